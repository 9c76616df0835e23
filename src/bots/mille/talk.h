// The roads that a thief names when he talks about the ambush, each by his own idea of honesty.
#pragma once

#include "base/rng.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// A thief's way with the truth.
struct Tongue {
  enum class Lies : std::uint8_t {
    babble,   // any road, true or not
    plain,    // a road where he might wait as well
    cunning,  // one that keeps the noble away from there, so that he rather comes to him
  };
  Lies lies = Lies::babble;
  double word = 0;  // how often he tells the truth, if he does not babble
};

// Where he says that he waits, while his compasses point to `own`: one of them, or somewhere else.
// The view is a thief's in the phase of the ambushes.
Road claim(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng);

// Where he would like to see another thief.
Road proposal(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng);

}  // namespace noblesse::mille

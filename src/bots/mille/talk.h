// The roads that a thief names when they talk about the ambush, each by their own idea of honesty.
#pragma once

#include "base/rng.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// A thief's way with the truth.
struct Tongue {
  enum class Lies : std::uint8_t {
    babble,   // any road, true or not
    plain,    // a road where they might wait as well
    cunning,  // one that keeps the noble away from there, and so brings them here
  };
  Lies lies = Lies::babble;
  double word = 0;  // how often they tell the truth, if they do not babble
};

// Where they say that they wait, while their compasses point to `own`: one of them, or somewhere
// else. The view is a thief's in the phase of the ambushes.
Road claim(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng);

// Where they would like to see another thief.
Road proposal(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng);

}  // namespace noblesse::mille

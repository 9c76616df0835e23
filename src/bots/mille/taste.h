// What a player likes, whatever else would be good for them: how much rather they do a thing than
// somebody of the same judgement without such likings. 1 is neither more nor less.
#pragma once

#include "bots/policy.h"
#include "games/mille/view.h"

namespace noblesse::mille {

struct Taste {
  double alone = 1;    // rather than with the escort (M6)
  double task = 1;     // one that is offered, rather than to leave it (M11)
  double cruel = 1;    // an ambush where it costs most, compared with one where it costs least (M9)
  double patient = 1;  // an ambush on a road that does not begin where the noble is (M5)
};

// The policy of the view's seat, leaning as the taste says. What was out of the question stays so.
void lean(const Taste& taste, const Rules& rules, const View& view, Policy<Decision>& policy);

}  // namespace noblesse::mille

// What a lord likes, whatever else would be good for them: how much rather they do a thing than
// somebody of the same judgement without such likings. 1 is neither more nor less.
#pragma once

#include "bots/policy.h"
#include "games/adel/view.h"

namespace noblesse::adel {

struct Taste {
  double auction = 1;  // rather than the castle
  double exhibit = 1;
  double thief = 1;  // in both houses
  double detective = 1;
  double dear = 1;       // their highest check, compared with their lowest
  double splendour = 1;  // their largest exhibition, compared with their smallest
};

// The policy of the view's seat, leaning as the taste says. What was out of the question stays so.
void lean(const Taste& taste, const View& view, Policy<Decision>& policy);

}  // namespace noblesse::adel

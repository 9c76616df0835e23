// The noble as a novice, who does not plan but goes on from city to city: how likely they come to
// travel a whole journey.
#pragma once

#include "bots/mille/players.h"
#include "bots/mille/trip.h"

namespace noblesse::mille {

class NoviceWay {
 public:
  // The view is the noble's, from before they choose their escort.
  NoviceWay(const Rules& rules, const View& view);

  double chance_of(const Way& roads, Road escort);

 private:
  bool go(View& view, Road road) const;

  const Rules& rules_;
  Policy<Decision> escorts_;

  // The last journey, since many begin in the same way: before its r-th road they saw this and
  // would choose so.
  Way roads_;
  std::array<View, kMaxJourney> seen_;
  std::array<Policy<Decision>, kMaxJourney> choices_;
};

}  // namespace noblesse::mille

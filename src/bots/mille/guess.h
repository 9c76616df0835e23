// The turn as a small game between the noble and the thieves, solved roughly: the noble leans to
// journeys that pay and look safe, the thieves to roads that the noble leans to and loses most on.
#pragma once

#include "bots/mille/journey.h"

namespace noblesse::mille {

using PerRoad = std::array<double, kMaxRoads>;

struct Guess {
  PerRoad waits{};  // how likely a thief's compass points to this road
  PerRoad booty{};  // what an ambush there brings the thief, in points
};

// The turn as it looked before anybody had chosen, from where the noble began it; what they hold
// and what lies on the map is taken as it is now.
Guess guess_turn(const Rules& rules, const View& view, const Distances& distances);

// How dangerous roads are for the noble.
struct Danger {
  PerRoad robbed{};  // how likely somebody lies in wait there
  PerRoad thanks{};  // what the thieves' points are expected to cost them there
};

// With thieves that have shown `shown` of their compasses and wait with the others as given.
Danger danger(const Rules& rules, const View& view, const std::array<Roads, kMaxPlayers>& shown,
              const PerRoad& waits);

// What the noble expects to lose on the r-th road of a journey that no escort guards.
inline double risk(const Journey& journey, std::size_t r, const Danger& danger) {
  const Road road = journey.roads[r];
  return danger.robbed[road] * journey.at_stake[r] + danger.thanks[road];
}

// What a journey brings the noble with an escort on that road; kNone: alone (M6).
double prospect(const Journey& journey, Road escort, const Danger& danger);

}  // namespace noblesse::mille

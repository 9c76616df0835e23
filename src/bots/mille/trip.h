// One journey of the noble as it would really go: what they take up on the way, what thieves take
// from them where, and everybody's chances in the end. Their further thoughts on the way are left
// out: they travel as planned whatever happens.
#pragma once

#include <span>

#include "bots/mille/fortune.h"
#include "bots/mille/journey.h"

namespace noblesse::mille {

// A thief on the r-th road of a trip, unguarded.
struct Ambush {
  std::uint8_t road = 0;
  Seat thief = 0;
};

class Trips {
 public:
  Trips(const Rules& rules, const View& view, const Distances& distances);

  // Everybody's chance to win if the noble travels these roads from there and is ambushed so.
  PerPlayer worth(const Outset& outset, const Way& roads, std::span<const Ambush> ambushes) const;

 private:
  const Rules& rules_;
  const Distances& distances_;
  Standing before_;
  Seat noble_;
};

}  // namespace noblesse::mille

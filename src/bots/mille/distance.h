// How far it is from city to city, in roads on the shortest way.
#pragma once

#include "games/mille/tables.h"

namespace noblesse::mille {

class Distances {
 public:
  explicit Distances(const Tables& tables);

  // kNone where there is no way.
  int between(City from, City to) const { return roads_[from][to]; }

 private:
  std::array<std::array<std::uint8_t, kMaxCities>, kMaxCities> roads_{};
};

}  // namespace noblesse::mille

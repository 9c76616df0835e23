#include "bots/mille/distance.h"

namespace noblesse::mille {

Distances::Distances(const Tables& tables) {
  for (City start = 0; start < tables.cities; ++start) {
    auto& roads = roads_[start];
    roads.fill(kNone);
    roads[start] = 0;
    std::array<City, kMaxCities> reached{start};
    std::size_t n = 1;
    for (std::size_t i = 0; i < n; ++i) {
      const City city = reached[i];
      for (const int road : members(tables.roads_at[city])) {
        const City next = other_end(tables, static_cast<Road>(road), city);
        if (roads[next] != kNone) continue;
        roads[next] = static_cast<std::uint8_t>(roads[city] + 1);
        reached[n++] = next;
      }
    }
  }
}

}  // namespace noblesse::mille

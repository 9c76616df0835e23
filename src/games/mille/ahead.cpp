#include "games/mille/ahead.h"

#include <algorithm>

namespace noblesse::mille {
namespace {

static_assert(kMaxCities <= 32);

Roads used_roads(const View& view) {
  Roads used = 0;
  for (std::uint8_t r = 0; r < view.travelled; ++r) used |= bit<Roads>(view.journey[r]);
  return used;
}

Roads roads_from(const Tables& tables, City city, Roads used) {
  return tables.roads_at[city] & ~used;
}

// The shortest way to a city uses no road twice, so each city need be looked at only once.
Reach reach_from(const Tables& tables, City from, Roads used, int roads) {
  Reach reach{};
  reach[0] = bit<CitySet>(from);
  CitySet found = reach[0];
  for (std::size_t gone = 0; gone < static_cast<std::size_t>(roads); ++gone) {
    for (const int member : members(reach[gone])) {
      const auto city = static_cast<City>(member);
      for (const int road : members(roads_from(tables, city, used))) {
        reach[gone + 1] |= bit<CitySet>(other_end(tables, static_cast<Road>(road), city));
      }
    }
    reach[gone + 1] &= ~found;
    found |= reach[gone + 1];
  }
  return reach;
}

}  // namespace

Reach reach(const Rules& rules, const View& view) {
  const Tables& tables = rules.tables;
  const bool chosen = view.escorted || view.alone;
  const int roads = chosen ? view.left : std::max(tables.roads_alone, tables.roads_escorted);
  return reach_from(tables, view.city[view.noble], used_roads(view), roads);
}

Roads roads_ahead(const Rules& rules, const View& view) {
  if (view.phase != Phase::go) return 0;
  return roads_from(rules.tables, view.city[view.noble], used_roads(view));
}

Tasks in_reach_after(const Rules& rules, const View& view, Road road) {
  const City next = other_end(rules.tables, road, view.city[view.noble]);
  const Reach beyond =
      reach_from(rules.tables, next, used_roads(view) | bit<Roads>(road), view.left - 1);
  Tasks tasks = 0;
  for (std::size_t gone = 1; gone < beyond.size(); ++gone) {
    for (const int city : members(beyond[gone])) {
      tasks |= rules.tables.tasks_to[static_cast<std::size_t>(city)];
    }
  }
  return tasks & view.tasks[view.noble];
}

}  // namespace noblesse::mille

// An edition written down again: the same for every file that says the same.
#include <map>

#include "match/mille/edition.h"

namespace noblesse::mille {
namespace {

json::array write_cities(const Edition& edition) {
  json::array cities;
  for (const CityPlace& city : edition.cities) {
    cities.push_back(json::object{{"name", city.name}, {"x", city.x}, {"y", city.y}});
  }
  return cities;
}

json::array write_roads(const Edition& edition) {
  json::array roads;
  for (std::size_t road = 0; road < edition.roads.size(); ++road) {
    const RoadSign& sign = edition.roads[road];
    const auto& [one, other] = edition.tables.ends[road];
    roads.push_back(
        json::object{{"letter", std::string(1, sign.letter)},
                     {"name", sign.name},
                     {"ends", json::array{edition.cities[one].name, edition.cities[other].name}},
                     {"color", sign.color}});
  }
  return roads;
}

// The colours that roads have; what another one would cost plays no part.
json::object write_loss(const Edition& edition) {
  std::map<std::string, int> by_color;
  for (std::size_t road = 0; road < edition.roads.size(); ++road) {
    by_color[edition.roads[road].color] = edition.tables.loss[road];
  }
  json::object loss;
  for (const auto& [color, tasks] : by_color) loss[color] = tasks;
  return loss;
}

json::array write_tasks(const Edition& edition) {
  json::array tasks;
  for (std::size_t task = 0; task < edition.tasks.size(); ++task) {
    tasks.push_back(json::object{{"id", edition.tasks[task]},
                                 {"from", edition.cities[edition.tables.from[task]].name},
                                 {"to", edition.cities[edition.tables.to[task]].name},
                                 {"points", edition.tables.points[task]}});
  }
  return tasks;
}

}  // namespace

json::object write_edition(const Edition& edition) {
  const Tables& tables = edition.tables;
  return {{"game", "mille"},
          {"edition", edition.id},
          {"title", edition.title},
          {"players", json::array{tables.min_players, tables.max_players}},
          {"cities", write_cities(edition)},
          {"roads", write_roads(edition)},
          {"loss", write_loss(edition)},
          {"tasks", write_tasks(edition)},
          {"hand_limit", tables.hand_limit},
          {"board_tasks", tables.board_tasks},
          {"booty", tables.booty},
          {"goal", tables.goal},
          {"roads_escorted", tables.roads_escorted},
          {"roads_alone", tables.roads_alone}};
}

}  // namespace noblesse::mille

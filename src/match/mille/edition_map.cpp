// The map: cities, roads, and whether a noble can travel on it.
#include <algorithm>

#include "match/mille/edition_parts.h"
#include "match/text.h"

namespace noblesse::mille {
namespace {

constexpr int kMapEdge = 100;
constexpr int kFewestRoads = 2;  // at a city, and for the two compasses of M17
constexpr std::size_t kMostColors = 16;

void read_cities(const Entry& cities, Edition& edition) {
  const std::size_t before = cities.faults();
  Unique<std::string> names("no two cities share a name");
  Unique<std::pair<int, int>> spots("no two cities lie on one spot of the map",
                                    "lies on the spot of ");
  std::vector<CityPlace> places;
  for (const Entry& entry : cities.list(2, kMaxCities)) {
    if (!entry.keys({"name", "x", "y"})) continue;
    const auto name = entry["name"].line(kLongestName);
    if (name) names.add(entry["name"], *name);
    if (name && name->contains(',')) {
      entry["name"].must_be("without a comma, since commas part the tasks of a list");
    }
    const auto x = entry["x"].whole(0, kMapEdge);
    const auto y = entry["y"].whole(0, kMapEdge);
    if (x && y) spots.add(entry, {*x, *y});
    places.push_back({name.value_or(""), x.value_or(0), y.value_or(0)});
  }
  if (cities.absent() || cities.faults() > before) return;
  edition.cities = std::move(places);
  edition.tables.cities = static_cast<std::uint8_t>(edition.cities.size());
}

struct Loss {
  std::string color;
  int tasks = 0;
};

// What each colour costs (M9).
std::vector<Loss> read_losses(const Entry& loss, const Edition& edition) {
  const std::size_t before = loss.faults();
  const int most = edition.tables.hand_limit;
  std::vector<Loss> losses;
  const auto members = loss.members();
  for (const auto& [color, entry] : members) {
    if (!printable(color) || color.empty() || characters(color) > kLongestName) {
      entry.fault("is no name of a colour");
    }
    const auto tasks = entry.whole(0, most == 0 ? kMaxTasks : most);
    if (tasks) losses.push_back({color, *tasks});
  }
  if (!loss.absent() && loss.faults() == before &&
      (members.empty() || members.size() > kMostColors)) {
    loss.fault("has " + std::to_string(members.size()) + " colours, must have 1 to " +
               std::to_string(kMostColors));
  }
  if (loss.faults() > before) losses.clear();
  return losses;
}

struct RoadRead {
  RoadSign sign;
  std::array<City, 2> ends{};
  int loss = 0;
};

std::optional<std::array<City, 2>> read_ends(const Entry& ends, const Edition& edition) {
  const std::size_t before = ends.faults();
  std::vector<City> cities;
  for (const Entry& end : ends.list(2, 2)) {
    cities.push_back(read_city(end, edition).value_or(0));
  }
  if (ends.absent() || ends.faults() > before) return {};
  if (cities[0] == cities[1]) {
    ends.fault("are the same city; a road leads to another one (M7)");
    return {};
  }
  return std::array{cities[0], cities[1]};
}

// The road's colour and what it costs a noble.
std::optional<Loss> read_color(const Entry& color, const std::vector<Loss>& losses) {
  const auto name = color.line(kLongestName);
  if (!name || losses.empty()) return {};  // then the faults of `loss` have been noted
  const auto loss = std::ranges::find(losses, *name, &Loss::color);
  if (loss != losses.end()) return *loss;
  std::vector<std::string_view> known;
  for (const Loss& each : losses) known.push_back(each.color);
  color.fault("is " + quote(*name) + ", must be a colour that loss names" +
              did_you_mean(*name, known));
  return {};
}

// M7: they must be able to travel on from every city, and to come to every city.
void check_travel(const Entry& cities, const Entry& roads, const Edition& edition) {
  const Tables& tables = edition.tables;
  const auto names = cities.list(0, kMaxCities);
  using Cities = std::uint32_t;
  Cities left = 0;  // cities with roads that are in none of the parts found so far
  for (int city = 0; city < tables.cities; ++city) {
    const int here = count(tables.roads_at[static_cast<unsigned>(city)]);
    if (here > 0) left |= bit<Cities>(city);
    if (here >= kFewestRoads) continue;
    names[static_cast<unsigned>(city)].fault(
        quote(edition.cities[static_cast<unsigned>(city)].name) + " has " + std::to_string(here) +
        (here == 1 ? " road" : " roads") + ", must have at least " + std::to_string(kFewestRoads) +
        ": a noble who comes there travels on by another (M7)");
  }
  Cities mainland = 0;
  const Cities all = left;
  while (left != 0) {
    Cities part = bit<Cities>(lowest(left));
    for (Cities reached = 0; reached != part;) {
      reached = part;
      for (unsigned road = 0; road < tables.roads; ++road) {
        const Cities ends = bit<Cities>(tables.ends[road][0]) | bit<Cities>(tables.ends[road][1]);
        if ((ends & reached) != 0) part |= ends;
      }
    }
    if (count(part) > count(mainland)) mainland = part;
    left &= ~part;
  }
  std::vector<std::string> cut_off;
  for (const int city : members(all & ~mainland)) {
    cut_off.push_back(edition.cities[static_cast<unsigned>(city)].name);
  }
  if (cut_off.empty()) return;
  roads.fault("do not join all cities: no way leads from " +
              edition.cities[static_cast<unsigned>(lowest(mainland))].name + " to " +
              enumerate(cut_off) + " (M7)");
}

}  // namespace

std::optional<City> read_city(const Entry& name, const Edition& edition) {
  const auto text = name.line(kLongestName);
  if (!text) return {};
  const auto city = std::ranges::find(edition.cities, *text, &CityPlace::name);
  if (city != edition.cities.end()) return static_cast<City>(city - edition.cities.begin());
  std::vector<std::string_view> known;
  for (const CityPlace& place : edition.cities) known.push_back(place.name);
  name.fault("is " + quote(*text) + ", must be one of the cities" + did_you_mean(*text, known));
  return {};
}

void read_map(const Entry& file, Edition& edition) {
  const std::size_t before = file.faults();
  read_cities(file["cities"], edition);
  const std::vector<Loss> losses = read_losses(file["loss"], edition);
  Unique<char> letters("no two roads share a letter (M5)");
  std::vector<RoadRead> read;
  const Entry roads = file["roads"];
  for (const Entry& entry : roads.list(kFewestRoads, kMaxRoads)) {
    if (!entry.keys({"letter", "name", "ends", "color"})) continue;
    const auto letter = entry["letter"].letter('Z');
    if (letter) letters.add(entry["letter"], *letter);
    const auto name = entry["name"].line(kLongestName);
    const auto loss = read_color(entry["color"], losses);
    if (edition.cities.empty()) continue;  // their faults have been noted
    const auto ends = read_ends(entry["ends"], edition);
    if (!letter || !name || !loss || !ends) continue;
    read.push_back({{*letter, *name, loss->color}, *ends, loss->tasks});
  }
  if (file.faults() > before || edition.cities.empty() || losses.empty() || read.empty()) return;

  std::ranges::sort(read, {}, [](const RoadRead& road) { return road.sign.letter; });
  Tables& tables = edition.tables;
  for (RoadRead& road : read) {
    const std::size_t index = edition.roads.size();
    tables.ends[index] = road.ends;
    tables.loss[index] = static_cast<std::uint8_t>(road.loss);
    for (const City city : road.ends) tables.roads_at[city] |= bit<Roads>(static_cast<int>(index));
    edition.roads.push_back(std::move(road.sign));
  }
  tables.roads = static_cast<std::uint8_t>(edition.roads.size());
  check_travel(file["cities"], roads, edition);
}

}  // namespace noblesse::mille

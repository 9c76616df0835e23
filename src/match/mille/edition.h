// An edition of Mille Grazie with its names, as it stands in a data file.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "games/mille/tables.h"
#include "match/fault.h"
#include "match/json.h"

namespace noblesse::mille {

struct CityPlace {
  std::string name;
  int x = 0;  // where it lies on the map, 0 to 100 from the left
  int y = 0;  // and from the top

  friend bool operator==(const CityPlace&, const CityPlace&) = default;
};

struct RoadSign {
  char letter = 'A';
  std::string name;
  std::string color;

  friend bool operator==(const RoadSign&, const RoadSign&) = default;
};

struct Edition {
  std::string id;
  std::string title;
  std::string hash;  // of all that follows, and of id and title (match/edition_hash.h)
  Tables tables{};
  std::vector<CityPlace> cities;   // by City
  std::vector<RoadSign> roads;     // by Road: ascending letters
  std::vector<std::string> tasks;  // by Task: ascending ids, "Milano-Genova"

  friend bool operator==(const Edition&, const Edition&) = default;
};

// Reads an edition and checks everything a rule relies on (M1 to M3, M6, M7, M9, M12, M15).
std::expected<Edition, Faults> read_edition(const json::value& document);

// The edition as a file: read again, it is the same one. Files that say the same are written alike.
json::object write_edition(const Edition& edition);

}  // namespace noblesse::mille

// An edition of Adel Verpflichtet with its names, as it stands in a data file.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "games/adel/tables.h"
#include "match/fault.h"
#include "match/json.h"

namespace noblesse::adel {

struct Series {
  char letter = 'A';
  std::string name;
  std::string icon;  // the name of its picture; may be empty

  friend bool operator==(const Series&, const Series&) = default;
};

struct Object {
  std::string id;  // letter and year: "B1660" (A3)
  std::string name;
  int year = 0;

  friend bool operator==(const Object&, const Object&) = default;
};

struct Castle {
  std::string name;
  int first_space = 0;
  int spaces = 0;

  friend bool operator==(const Castle&, const Castle&) = default;
};

struct Edition {
  std::string id;
  std::string title;
  std::string hash;  // of all that follows, and of id and title (match/edition_hash.h)
  Tables tables{};
  std::vector<std::string> colors;  // by Color
  std::vector<Series> series;       // from A on
  std::vector<Object> objects;      // by Card: the oldest first
  std::vector<int> checks;          // by Check: the value in thousands, ascending
  std::vector<int> thieves;         // by Thief: the years of experience, ascending
  std::vector<Castle> castles;      // the club first
  int table_seats = 0;

  friend bool operator==(const Edition&, const Edition&) = default;
};

// Reads an edition and checks everything a rule relies on (A1 to A5, A13, A14, A20).
std::expected<Edition, Faults> read_edition(const json::value& document);

// The edition as a file: read again, it is the same one. Files that say the same are written alike.
json::object write_edition(const Edition& edition);

}  // namespace noblesse::adel

// A game written down: it replays without any random numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "match/json.h"

namespace noblesse {

// How a game came out.
struct Outcome {
  std::vector<int> scores;   // final positions or points
  std::vector<int> places;   // 1 for the winner, equal where shared
  std::vector<int> winners;  // seats

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Record {
  static constexpr int kVersion = 1;

  std::string game;
  std::string edition;
  std::string edition_hash;  // empty in records that do not say it
  int players = 0;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> colors;  // adel
  std::optional<int> first;         // mille
  std::vector<std::string> deck;
  std::vector<std::string> moves;  // "0 castle", "* lose Milano-Genova"
  std::optional<Outcome> result;
  json::object rest;  // every other key, kept as it was
};

Result<Record> read_record(const json::value& document);
Result<Record> read_record(std::string_view text);

json::object write_record(const Record& record);
json::object write_outcome(const Outcome& outcome);

}  // namespace noblesse

// What a new game is asked for, before anything is checked.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/json.h"

namespace noblesse {

struct Setup {
  std::string game{};  // "adel" or "mille"
  int players = 0;
  std::string edition{};                         // empty: the built-in one
  std::string edition_hash{};                    // empty: whichever has that name
  std::map<std::string, std::string> options{};  // "variant": "surprise"
  std::optional<std::uint64_t> seed{};           // decides what is not given below
  std::vector<std::string> deck{};    // object or task ids; empty: shuffled from the seed
  std::vector<std::string> colors{};  // adel; empty: drawn from the seed
  std::optional<int> first{};         // mille: who begins as the noble
  bool manual_chance = false;         // chance events wait to be told
  json::object rest{};                // further keys for the record: names, date, site…
};

}  // namespace noblesse

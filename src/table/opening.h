// What a table opens when a game is over, and whether it keeps what was promised.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"
#include "match/record.h"
#include "match/shelf.h"
#include "table/fair_shuffle.h"

namespace noblesse {

// The record's "fair".
struct Opening {
  std::string table_id;
  std::uint32_t game_number = 0;
  std::string commitment;            // as it was published before the deal
  std::string seed;                  // 64 hexadecimal digits
  std::vector<std::string> numbers;  // the players' own, by seat; empty: none
  // What the tasks of each "* lose" were drawn from, in the order of the record. The moves tell it
  // too, but only to somebody who knows the rules.
  std::vector<std::vector<std::string>> held;
};

json::object write_opening(const Opening& opening);
// Errors begin with the path: "fair.numbers[2]: …".
Result<Opening> read_opening(const json::value& fair);

// Opens the shuffle of this game.
Result<Opening> open_shuffle(const Shelf& shelf, const FairShuffle& shuffle, const Record& record);

// Whether the commitment holds, and the colours, the deck and every chance event of the record are
// the promised ones. The error begins with the part that is not: "fair.commitment: …",
// "colors[1]: …", "deck[7]: …", "moves[31]: …".
Result<void> verify(const Shelf& shelf, const Opening& opening, const Record& record);

}  // namespace noblesse

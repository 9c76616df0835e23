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

// The key of a record whose first noble was drawn, as M19 has it where nobody chooses.
inline constexpr std::string_view kFirstDrawn = "first_drawn";

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

// What was promised and whether it was kept, step by step (table/examine.h takes all of them). An
// error begins with the part that is not as promised: "fair.commitment: …", "colors[1]: …",
// "first: …", "deck[7]: …", "moves[31]: …".
//
// The shuffle that was opened, if its seed is the one of the commitment.
Result<FairShuffle> opened_shuffle(const Opening& opening);
// Whether the colours, a drawn first noble and the deck are the promised ones.
Result<void> keeps_deal(const Shelf& shelf, const FairShuffle& shuffle, const Record& record);
// Whether every chance event is, up to the first illegal move; how many there are.
Result<std::size_t> keeps_chance(const Shelf& shelf, const FairShuffle& shuffle,
                                 const Opening& opening, const Record& record);

}  // namespace noblesse

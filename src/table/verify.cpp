// Opening a shuffle, and checking one that somebody opened.
#include "base/hex.h"
#include "match/pieces.h"
#include "match/text.h"
#include "table/opening.h"

namespace noblesse {
namespace {

std::string item(std::string_view list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

// Only the promised one is quoted: it is ours, and as short as the edition's names.
std::unexpected<Error> broken(const std::string& part, std::string_view promised) {
  return fail(part + ": is not the promised " + std::string(promised));
}

Result<void> keeps(std::string_view part, const std::vector<std::string>& given,
                   const std::vector<std::string>& promised) {
  if (given.size() != promised.size()) {
    return fail(std::string(part) + ": has " + std::to_string(given.size()) +
                " entries, must have " + std::to_string(promised.size()));
  }
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i] != promised[i]) return broken(item(part, i), promised[i]);
  }
  return {};
}

// M19: a host may have chosen the first noble; then nothing was promised about them.
bool was_first_drawn(const Record& record) {
  const json::value* drawn = record.rest.if_contains(kFirstDrawn);
  return drawn != nullptr && drawn->is_bool() && drawn->get_bool();
}

// Plays the record up to its first illegal move, and shows the index of every move that chance has
// to make, with what it is drawn from, before it is made. Whether it came to the end of the game.
template <class Visit>
Result<bool> for_each_chance(const Shelf& shelf, const Record& record, Visit visit) {
  auto start = replay(shelf, record, 0);
  if (!start) return std::unexpected(start.error().error);
  Match& match = **start;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (const auto due = match.chance_due()) {
      if (Result<void> visited = visit(i, *due); !visited) return std::unexpected(visited.error());
    }
    if (!take_move(match, record.moves[i])) return false;
  }
  return match.summary().over;
}

Result<FairShuffle> shuffle_of(const Opening& opening) {
  const auto seed = read_hex<Seed{}.size()>(opening.seed);
  if (!seed) {
    return fail("fair.seed: " + quote(opening.seed) +
                " is no seed; 64 of the digits 0-9 and a-f are one");
  }
  FairShuffle shuffle(opening.table_id, opening.game_number, *seed);
  if (opening.numbers.size() > kMaxSeats) {
    return fail("fair.numbers: has " + std::to_string(opening.numbers.size()) +
                " entries, must have at most " + std::to_string(kMaxSeats));
  }
  for (std::size_t seat = 0; seat < opening.numbers.size(); ++seat) {
    const auto added = shuffle.add_number(static_cast<Seat>(seat), opening.numbers[seat]);
    if (!added) return fail(item("fair.numbers", seat) + ": " + added.error().message);
  }
  return shuffle;
}

Error wrong_count(const Opening& opening) {
  return {"fair.held: has " + std::to_string(opening.held.size()) +
          " entries, must have one for each loss"};
}

// The chance event that is the move with this index. `losses` counts those that are a loss.
Result<void> keeps_event(const FairShuffle& shuffle, const Opening& opening, const Record& record,
                         std::size_t move, const ChanceDue& due, std::size_t& losses) {
  if (const std::string promised = "* " + shuffle.decide(due, move);
      record.moves[move] != promised) {
    return broken(item("moves", move), promised);
  }
  if (due.kind != "lose") return {};
  const std::size_t loss = losses++;
  if (loss >= opening.held.size()) return std::unexpected(wrong_count(opening));
  if (opening.held[loss] != due.from) {
    return fail(item("fair.held", loss) + ": is not what the noble held, which was " +
                join(due.from, ","));
  }
  return {};
}

}  // namespace

Result<Opening> open_shuffle(const Shelf& shelf, const FairShuffle& shuffle, const Record& record) {
  const FairInputs& inputs = shuffle.inputs();
  Opening opening;
  opening.table_id = inputs.table_id;
  opening.game_number = inputs.game_number;
  opening.commitment = shuffle.commitment();
  opening.seed = write_hex(inputs.seed);
  opening.numbers.assign(inputs.numbers.begin(), inputs.numbers.end());
  while (opening.numbers.size() > static_cast<std::size_t>(record.players) &&
         opening.numbers.back().empty()) {
    opening.numbers.pop_back();
  }
  const auto played = for_each_chance(shelf, record, [&](std::size_t, const ChanceDue& due) {
    if (due.kind == "lose") opening.held.push_back(due.from);
    return Result<void>();
  });
  if (!played) return std::unexpected(played.error());
  return opening;
}

Result<FairShuffle> opened_shuffle(const Opening& opening) {
  Result<FairShuffle> shuffle = shuffle_of(opening);
  if (!shuffle) return shuffle;
  if (const std::string commitment = shuffle->commitment(); opening.commitment != commitment) {
    return fail("fair.commitment: is not that of this seed, table and game number, which is " +
                commitment);
  }
  return shuffle;
}

Result<void> keeps_deal(const Shelf& shelf, const FairShuffle& shuffle, const Record& record) {
  const auto dealt = shuffle.deal(shelf, record.game, record.edition, record.players);
  if (!dealt) return std::unexpected(dealt.error());
  if (auto kept = keeps("colors", record.colors, dealt->colors); !kept) return kept;
  if (was_first_drawn(record) && record.first != dealt->first) {
    return broken("first", std::to_string(dealt->first.value_or(0)));
  }
  return keeps("deck", record.deck, dealt->deck);
}

Result<std::size_t> keeps_chance(const Shelf& shelf, const FairShuffle& shuffle,
                                 const Opening& opening, const Record& record) {
  std::size_t events = 0;
  std::size_t losses = 0;
  const auto kept = for_each_chance(shelf, record, [&](std::size_t i, const ChanceDue& due) {
    ++events;
    return keeps_event(shuffle, opening, record, i, due, losses);
  });
  if (!kept) return std::unexpected(kept.error());
  // A game that was cut short has seen only some of them.
  if (*kept && losses != opening.held.size()) return std::unexpected(wrong_count(opening));
  return events;
}

}  // namespace noblesse

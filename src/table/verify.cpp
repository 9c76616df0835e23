// Opening a shuffle, and checking one that somebody opened.
#include <algorithm>
#include <charconv>

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

// The move is known to be legal, so it is a seat or *, a blank and words.
Result<void> take(Match& match, const std::string& move) {
  const std::size_t blank = move.find(' ');
  const std::string_view words = std::string_view(move).substr(blank + 1);
  if (move[0] == '*') return match.chance(words);
  Seat seat = kNobody;
  std::from_chars(move.data(), move.data() + blank, seat);
  return match.act(seat, words);
}

// Plays the record, and shows the index of every move that chance has to make, with what it is
// drawn from, before it is made. An illegal move is named only where nothing before it was refused.
template <class Visit>
Result<void> for_each_chance(const Shelf& shelf, const Record& record, Visit visit) {
  const auto whole = replay(shelf, record);
  auto start = replay(shelf, record, 0);
  if (!start) return std::unexpected(start.error().error);
  Match& match = **start;
  const std::size_t end = record.moves.size();
  const std::size_t illegal = whole ? end : whole.error().move.value_or(end);
  for (std::size_t i = 0; i < end; ++i) {
    if (const auto due = match.chance_due()) {
      if (Result<void> visited = visit(i, *due); !visited) return visited;
    }
    if (i == illegal) return fail(item("moves", i) + ": " + whole.error().error.message);
    if (Result<void> taken = take(match, record.moves[i]); !taken) return taken;
  }
  if (!whole) return std::unexpected(whole.error().error);
  return {};
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

std::unexpected<Error> wrong_count(const Opening& opening) {
  return fail("fair.held: has " + std::to_string(opening.held.size()) +
              " entries, must have one for each loss");
}

// The chance event that is the move with this index. `losses` counts those that are a loss.
Result<void> keeps_chance(const FairShuffle& shuffle, const Opening& opening, const Record& record,
                          std::size_t move, const ChanceDue& due, std::size_t& losses) {
  if (const std::string promised = "* " + shuffle.decide(due, move);
      record.moves[move] != promised) {
    return broken(item("moves", move), promised);
  }
  if (due.kind != "lose") return {};
  const std::size_t loss = losses++;
  if (loss >= opening.held.size()) return wrong_count(opening);
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

Result<void> verify(const Shelf& shelf, const Opening& opening, const Record& record) {
  const Result<FairShuffle> shuffle = shuffle_of(opening);
  if (!shuffle) return std::unexpected(shuffle.error());
  if (const std::string commitment = shuffle->commitment(); opening.commitment != commitment) {
    return fail("fair.commitment: is not that of this seed, table and game number, which is " +
                commitment);
  }
  const auto dealt = shuffle->deal(shelf, record.game, record.edition, record.players);
  if (!dealt) return std::unexpected(dealt.error());
  if (auto kept = keeps("colors", record.colors, dealt->colors); !kept) return kept;
  if (auto kept = keeps("deck", record.deck, dealt->deck); !kept) return kept;

  std::size_t losses = 0;
  auto kept = for_each_chance(shelf, record, [&](std::size_t i, const ChanceDue& due) {
    return keeps_chance(*shuffle, opening, record, i, due, losses);
  });
  if (kept && losses != opening.held.size()) return wrong_count(opening);
  return kept;
}

}  // namespace noblesse

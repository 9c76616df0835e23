#include "store/store.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "store/checks.h"
#include "store/ledger.h"
#include "store/orders.h"
#include "store/statements.h"

namespace noblesse::store {
namespace {

// Reads the cells of a row from left to right.
class Reader {
 public:
  explicit Reader(Row& row) : row_(row) {}

  std::string text() { return std::move(std::get<std::string>(next())); }
  std::int64_t number() { return std::get<std::int64_t>(next()); }
  double real() { return std::get<double>(next()); }
  bool flag() { return number() != 0; }
  std::optional<std::string> maybe_text() {
    Cell& cell = next();
    if (std::holds_alternative<std::monostate>(cell)) return std::nullopt;
    return std::move(std::get<std::string>(cell));
  }
  std::optional<std::int64_t> maybe_number() {
    const Cell& cell = next();
    if (std::holds_alternative<std::monostate>(cell)) return std::nullopt;
    return std::get<std::int64_t>(cell);
  }
  std::optional<Strength> maybe_strength() {
    const Cell& mu = next();
    const Cell& sigma = next();
    if (std::holds_alternative<std::monostate>(mu)) return std::nullopt;
    return Strength{std::get<double>(mu), std::get<double>(sigma)};
  }

 private:
  Cell& next() { return row_.at(at_++); }

  Row& row_;
  std::size_t at_ = 0;
};

// In braces, what is listed is read from left to right.
TableRow table_row(Reader r) {
  return {r.text(),   r.text(), r.text(), r.text(), r.text(),  r.text(),
          r.number(), r.text(), r.flag(), r.text(), r.number()};
}
Member member_row(Reader r) { return {r.text(), r.text(), r.maybe_number(), r.flag(), r.number()}; }
Person person_row(Reader r) {
  return {r.text(), r.text(), r.maybe_text(), r.number(), r.maybe_text()};
}
Session session_row(Reader r) { return {r.text(), r.text(), r.number(), r.number(), r.text()}; }
Game game_row(Reader r) {
  return {r.text(), r.number(), r.text(), r.number(), r.flag(), r.text(), {}};
}
GameSeat game_seat_row(Reader r) {
  return {r.maybe_text().value_or(""), r.maybe_text().value_or(""), r.number(), r.maybe_strength(),
          r.maybe_strength()};
}
Rating rating_row(Reader r) {
  return {r.text(), r.text(), r.number(), Strength{r.real(), r.real()}, r.number()};
}

// The rows of an answer, each read by `read`. What a database returns that no statement of ours
// could have written (somebody changed the columns) is an error, not the end of the program.
template <class Read>
auto ask(Ledger& ledger, const Statement& statement, const std::vector<Cell>& cells, Read read)
    -> Result<std::vector<decltype(read(std::declval<Reader>()))>> {
  // Nothing is kept under a name that is no text.
  for (const Cell& cell : cells) {
    const auto* text = std::get_if<std::string>(&cell);
    if (text != nullptr && !check_text("a key", *text)) return {};
  }
  auto rows = ledger.ask(statement, cells);
  if (!rows) return std::unexpected(as_error(rows.error(), "the store cannot be read"));
  std::vector<decltype(read(std::declval<Reader>()))> values;
  values.reserve(rows->size());
  try {
    for (Row& row : *rows) values.push_back(read(Reader(row)));
  } catch (const std::exception& fault) {
    return fail(
        std::string("a row of the store has not the columns that it should have: ") + fault.what(),
        {}, "damaged");
  }
  return values;
}

template <class Value>
Result<std::optional<Value>> first(Result<std::vector<Value>> values) {
  if (!values) return std::unexpected(std::move(values.error()));
  if (values->empty()) return std::nullopt;
  return std::move(values->front());
}

Result<void> add_seats(Ledger& ledger, Game& game) {
  auto seats = ask(ledger, kGameSeats, {game.table, game.number}, game_seat_row);
  if (!seats) return std::unexpected(std::move(seats.error()));
  game.seats = std::move(*seats);
  return {};
}

Result<std::vector<Game>> with_seats(Ledger& ledger, Result<std::vector<Game>> games) {
  if (!games) return games;
  for (Game& game : *games) {
    if (auto added = add_seats(ledger, game); !added) {
      return std::unexpected(std::move(added.error()));
    }
  }
  return games;
}

Result<std::vector<Line>> lines_after(Ledger& ledger, const std::string& table,
                                      std::int64_t after) {
  auto lines =
      ask(ledger, kLinesAfter, {table, after}, [](Reader r) { return Line{r.number(), r.text()}; });
  if (!lines) return lines;
  for (std::size_t i = 0; i < lines->size(); ++i) {
    const std::int64_t expected = after + 1 + static_cast<std::int64_t>(i);
    if ((*lines)[i].number != expected) {
      return fail("table " + table + " lacks line " + std::to_string(expected), {}, "damaged");
    }
  }
  return lines;
}

std::int64_t at_least_none(int limit) { return std::max(limit, 0); }

}  // namespace

Store::Store(std::unique_ptr<Ledger> ledger, Access access)
    : ledger_(std::move(ledger)), access_(access) {}

Store::~Store() = default;

Result<void> Store::write(std::span<const Deed> deeds) {
  if (access_ == Access::inspect) {
    return fail("the store was opened to inspect: nothing can be written", {}, "read_only");
  }
  const auto batch = to_orders(deeds);
  if (!batch) return std::unexpected(batch.error());
  if (batch->orders.empty()) return {};
  const auto applied = ledger_->apply(batch->orders);
  if (applied) return {};
  const Failure& failure = applied.error();
  if (!failure.order) return std::unexpected(as_error(failure, "nothing could be written"));
  return std::unexpected(refusal(deeds[batch->deed_of[*failure.order]], failure));
}

Result<std::optional<KeptTable>> Store::table(std::string_view id) {
  const std::string key(id);
  auto row = first(ask(*ledger_, kTable, {key}, table_row));
  if (!row) return std::unexpected(std::move(row.error()));
  if (!*row) return std::nullopt;
  auto snapshot = first(ask(*ledger_, kNewestSnapshot, {key},
                            [](Reader r) { return Snapshot{r.number(), r.text()}; }));
  if (!snapshot) return std::unexpected(std::move(snapshot.error()));
  const std::int64_t after = *snapshot ? (*snapshot)->up_to : 0;
  auto lines = lines_after(*ledger_, key, after);
  if (!lines) return std::unexpected(std::move(lines.error()));
  return KeptTable{std::move(**row), std::move(*snapshot), std::move(*lines)};
}

Result<std::vector<Line>> Store::lines(std::string_view table) {
  return lines_after(*ledger_, std::string(table), 0);
}

Result<void> Store::each_open_table(const std::function<Result<void>(KeptTable)>& visit) {
  auto ids = ask(*ledger_, kOpenTables, {}, [](Reader r) { return r.text(); });
  if (!ids) return std::unexpected(std::move(ids.error()));
  for (const std::string& id : *ids) {
    auto kept = table(id);
    if (!kept) return std::unexpected(std::move(kept.error()));
    if (!*kept) continue;
    if (auto visited = visit(std::move(**kept)); !visited) return visited;
  }
  return {};
}

Result<std::vector<Member>> Store::members(std::string_view table) {
  return ask(*ledger_, kMembers, {std::string(table)}, member_row);
}

Result<std::vector<Game>> Store::listed_games(int limit, const Mark& after) {
  return with_seats(*ledger_,
                    ask(*ledger_, kListedGames,
                        {at_least_none(limit), after.ms, after.id, after.number}, game_row));
}

Result<std::vector<Game>> Store::listed_games_of(std::string_view person, int limit,
                                                 const Mark& after) {
  return with_seats(
      *ledger_,
      ask(*ledger_, kListedGamesOf,
          {at_least_none(limit), after.ms, after.id, after.number, std::string(person)}, game_row));
}

Result<std::vector<Game>> Store::games_of(std::string_view person, int limit, const Mark& after) {
  return with_seats(
      *ledger_,
      ask(*ledger_, kGamesOf,
          {at_least_none(limit), after.ms, after.id, after.number, std::string(person)}, game_row));
}

Result<std::vector<PlaceCount>> Store::places_of(std::string_view person, int chairs) {
  return ask(*ledger_, kPlacesOf, {at_least_none(chairs), std::string(person)},
             [](Reader r) { return PlaceCount{r.text(), r.number(), r.number(), r.number()}; });
}

Result<std::optional<Game>> Store::game(std::string_view table, std::int64_t number) {
  return first(with_seats(*ledger_, ask(*ledger_, kGame, {std::string(table), number}, game_row)));
}

Result<std::optional<Person>> Store::person(std::string_view id) {
  return first(ask(*ledger_, kPerson, {std::string(id)}, person_row));
}

Result<std::optional<Person>> Store::person_by_login(std::string_view login) {
  if (!check_text("a login name", login)) return std::nullopt;
  return first(ask(*ledger_, kPersonByLogin, {fold_login(login)}, person_row));
}

Result<std::optional<Person>> Store::person_by_session(std::string_view hash) {
  return first(ask(*ledger_, kPersonBySession, {std::string(hash)}, person_row));
}

Result<std::vector<Session>> Store::sessions_of(std::string_view person) {
  return ask(*ledger_, kSessionsOf, {std::string(person)}, session_row);
}

Result<std::vector<std::string>> Store::blocked_by(std::string_view person) {
  return ask(*ledger_, kBlockedBy, {std::string(person)}, [](Reader r) { return r.text(); });
}

Result<std::vector<Hook>> Store::hooks_of(std::string_view person) {
  return ask(*ledger_, kHooksOf, {std::string(person)},
             [](Reader r) { return Hook{r.text(), r.text(), r.text()}; });
}

Result<std::optional<Rating>> Store::rating(std::string_view who, std::string_view game,
                                            std::int64_t players) {
  return first(ask(*ledger_, kRating, {std::string(who), std::string(game), players}, rating_row));
}

Result<std::vector<Rating>> Store::leaders(std::string_view game, std::int64_t players, int limit) {
  return ask(*ledger_, kLeaders, {std::string(game), players, at_least_none(limit)}, rating_row);
}

Result<void> Store::back_up(const std::string& path) { return ledger_->back_up(path); }

}  // namespace noblesse::store

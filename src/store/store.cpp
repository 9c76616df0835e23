#include "store/store.h"

#include <algorithm>
#include <utility>

#include "store/answers.h"
#include "store/checks.h"
#include "store/ledger.h"
#include "store/orders.h"
#include "store/seal.h"
#include "store/statements.h"

namespace noblesse::store {
namespace {

// In braces, what is listed is read from left to right.
TableRow table_row(Reader r) {
  return {r.text(),   r.text(), r.text(), r.text(), r.text(),  r.text(),
          r.number(), r.text(), r.flag(), r.text(), r.number()};
}
Edition edition_row(Reader r) { return {r.text(), r.text()}; }
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

// A text that is kept with its seal.
struct Sealed {
  std::int64_t number = 0;
  std::string text;
  std::string seal;
};
Sealed sealed_row(Reader r) { return {r.number(), r.text(), r.text()}; }

Result<void> check_seal(std::string_view kind, const std::string& table, const Sealed& kept,
                        const std::string& name) {
  if (kept.seal == seal_of(kind, table, kept.number, kept.text)) return {};
  return fail(name + " is not what was written: its seal is broken", {}, "broken_seal");
}

Error missing_line(const std::string& table, std::int64_t number) {
  return {"table " + table + " lacks line " + std::to_string(number), {}, "missing_line"};
}

// `at` is the line that is read, and was read last if there is an error.
Result<std::vector<Line>> lines_after(Ledger& ledger, const std::string& table, std::int64_t after,
                                      std::int64_t& at) {
  auto rows = rows_of(ledger, kLinesAfter, {table, after});
  if (!rows) return std::unexpected(std::move(rows.error()));
  at = after;
  std::vector<Line> lines;
  lines.reserve(rows->size());
  for (Row& row : *rows) {
    ++at;
    const std::string name = "line " + std::to_string(at) + " of table " + table;
    auto line = read_row(row, name, sealed_row);
    if (!line) return std::unexpected(std::move(line.error()));
    if (line->number != at) {
      return std::unexpected(missing_line(table, at));
    }
    if (auto good = check_seal(kLineSeal, table, *line, name); !good) {
      return std::unexpected(std::move(good.error()));
    }
    lines.push_back({at, std::move(line->text)});
  }
  return lines;
}

// The line that a table begins with: the first, or one that its newest snapshot has.
Result<std::int64_t> first_line(Ledger& ledger, const std::string& table) {
  const auto begins = first(ask(ledger, kFirstLine, {table}, [](Reader r) {
    const std::int64_t line = r.number();
    return std::min(line, r.number());
  }));
  if (!begins) return std::unexpected(begins.error());
  return begins->value_or(1);
}

// A table and, where it cannot be read, `at` which line.
Result<std::optional<KeptTable>> read_table(Ledger& ledger, const std::string& id,
                                            std::int64_t& at) {
  at = 0;
  auto row = first(ask(ledger, kTable, {id}, table_row));
  if (!row) return std::unexpected(std::move(row.error()));
  if (!*row) return std::nullopt;
  auto editions = ask(ledger, kEditionsOf, {id}, edition_row);
  if (!editions) return std::unexpected(std::move(editions.error()));
  auto sealed = first(ask(ledger, kNewestSnapshot, {id}, sealed_row));
  if (!sealed) return std::unexpected(std::move(sealed.error()));
  std::optional<Snapshot> snapshot;
  if (*sealed) {
    at = (*sealed)->number;
    const std::string name = "the snapshot up to line " + std::to_string(at) + " of table " + id;
    if (auto good = check_seal(kSnapshotSeal, id, **sealed, name); !good) {
      return std::unexpected(std::move(good.error()));
    }
    snapshot = Snapshot{at, std::move((*sealed)->text)};
  }
  auto lines = lines_after(ledger, id, at, at);
  if (!lines) return std::unexpected(std::move(lines.error()));
  return KeptTable{std::move(**row), std::move(snapshot), std::move(*lines), std::move(*editions)};
}

std::int64_t at_least_none(int limit) { return std::max(limit, 0); }

// What may be written beside whoever serves.
bool is_instruction(const Deed& deed) {
  return std::holds_alternative<SaveBan>(deed) || std::holds_alternative<LiftBan>(deed) ||
         std::holds_alternative<CloseReport>(deed) ||
         std::holds_alternative<LeaveInstruction>(deed);
}

}  // namespace

bool is_broken(const Error& error) {
  return error.key == "missing_line" || error.key == "wrong_cell" || error.key == "broken_seal";
}

Store::Store(std::unique_ptr<Ledger> ledger, Access access, std::optional<Upgrade> upgrade)
    : ledger_(std::move(ledger)), access_(access), upgrade_(std::move(upgrade)) {}

Store::~Store() = default;

Result<void> Store::write(std::span<const Deed> deeds) {
  if (access_ == Access::inspect) {
    return fail("the store was opened to inspect: nothing can be written", {}, "read_only");
  }
  if (access_ == Access::instruct && !std::ranges::all_of(deeds, is_instruction)) {
    return fail("the store was opened to instruct: nothing else can be written", {}, "read_only");
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
  std::int64_t at = 0;
  return table(id, at);
}

Result<std::optional<KeptTable>> Store::table(std::string_view id, std::int64_t& at) {
  return read_table(*ledger_, std::string(id), at);
}

Result<std::optional<TableRow>> Store::row(std::string_view id) {
  return first(ask(*ledger_, kTable, {std::string(id)}, table_row));
}

Result<std::vector<Line>> Store::lines(std::string_view table) {
  const std::string id(table);
  const auto begin = first_line(*ledger_, id);
  if (!begin) return std::unexpected(begin.error());
  std::int64_t at = 0;
  return lines_after(*ledger_, id, *begin - 1, at);
}

Result<void> Store::each_open_table(const std::function<Result<void>(KeptTable)>& visit,
                                    const std::function<Result<void>(BrokenTable)>& pass_over) {
  auto ids = ask(*ledger_, kOpenTables, {}, [](Reader r) { return r.text(); });
  if (!ids) return std::unexpected(std::move(ids.error()));
  for (const std::string& id : *ids) {
    std::int64_t at = 0;
    auto kept = table(id, at);
    // Tables never go: one that is listed and not found has an id that is no text.
    if (kept && !*kept) kept = fail("a table has an id that is none", {}, "wrong_cell");
    Result<void> visited;
    if (kept) {
      std::optional<KeptTable>& found = *kept;
      if (found) visited = visit(std::move(*found));
    } else if (is_broken(kept.error())) {
      visited = pass_over({id, row(id).value_or(std::nullopt), at, std::move(kept.error())});
    } else {
      visited = std::unexpected(std::move(kept.error()));
    }
    if (!visited) return visited;
  }
  return {};
}

Result<std::vector<std::string>> Store::table_ids() {
  return ask(*ledger_, kAllTables, {}, [](Reader r) { return r.text(); });
}

Result<Store::CheckedLines> Store::check_lines(std::string_view table) {
  const std::string id(table);
  const auto begin = first_line(*ledger_, id);
  if (!begin) return std::unexpected(begin.error());
  auto rows = rows_of(*ledger_, kLinesAfter, {id, *begin - 1});
  if (!rows) return std::unexpected(std::move(rows.error()));
  CheckedLines checked;
  std::int64_t at = *begin - 1;
  for (Row& row : *rows) {
    ++at;
    ++checked.lines;
    const auto line = read_row(row, "a line", sealed_row);
    if (!line) {
      checked.broken.emplace_back(at, line.error());
      continue;
    }
    if (line->number != at) checked.broken.emplace_back(at, missing_line(id, at));
    at = line->number;
    const auto good = check_seal(kLineSeal, id, *line, "a line");
    if (!good) checked.broken.emplace_back(at, good.error());
  }
  return checked;
}

Result<std::vector<std::string>> Store::examine() {
  auto found = ledger_->examine();
  if (!found) return std::unexpected(as_error(found.error(), "the store cannot be read"));
  return std::move(*found);
}

Result<std::optional<Edition>> Store::edition(std::string_view hash) {
  return first(ask(*ledger_, kEdition, {std::string(hash)}, edition_row));
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

Result<std::optional<Calendar>> Store::calendar() {
  return first(
      ask(*ledger_, kCalendar, {}, [](Reader r) { return Calendar{r.number(), r.number()}; }));
}

Result<std::optional<Ms>> Store::pulse() {
  return first(ask(*ledger_, kPulse, {}, [](Reader r) { return r.number(); }));
}

bool Store::damaged() const { return ledger_->damaged(); }

Result<void> Store::back_up(const std::string& path) { return ledger_->back_up(path); }

}  // namespace noblesse::store

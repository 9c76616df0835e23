// The club's memory: one face for SQLite and PostgreSQL. For one thread at a time (the clerk's,
// "store/clerk.h"). Nothing here throws.
//
// Error::key names the kind of trouble:
//   malformed     what was to be written has not the right form (no database was asked)
//   duplicate     it is there already, or the login name is taken
//   missing       the table, person or line that it belongs to is not there
//   gap           the line before it is not there
//   read_only     the store was opened to inspect, or to instruct and this is no instruction
//   busy, full    another program holds the database; the disk is full
//   lost          the database cannot be reached; nothing was written
//   unknown       the same, but the last batch may have been written: read before writing on
//   displaced     another server took over while the database was out of reach
//   missing_line  a table lacks a line that is before its last one
//   wrong_cell    a row has not what every row of its kind has: somebody else wrote it
//   broken_seal   a line or a snapshot is not what was written there ("store/seal.h")
//   damaged       the database says of itself that it is damaged
//   database      anything else that the database says
// and of opening: no_folder, cannot_open, no_store, locked, newer_schema, older_schema,
// not_a_database, cannot_connect.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "store/deeds.h"
#include "store/rows.h"

namespace noblesse::store {

// One server serves a store; any number of others may inspect it meanwhile (read and back up), or
// instruct whoever serves: they may write bans, close reports and leave instructions, and nothing
// else.
enum class Access { serve, inspect, instruct };

// `full`: what was written survives a power cut. `normal`: SQLite may lose the last moments then
// (never half of something); PostgreSQL does as its own settings say.
enum class Durability { full, normal };

class Ledger;

// A table that cannot be read: what is kept of it is not what was written. The others are none the
// worse for it.
struct BrokenTable {
  std::string id;
  std::optional<TableRow> row;  // where at least that can be read
  std::int64_t line = 0;        // the line that is missing or wrong; 0: something else is
  Error why;
};

// What was done to an older store before it could be served.
struct Upgrade {
  std::int64_t from = 0;
  std::int64_t to = 0;
  std::string copy;  // of what it was, a file beside it; empty with PostgreSQL
};

// Whether an error is about what is kept there, and not about the database.
bool is_broken(const Error& error);

class Store {
 public:
  Store(std::unique_ptr<Ledger> ledger, Access access, std::optional<Upgrade> upgrade = {});
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  Store(Store&&) = delete;
  Store& operator=(Store&&) = delete;

  // One transaction: all or nothing, durable when it returns.
  Result<void> write(std::span<const Deed> deeds);

  // A table, or nothing if it is not known.
  Result<std::optional<KeptTable>> table(std::string_view id);
  // The same, and `at` which line it cannot be read; 0 if it is not a line.
  Result<std::optional<KeptTable>> table(std::string_view id, std::int64_t& at);
  // Only its row: also of a table whose lines cannot be read.
  Result<std::optional<TableRow>> row(std::string_view id);
  // All lines of a table that are kept, those in its snapshot too: from the first one, or from one
  // that the snapshot has (ForgetLines).
  Result<std::vector<Line>> lines(std::string_view table);
  // Every table that is not closed, one after the other, and apart from them those that cannot be
  // read. Stops at the first error of the database or of a visitor.
  Result<void> each_open_table(const std::function<Result<void>(KeptTable)>& visit,
                               const std::function<Result<void>(BrokenTable)>& pass_over);
  // Every table, closed or not.
  Result<std::vector<std::string>> table_ids();
  // Goes through all lines of a table, and names every one that is missing or not what was written.
  struct CheckedLines {
    std::size_t lines = 0;
    std::vector<std::pair<std::int64_t, Error>> broken{};
  };
  Result<CheckedLines> check_lines(std::string_view table);
  // What the database finds when it looks through itself, without what is kept in it.
  Result<std::vector<std::string>> examine();
  // An edition that was played with, or nothing if none with that hash was.
  Result<std::optional<Edition>> edition(std::string_view hash);
  // Who has sat down at a table.
  Result<std::vector<Member>> members(std::string_view table);

  // Finished games without their records, last ended first. The next page: {ended, table, number}.
  // Listed are those of listed tables, closed or not: everybody may know of them.
  Result<std::vector<Game>> listed_games(int limit, const Mark& after = {});
  Result<std::vector<Game>> listed_games_of(std::string_view person, int limit,
                                            const Mark& after = {});
  Result<std::vector<Game>> games_of(std::string_view person, int limit, const Mark& after = {});
  // How often a person took which place, in so many of their last chairs.
  Result<std::vector<PlaceCount>> places_of(std::string_view person, int chairs);
  // One game, with its record.
  Result<std::optional<Game>> game(std::string_view table, std::int64_t number);

  Result<std::optional<Person>> person(std::string_view id);
  Result<std::optional<Person>> person_by_login(std::string_view login);
  Result<std::optional<Person>> person_by_session(std::string_view hash);
  Result<std::vector<Session>> sessions_of(std::string_view person);
  // Whom the person has blocked.
  Result<std::vector<std::string>> blocked_by(std::string_view person);
  Result<std::vector<Hook>> hooks_of(std::string_view person);

  // Of people who want to be called (store_call.cpp).
  // The secret key by which push services know the club; nothing before the first start.
  Result<std::optional<std::string>> signet();
  // The oldest first.
  Result<std::vector<Device>> devices_of(std::string_view person);
  Result<std::optional<QuietHours>> quiet_hours_of(std::string_view person);

  // Of people's peace (store_peace.cpp).
  // Whom the person has muted.
  Result<std::vector<std::string>> muted_by(std::string_view person);
  Result<std::vector<Rating>> ratings_of(std::string_view person);
  // Where they have sat or are the host, closed or not; the oldest first.
  Result<std::vector<std::string>> tables_of(std::string_view person);
  // The lines of a table that a message of theirs has become.
  Result<std::vector<Line>> lines_by(std::string_view table, std::string_view person);
  // Tables that are not closed and at which somebody sat who has left the club.
  Result<std::vector<std::string>> deserted_tables();
  // Whether somebody had this login who has left of late.
  Result<bool> is_former_login(std::string_view login);
  // All of them, the oldest first, without what was said.
  Result<std::vector<Report>> reports();
  Result<std::vector<Report>> reports_by(std::string_view person, Ms since);
  // One, with what was said.
  Result<std::optional<Report>> report(std::int64_t number);
  // Everything that a person said and that is kept with a report, theirs or about them.
  Result<std::vector<Quote>> quotes_of(std::string_view person);
  Result<std::int64_t> open_reports();
  Result<std::vector<Ban>> bans();
  Result<std::vector<Instruction>> instructions();

  Result<std::optional<Rating>> rating(std::string_view who, std::string_view game,
                                       std::int64_t players);
  // The strongest first, by what they are at least worth (mu - 3 sigma).
  Result<std::vector<Rating>> leaders(std::string_view game, std::int64_t players, int limit);

  Result<std::optional<Calendar>> calendar();
  // What SavePulse wrote last.
  Result<std::optional<Ms>> pulse();
  // Whether the database has ever said that it is damaged. From any thread.
  bool damaged() const;

  // Whether it was brought up to date when it was opened.
  const std::optional<Upgrade>& upgrade() const { return upgrade_; }

  // A copy of everything as of now, while the store is in use. SQLite only.
  Result<void> back_up(const std::string& path);

 private:
  std::unique_ptr<Ledger> ledger_;
  Access access_;
  std::optional<Upgrade> upgrade_;
};

// `where` is a path, "sqlite:<path>", ":memory:", "postgres://..." or "postgresql://...". To serve
// creates what is not there yet and brings an older schema up to date; the others do neither.
Result<std::unique_ptr<Store>> open_store(const std::string& where, Access access = Access::serve,
                                          Durability durability = Durability::full);

// Whether a second connection sees the same store: not if it is in the memory of the first.
bool can_be_shared(std::string_view where);

}  // namespace noblesse::store

// The club's memory: one face for SQLite and PostgreSQL. For one thread at a time (the clerk's,
// "store/clerk.h"). Nothing here throws.
//
// Error::key names the kind of trouble:
//   malformed     what was to be written has not the right form (no database was asked)
//   duplicate     it is there already, or the login name is taken
//   missing       the table, person or line that it belongs to is not there
//   gap           the line before it is not there
//   read_only     the store was opened to inspect
//   busy, full    another program holds the database; the disk is full
//   lost          the database cannot be reached; nothing was written
//   unknown       the same, but the last batch may have been written: read before writing on
//   displaced     another server took over while the database was out of reach
//   damaged       what is kept does not fit together
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
#include <vector>

#include "base/error.h"
#include "store/deeds.h"
#include "store/rows.h"

namespace noblesse::store {

// One server serves a store; any number of others may inspect it meanwhile (read and back up).
enum class Access { serve, inspect };

// `full`: what was written survives a power cut. `normal`: SQLite may lose the last moments then
// (never half of something); PostgreSQL does as its own settings say.
enum class Durability { full, normal };

class Ledger;

class Store {
 public:
  Store(std::unique_ptr<Ledger> ledger, Access access);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  Store(Store&&) = delete;
  Store& operator=(Store&&) = delete;

  // One transaction: all or nothing, durable when it returns.
  Result<void> write(std::span<const Deed> deeds);

  // A table, or nothing if it is not known.
  Result<std::optional<KeptTable>> table(std::string_view id);
  // All lines of a table, those in its snapshot too.
  Result<std::vector<Line>> lines(std::string_view table);
  // Every table that is not closed, one after the other; stops at the first error, its own or the
  // visitor's.
  Result<void> each_open_table(const std::function<Result<void>(KeptTable)>& visit);
  // Who has sat down at a table.
  Result<std::vector<Member>> members(std::string_view table);

  // Finished games without their records, last ended first. The next page: {ended, table, number}.
  // Listed are those of listed tables: everybody may know of them.
  Result<std::vector<Game>> listed_games(int limit, const Mark& after = {});
  Result<std::vector<Game>> listed_games_of(std::string_view person, int limit,
                                            const Mark& after = {});
  Result<std::vector<Game>> games_of(std::string_view person, int limit, const Mark& after = {});
  // How often a person took which place, in so many of his last chairs.
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

  Result<std::optional<Rating>> rating(std::string_view who, std::string_view game,
                                       std::int64_t players);
  // The strongest first, by what they are at least worth (mu - 3 sigma).
  Result<std::vector<Rating>> leaders(std::string_view game, std::int64_t players, int limit);

  // A copy of everything as of now, while the store is in use. SQLite only.
  Result<void> back_up(const std::string& path);

 private:
  std::unique_ptr<Ledger> ledger_;
  Access access_;
};

// `where` is a path, "sqlite:<path>", ":memory:", "postgres://..." or "postgresql://...". To serve
// creates what is not there yet and brings an older schema up to date; to inspect does neither.
Result<std::unique_ptr<Store>> open_store(const std::string& where, Access access = Access::serve,
                                          Durability durability = Durability::full);

}  // namespace noblesse::store

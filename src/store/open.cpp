#include <string_view>
#include <utility>

#include "store/migrations.h"
#include "store/postgres_ledger.h"
#include "store/sqlite_ledger.h"
#include "store/store.h"

namespace noblesse::store {
namespace {

Result<std::unique_ptr<Ledger>> open_ledger(const std::string& where, Access access,
                                            Durability durability) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (where.starts_with("postgres://") || where.starts_with("postgresql://")) {
    return open_postgres(where, access, durability);
  }
  const bool named = where.starts_with(kSqlite);
  // A misspelt "postgress://" would otherwise become a file of that name.
  if (!named && where.contains("://")) {
    return fail("\"" + where.substr(0, where.find("://")) +
                    "://\" is no kind of store: give a path, sqlite:<path> or postgres://...",
                {}, "no_store");
  }
  return open_sqlite(named ? where.substr(kSqlite.size()) : where, access, durability);
}

// Today's schema, from an older one or from nothing. An older store is set aside before.
Result<std::optional<Upgrade>> bring_up_to_date(Ledger& ledger) {
  const auto version = schema_version(ledger);
  if (!version) return std::unexpected(version.error());
  std::optional<Upgrade> upgrade;
  if (*version > 0 && *version < current_schema()) {
    auto copy = ledger.set_aside(*version);
    if (!copy) return std::unexpected(std::move(copy.error()));
    upgrade = Upgrade{*version, current_schema(), std::move(*copy)};
  }
  if (auto done = migrate(ledger); !done) return std::unexpected(std::move(done.error()));
  return upgrade;
}

}  // namespace

bool can_be_shared(std::string_view where) { return !where.ends_with(":memory:"); }

Result<std::unique_ptr<Store>> open_store(const std::string& where, Access access,
                                          Durability durability) {
  auto ledger = open_ledger(where, access, durability);
  if (!ledger) return std::unexpected(std::move(ledger.error()));
  if (access != Access::serve) {
    if (auto ready = require_current(**ledger); !ready) return std::unexpected(ready.error());
    return std::make_unique<Store>(std::move(*ledger), access);
  }
  auto upgrade = bring_up_to_date(**ledger);
  if (!upgrade) return std::unexpected(std::move(upgrade.error()));
  if (auto ready = (*ledger)->sign_in(); !ready) return std::unexpected(std::move(ready.error()));
  return std::make_unique<Store>(std::move(*ledger), access, std::move(*upgrade));
}

}  // namespace noblesse::store

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

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& where, Access access,
                                          Durability durability) {
  auto ledger = open_ledger(where, access, durability);
  if (!ledger) return std::unexpected(std::move(ledger.error()));
  auto ready = access == Access::serve ? migrate(**ledger) : require_current(**ledger);
  if (ready && access == Access::serve) ready = (*ledger)->sign_in();
  if (!ready) return std::unexpected(std::move(ready.error()));
  return std::make_unique<Store>(std::move(*ledger), access);
}

}  // namespace noblesse::store

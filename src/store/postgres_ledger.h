// A ledger in a database of PostgreSQL.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "base/error.h"
#include "store/ledger.h"
#include "store/store.h"

namespace noblesse::store {

// How long a database that was lost is waited for before its loss is reported: long enough for it
// to be started again, and to recover.
inline constexpr std::chrono::milliseconds kPatience = std::chrono::seconds(30);

Result<std::unique_ptr<Ledger>> open_postgres(const std::string& address, Access access,
                                              Durability durability,
                                              std::chrono::milliseconds patience = kPatience);

}  // namespace noblesse::store

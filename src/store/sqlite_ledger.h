// A ledger in a file of SQLite.
#pragma once

#include <memory>
#include <string>

#include "base/error.h"
#include "store/ledger.h"
#include "store/store.h"

namespace noblesse::store {

// `path` may be ":memory:".
Result<std::unique_ptr<Ledger>> open_sqlite(const std::string& path, Access access,
                                            Durability durability);

}  // namespace noblesse::store

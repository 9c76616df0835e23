// The schema, as a list of steps from nothing to today. A new version is one more entry in
// migrations.cpp; entries that were released are never changed.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/error.h"
#include "store/ledger.h"

namespace noblesse::store {

struct Migration {
  std::int64_t number;  // each larger than the one before
  std::string_view title;
  // Statements, each ended by ";", for both. "{by key}" ends a table that is kept in the order of
  // its primary key, "{seal 'line' number}" is the seal of a row.
  std::string_view both;
  std::string_view postgres;  // and what PostgreSQL needs besides
};

std::span<const Migration> migrations();

// The last of them.
std::int64_t current_schema();

// The number of the last step that was taken; 0 if there is no schema yet.
Result<std::int64_t> schema_version(Ledger& ledger);

// Takes every step after the last one, each in one transaction. Refuses a schema that is newer
// than `steps`.
Result<void> migrate(Ledger& ledger, std::span<const Migration> steps = migrations());

// For whoever may not change it: that the schema is today's.
Result<void> require_current(Ledger& ledger);

}  // namespace noblesse::store

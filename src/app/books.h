// What `noblesse admin` shows of a store, as columns for people and as JSON for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "club/parcel.h"
#include "store/store.h"

namespace noblesse {

// An open table, as a line of the list.
struct TablePage {
  store::TableRow table;       // of one that cannot be read, what can be
  std::string host;            // their name
  std::optional<Error> fault;  // why it cannot be read
  std::int64_t line = 0;       // and which line it is, where it is one
};

Result<std::vector<TablePage>> read_pages(store::Store& store);
std::string pages_as_text(const std::vector<TablePage>& pages);
std::string pages_as_json(const std::vector<TablePage>& pages);

// One table with everybody who was ever at it and its finished games; `keys`: those to sit and to
// watch too. Whose turn it is stays out: at some tables not even the players know.
std::string table_as_text(const Parcel& parcel, bool keys);
std::string table_as_json(const Parcel& parcel, bool keys);

}  // namespace noblesse

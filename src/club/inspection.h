// Everything that is kept, looked through: the database by its own means, every line by its seal,
// and every open table by playing it again. Nothing is changed, and nothing of what was found is
// quoted: a line holds hands and choices, a row holds keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "match/shelf.h"
#include "store/store.h"

namespace noblesse {

struct Flaw {
  std::string table;      // empty: it is about the database
  std::int64_t line = 0;  // 0: it is not about a line
  std::string what;

  friend bool operator==(const Flaw&, const Flaw&) = default;
};

struct Inspection {
  std::vector<Flaw> findings;
  std::size_t tables = 0;
  std::size_t lines = 0;
  std::size_t replayed = 0;
};

// An error if the store cannot be looked at.
Result<Inspection> inspect(store::Store& store, std::shared_ptr<const Shelf> shelf);

// "table 0123… line 5: …"
std::string write_flaw(const Flaw& flaw);

}  // namespace noblesse

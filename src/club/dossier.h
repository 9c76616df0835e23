// Everything that the club has about a person, as they are given it (GET /api/me/export). Nothing
// of others is in it but what they may see anyway; of games that are still played only what they
// themselves have said and chosen.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/error.h"
#include "store/store.h"

namespace noblesse {

// Put together piece by piece, so that nobody who looks something up has to wait for the whole.
class Dossier {
 public:
  explicit Dossier(std::string person) : person_(std::move(person)) {}

  // The next piece, on a thread that may wait for the store: true as long as there is another. An
  // error with the key "missing" if there is no such person.
  Result<bool> gather(store::Store& store);
  // When all is gathered.
  std::string text(store::Ms now) const;

 private:
  Result<bool> begin(store::Store& store);
  Result<bool> add_tables(store::Store& store);
  Result<bool> add_games(store::Store& store);

  std::string person_;
  bool begun_ = false;
  std::vector<std::string> tables_;  // that they have sat at
  std::size_t next_table_ = 0;
  store::Mark after_;  // the last game
  std::string head_;   // JSON fields
  std::string told_;   // JSON objects with commas between them, of tables
  std::string games_;  // and of games
};

}  // namespace noblesse

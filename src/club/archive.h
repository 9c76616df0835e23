// Finished games on their way to the store. A game that is over is kept, whatever becomes of its
// table meanwhile: as long as the store cannot write it, it is tried again. Until then nothing is
// written over what it could be recovered from after a restart: no snapshot beyond its end, and the
// table is not closed. On the network thread.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "club/premises.h"
#include "store/rows.h"
#include "store/store.h"

namespace noblesse {

class Archive {
 public:
  using Games = std::vector<std::shared_ptr<const store::Game>>;

  explicit Archive(Premises& premises) : premises_(premises) {}
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;
  Archive(Archive&&) = delete;
  Archive& operator=(Archive&&) = delete;
  ~Archive() = default;

  // Keeps it now, or as soon as the store can. One that is kept already is none the worse for it.
  void keep(store::Game game);
  // The games of a table that are not kept yet.
  Games owed(const std::string& table) const;
  bool owes(const std::string& table) const { return !owed(table).empty(); }

  // Keeps them before something is written that would lose them, all or nothing of each. An error
  // if one of them still has to be tried again. On the clerk's thread.
  static Result<void> settle(store::Store& store, const Games& games);

 private:
  using Key = std::pair<std::string, std::int64_t>;  // table and number
  struct Waiting {
    std::shared_ptr<const store::Game> game;
    Milliseconds pause{0};  // before it was tried last
  };

  void try_now(const Key& key);
  void tried(const Key& key, const Result<void>& outcome);

  Premises& premises_;
  std::map<Key, Waiting> waiting_;
};

}  // namespace noblesse

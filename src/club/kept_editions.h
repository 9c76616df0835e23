// Editions as they were when they were played with. A file may be changed or go; a table that began
// with it goes on, and a finished game is looked at with what it was played with.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "match/shelf.h"
#include "store/store.h"

namespace noblesse {

// The shelf with these editions on it; the same one where they are there already.
std::shared_ptr<const Shelf> with_kept(std::shared_ptr<const Shelf> shelf,
                                       std::span<const store::Edition> kept);

// The shelf for a record that names this hash: with the edition that the store keeps, if there is
// one and the shelf has not got it.
Result<std::shared_ptr<const Shelf>> shelf_for(store::Store& store,
                                               const std::shared_ptr<const Shelf>& shelf,
                                               const std::string& hash);

}  // namespace noblesse

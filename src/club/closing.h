// Closing a table without the club: for whoever looks after a store that nobody serves just now.
#pragma once

#include <memory>
#include <string>

#include "match/shelf.h"
#include "store/store.h"

namespace noblesse {

// Closes a table for good. Finished games that its lines tell of and that are not kept yet are kept
// first; of a table that cannot be read there are none to be had.
Result<void> close_for_good(store::Store& store, std::shared_ptr<const Shelf> shelf,
                            const std::string& table);

}  // namespace noblesse

// The fingerprint of everything: random play of every game, edition, player count and option. One
// number, pinned in a test; a commit that changes it says so.
#pragma once

#include <cstdint>

#include "match/shelf.h"

namespace noblesse {

std::uint64_t fingerprint(const Shelf& shelf);

}  // namespace noblesse

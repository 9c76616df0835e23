// A given deck as numbers: every card of the edition exactly once, or an error that says which is
// missing, unknown or there twice, and where.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace noblesse {

// The position in `known` of every id in `deck`. `what` is a card in words: "object", "task".
Result<std::vector<std::uint8_t>> read_deck(const std::vector<std::string>& deck,
                                            const std::vector<std::string>& known,
                                            std::string_view what);

}  // namespace noblesse

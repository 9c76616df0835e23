// Whole numbers in JSON. It has one kind of number: 2, 2.0 and 2e0 are the same.
#pragma once

#include <cstdint>
#include <optional>

#include "match/json.h"

namespace noblesse {

// The value as a whole number, if it is one. What is written with a fraction or an exponent counts
// up to 2^53: beyond that, the number that was meant cannot be known any more.
std::optional<std::int64_t> as_whole(const json::value& value);

}  // namespace noblesse

// What giving a rated game up costs (a forfeit): whoever does it comes after everybody who stayed,
// and the earlier, the lower. So nobody saves a rating by leaving, and nobody's win is void because
// somebody else has left.
#pragma once

#include <span>
#include <vector>

#include "base/seat.h"

namespace noblesse {

// The places that count, of those that the rules gave (1 is the best; equal where shared) and of
// who gave the game up, the first to go in front.
std::vector<int> places_that_count(std::span<const int> places, std::span<const Seat> given_up);

}  // namespace noblesse

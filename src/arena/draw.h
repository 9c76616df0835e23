// The numbers that contenders draw from. They follow from the contest, so that it is played the
// same way again.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/seat.h"

namespace noblesse::arena {

// When somebody is asked.
struct Occasion {
  std::uint64_t seed = 0;  // of the contest
  std::size_t game = 0;
  std::size_t step = 0;  // how far that game is
  Seat seat = 0;
};

// For the bots of the house, who tell nobody.
std::uint64_t house_draw(const Occasion& occasion);

// For a program, below 2^53. It knows what it draws: the way back to the contest's seed, which
// deals the cards, is barred.
std::uint64_t program_draw(const Occasion& occasion);

}  // namespace noblesse::arena

// What comes after a turn: everybody's chance to win the game, from the points, what the tasks in
// hand promise, and who is the next noble.
#pragma once

#include "bots/mille/distance.h"
#include "games/mille/view.h"

namespace noblesse::mille {

using PerPlayer = std::array<double, kMaxPlayers>;

// Where everybody stands at the end of a turn.
struct Standing {
  PerPlayer points{};
  PerPlayer promised{};  // by the tasks in hand
  Seat next = 0;         // the noble of the next turn
};

// Everybody's chance to win; they sum to 1.
PerPlayer fortune(const Rules& rules, const Standing& standing);

}  // namespace noblesse::mille

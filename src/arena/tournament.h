// Plays the games of a contest that are not played yet, on several threads. Which thread plays a
// game makes no difference to it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "arena/contest.h"
#include "arena/game.h"
#include "arena/schedule.h"
#include "arena/scorebook.h"

namespace noblesse::arena {

// Whoever watches. `tick` and `lost_seat` are called on the thread that called `run`.
struct Watch {
  // Some ten times a second, and once when all is over; false ends the contest. Games in progress
  // are then thrown away.
  std::function<bool(const Scorebook&)> tick;
  // A bot lost its seat.
  std::function<void(const LostSeat&)> lost_seat;
  // Keeps the record of a finished game. Called on any thread, for different games at once; empty
  // if nobody wants records. An error ends the contest.
  std::function<Result<void>(std::size_t game, const Record&)> keep;
};

// The contest must be good, and the book as large as the schedule.
Result<void> run(const Shelf& shelf, const Contest& contest, const Schedule& schedule,
                 std::size_t threads, Scorebook& book, const Watch& watch);

}  // namespace noblesse::arena

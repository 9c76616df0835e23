// One game of the arena, from the deal to its result.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "arena/contender.h"
#include "arena/schedule.h"

namespace noblesse::arena {

// What is kept of a game, by seat.
struct Score {
  std::vector<int> scores;
  std::vector<int> places;                           // 1 for the winner, equal where shared
  std::vector<std::optional<Mishap::Kind>> mishaps;  // who lost their seat, and how

  friend bool operator==(const Score&, const Score&) = default;
};

// A contender who lost their seat to `random`.
struct LostSeat {
  std::size_t game = 0;
  Seat seat = 0;
  std::string bot;
  Mishap mishap;
};

// The seed of a deal, the same for all its seatings.
std::uint64_t deal_seed(const Contest& contest, std::size_t deal);

// The game as it is dealt, with the bots' names for its record. The contest must be good.
std::unique_ptr<Match> deal(const Shelf& shelf, const Contest& contest, const Schedule& schedule,
                            const Fixture& fixture);

// Plays it, the contest's game of that number, to the end. `seats` are the contenders by seat, who
// may be the same on several. Whoever fails or decides what is not legal is dismissed, and `random`
// plays their seat on; `lost` is told. Nothing is returned if `stop` was raised before the end.
std::optional<Score> play(Match& match, std::span<Contender* const> seats, const Contest& contest,
                          std::size_t game, const std::function<void(Seat, const Mishap&)>& lost,
                          const std::atomic<bool>& stop);

}  // namespace noblesse::arena

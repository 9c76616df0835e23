#include "arena/schedule.h"

#include <algorithm>

namespace noblesse::arena {
namespace {

// All ways to take `take` of the positions from `from` to `bots`, in order.
void combine(std::size_t from, std::size_t bots, std::size_t take, std::vector<std::size_t>& taken,
             std::vector<std::vector<std::size_t>>& all) {
  if (take == 0) {
    all.push_back(taken);
    return;
  }
  for (std::size_t bot = from; bot + take <= bots; ++bot) {
    taken.push_back(bot);
    combine(bot + 1, bots, take - 1, taken, all);
    taken.pop_back();
  }
}

}  // namespace

std::uint64_t seatings_of_a_deal(std::size_t bots, int players) {
  const auto seats = static_cast<std::uint64_t>(players);
  std::uint64_t combinations = 1;
  for (std::uint64_t i = 0; bots > seats && i < seats; ++i) {
    combinations = combinations * (bots - i) / (i + 1);
  }
  return combinations * seats;
}

Schedule::Schedule(const std::vector<std::string>& bots, int players, std::size_t games)
    : players_(static_cast<std::size_t>(players)) {
  std::vector<std::size_t> entrant_of;
  for (const std::string& bot : bots) {
    const auto at = std::ranges::find(entrants_, bot);
    entrant_of.push_back(static_cast<std::size_t>(at - entrants_.begin()));
    if (at == entrants_.end()) entrants_.push_back(bot);
  }
  std::vector<std::size_t> taken;
  combine(0, bots.size(), std::min(bots.size(), players_), taken, lineups_);
  for (std::vector<std::size_t>& lineup : lineups_) {
    lineup.resize(players_, bots.size() - 1);
    for (std::size_t& seat : lineup) seat = entrant_of[seat];
  }
  deals_ = (games + per_deal() - 1) / per_deal();
}

Fixture Schedule::fixture(std::size_t game) const {
  const std::size_t within = game % per_deal();
  const std::vector<std::size_t>& lineup = lineups_[within / players_];
  Fixture fixture{game / per_deal(), {}};
  for (std::size_t seat = 0; seat < players_; ++seat) {
    fixture.seats.push_back(lineup[(seat + within) % players_]);
  }
  return fixture;
}

}  // namespace noblesse::arena

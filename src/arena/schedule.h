// Who sits where in which game. Every deal is played with all seat rotations: the cards, colours
// and the first noble stay, the bots move on by one seat.
//
// - As many bots as seats: they all sit at one table.
// - Fewer: the last one that was named also takes the seats that are left.
// - More: every combination of as many as there are seats meets, over every deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace noblesse::arena {

struct Fixture {
  std::size_t deal = 0;
  std::vector<std::size_t> seats;  // which entrant sits there
};

// How many games one deal is played in.
std::uint64_t seatings_of_a_deal(std::size_t bots, int players);

class Schedule {
 public:
  // At least so many games, and whole deals only.
  Schedule(const std::vector<std::string>& bots, int players, std::size_t games);

  // The bots, each once, in the order in which they were named.
  const std::vector<std::string>& entrants() const { return entrants_; }
  std::size_t players() const { return players_; }
  std::size_t per_deal() const { return lineups_.size() * players_; }
  std::size_t deals() const { return deals_; }
  std::size_t games() const { return deals_ * per_deal(); }

  // Game by game, deal after deal.
  Fixture fixture(std::size_t game) const;

 private:
  std::vector<std::string> entrants_;
  std::vector<std::vector<std::size_t>> lineups_;  // who meets, as entrants
  std::size_t players_;
  std::size_t deals_ = 0;
};

}  // namespace noblesse::arena

// Who deals: fixes everything that chance decides at a table, and can show afterwards that it was
// fixed before anybody knew anything.
#pragma once

#include <span>
#include <string>

#include "match/match.h"
#include "match/setup.h"

namespace noblesse {

class Dealer {
 public:
  virtual ~Dealer() = default;

  // Published before the game of that number is dealt.
  virtual std::string commitment(std::uint32_t game) const = 0;
  // Fills in the deck, the colours where the game has them, and the first noble if nobody has
  // chosen one (M19). `numbers` are the players' own, by seat; empty where a player gave none.
  virtual void deal(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
                    Setup& setup) const = 0;
  // The outcome of a chance event, in words, at that step of the game.
  virtual std::string decide(std::uint32_t game, std::span<const std::string> numbers,
                             const ChanceDue& due, std::size_t step) const = 0;
  // What is opened at the end, for anybody to check: the seed, and the record's "fair". Null where
  // nothing was promised.
  virtual std::string secret(std::uint32_t game) const = 0;
  virtual json::value opening(const Shelf& shelf, std::uint32_t game,
                              std::span<const std::string> numbers, const Record& record) const = 0;
  // A number for a bot's choices at that step of the game. It must not tell anything of the deal.
  virtual std::uint64_t bot_seed(std::uint32_t game, Seat seat, std::uint64_t step) const = 0;
};

}  // namespace noblesse

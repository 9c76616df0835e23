// Deals a table's games with fair shuffles. One secret lasts for all of them: every game's seed is
// drawn from it by hashing, so that an opened seed tells nothing about the next one.
#pragma once

#include <string>

#include "table/dealer.h"
#include "table/fair_shuffle.h"

namespace noblesse {

class FairDealer final : public Dealer {
 public:
  // The secret comes from the host, which has real randomness; nobody else may ever know it.
  FairDealer(std::string table_id, const Seed& secret);

  std::string commitment(std::uint32_t game) const override;
  void deal(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
            Setup& setup) const override;
  std::string decide(std::uint32_t game, std::span<const std::string> numbers, const ChanceDue& due,
                     std::size_t step) const override;
  std::string secret(std::uint32_t game) const override;
  json::value opening(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
                      const Record& record) const override;
  std::uint64_t bot_seed(std::uint32_t game, Seat seat, std::uint64_t step) const override;

  // The shuffle of one game, for opening it. Of the numbers, those that add_number refuses are left
  // out.
  FairShuffle shuffle(std::uint32_t game, std::span<const std::string> numbers) const;

 private:
  Seed seed(std::uint32_t game) const;

  std::string table_id_;
  Seed secret_;
};

}  // namespace noblesse

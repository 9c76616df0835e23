// A dealer for twin worlds.
#pragma once

#include "table/dealer.h"
#include "tests/match/battery/twins.h"

namespace noblesse::hall {

// Deals what it is told to deal, behind a promise that tells nothing.
template <class Face>
class RiggedDealer final : public Dealer {
 public:
  RiggedDealer(const battery::Course<Face>& course, const battery::Played<Face>& game)
      : course_(course), game_(game) {}

  std::string commitment(std::uint32_t) const override { return "promised"; }
  void deal(const Shelf&, std::uint32_t, std::span<const std::string>,
            Setup& setup) const override {
    Record record;
    write_deal(*course_.edition, course_.rules, game_.cards, record);
    setup.deck = record.deck;
    setup.colors = record.colors;
    setup.first = record.first;
  }
  std::string decide(std::uint32_t, std::span<const std::string>, const ChanceDue&,
                     std::size_t step) const override {
    if constexpr (Face::kHasChance) {
      if (step < game_.steps.size()) {
        return write_chance(*course_.edition, game_.steps[step].chance);
      }
    }
    return {};
  }
  std::string secret(std::uint32_t) const override { return "opened"; }
  json::value opening(const Shelf&, std::uint32_t, std::span<const std::string>,
                      const Record&) const override {
    return nullptr;
  }
  std::uint64_t bot_seed(std::uint32_t, Seat, std::uint64_t) const override { return 1; }

 private:
  const battery::Course<Face>& course_;
  const battery::Played<Face>& game_;
};

}  // namespace noblesse::hall

// A shuffle that nobody can have arranged, and that anybody can check afterwards.
//
// Before dealing, the table publishes the commitment to a secret seed. Then each player may add a
// number of their own. Everything that chance decides follows from both; the seed is opened at the
// end (table/opening.h). docs/fairness.md tells how all of it is calculated, precisely enough to be
// written in any language: tools/check_shuffle.mjs is another one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "match/match.h"
#include "table/draws.h"
#include "table/preimage.h"

namespace noblesse {

// What chance decides before the game begins, as Setup and Record have it.
struct FairDeal {
  std::vector<std::string> colors;  // adel: a seat's, from seat 0 on (A4)
  std::optional<int> first;         // mille: the first noble, where nobody has chosen one (M19)
  std::vector<std::string> deck;    // A5, M2
};

class FairShuffle {
 public:
  static constexpr std::size_t kLongestNumber = 64;  // bytes

  // The seed must be drawn anew for every game: once it is opened, it is no secret any more.
  FairShuffle(std::string table_id, std::uint32_t game_number, const Seed& seed);

  // To be published before anybody adds a number. It tells nothing about any card.
  std::string commitment() const;

  // A text that can be shown in a line, in place of what the seat had added before; empty: none.
  // Only until the cards are dealt.
  Result<void> add_number(Seat seat, std::string_view number);

  const FairInputs& inputs() const { return inputs_; }

  // The draws that deal something, and those of the chance event at a step (Match::steps).
  Draws deal_draws(std::string_view what) const { return Draws(deal_preimage(inputs_, what)); }
  Draws chance_draws(std::size_t step) const { return Draws(chance_preimage(inputs_, step)); }

  template <class T>
  void shuffle(std::string_view what, std::span<T> items) const {
    deal_draws(what).shuffle(items);
  }

  // The promised deal of a game. Errors name a game, an edition or a number of players that the
  // shelf does not have.
  Result<FairDeal> deal(const Shelf& shelf, std::string_view game, std::string_view edition,
                        int players) const;

  // The promised outcome of a chance event, for Match::chance: "lose Milano-Genova".
  std::string decide(const ChanceDue& due, std::size_t step) const;

 private:
  FairInputs inputs_;
};

}  // namespace noblesse

// Whole games that were dealt fairly, for the tests of the shuffle.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "base/rng.h"
#include "table/opening.h"

namespace noblesse::testing {

// A secret for tests: the same for the same number.
inline Seed test_seed(std::uint64_t number) {
  Seed seed{};
  Rng rng(number);
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(rng.below(256));
  return seed;
}

struct FairGame {
  Opening opening;
  Record record;
};

// Plays at random to the end; chance decides as the shuffle promised.
inline FairGame play_fairly(const Shelf& shelf, const Setup& asked, const FairShuffle& shuffle,
                            std::uint64_t course) {
  Setup setup = asked;
  const auto dealt = shuffle.deal(shelf, setup.game, setup.edition, setup.players);
  EXPECT_TRUE(dealt) << dealt.error().message;
  setup.colors = dealt->colors;
  setup.deck = dealt->deck;
  setup.manual_chance = true;
  auto match = new_match(shelf, setup);
  EXPECT_TRUE(match) << match.error().message;

  Rng rng(course);
  const auto any = [&](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  while (!(*match)->summary().over) {
    Result<void> taken;
    if (const auto due = (*match)->chance_due()) {
      taken = (*match)->chance(shuffle.decide(*due, (*match)->steps()));
    } else {
      const Seat seat = any((*match)->summary().pending);
      taken = (*match)->act(seat, any((*match)->legal(seat, 200)));
    }
    EXPECT_TRUE(taken) << taken.error().message;
    if (!taken) break;
  }
  FairGame game{{}, (*match)->record()};
  auto opening = open_shuffle(shelf, shuffle, game.record);
  EXPECT_TRUE(opening) << opening.error().message;
  if (opening) game.opening = std::move(*opening);
  return game;
}

}  // namespace noblesse::testing

// A table's games, dealt from one secret.
#include "table/fair_dealer.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/table/examined.h"
#include "tests/table/fair_game.h"

namespace noblesse {
namespace {

using testing::test_seed;

const std::vector<std::string> kNumbers{"17", "", "Glück"};

TEST(FairDealer, EveryGameAndTableHasASeedOfItsOwn) {
  std::set<std::string> seeds;
  for (std::uint32_t game = 1; game <= 100; ++game) {
    seeds.insert(FairDealer("salon-7", test_seed(1)).secret(game));
    seeds.insert(FairDealer("salon-8", test_seed(1)).secret(game));
    seeds.insert(FairDealer("salon-7", test_seed(2)).secret(game));
  }
  EXPECT_EQ(seeds.size(), 300U);
}

TEST(FairDealer, ABotsSeedIsItsOwnToo) {
  const FairDealer dealer("salon-7", test_seed(1));
  std::set<std::uint64_t> seeds;
  for (std::uint32_t game = 1; game <= 10; ++game) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      for (std::uint64_t question = 0; question < 10; ++question) {
        seeds.insert(dealer.bot_seed(game, seat, question));
      }
    }
  }
  EXPECT_EQ(seeds.size(), 10U * kMaxSeats * 10U);
}

TEST(FairDealer, DealsWhatItsOpeningPromises) {
  const Shelf shelf;
  const FairDealer dealer("salon-7", test_seed(1));
  for (const std::string game : {"adel", "mille"}) {
    for (std::uint32_t number = 1; number <= 5; ++number) {
      noblesse::Setup setup;  // (a test has a Setup of its own)
      setup.game = game;
      setup.players = 3;
      const testing::FairGame played =
          testing::play_fairly(shelf, setup, dealer.shuffle(number, kNumbers), number);
      EXPECT_EQ(played.opening.commitment, dealer.commitment(number));
      EXPECT_EQ(played.opening.seed, dealer.secret(number));
      EXPECT_EQ(played.opening.numbers, kNumbers);
      EXPECT_EQ(testing::complaint(shelf, played.opening, played.record), "fair");

      dealer.deal(shelf, number, kNumbers, setup);
      EXPECT_EQ(setup.deck, played.record.deck);
      EXPECT_EQ(setup.colors, played.record.colors);
    }
  }
}

TEST(FairDealer, DecidesChanceAsItsShuffleDoes) {
  const FairDealer dealer("salon-7", test_seed(1));
  const ChanceDue due{"lose", {"a", "b", "c"}, 2};
  for (std::size_t step = 0; step < 20; ++step) {
    EXPECT_EQ(dealer.decide(4, kNumbers, due, step), dealer.shuffle(4, kNumbers).decide(due, step));
  }
}

}  // namespace
}  // namespace noblesse

#include "arena/draw.h"

#include <gtest/gtest.h>

#include <set>

#include "base/rng.h"

namespace noblesse::arena {
namespace {

TEST(Draw, IsTheSameForTheSameOccasionAndForNoOther) {
  for (const auto draw : {house_draw, program_draw}) {
    std::set<std::uint64_t> drawn;
    std::size_t occasions = 0;
    for (const std::uint64_t seed : {1U, 2U}) {
      for (std::size_t game = 0; game < 5; ++game) {
        for (std::size_t step = 0; step < 5; ++step) {
          for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            const Occasion occasion{seed, game, step, seat};
            EXPECT_EQ(draw(occasion), draw(occasion));
            drawn.insert(draw(occasion));
            ++occasions;
          }
        }
      }
    }
    EXPECT_EQ(drawn.size(), occasions);
  }
}

// Others have kept contests that go on with these.
TEST(Draw, StaysAsItIs) {
  EXPECT_EQ(program_draw({1, 2, 3, 4}), 1'298'031'531'189'622U);
  EXPECT_EQ(program_draw({~std::uint64_t{0}, 199'999, 1000, 5}), 1'821'122'379'008'794U);
}

// mix can be undone: who is told what comes of it knows the seed that went in, and deals the cards.
TEST(Draw, AProgramIsNotToldWhatIsMixedFromTheSeed) {
  const std::uint64_t game = Rng::mix(Rng::mix(std::uint64_t{1} ^ 0x67616D65U) + 7);
  for (std::size_t step = 0; step < 100; ++step) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const Occasion occasion{1, 7, step, seat};
      const std::uint64_t mixed = Rng::mix(game + step * kMaxSeats + seat);
      EXPECT_EQ(house_draw(occasion), mixed);
      const std::uint64_t drawn = program_draw(occasion);
      EXPECT_LT(drawn, std::uint64_t{1} << 53U);
      for (unsigned shift = 0; shift <= 11; ++shift) {
        EXPECT_NE(drawn, (mixed >> shift) % (std::uint64_t{1} << 53U));
      }
    }
  }
}

}  // namespace
}  // namespace noblesse::arena

#include "arena/interval.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/rng.h"
#include "bots/policy.h"

namespace noblesse::arena {
namespace {

TEST(Interval, StudentsQuantiles) {
  EXPECT_NEAR(student(1), 12.706, 0.001);
  EXPECT_NEAR(student(4), 2.776, 0.001);
  EXPECT_NEAR(student(5), 2.571, 0.002);
  EXPECT_NEAR(student(10), 2.228, 0.001);
  EXPECT_NEAR(student(30), 2.042, 0.001);
  EXPECT_NEAR(student(1'000'000), 1.960, 0.001);
}

TEST(Interval, OneDealTellsNothingAboutHowSureItIs) {
  const std::vector<double> one{3.0};
  EXPECT_EQ(mean_of(one).mean, 3.0);
  EXPECT_FALSE(mean_of(one).low.has_value());
  EXPECT_FALSE(share_of(one, 4).high.has_value());
}

TEST(Interval, DealsThatAllEndAlikeDoNotMakeItCertain) {
  const std::vector<double> won(20, 1.0);
  EXPECT_NEAR(*share_of(won, 40).high, 1.0, 1e-12);
  EXPECT_LT(*share_of(won, 40).low, 0.95);
  EXPECT_GT(*share_of(won, 40).low, 0.7);
  const std::vector<double> even(20, 0.5);
  EXPECT_LT(*share_of(even, 40).low, 0.48);
}

TEST(Interval, WhereNothingWasPlayedThereIsNoMean) {
  const std::vector<double> none;
  for (const Figure& figure : {mean_of(none), share_of(none, 0), between(none, 0, 1, 4)}) {
    EXPECT_FALSE(figure.mean || figure.low || figure.high);
  }
}

TEST(Interval, PlacesStayBetweenTheFirstAndTheLast) {
  const std::vector<double> nearly_first{1.0, 1.0, 1.25};  // Student would say 0.73 to 1.44
  const Figure best = between(nearly_first, 12, 1, 4);
  EXPECT_NEAR(*best.mean, 1.083, 0.001);
  EXPECT_GE(*best.low, 1.0);
  EXPECT_LT(*best.low, *best.mean);
  EXPECT_GT(*best.high, 1.2);
  const std::vector<double> always_last(5, 4.0);
  const Figure worst = between(always_last, 20, 1, 4);
  EXPECT_NEAR(*worst.high, 4.0, 1e-12);
  EXPECT_LT(*worst.low, 3.9) << "deals that all end alike do not make it certain";
  // In the middle, and with many deals, it says what Student says.
  std::vector<double> many;
  for (int i = 0; i < 200; ++i) many.push_back(2.0 + 0.25 * (i % 5));
  EXPECT_NEAR(*between(many, 800, 1, 4).low, *mean_of(many).low, 0.005);
  EXPECT_NEAR(*between(many, 800, 1, 4).high, *mean_of(many).high, 0.005);
}

// Places of one bot among four, from a die whose truth is known.
TEST(Interval, PlacesAreCoveredAsOftenAsIsSaid) {
  Rng rng(3);
  for (const double first : {0.3, 0.7, 0.95}) {  // else second, third or last, one as often
    const double truth = first + (1 - first) * 3;
    for (const int deals : {10, 50, 400}) {
      constexpr int kContests = 3000;
      int covered = 0;
      for (int contest = 0; contest < kContests; ++contest) {
        std::vector<double> results;
        for (int i = 0; i < deals; ++i) {
          double sum = 0;
          for (int game = 0; game < 4; ++game) {
            sum += unit(rng) < first ? 1 : 2 + std::floor(3 * unit(rng));
          }
          results.push_back(sum / 4);
        }
        const Figure figure = between(results, static_cast<std::size_t>(deals) * 4, 1, 4);
        EXPECT_TRUE(1 <= *figure.low && *figure.high <= 4);
        covered += *figure.low <= truth && truth <= *figure.high ? 1 : 0;
      }
      EXPECT_GE(static_cast<double>(covered) / kContests, deals >= 50 ? 0.935 : 0.92)
          << first << ' ' << deals;
    }
  }
}

// What two seatings of a deal give, where the cards decide so much: with luck 1 one seat wins with
// both bots, with luck 0 they are two independent games.
double deal(double strength, double luck, Rng& rng) {
  if (unit(rng) < luck) return 0.5;
  return ((unit(rng) < strength ? 1.0 : 0.0) + (unit(rng) < strength ? 1.0 : 0.0)) / 2;
}

// Ten thousand contests whose truth is known: 95 of 100 intervals hold it, or nearly.
TEST(Interval, SharesAreCoveredAsOftenAsIsSaid) {
  Rng rng(1);
  for (const double luck : {0.0, 0.6}) {
    for (const double strength : {0.5, 0.8, 0.95}) {
      for (const int deals : {10, 50, 400}) {
        const double truth = luck / 2 + (1 - luck) * strength;
        constexpr int kContests = 3000;
        int covered = 0;
        double width = 0;
        for (int contest = 0; contest < kContests; ++contest) {
          std::vector<double> results;
          for (int i = 0; i < deals; ++i) results.push_back(deal(strength, luck, rng));
          const Figure figure = share_of(results, static_cast<std::size_t>(deals) * 2);
          covered += *figure.low <= truth && truth <= *figure.high ? 1 : 0;
          width += *figure.high - *figure.low;
        }
        const double part = static_cast<double>(covered) / kContests;
        EXPECT_GE(part, deals >= 50 ? 0.935 : 0.92) << luck << ' ' << strength << ' ' << deals;
        // Nor are they wider than they need be.
        const double variance =
            luck * (0.5 - truth) * (0.5 - truth) +
            (1 - luck) * (strength * (1 - strength) / 2 + (strength - truth) * (strength - truth));
        const double ideal =
            2 * student(static_cast<std::size_t>(deals - 1)) * std::sqrt(variance / deals);
        EXPECT_LT(width / kContests, ideal * (deals >= 50 ? 1.25 : 1.8))
            << luck << ' ' << strength << ' ' << deals;
      }
    }
  }
}

// Scores whose deals differ much more than the bots do. Taken game by game, the intervals would be
// far too narrow or far too wide; over deals they are right.
TEST(Interval, MeansAreCoveredAsOftenAsIsSaid) {
  Rng rng(2);
  for (const int deals : {5, 40}) {
    constexpr int kContests = 4000;
    int covered = 0;
    for (int contest = 0; contest < kContests; ++contest) {
      std::vector<double> results;
      for (int i = 0; i < deals; ++i) {
        double sum = 0;  // of twelve even ones: nearly normal
        for (int j = 0; j < 12; ++j) sum += unit(rng);
        results.push_back(30 + 8 * (sum - 6));
      }
      const Figure figure = mean_of(results);
      covered += *figure.low <= 30 && 30 <= *figure.high ? 1 : 0;
    }
    EXPECT_NEAR(static_cast<double>(covered) / kContests, 0.95, 0.012) << deals;
  }
}

}  // namespace
}  // namespace noblesse::arena

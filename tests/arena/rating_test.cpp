#include "arena/rating.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "bots/policy.h"

namespace noblesse::arena {
namespace {

constexpr double kPoints = 173.7178;  // a strength of 1

// A game as the model has it: the first is drawn in proportion to e^strength, then the next…
Finish play(const std::vector<std::size_t>& entrants, const std::vector<double>& strengths,
            Rng& rng) {
  Finish finish{entrants, std::vector<int>(entrants.size(), 0)};
  for (int place = 1; place <= static_cast<int>(entrants.size()); ++place) {
    double sum = 0;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
      if (finish.places[i] == 0) sum += std::exp(strengths[entrants[i]]);
    }
    double rest = unit(rng) * sum;
    std::size_t taken = entrants.size();
    for (std::size_t i = 0; i < entrants.size() && rest >= 0; ++i) {
      if (finish.places[i] != 0) continue;
      rest -= std::exp(strengths[entrants[i]]);
      taken = i;
    }
    finish.places[taken] = place;
  }
  return finish;
}

TEST(Rating, RecoversKnownStrengths) {
  Rng rng(3);
  const std::vector<double> strengths{0.0, 0.7, 1.5, 2.5};
  std::vector<std::vector<Finish>> deals;
  for (int deal = 0; deal < 3000; ++deal) {
    deals.push_back({play({0, 1, 2, 3}, strengths, rng), play({1, 2, 3, 0}, strengths, rng)});
  }
  const std::vector<Figure> rated = ratings(4, deals, 0);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(rated[i].mean.value(), kPoints * strengths[i], 15) << i;
    EXPECT_LT(*rated[i].high - *rated[i].low, 40) << i;
  }
  EXPECT_EQ(rated[0].mean.value(), 0);
  EXPECT_EQ(rated[0].low, 0);  // the anchor is where it is
}

TEST(Rating, RecoversThemFromPairsThatMeetTwoAtATime) {
  Rng rng(4);
  const std::vector<double> strengths{0.0, 0.8, -0.5};
  std::vector<std::vector<Finish>> deals;
  for (int deal = 0; deal < 2000; ++deal) {
    deals.push_back({play({0, 1}, strengths, rng), play({1, 2}, strengths, rng)});
  }
  const std::vector<Figure> rated = ratings(3, deals, 3);  // nobody is the anchor
  EXPECT_NEAR(rated[1].mean.value() - rated[0].mean.value(), kPoints * 0.8, 25);
  EXPECT_NEAR(rated[2].mean.value() - rated[0].mean.value(), kPoints * -0.5, 40);
  EXPECT_NEAR(rated[0].mean.value() + rated[1].mean.value() + rated[2].mean.value(), 0, 1e-6);
}

TEST(Rating, KnowsWhoHasSeveralSeats) {
  Rng rng(5);
  const std::vector<double> strengths{0.0, 1.0};
  std::vector<std::vector<Finish>> deals;
  for (int deal = 0; deal < 2000; ++deal) deals.push_back({play({1, 0, 0, 0}, strengths, rng)});
  EXPECT_NEAR(ratings(2, deals, 0)[1].mean.value(), kPoints, 20);
}

TEST(Rating, IntervalsCoverAsOftenAsIsSaid) {
  Rng rng(6);
  const std::vector<double> strengths{0.0, 0.5, 1.2};
  constexpr int kContests = 400;
  int covered = 0;
  for (int contest = 0; contest < kContests; ++contest) {
    std::vector<std::vector<Finish>> deals;
    for (int deal = 0; deal < 60; ++deal) deals.push_back({play({0, 1, 2}, strengths, rng)});
    const std::vector<Figure> rated = ratings(3, deals, 0);
    for (const std::size_t i : {1U, 2U}) {
      const double truth = kPoints * strengths[i];
      covered += *rated[i].low <= truth && truth <= *rated[i].high ? 1 : 0;
    }
  }
  const double part = static_cast<double>(covered) / (2 * kContests);
  EXPECT_GE(part, 0.93);
  EXPECT_LE(part, 0.985);
}

// Deals in which whatever happened once happened ten times tell no more than one game each.
TEST(Rating, GamesOfADealAreNotTakenForIndependent) {
  Rng rng(7);
  const std::vector<double> strengths{0.0, 0.5};
  std::vector<std::vector<Finish>> single;
  std::vector<std::vector<Finish>> tenfold;
  for (int deal = 0; deal < 200; ++deal) {
    const Finish finish = play({0, 1}, strengths, rng);
    single.push_back({finish});
    tenfold.push_back(std::vector<Finish>(10, finish));
  }
  const Figure one = ratings(2, single, 0)[1];
  const Figure ten = ratings(2, tenfold, 0)[1];
  EXPECT_NEAR(*ten.high - *ten.low, *one.high - *one.low, 3);
}

TEST(Rating, SharedPlacesCountForBothInEqualParts) {
  const std::vector<std::vector<Finish>> drawn(10, {{{0, 1}, {1, 1}}});
  EXPECT_NEAR(ratings(2, drawn, 0)[1].mean.value(), 0, 1e-6);
  // One win and one shared place are as good as three wins of four.
  const std::vector<std::vector<Finish>> half(100, {{{0, 1}, {2, 1}}, {{0, 1}, {1, 1}}});
  const std::vector<std::vector<Finish>> three(
      50, {{{0, 1}, {2, 1}}, {{0, 1}, {2, 1}}, {{0, 1}, {2, 1}}, {{0, 1}, {1, 2}}});
  EXPECT_NEAR(ratings(2, half, 0)[1].mean.value(), ratings(2, three, 0)[1].mean.value(), 1e-6);
}

TEST(Rating, WhoWinsEverythingIsNotInfinitelyStrongAndNobodyIsSure) {
  const std::vector<std::vector<Finish>> deals(100, {{{0, 1}, {2, 1}}});
  const Figure winner = ratings(2, deals, 0)[1];
  EXPECT_GT(winner.mean, 400);
  EXPECT_LT(winner.mean, 2500);
  EXPECT_GT(*winner.high - *winner.low, 300);
}

TEST(Rating, WithoutGamesThereIsNothing) {
  EXPECT_FALSE(ratings(2, {}, 0)[1].mean.has_value());
  EXPECT_FALSE(ratings(2, {}, 0)[1].low.has_value());
}

}  // namespace
}  // namespace noblesse::arena

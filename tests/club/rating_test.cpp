// Ratings: the published numbers, what must hold for any game, and a league that finds its order.
#include "club/rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/rng.h"

namespace noblesse {
namespace {

// As in the examples that others have published.
constexpr Scale kNoLearning{.tau = 0};

std::vector<Strength> rate(const std::vector<Strength>& players, const std::vector<int>& places,
                           const Scale& scale = {}) {
  auto after = rated(players, places, scale);
  EXPECT_TRUE(after) << after.error().message;
  return after.value_or(std::vector<Strength>{});
}

void expect_near(const std::vector<Strength>& are, const std::vector<Strength>& expected) {
  ASSERT_EQ(are.size(), expected.size());
  for (std::size_t i = 0; i < are.size(); ++i) {
    EXPECT_NEAR(are[i].mu, expected[i].mu, 1e-9) << "player " << i;
    EXPECT_NEAR(are[i].sigma, expected[i].sigma, 1e-9) << "player " << i;
  }
}

TEST(Rating, OfTwoNewcomersTheWinnerRisesAsFarAsTheLoserFalls) {
  // By hand: c^2 = 2 (25/3)^2 + 2 (25/6)^2 = 3125/18; the winner's chance was 1/2, so mu moves by
  // half of sigma^2 / c, and sigma^2 shrinks by the part 1/4 * (sigma / c)^3.
  const double c = std::sqrt(3125.0 / 18);
  const double sigma = 25.0 / 3;
  const double rise = sigma * sigma / c / 2;
  const double left = sigma * std::sqrt(1 - std::pow(sigma / c, 3) / 4);
  EXPECT_NEAR(rise, 2.63523138347365, 1e-12);
  EXPECT_NEAR(left, 8.065506316323548, 1e-12);
  expect_near(rate({newcomer(), newcomer()}, {1, 2}, kNoLearning),
              {{25 + rise, left}, {25 - rise, left}});
}

// Numbers of other implementations of the same model.
TEST(Rating, PublishedNumbersOfFourStrengths) {
  expect_near(rate({{29.182, 4.782}, {27.174, 4.922}, {16.672, 6.217}, newcomer()}, {1, 2, 3, 4},
                   kNoLearning),
              {{30.209971908310553, 4.764898977359521},
               {27.64460833689499, 4.882789305097372},
               {17.403586731283518, 6.100723440599442},
               {19.214790707434826, 7.8542613981643985}});
}

TEST(Rating, PublishedNumbersOfSharedPlaces) {
  expect_near(rate({{10, 8}, {5, 10}, {0, 12}}, {1, 2, 2}, kNoLearning),
              {{11.942833056030613, 7.926463661123746},
               {2.938193791485662, 9.65347573412201},
               {-1.4023734358082325, 11.323360667700934}});
  const double sigma = 25.0 / 3;
  expect_near(rate({{15, sigma}, {20, sigma}, {25, sigma}, {30, sigma}}, {2, 4, 2, 1}, kNoLearning),
              {{15.340046366255285, 8.21273604193863},
               {18.007807436399276, 8.188629384105589},
               {24.25804790911316, 8.166514496319483},
               {32.39409828823228, 8.247276990243211}});
}

TEST(Rating, PublishedNumbersWhereSigmaGrowsBeforeTheGame) {
  expect_near(rate({{25, 3}, {25, 3}}, {1, 2}, {.tau = 0.3}),
              {{25.624880438870754, 2.9879993738476953}, {24.375119561129246, 2.9879993738476953}});
}

TEST(Rating, AnUpsetMovesMore) {
  const std::vector<Strength> players{{30, 4}, {20, 4}};
  const auto as_expected = rate(players, {1, 2});
  const auto upset = rate(players, {2, 1});
  EXPECT_GT(as_expected[0].mu, 30);
  EXPECT_GT(upset[1].mu - 20, 2 * (as_expected[0].mu - 30));
  EXPECT_LT(upset[0].mu - 30, 2 * (as_expected[1].mu - 20));
}

TEST(Rating, WhoIsLessKnownMovesMore) {
  const auto after = rate({{25, 2}, {25, 8}}, {1, 2});
  EXPECT_GT(25 - after[1].mu, 10 * (after[0].mu - 25));
}

TEST(Rating, EqualsWhoShareAPlaceStayEqualInMu) {
  for (int count = 2; count <= 6; ++count) {
    const std::vector<Strength> players(count, {22, 5});
    for (const Strength& after : rate(players, std::vector<int>(count, 1))) {
      EXPECT_NEAR(after.mu, 22, 1e-12) << count << " players";
      EXPECT_LT(after.sigma, 5) << count << " players";
    }
  }
}

TEST(Rating, SharingAPlaceBringsTheStrongerAndTheWeakerTogether) {
  const auto after = rate({{30, 5}, {20, 5}}, {1, 1});
  EXPECT_LT(after[0].mu, 30);
  EXPECT_GT(after[1].mu, 20);
}

TEST(Rating, OnlyTheOrderOfThePlacesCounts) {
  const std::vector<Strength> players{{30, 5}, {20, 5}, {25, 3}, {21, 8}};
  expect_near(rate(players, {1, 1, 3, 4}), rate(players, {1, 1, 2, 3}));
}

TEST(Rating, WhereTheySitMakesNoDifference) {
  const std::vector<Strength> players{{30, 5}, {20, 6}, {25, 3}, {21, 8}, {27, 2}, {24, 7}};
  const std::vector<int> places{2, 1, 2, 6, 4, 4};
  const auto after = rate(players, places);
  std::vector<std::size_t> seats{0, 1, 2, 3, 4, 5};
  Rng rng(1);
  for (int deal = 0; deal < 20; ++deal) {
    rng.shuffle(std::span(seats));
    std::vector<Strength> seated;
    std::vector<int> seated_places;
    std::vector<Strength> expected;
    for (const std::size_t seat : seats) {
      seated.push_back(players[seat]);
      seated_places.push_back(places[seat]);
      expected.push_back(after[seat]);
    }
    expect_near(rate(seated, seated_places), expected);
  }
}

// A game as the Plackett-Luce model has it: everybody's form of the day is his strength and luck,
// and forms that are near each other share a place.
std::vector<int> play(const std::vector<double>& strengths, Rng& rng) {
  const double luck = std::sqrt(static_cast<double>(strengths.size())) * Scale{}.beta;
  std::vector<double> forms;
  for (const double strength : strengths) {
    const double u = (static_cast<double>(rng.next() >> 11U) + 0.5) * 0x1p-53;
    forms.push_back(std::round(strength - luck * std::log(-std::log(u))));
  }
  std::vector<int> places;
  for (const double form : forms) {
    places.push_back(
        1 + static_cast<int>(std::ranges::count_if(forms, [&](double f) { return f > form; })));
  }
  return places;
}

class League : public ::testing::TestWithParam<int> {};

TEST_P(League, FindsItsTrueOrder) {
  constexpr int kLords = 9;
  constexpr int kGames = 8000;
  const auto true_strength = [](int lord) { return 13 + 3.0 * lord; };  // on average a newcomer's
  Rng rng(2024);
  std::vector<Strength> league(kLords, newcomer());
  std::vector<double> usual(kLords);  // the mean over the second half: a day's strength wavers
  std::vector<int> ids;
  for (int lord = 0; lord < kLords; ++lord) ids.push_back(lord);
  for (int game = 0; game < kGames; ++game) {
    rng.shuffle(std::span(ids));
    std::vector<double> strengths;
    std::vector<Strength> before;
    for (int i = 0; i < GetParam(); ++i) {
      strengths.push_back(true_strength(ids[i]));
      before.push_back(league[ids[i]]);
    }
    const auto after = rate(before, play(strengths, rng));
    for (int i = 0; i < GetParam(); ++i) league[ids[i]] = after[i];
    for (int lord = 0; lord < kLords && game >= kGames / 2; ++lord) {
      usual[lord] += league[lord].mu / (kGames / 2.0);
    }
  }
  for (int lord = 0; lord < kLords; ++lord) {
    // What doubt is left counts as luck, so the scale comes out a little wide.
    EXPECT_NEAR(usual[lord], true_strength(lord), 2) << "lord " << lord;
    EXPECT_NEAR(league[lord].mu, true_strength(lord), 3 * league[lord].sigma) << "lord " << lord;
    EXPECT_LT(league[lord].sigma, 2.5) << "the club got to know him";
    EXPECT_GT(league[lord].sigma, 1) << "and is never too sure to change its mind";
    if (lord > 0) EXPECT_GT(usual[lord], usual[lord - 1]) << "lord " << lord;
  }
}

INSTANTIATE_TEST_SUITE_P(OfAnySize, League, ::testing::Range(2, 7));

TEST(Rating, SigmaDoesNotFreeze) {
  std::vector<Strength> players(2, newcomer());
  for (int game = 0; game < 20'000; ++game) {
    players = rate(players, game % 2 == 0 ? std::vector{1, 2} : std::vector{2, 1});
  }
  const double settled = players[0].sigma;
  EXPECT_GT(settled, 0.5);
  const auto without = rate({{25, 0.01}, {25, 0.01}}, {1, 2}, kNoLearning);
  EXPECT_LT(without[0].sigma, 0.01);
  const auto with = rate({{25, 0.01}, {25, 0.01}}, {1, 2});
  EXPECT_GT(with[0].sigma, 0.05);
}

TEST(Rating, StrengthsFarApartStayFinite) {
  for (const auto& places : {std::vector{1, 2, 3}, std::vector{3, 2, 1}, std::vector{1, 1, 1}}) {
    for (const auto& [mu, sigma] : rate({{1e5, 1}, {0, 8}, {-1e5, 1}}, places)) {
      EXPECT_TRUE(std::isfinite(mu));
      EXPECT_TRUE(std::isfinite(sigma));
      EXPECT_GT(sigma, 0);
    }
  }
}

TEST(Rating, OneGameLeavesSomethingOfAnySigma) {
  for (const Strength& after : rate({{25, 1000}, {25, 1}}, {1, 2}, {.kappa = 0.99})) {
    EXPECT_GT(after.sigma, 0.99);
  }
  const auto wide = rate({{25, 1000}, {25, 1}}, {1, 2}, {.kappa = 0.99, .tau = 0});
  EXPECT_NEAR(wide[0].sigma, 1000 * std::sqrt(0.99), 1e-9);
}

TEST(Rating, WhatIsShownIsExplained) {
  EXPECT_EQ(shown(newcomer()), 750);
  EXPECT_EQ(shown({25, 0}), 1500);
  EXPECT_EQ(shown({26, 1}), 1440);
  EXPECT_EQ(shown({-40, 8}), 0);
  EXPECT_EQ(shown({1e300, 1}), 1'000'000);
  // Ten games to one at 400 points.
  const double odds = std::exp(400.0 / 30 / (std::sqrt(2.0) * 25 / 6));
  EXPECT_NEAR(odds, 10, 0.5);
}

TEST(Rating, WhatCannotBeAGameIsRefused) {
  const auto refusal = [](std::vector<Strength> players, std::vector<int> places) {
    const auto after = rated(players, places);
    return after ? "" : after.error().message;
  };
  const Strength lord = newcomer();
  EXPECT_EQ(refusal({lord}, {1}), "a game of 1 cannot be rated; it takes 2 to 6 players");
  EXPECT_EQ(refusal(std::vector(7, lord), std::vector(7, 1)),
            "a game of 7 cannot be rated; it takes 2 to 6 players");
  EXPECT_EQ(refusal({lord, lord}, {1}), "2 players have 1 places; each has one");
  EXPECT_EQ(refusal({lord, lord}, {1, 0}), "player 1 has place 0; the best is 1");
  EXPECT_EQ(refusal({lord, {25, 0}}, {1, 2}),
            "player 1 has mu 25.000000 and sigma 0.000000; both are finite, and sigma is above 0");
  EXPECT_NE(refusal({{std::numeric_limits<double>::quiet_NaN(), 1}, lord}, {1, 2}), "");
  EXPECT_NE(refusal({{25, std::numeric_limits<double>::infinity()}, lord}, {1, 2}), "");
}

}  // namespace
}  // namespace noblesse

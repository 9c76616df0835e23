// Policies: how often to choose what, and drawing from it.
#include "bots/policy.h"

#include <gtest/gtest.h>
#include <cmath>

#include "bots/finding.h"

namespace noblesse {
namespace {

TEST(Policy, DecayIsNearlyTheExponential) {
  EXPECT_EQ(decay(0), 1);
  EXPECT_EQ(decay(1000), 0);
  for (int tenths = 1; tenths < 80; ++tenths) {
    const double x = tenths / 10.0;
    EXPECT_NEAR(decay(x) / std::exp(-x), 1, 0.001 * x * x) << x;
    EXPECT_LT(decay(x), decay(x - 0.1));
  }
}

TEST(Policy, WhatIsWorthTheSameIsChosenAsOften) {
  Policy<int> policy{{1, 3.5}, {2, 3.5}, {3, 3.5}, {4, 3.5}};
  temper(policy, 0.1);
  for (const auto& choice : policy) EXPECT_DOUBLE_EQ(choice.chance, 0.25);
}

TEST(Policy, WhatIsWorthATemperatureLessIsChosenETimesMoreRarely) {
  Policy<int> policy{{1, 10}, {2, 9.5}};
  temper(policy, 0.5);
  EXPECT_NEAR(policy[0].chance / policy[1].chance, std::exp(1.0), 0.01);
}

TEST(Policy, WhatWouldHardlyEverComeUpNeverDoes) {
  Policy<int> policy{{1, 0}, {2, 100}, {3, 99.9}};
  temper(policy, 1);
  ASSERT_EQ(policy.size(), 2U);
  EXPECT_EQ(policy[0].decision, 2);
  EXPECT_DOUBLE_EQ(policy[0].chance + policy[1].chance, 1);
}

TEST(Policy, DrawsAsOftenAsItSays) {
  const Policy<int> policy{{0, 0.5}, {1, 0.3}, {2, 0.2}};
  std::array<int, 3> drawn{};
  Rng rng(1);
  constexpr int kDraws = 100'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[static_cast<std::size_t>(draw(policy, rng))];
  for (const auto& choice : policy) {
    EXPECT_NEAR(drawn[static_cast<std::size_t>(choice.decision)], choice.chance * kDraws, 900);
  }
}

TEST(Policy, ChancesALittleShortOfOneStillDrawSomething) {
  const Policy<int> policy{{7, 1e-300}};
  Rng rng(1);
  EXPECT_EQ(draw(policy, rng), 7);
}

// What an exact mix would leave out is little altogether, however many choices there are.
TEST(Purify, LeavesOutWhatIsSeldomAltogether) {
  Policy<int> policy{{1, 0.5}, {2, 0.47}, {3, 0.02}, {4, 0.009}, {5, 0.001}};
  purify(policy);
  ASSERT_EQ(policy.size(), 3U) << "0.01 together, and 0.03 would be too much";
  EXPECT_EQ(policy[2].decision, 3);
  EXPECT_NEAR(policy[0].chance, 0.5 / 0.99, 1e-12);
}

TEST(Purify, TreatsEqualsTheSame) {
  Policy<int> policy;
  for (int c = 0; c < 100; ++c) policy.push_back({c, 1});
  purify(policy);
  EXPECT_EQ(policy.size(), 100U);
  Policy<int> one{{7, 3}};
  purify(one);
  EXPECT_EQ(one, (Policy<int>{{7, 1}}));
}

}  // namespace
}  // namespace noblesse

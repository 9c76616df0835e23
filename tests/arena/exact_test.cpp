// The exact solver knows games whose solutions are known, also where somebody knows less than the
// other.
#include "arena/exact.h"

#include <gtest/gtest.h>

#include <array>

namespace noblesse::arena {
namespace {

// Both choose at the same time; what the first gets stands in the table.
Tree at_the_same_time(const std::vector<std::vector<double>>& table) {
  Tree tree;
  const auto columns = static_cast<std::uint32_t>(table[0].size());
  const auto first = tree.add_moment(0, static_cast<std::uint32_t>(table.size()), 0);
  const auto second = tree.add_moment(1, columns, 0);
  const Tree::Node root = tree.add_choice(first);
  for (std::uint32_t r = 0; r < table.size(); ++r) {
    const Tree::Node node = tree.add_choice(second);
    tree.hang(root, r, node);
    for (std::uint32_t c = 0; c < columns; ++c) tree.hang(node, c, tree.add_end(table[r][c]));
  }
  return tree;
}

TEST(Exact, MatchingPenniesAreEvenAndWhoeverLeansIsRead) {
  const Tree tree = at_the_same_time({{1, 0}, {0, 1}});
  const auto solution = tree.solve(1e-6, 10'000);
  EXPECT_NEAR(solution.value, 0.5, 1e-6);
  EXPECT_LT(solution.gap, 1e-6);
  EXPECT_NEAR(tree.exploitability(solution.strategy), 0, 1e-6);
  const Strategy leans{0.7, 0.3, 0.5, 0.5};
  EXPECT_NEAR(tree.best_answer(1, leans), 0.7, 1e-12);
  EXPECT_NEAR(tree.best_answer(0, leans), 0.5, 1e-12);
  EXPECT_NEAR(tree.exploitability(leans), 0.1, 1e-12) << "the mean of 0.2 and nothing";
}

TEST(Exact, AThiefAndADetectiveMixAsTheBooksSay) {
  // {a, b}, {c, d} without a saddle: the value is (ad - bc) / (a + d - b - c).
  const Tree tree = at_the_same_time({{0.9, 0.2}, {0.4, 0.6}});
  const auto solution = tree.solve(1e-5, 100'000);
  EXPECT_NEAR(solution.value, (0.9 * 0.6 - 0.2 * 0.4) / (0.9 + 0.6 - 0.2 - 0.4), 1e-5);
  EXPECT_NEAR(solution.strategy[0], (0.6 - 0.4) / 0.9, 0.01);
  EXPECT_NEAR(tree.range(), 0.7, 1e-12);
}

TEST(Exact, WhatIsBestForBothNeedsNoMixing) {
  const Tree tree = at_the_same_time({{0.5, 0.7}, {0.3, 0.9}});
  const auto solution = tree.solve(1e-4, 10'000);
  EXPECT_NEAR(solution.value, 0.5, 1e-4);
}

// Kuhn's poker: three cards, one each, a bet of one. The first loses a coin in 18 on average.
TEST(Exact, KnowsPokerWithThreeCards) {
  Tree tree;
  std::array<std::size_t, 3> opens{};
  std::array<std::size_t, 3> called{};
  std::array<std::size_t, 3> after_pass{};
  std::array<std::size_t, 3> after_bet{};
  for (std::size_t card = 0; card < 3; ++card) {
    opens[card] = tree.add_moment(0, 2, 0);
    called[card] = tree.add_moment(0, 2, 1);
    after_pass[card] = tree.add_moment(1, 2, 0);
    after_bet[card] = tree.add_moment(1, 2, 0);
  }
  const auto coins = [](double won) { return 0.5 + won / 4; };  // of 1, as two may be won or lost
  const Tree::Node root = tree.add_chance(6);
  std::uint32_t deal = 0;
  for (std::size_t mine = 0; mine < 3; ++mine) {
    for (std::size_t theirs = 0; theirs < 3; ++theirs) {
      if (mine == theirs) continue;
      const double sign = mine > theirs ? 1 : -1;
      const Tree::Node open = tree.add_choice(opens[mine]);
      tree.hang(root, deal++, open);
      const Tree::Node pass = tree.add_choice(after_pass[theirs]);
      tree.hang(open, 0, pass);
      tree.hang(pass, 0, tree.add_end(coins(sign)));
      const Tree::Node answer = tree.add_choice(called[mine]);
      tree.hang(pass, 1, answer);
      tree.hang(answer, 0, tree.add_end(coins(-1)));
      tree.hang(answer, 1, tree.add_end(coins(2 * sign)));
      const Tree::Node bet = tree.add_choice(after_bet[theirs]);
      tree.hang(open, 1, bet);
      tree.hang(bet, 0, tree.add_end(coins(1)));
      tree.hang(bet, 1, tree.add_end(coins(2 * sign)));
    }
  }
  const auto solution = tree.solve(1e-4, 20'000);
  EXPECT_LT(solution.gap, 1e-4);
  EXPECT_NEAR(solution.value, coins(-1.0 / 18), 1e-4);
  const Strategy random = tree.at_random();
  EXPECT_GT(tree.exploitability(random), 0.05);
}

}  // namespace
}  // namespace noblesse::arena

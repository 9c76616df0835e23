// Turns: fair between the tables, in order for each, and the oldest can be picked out.
#include "club/turns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "base/rng.h"

namespace noblesse {
namespace {

std::string all_of(Turns<std::string>& turns) {
  std::string order;
  while (!turns.empty()) order += turns.take_next() + " ";
  return order;
}

TEST(Turns, EachHasATurnHoweverMuchOneBrings) {
  Turns<std::string> turns;
  for (const auto* item : {"a1", "a2", "a3", "a4"}) turns.add("a", item);
  turns.add("b", "b1");
  turns.add("c", "c1");
  turns.add("c", "c2");
  EXPECT_EQ(turns.size(), 7U);
  EXPECT_EQ(all_of(turns), "a1 b1 c1 a2 c2 a3 a4 ");
}

TEST(Turns, WhoHasJustHadATurnWaitsForTheOthers) {
  Turns<std::string> turns;
  turns.add("a", "a1");
  turns.add("b", "b1");
  EXPECT_EQ(turns.take_next(), "a1");
  turns.add("a", "a2");
  turns.add("c", "c1");
  EXPECT_EQ(all_of(turns), "b1 a2 c1 ");
}

TEST(Turns, TheOldestIsWhatCameFirst) {
  Turns<std::string> turns;
  turns.add("a", "a1");
  turns.add("b", "b1");
  turns.add("b", "b2");
  turns.add("a", "a2");
  EXPECT_EQ(turns.take_next(), "a1");
  EXPECT_EQ(turns.take_oldest(), "b1");
  EXPECT_EQ(turns.take_oldest(), "b2");
  EXPECT_EQ(turns.take_oldest(), "a2");
  EXPECT_TRUE(turns.empty());
}

TEST(Turns, ItTakesWhatCanOnlyBeMoved) {
  Turns<std::unique_ptr<int>> turns;
  turns.add("a", std::make_unique<int>(7));
  EXPECT_EQ(*turns.take_next(), 7);
}

// Against the plainest way to do the same.
TEST(Turns, AtRandomNothingIsLostAndTheOrderIsRight) {
  struct Waiting {
    char whose;
    int number;
  };
  Rng rng(5);
  Turns<int> turns;
  std::vector<Waiting> plain;  // in the order of coming
  std::string order;           // of the turns
  const auto take_plain = [&](std::size_t at) {
    const Waiting taken = plain[at];
    plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(at));
    if (std::ranges::find(plain, taken.whose, &Waiting::whose) == plain.end()) {
      std::erase(order, taken.whose);
    }
    return taken.number;
  };
  for (int step = 0; step < 20'000; ++step) {
    if (plain.empty() || rng.below(100) < 51) {
      const char whose = static_cast<char>('a' + rng.below(8));
      turns.add(std::string(1, whose), step);
      plain.push_back({whose, step});
      if (!order.contains(whose)) order += whose;
    } else if (rng.below(4) == 0) {
      ASSERT_EQ(turns.take_oldest(), take_plain(0));
    } else {
      const char whose = order.front();
      order.erase(0, 1);
      order += whose;
      const auto first = std::ranges::find(plain, whose, &Waiting::whose);
      const int expected = take_plain(static_cast<std::size_t>(first - plain.begin()));
      ASSERT_EQ(turns.take_next(), expected);
    }
    ASSERT_EQ(turns.size(), plain.size());
  }
}

}  // namespace
}  // namespace noblesse

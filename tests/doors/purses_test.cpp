// Whoever costs much work waits until time has paid for it; the others do not.
#include "doors/purses.h"

#include <gtest/gtest.h>

#include "doors/padding.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;

TEST(Purses, PayForWorkAfterwards) {
  Purses purses({0.1, 0.5});
  const Moment start{};
  EXPECT_FALSE(purses.debt("a", start));
  purses.charge("a", start, 400ms);
  EXPECT_FALSE(purses.debt("a", start)) << "it held so much";
  purses.charge("a", start, 200ms);
  EXPECT_EQ(purses.debt("a", start), 1001ms);
  EXPECT_FALSE(purses.debt("b", start)) << "everybody has a purse of their own";
  EXPECT_TRUE(purses.debt("a", start + 900ms));
  EXPECT_FALSE(purses.debt("a", start + 1001ms));
}

TEST(Purses, AreInDebtForNoLongerThanTheyFill) {
  Purses purses({0.1, 0.5});
  purses.charge("a", {}, 1h);
  EXPECT_EQ(purses.debt("a", {}), 5001ms);
}

TEST(Purses, AreForgottenWhenTheyAreFull) {
  Purses purses({0.1, 0.5});
  purses.charge("a", {}, 100ms);
  purses.forget(Moment{} + 500ms);
  EXPECT_EQ(purses.size(), 1U);
  purses.forget(Moment{} + 1s);
  EXPECT_EQ(purses.size(), 0U);
}

TEST(Padding, GoesInSteps) {
  EXPECT_EQ(padded_size(0), 256U);
  EXPECT_EQ(padded_size(256), 256U);
  EXPECT_EQ(padded_size(257), 512U);
  EXPECT_EQ(padded_size(4096), 4096U);
  EXPECT_EQ(padded_size(4097), 8192U);
  EXPECT_EQ(padded("{}").substr(0, 3), "{} ");
}

}  // namespace
}  // namespace noblesse

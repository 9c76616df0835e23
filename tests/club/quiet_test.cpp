// Nobody is called in their quiet hours, wherever on earth they are.
#include "club/quiet.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kHour = 60 * kMinute;
// Some midnight of London's, long after 1970.
constexpr std::int64_t kMidnight = 20'000LL * 24 * kHour;

Milliseconds at(std::int64_t hour, std::int64_t minute, const store::QuietHours& quiet) {
  return quiet_left(quiet, kMidnight + hour * kHour + minute * kMinute);
}
constexpr Milliseconds hours(std::int64_t number) { return Milliseconds(number * kHour); }
constexpr Milliseconds kNot{0};

TEST(QuietHours, GoPastMidnight) {
  const store::QuietHours night{22 * 60, 8 * 60, 0};
  EXPECT_EQ(at(21, 59, night), kNot);
  EXPECT_EQ(at(22, 0, night), hours(10));
  EXPECT_EQ(at(23, 59, night), hours(8) + Milliseconds(kMinute));
  EXPECT_EQ(at(0, 0, night), hours(8));
  EXPECT_EQ(at(7, 59, night), Milliseconds(kMinute));
  EXPECT_EQ(at(8, 0, night), kNot) << "then they are over";
}

TEST(QuietHours, OrLieWithinADay) {
  const store::QuietHours work{9 * 60, 17 * 60, 0};
  EXPECT_EQ(at(8, 59, work), kNot);
  EXPECT_EQ(at(9, 0, work), hours(8));
  EXPECT_EQ(at(16, 0, work), hours(1));
  EXPECT_EQ(at(17, 0, work), kNot);
}

TEST(QuietHours, AreThoseOfTheirOwnClock) {
  const store::QuietHours in_delhi{22 * 60, 8 * 60, 330};
  EXPECT_EQ(at(16, 29, in_delhi), kNot);
  EXPECT_EQ(at(16, 30, in_delhi), hours(10));
  const store::QuietHours in_new_york{22 * 60, 8 * 60, -300};
  EXPECT_EQ(at(3, 0, in_new_york), hours(10)) << "it is ten in the evening of the day before";
  EXPECT_EQ(at(13, 0, in_new_york), kNot);
}

TEST(QuietHours, WereTheSameBefore1970) {
  EXPECT_EQ(quiet_left({22 * 60, 8 * 60, 0}, -kHour), hours(9));
}

}  // namespace
}  // namespace noblesse

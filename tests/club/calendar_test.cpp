// A clock is believed when it has gone for a day without a jump.
#include "club/calendar.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

constexpr Time kHour = 60LL * 60 * 1000;
constexpr Time kDay = 24 * kHour;
constexpr Time kNow = 1'800'000'000'000;

// Looked at every hour, for so long.
store::Calendar passes(Calendar& calendar, Time& now, Time time) {
  store::Calendar kept;
  for (const Time end = now + time; now < end;) kept = calendar.note(now += kHour);
  return kept;
}

TEST(Calendar, IsBelievedAfterADay) {
  Time now = kNow;
  Calendar calendar(std::nullopt, now);
  EXPECT_FALSE(calendar.is_plausible());
  passes(calendar, now, kDay - kHour);
  EXPECT_FALSE(calendar.is_plausible());
  passes(calendar, now, kHour);
  EXPECT_TRUE(calendar.is_plausible());
}

TEST(Calendar, IsBelievedAcrossRestarts) {
  Time now = kNow;
  Calendar before(std::nullopt, now);
  const store::Calendar kept = passes(before, now, 2 * kDay);
  EXPECT_TRUE(Calendar(kept, now + kHour).is_plausible());
  EXPECT_TRUE(Calendar(kept, now + kDay).is_plausible());
}

TEST(Calendar, AJumpBeginsTheDayAnew) {
  Time now = kNow;
  Calendar before(std::nullopt, now);
  const store::Calendar kept = passes(before, now, 2 * kDay);
  for (const Time jump : {kDay + 1, 3650 * kDay, -kDay - 1, -3650 * kDay}) {
    Time there = now + jump;
    Calendar after(kept, there);
    EXPECT_FALSE(after.is_plausible()) << jump;
    passes(after, there, kDay);
    EXPECT_TRUE(after.is_plausible()) << jump;
  }
}

// Once with a clock far ahead, and then right again.
TEST(Calendar, AWrongStartIsForgottenAfterADay) {
  Time now = kNow;
  Calendar before(std::nullopt, now);
  const store::Calendar kept = passes(before, now, 2 * kDay);
  Calendar ahead(kept, now + 3650 * kDay);
  const store::Calendar wrong = ahead.note(now + 3650 * kDay + kHour);
  Calendar right(wrong, now);
  EXPECT_FALSE(right.is_plausible());
  passes(right, now, kDay);
  EXPECT_TRUE(right.is_plausible());
}

}  // namespace
}  // namespace noblesse

#include "guest/times.h"

#include <gtest/gtest.h>

namespace noblesse::guest {
namespace {

using std::chrono::microseconds;

TEST(Times, NothingTakesNoTime) {
  EXPECT_EQ(Times().part(0.99), microseconds(0));
  EXPECT_EQ(Times().longest(), microseconds(0));
}

TEST(Times, ShortOnesAreExact) {
  Times times;
  for (int i = 1; i <= 60; ++i) times.add(microseconds(i));
  EXPECT_EQ(times.part(0.5), microseconds(30));
  EXPECT_EQ(times.part(0.9), microseconds(54));
  EXPECT_EQ(times.longest(), microseconds(60));
}

TEST(Times, LongOnesAreToldWithinThreePercentAndNeverTooShort) {
  for (std::int64_t value = 1; value < 3'000'000'000; value = value * 9 / 8 + 1) {
    Times times;
    times.add(microseconds(value));
    times.add(microseconds(4'000'000'000));
    EXPECT_GE(times.part(0.5).count(), value);
    EXPECT_LE(static_cast<double>(times.part(0.5).count()), static_cast<double>(value) * 1.032 + 1);
  }
}

TEST(Times, OneInAHundredIsTheLastPartAndNotThePartBeforeIt) {
  Times times;
  for (int i = 0; i < 99; ++i) times.add(microseconds(10));
  times.add(microseconds(50'000));
  EXPECT_EQ(times.part(0.99), microseconds(10));
  EXPECT_EQ(times.part(0.995), microseconds(50'000));
  EXPECT_EQ(times.count(), 100U);
}

TEST(Times, WhatIsBeyondAllReasonIsStillCounted) {
  Times times;
  times.add(microseconds(std::int64_t{1} << 50U));
  times.add(microseconds(-5));
  EXPECT_EQ(times.count(), 2U);
  EXPECT_EQ(times.longest(), microseconds(std::int64_t{1} << 50U));
}

}  // namespace
}  // namespace noblesse::guest

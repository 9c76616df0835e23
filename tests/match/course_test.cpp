// The course of a game in few bytes: whatever code a decision has, it comes back.
#include "match/course.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noblesse {
namespace {

RC_GTEST_PROP(Course, KeepsEveryStep, (const std::vector<std::uint64_t>& codes)) {
  Course course;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    course.add({static_cast<Seat>(i % 16), codes[i]});
  }
  RC_ASSERT(course.size() == codes.size());
  const auto steps = course.steps();
  RC_ASSERT(steps.size() == codes.size());
  for (std::size_t i = 0; i < codes.size(); ++i) {
    RC_ASSERT(steps[i].code == codes[i]);
    RC_ASSERT(steps[i].seat == i % 16);
    RC_ASSERT(steps[i].is_chance() == (i % 16 == Course::kChance));
  }
}

TEST(Course, KeepsTheSmallestAndTheLargest) {
  Course course;
  for (const std::uint64_t code : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 56U,
                                   ~std::uint64_t{0}, std::uint64_t{255} << 56U}) {
    course.add({3, code});
    EXPECT_EQ(course.steps().back().code, code);
  }
  course.clear();
  EXPECT_EQ(course.size(), 0U);
  EXPECT_TRUE(course.steps().empty());
}

}  // namespace
}  // namespace noblesse

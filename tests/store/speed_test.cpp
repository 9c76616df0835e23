// How many commits a second, alone and grouped. Prints; the numbers of a busy machine fail nobody.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <string>

#include "store/clerk.h"
#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

using Clock = std::chrono::steady_clock;

double per_second(int count, Clock::time_point begin) {
  return count / std::chrono::duration<double>(Clock::now() - begin).count();
}

template <class House>
class Speed : public InHouse<House> {};
TYPED_TEST_SUITE(Speed, Houses, HouseNames);

TYPED_TEST(Speed, OfLines) {
  constexpr int kAlone = 300;
  constexpr int kGrouped = 20000;
  const std::string text(200, 'z');
  ASSERT_EQ(this->write({SaveTable{some_table(1)}}), "");
  int number = 0;
  auto begin = Clock::now();
  for (int i = 0; i < kAlone; ++i) ASSERT_EQ(this->write({some_line(1, ++number, text)}), "");
  const double alone = per_second(kAlone, begin);

  auto clerk = *Clerk::start(std::move(this->store));
  begin = Clock::now();
  for (int i = 0; i < kGrouped; ++i) clerk->write({some_line(1, ++number, text)}, {});
  clerk->stop();
  const double grouped = per_second(kGrouped, begin);
  EXPECT_EQ(clerk->parts(), kGrouped);
  std::printf("%s: %.0f commits/s one by one, %.0f/s through the clerk (%.0f to a transaction)\n",
              HouseNames::GetName<TypeParam>(0).c_str(), alone, grouped,
              static_cast<double>(kGrouped) / static_cast<double>(clerk->transactions()));
}

}  // namespace
}  // namespace noblesse::store

// Thousands of streets of callers, each from one seed. NOBLESSE_STREETS says how many,
// NOBLESSE_SEED which one alone: a seed that failed fails again.
#include "tests/doors/street.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/rng.h"
#include "tests/doors/met.h"

namespace noblesse {
namespace {

using testing::Street;

constexpr std::uint64_t kStreets = 8'000;
constexpr std::uint64_t kShards = 4;  // so that they can run beside each other

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

class Streets : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(Streets, WhoeverComesIsGoneInTheEndAndNothingIsLeft) {
  const bool one = std::getenv("NOBLESSE_SEED") != nullptr;
  const std::uint64_t streets = one ? 1 : from_environment("NOBLESSE_STREETS", kStreets) / kShards;
  const std::uint64_t first = one ? from_environment("NOBLESSE_SEED", 1) : GetParam() * streets + 1;
  testing::Met met;
  for (std::uint64_t seed = first; seed < first + streets; ++seed) {
    Rng rng(seed);
    Street street([&](std::uint32_t bound) { return rng.below(bound); });
    ASSERT_EQ(street.run(), "") << "again with NOBLESSE_SEED=" << seed;
    met.add(street.counters());
  }
  met.print();
  if (one) return;
  // A run that met nothing would be no proof.
  for (const std::uint64_t count : met.all()) EXPECT_GT(count, 0U);
}

INSTANTIATE_TEST_SUITE_P(Doors, Streets, ::testing::Range<std::uint64_t>(0, kShards));

}  // namespace
}  // namespace noblesse

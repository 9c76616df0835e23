// Thousands of tables under all the faults there are. NOBLESSE_GAMES says how many, NOBLESSE_SEED
// which one alone: a seed that failed fails again.
#include "tests/table/simulator.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace noblesse::hall {
namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr std::uint64_t kGames = 1'000;  // slow enough
#endif
#endif
#if !defined(__has_feature) || \
    !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
constexpr std::uint64_t kGames = 10'000;
#endif
constexpr std::uint64_t kShards = 4;  // so that they can run beside each other

void print(const Faults& faults) {
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"games", faults.games},
      {"choices", faults.choices},
      {"changed minds", faults.changed_minds},
      {"duplicates", faults.duplicates},
      {"late answers", faults.late_answers},
      {"nonsense", faults.nonsense},
      {"reorderings", faults.reorderings},
      {"drops", faults.drops},
      {"resumes", faults.resumes},
      {"restarts from the kept lines", faults.restarts},
      {"snapshots", faults.snapshots},
      {"clock jumps", faults.clock_jumps},
      {"decisions by stand-ins heard of", faults.stand_ins},
      {"games with taking back", faults.undos},
      {"moments that were due", faults.wake_ups},
  };
  for (const auto& [name, count] : counts) {
    std::printf("%12llu %s\n", static_cast<unsigned long long>(count), name);
  }
}

class Simulator : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Simulator, EveryGameEndsAndNothingIsLost) {
  const auto shelf = std::make_shared<const Shelf>();
  const bool one = std::getenv("NOBLESSE_SEED") != nullptr;
  const std::uint64_t games = one ? 1 : from_environment("NOBLESSE_GAMES", kGames) / kShards;
  const std::uint64_t first = one ? from_environment("NOBLESSE_SEED", 1) : GetParam() * games + 1;
  Faults faults;
  for (std::uint64_t seed = first; seed < first + games; ++seed) {
    Simulation simulation(shelf, seed, faults);
    ASSERT_EQ(simulation.run(), "") << "again with NOBLESSE_SEED=" << seed;
    ASSERT_FALSE(testing::Test::HasFailure()) << "again with NOBLESSE_SEED=" << seed;
  }
  print(faults);
  if (one) return;
  // A run that tested nothing would be no proof.
  for (const std::uint64_t count :
       {faults.changed_minds, faults.duplicates, faults.late_answers, faults.reorderings,
        faults.drops, faults.resumes, faults.restarts, faults.snapshots, faults.clock_jumps,
        faults.stand_ins, faults.undos, faults.nonsense}) {
    EXPECT_GT(count, games / 20);
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, Simulator, testing::Range(std::uint64_t{0}, kShards));

}  // namespace
}  // namespace noblesse::hall

// Thousands of tables under all the faults there are. NOBLESSE_GAMES says how many, NOBLESSE_SEED
// which one alone, or with both the first of so many: a seed that failed fails again.
#include "tests/table/simulator.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/sanitized.h"

namespace noblesse::hall {
namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

constexpr auto kGames = often<std::uint64_t>(10'000);
constexpr std::uint64_t kShards = 4;  // so that they can run beside each other

void print(const Faults& faults) {
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"games", faults.games},
      {"choices", faults.choices},
      {"changed minds", faults.changed_minds},
      {"duplicates", faults.duplicates},
      {"late answers", faults.late_answers},
      {"whims", faults.nonsense},
      {"reorderings", faults.reorderings},
      {"drops", faults.drops},
      {"resumes", faults.resumes},
      {"restarts from the kept lines", faults.restarts},
      {"of them after a time that was nobody's", faults.gaps},
      {"snapshots", faults.snapshots},
      {"clock jumps", faults.clock_jumps},
      {"decisions by stand-ins heard of", faults.stand_ins},
      {"games with taking back", faults.undos},
      {"moments that were due", faults.wake_ups},
      {"new hosts of forsaken tables", faults.new_hosts},
      {"times that somebody was to be done without too early", faults.too_early},
      {"rated games that somebody gave up", faults.given_up},
  };
  for (const auto& [name, count] : counts) {
    std::printf("%12llu %s\n", static_cast<unsigned long long>(count), name);
  }
  for (const auto& [verb, said] : faults.said) {
    std::printf("%12llu times \"%s\", and %llu times refused\n",
                static_cast<unsigned long long>(said.done), verb.c_str(),
                static_cast<unsigned long long>(said.refused));
  }
}

class Simulator : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Simulator, EveryGameEndsAndNothingIsLost) {
  const auto shelf = std::make_shared<const Shelf>();
  const bool one = std::getenv("NOBLESSE_SEED") != nullptr;
  const std::uint64_t games = one ? from_environment("NOBLESSE_GAMES", 1)
                                  : from_environment("NOBLESSE_GAMES", kGames) / kShards;
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
        faults.drops, faults.resumes, faults.restarts, faults.gaps, faults.snapshots,
        faults.clock_jumps, faults.stand_ins, faults.undos, faults.nonsense, faults.new_hosts,
        faults.too_early, faults.given_up}) {
    EXPECT_GT(count, games / 20);
  }
  for (const std::string_view verb : Table::verbs()) {
    const Faults::Said said = faults.said[std::string(verb)];
    // Whoever could take over has been made the host before they could ask for it; and whoever asks
    // for what they missed gets it.
    if (verb != "host") EXPECT_GT(said.done, games / 100) << verb;
    if (verb != "resume") EXPECT_GT(said.refused, games / 100) << verb;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, Simulator, testing::Range(std::uint64_t{0}, kShards));

}  // namespace
}  // namespace noblesse::hall

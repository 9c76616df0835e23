// Evenings at home. With NOBLESSE_TRANSCRIPT everything that was asked and answered is written to
// that file, and same_bytes.mjs asks the WebAssembly module the same.
#include "tests/parlour/evening.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>

namespace noblesse::home {
namespace {

constexpr std::size_t kEvenings = 72;
constexpr std::size_t kTables = 3;  // an evening
constexpr std::uint64_t kLeastGames = 200;

TEST(Evening, EveryTableOfEveryKindIsPlayedToItsEnd) {
  std::optional<std::ofstream> file;
  if (const char* const path = std::getenv("NOBLESSE_TRANSCRIPT")) {
    file.emplace(path, std::ios::binary);
    ASSERT_TRUE(file->is_open()) << path << " cannot be written";
  }
  Worker worker(std::make_shared<const Shelf>(), file ? &*file : nullptr);
  Counts counts;
  for (std::size_t evening = 0; evening < kEvenings; ++evening) {
    Evening one(worker, evening + 1, evening * kTables, kTables, counts);
    ASSERT_EQ(one.run(), "") << "in evening " << evening;
  }
  for (const auto& [what, count] : counts) {
    std::printf("%8llu %s\n", static_cast<unsigned long long>(count), what.c_str());
  }
  std::printf("%8zu requests in %.2f s\n", worker.requests(), worker.seconds());
  EXPECT_GE(counts["games"], kLeastGames);
  for (const Kind& kind : kKinds) {
    EXPECT_GT(counts[std::string(kind.game) + " with " + std::to_string(kind.seats)], 0U);
  }
  for (const char* const what : {"tables with one device for all",
                                 "tables of bots alone",
                                 "wake-ups",
                                 "changed minds",
                                 "remarks of people",
                                 "remarks of bots",
                                 "lost connections",
                                 "resumed",
                                 "jumps of the clock",
                                 "nonsense",
                                 "tables brought back",
                                 "pages closed",
                                 "records verified",
                                 "games looked back on",
                                 "thoughts of random",
                                 "thoughts of novice",
                                 "thoughts of clubman",
                                 "thoughts of quill",
                                 "thoughts of prudence",
                                 "thoughts of jack",
                                 "thoughts of peacock"}) {
    EXPECT_GT(counts[what], 0U) << what << ": never";
  }
  if (!file) return;
  *file << "# " << counts["games"] << " games " << worker.seconds() << " seconds\n";
  ASSERT_TRUE(file->flush()) << "the transcript could not be written";
}

}  // namespace
}  // namespace noblesse::home

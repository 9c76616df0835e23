// Whole sessions, written down: tests/engine/golden/*.txt. Where behaviour was changed on purpose,
// NOBLESSE_GOLDEN=write writes the answers anew, for a person to read the difference.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/engine/desk.h"
#include "tests/engine/transcript.h"
#include "tests/root.h"

namespace noblesse::testing {
namespace {

std::vector<std::string> golden_sessions() {
  std::vector<std::string> names;
  const std::string folder = std::string(NOBLESSE_ROOT) + "/tests/engine/golden";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

class GoldenSession : public ::testing::TestWithParam<std::string> {};

TEST_P(GoldenSession, IsAnsweredAsWritten) {
  const std::string path = "tests/engine/golden/" + GetParam() + ".txt";
  const char* wish = std::getenv("NOBLESSE_GOLDEN");
  const bool write = wish != nullptr && std::string_view(wish) == "write";
  Desk desk;
  std::string anew;
  for (const Exchange& exchange : read_transcript(read_file(path))) {
    const std::string answer = desk.say(exchange.said);
    anew += "> " + exchange.said + "\n< " + answer + "\n";
    if (write) continue;
    ASSERT_EQ(answer, exchange.answer) << path << ":" << exchange.line << "\n> " << exchange.said;
  }
  EXPECT_TRUE(desk.finished()) << "a golden session ends with quit";
  if (write) std::ofstream(std::string(NOBLESSE_ROOT) + "/" + path) << anew;
}

INSTANTIATE_TEST_SUITE_P(Engine, GoldenSession, ::testing::ValuesIn(golden_sessions()),
                         [](const auto& session) {
                           std::string name = session.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace noblesse::testing

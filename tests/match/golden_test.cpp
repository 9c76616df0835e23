// Whole games, kept as records beside the story that each one tells. A change of the rules, of the
// notation or of the words shows up here as a difference that a person can read.
//
// The stories are written anew, on purpose, with
//   NOBLESSE_GOLDEN=write build/release/test_match --gtest_filter='Golden/*'
// A new game is a finished record put into tests/golden; it is found by its ending.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/readable.h"
#include "tests/root.h"

namespace noblesse {
namespace {

constexpr std::string_view kEnding = ".noblesse.json";
const std::filesystem::path kFolder = NOBLESSE_ROOT "/tests/golden";

std::vector<std::string> games() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    const std::string file = entry.path().filename().string();
    if (file.ends_with(kEnding)) names.push_back(file.substr(0, file.size() - kEnding.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string read_text(const std::filesystem::path& path) {
  const std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path << " is missing";
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write_text(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  ASSERT_TRUE(file.good()) << path << " cannot be written";
}

bool asked_to_write() {
  const char* const golden = std::getenv("NOBLESSE_GOLDEN");
  return golden != nullptr && std::string_view(golden) == "write";
}

// The first line that differs says more than two whole games.
void expect_same_lines(const std::string& told, const std::string& kept) {
  std::istringstream told_lines(told);
  std::istringstream kept_lines(kept);
  std::string now;
  std::string before;
  for (int line = 1;; ++line) {
    const bool more = static_cast<bool>(std::getline(told_lines, now));
    const bool expected = static_cast<bool>(std::getline(kept_lines, before));
    if (!more && !expected) return;
    ASSERT_EQ(more ? now : "(the end)", expected ? before : "(the end)") << "line " << line;
  }
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, TellsTheSameStory) {
  const auto record = read_record(read_text(kFolder / (GetParam() + std::string(kEnding))));
  ASSERT_TRUE(record.has_value()) << record.error().message;
  ASSERT_TRUE(record->result.has_value()) << "a whole game has a result, which is compared too";
  const auto story = readable(Shelf(), *record);
  ASSERT_TRUE(story.has_value()) << story.error().error.message;
  const std::filesystem::path kept = kFolder / (GetParam() + ".txt");
  if (asked_to_write()) write_text(kept, *story);
  expect_same_lines(*story, read_text(kept));
}

INSTANTIATE_TEST_SUITE_P(Golden, Golden, ::testing::ValuesIn(games()),
                         [](const ::testing::TestParamInfo<std::string>& game) {
                           std::string name = game.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(GoldenGames, EveryVariantAndTableIsThere) {
  const std::vector<std::string> names = games();
  for (const auto* name : {"adel-2-confrontation", "adel-2-surprise", "adel-4", "adel-5-dense-own",
                           "adel-5-house-closes", "adel-6-grand", "mille-2", "mille-3",
                           "mille-3-ends-turn", "mille-4"}) {
    EXPECT_TRUE(std::binary_search(names.begin(), names.end(), name)) << name;
  }
}

}  // namespace
}  // namespace noblesse

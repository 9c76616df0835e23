#include "tests/engine/transcript.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/root.h"

namespace noblesse::testing {

std::vector<Exchange> read_transcript(std::string_view text, int line) {
  std::vector<Exchange> exchanges;
  std::string* open = nullptr;
  std::istringstream lines{std::string(text)};
  for (std::string row; std::getline(lines, row); ++line) {
    if (row.starts_with("> ")) {
      exchanges.push_back({line, row.substr(2), {}});
      open = &exchanges.back().said;
    } else if (row.starts_with("< ") && !exchanges.empty() && exchanges.back().answer.empty()) {
      exchanges.back().answer = row.substr(2);
      open = &exchanges.back().answer;
    } else if (row.starts_with("  ") && open != nullptr) {
      open->append(row.substr(row.find_first_not_of(' ')));
    } else {
      ADD_FAILURE() << "line " << line << " is neither > nor < nor does it go on: " << row;
    }
  }
  return exchanges;
}

bool agrees(std::string_view written, std::string_view answer) {
  static constexpr std::string_view kAnything = "…";
  std::size_t gap = written.find(kAnything);
  if (gap == std::string_view::npos) return written == answer;
  if (!answer.starts_with(written.substr(0, gap))) return false;
  answer.remove_prefix(gap);
  while (true) {
    written.remove_prefix(gap + kAnything.size());
    gap = written.find(kAnything);
    if (gap == std::string_view::npos) return answer.ends_with(written);
    const std::size_t at = answer.find(written.substr(0, gap));
    if (at == std::string_view::npos) return false;
    answer.remove_prefix(at + gap);
  }
}

std::string read_file(const std::string& path) {
  std::ifstream file(std::string(NOBLESSE_ROOT) + "/" + path);
  EXPECT_TRUE(file) << "cannot read " << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace noblesse::testing

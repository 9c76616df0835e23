// A written session with the engine, as in docs/protocol.md and golden/:
//
//   > a line that is said
//   < its answer, which has to be exactly this
//     (a line that begins with blanks goes on where the one before it ended)
//
// "…" in an answer stands for anything.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace noblesse::testing {

struct Exchange {
  int line = 0;  // of what is said, in its file
  std::string said;
  std::string answer;
};

// What the text says, from its first line on, which is number `line` of its file.
std::vector<Exchange> read_transcript(std::string_view text, int line = 1);

// Whether an answer is what was written down.
bool agrees(std::string_view written, std::string_view answer);

std::string read_file(const std::string& path);  // from the project's folder

}  // namespace noblesse::testing

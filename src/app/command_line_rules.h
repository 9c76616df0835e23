// The words of the command line that say by which rules a game is played, the same wherever one is
// dealt.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace noblesse {

// What was typed. It is read once the command line is parsed.
struct RuleWords {
  std::string edition;  // an id or a path
  std::string variant;
  std::vector<std::string> pairs;  // "score_by=own"

  // As options of a set-up. Throws CLI::ValidationError where a pair is none.
  std::map<std::string, std::string> options() const;
};

std::shared_ptr<RuleWords> add_rule_words(CLI::App& command);

}  // namespace noblesse

// The words of the command line that say by which rules a game is played, the same wherever one is
// dealt.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/library.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace noblesse {

// What was typed. It is read once the command line is parsed.
struct RuleWords {
  std::string edition;  // an id or a path
  std::string variant;
  std::string arrival;
  std::optional<int> first;
  std::vector<std::string> pairs;  // "score_by=own"

  // As options of a set-up. Throws CLI::ValidationError where a pair is none.
  std::map<std::string, std::string> options() const;
};

std::shared_ptr<RuleWords> add_rule_words(CLI::App& command);

// Editions by the paths of their files, for what is not dealt here but may have been played with
// one; and all of them on the shelf: the exit status, after a complaint if it is not success.
std::shared_ptr<std::vector<std::string>> add_edition_files(CLI::App& command);
int take_all(Library& library, const std::vector<std::string>& files);

}  // namespace noblesse

// Which lines are whose: of a person, of a session. So nobody has to be looked for among all.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "doors/house.h"

namespace noblesse {

class LineIndex {
 public:
  void add(const std::string& whose, LineId line) { lines_[whose].push_back(line); }
  void remove(const std::string& whose, LineId line) {
    const auto found = lines_.find(whose);
    if (found == lines_.end()) return;
    std::erase(found->second, line);
    if (found->second.empty()) lines_.erase(found);
  }
  // All of one belong to another from here on.
  void rename(const std::string& whose, const std::string& now) {
    const auto found = lines_.find(whose);
    if (found == lines_.end() || whose == now) return;
    const std::vector<LineId> theirs = std::move(found->second);
    lines_.erase(found);
    auto& renamed = lines_[now];
    renamed.insert(renamed.end(), theirs.begin(), theirs.end());
  }

  // A copy: whoever goes through it may close them.
  std::vector<LineId> of(const std::string& whose) const {
    const auto found = lines_.find(whose);
    return found == lines_.end() ? std::vector<LineId>() : found->second;
  }
  // How many have a line.
  std::size_t size() const { return lines_.size(); }

 private:
  std::unordered_map<std::string, std::vector<LineId>> lines_;
};

}  // namespace noblesse

// Letters that go out together. The same text to several people in a row is one text.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "doors/doors.h"

namespace noblesse {

class Letters {
 public:
  void add(LineId to, std::string text) {
    // Told by its words, never by where it lies: a table writes on the same paper again.
    const bool same = !all_.empty() && *all_.back().second == text;
    Text words = same ? all_.back().second : std::make_shared<const std::string>(std::move(text));
    all_.emplace_back(to, std::move(words));
  }

  bool empty() const { return all_.empty(); }
  const std::vector<std::pair<LineId, Text>>& all() const { return all_; }

 private:
  std::vector<std::pair<LineId, Text>> all_;
};

}  // namespace noblesse

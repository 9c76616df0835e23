// What is wrong with an edition file: every fault with the key it is at, not only the first.
#pragma once

#include <string>
#include <vector>

namespace noblesse {

struct Fault {
  std::string key;     // "sets[2].checks", "" for the whole file
  std::string reason;  // what is wrong and what would be right

  friend bool operator==(const Fault&, const Fault&) = default;
};

using Faults = std::vector<Fault>;

}  // namespace noblesse

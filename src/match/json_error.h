// Where and why a text is not JSON, in words.
#pragma once

#include <string>
#include <string_view>

#include "match/json.h"

namespace noblesse {

// What the parser had understood when it stopped.
struct Stop {
  enum class Inside : char { nothing, list, object };

  std::size_t at = 0;     // byte
  json::error_code code;  // Boost's reason
  std::string complaint;  // or our own
  Inside inside = Inside::nothing;
  bool after_key = false;  // a key has been read and not yet its value
};

// "line 3, column 17: unexpected "]" after ","; expected a value".
std::string explain(std::string_view text, const Stop& stop);

}  // namespace noblesse

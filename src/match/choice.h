// Reading an option of the rules by the name of its value.
#pragma once

#include <algorithm>
#include <array>

#include "base/error.h"
#include "match/pieces.h"
#include "match/text.h"

namespace noblesse {

// Sets the option to the one of its values that has this name.
template <class Option, std::size_t N>
Result<void> choose(std::string_view key, std::string_view value,
                    const std::array<std::string_view, N>& names, Option& option) {
  const auto at = std::ranges::find(names, value);
  if (at == names.end()) {
    const std::vector<std::string> known(names.begin(), names.end());
    return fail("option " + std::string(key) + ": " + quote(value) + " is not one of " +
                join(known, ", "));
  }
  option = static_cast<Option>(at - names.begin());
  return {};
}

}  // namespace noblesse

// A message to a table, opened. Whatever gets through here can be kept as part of a line and be
// read back: a table that has said yes to something must not be lost by it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "match/json.h"

namespace noblesse {

inline constexpr std::size_t kLongestMessage = 4096;  // bytes

struct Message {
  json::object keys;
  std::string id;  // as JSON, to be echoed; empty if there is none

  // As it is kept: one line, without the id, which is between the person and their device.
  std::string kept() const;
};

Result<Message> open_message(std::string_view text);

}  // namespace noblesse

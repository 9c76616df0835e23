#include "match/json_text.h"

#include <algorithm>

#include "base/bits.h"

namespace noblesse {

void append_quoted(std::string& out, std::string_view text) {
  const bool plain = std::ranges::none_of(text, [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\' || c == 0x7F;
  });
  if (!plain) {
    out += json::serialize(json::value(json::string_view(text.data(), text.size())));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

std::string list_seats(Seats seats) {
  std::string list = "[";
  for (const int seat : members(seats)) {
    if (list.size() > 1) list += ',';
    list += std::to_string(seat);
  }
  return list + ']';
}

}  // namespace noblesse

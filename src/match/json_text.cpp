#include "match/json_text.h"

#include <algorithm>

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

}  // namespace noblesse

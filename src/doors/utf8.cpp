#include "doors/utf8.h"

#include <cstddef>
#include <cstdint>

namespace noblesse {

bool is_utf8(std::string_view text) {
  std::size_t i = 0;
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  while (i < text.size()) {
    const std::uint8_t lead = byte(i);
    if (lead < 0x80) {
      ++i;
      continue;
    }
    // The first byte behind the lead is what rules out overlong forms and surrogates.
    std::uint8_t lowest = 0x80;
    std::uint8_t highest = 0xBF;
    std::size_t length = 0;
    if (lead >= 0xC2 && lead <= 0xDF) {
      length = 2;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
      length = 3;
      if (lead == 0xE0) lowest = 0xA0;
      if (lead == 0xED) highest = 0x9F;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
      length = 4;
      if (lead == 0xF0) lowest = 0x90;
      if (lead == 0xF4) highest = 0x8F;
    } else {
      return false;
    }
    if (i + length > text.size()) return false;
    if (byte(i + 1) < lowest || byte(i + 1) > highest) return false;
    for (std::size_t k = 2; k < length; ++k) {
      if ((byte(i + k) & 0xC0U) != 0x80) return false;
    }
    i += length;
  }
  return true;
}

}  // namespace noblesse

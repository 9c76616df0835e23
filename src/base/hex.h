// Bytes as text: two digits each, 0 to 9 and a to f.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace noblesse {

inline std::string write_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(bytes.size() * 2);
  for (const std::uint8_t byte : bytes) {
    hex += kDigits[byte >> 4U];
    hex += kDigits[byte & 15U];
  }
  return hex;
}

// Exactly so many bytes, written as above (no capitals), or nothing.
template <std::size_t Bytes>
constexpr std::optional<std::array<std::uint8_t, Bytes>> read_hex(std::string_view hex) {
  if (hex.size() != Bytes * 2) return std::nullopt;
  std::array<std::uint8_t, Bytes> bytes{};
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const char digit = hex[i];
    const bool decimal = digit >= '0' && digit <= '9';
    if (!decimal && (digit < 'a' || digit > 'f')) return std::nullopt;
    const int value = decimal ? digit - '0' : digit - 'a' + 10;
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] << 4U | static_cast<unsigned>(value));
  }
  return bytes;
}

}  // namespace noblesse

#include "club/base64url.h"

namespace noblesse {
namespace {

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string write_base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(bytes.size() * 4 / 3 + 2);
  unsigned held = 0;
  unsigned bits = 0;
  for (const std::uint8_t byte : bytes) {
    held = held << 8U | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += kLetters[held >> (bits - 6) & 63U];
  }
  if (bits > 0) text += kLetters[held << (6 - bits) & 63U];
  return text;
}

std::string write_base64url(std::string_view text) {
  const Bytes bytes(text.begin(), text.end());
  return write_base64url(bytes);
}

std::optional<Bytes> read_base64url(std::string_view text) {
  Bytes bytes;
  unsigned held = 0;
  unsigned bits = 0;
  for (const char c : text) {
    const std::size_t value = kLetters.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    held = held << 6U | static_cast<unsigned>(value);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<std::uint8_t>(held >> bits));
  }
  const bool nothing_left = bits < 6 && (held & ((1U << bits) - 1)) == 0;
  if (!nothing_left) return std::nullopt;
  return bytes;
}

}  // namespace noblesse

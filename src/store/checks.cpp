#include "store/checks.h"

#include <cstdint>
#include <optional>

#include "base/hex.h"
#include "base/sha256.h"

namespace noblesse::store {
namespace {

// Takes one character off the front of `text`; nothing if it is not UTF-8.
std::optional<char32_t> take(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  if (first < 0x80) {
    text.remove_prefix(1);
    return first;
  }
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return std::nullopt;
  char32_t character = first & (0xFFU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return std::nullopt;
    character = character << 6U | (byte(i) & 0x3FU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
  if (character < kLeast[size] || character > 0x10FFFF || surrogate) return std::nullopt;
  text.remove_prefix(size);
  return character;
}

// Written out rather than taken from the C library: what is kept must not depend on its version.
char32_t small(char32_t c) {
  const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
  if (within(U'A', U'Z') || (within(0xC0, 0xDE) && c != 0xD7)) return c + 32;
  if (c == 0x178) return 0xFF;
  if (c == 0x1E9E) return 0xDF;  // the capital ß
  if (c == 0x3C2) return 0x3C3;  // the sigma at the end of a word
  if (within(0x139, 0x148) || within(0x179, 0x17E)) return c % 2 == 1 ? c + 1 : c;
  const bool latin = within(0x100, 0x177) && c != 0x130 && c != 0x131 && c != 0x138;
  const bool latin_additional = within(0x1E00, 0x1E95) || within(0x1EA0, 0x1EFF);
  if (latin || latin_additional || within(0x460, 0x481) || within(0x48A, 0x4BF)) return c | 1U;
  if (within(0x391, 0x3AB) && c != 0x3A2) return c + 32;
  if (within(0x410, 0x42F)) return c + 32;
  if (within(0x400, 0x40F)) return c + 80;
  return c;
}

void add(char32_t c, std::string& out) {
  const auto push = [&](char32_t byte) {
    out += static_cast<char>(static_cast<std::uint8_t>(byte));
  };
  if (c < 0x80) return push(c);
  if (c < 0x800) {
    push(0xC0 | c >> 6U);
  } else if (c < 0x10000) {
    push(0xE0 | c >> 12U);
    push(0x80 | (c >> 6U & 0x3F));
  } else {
    push(0xF0 | c >> 18U);
    push(0x80 | (c >> 12U & 0x3F));
    push(0x80 | (c >> 6U & 0x3F));
  }
  push(0x80 | (c & 0x3F));
}

}  // namespace

Result<void> check_text(std::string_view what, std::string_view text) {
  const std::size_t size = text.size();
  while (!text.empty()) {
    const std::size_t at = size - text.size() + 1;
    const auto character = take(text);
    if (character && *character != 0) continue;
    return fail(std::string(what) + (character ? " has a NUL" : " is not UTF-8") + " at byte " +
                    std::to_string(at) + ": texts are UTF-8 without NUL",
                {}, "malformed");
  }
  return {};
}

Result<void> check_hex(std::string_view what, std::string_view text, std::size_t digits) {
  if (text.size() == digits &&
      text.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
    return {};
  }
  return fail(
      std::string(what) + " must be " + std::to_string(digits) + " hex digits (0 to 9, a to f)", {},
      "malformed");
}

std::string fold_login(std::string_view login) {
  std::string folded;
  while (!login.empty()) {
    const auto character = take(login);
    if (!character) break;
    add(small(*character), folded);
  }
  return folded;
}

std::string login_hash(std::string_view login) {
  Sha256 sha;
  sha.add(fold_login(login));
  return write_hex(sha.digest());
}

}  // namespace noblesse::store

// How wide a text is on a terminal, and how to make it fit. Text comes from edition files, records
// and the keyboard, so nothing is taken for granted: broken UTF-8 and control characters turn into
// question marks and never reach a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace noblesse {

// The character at the start of a text that is not empty, and how many bytes it takes. Broken UTF-8
// and control characters give '?' and one byte.
struct Rune {
  char32_t code = 0;
  std::size_t bytes = 1;
};
Rune first_rune(std::string_view text);

// How many columns a character takes: 0 for a combining mark, 2 for a wide one.
int columns(char32_t code);
int columns(std::string_view text);

// The text with everything that could upset a terminal replaced.
std::string sanitized(std::string_view text);

// The same in ASCII and as wide, for terminals without UTF-8: accents are dropped, the rest becomes
// '?'.
std::string in_ascii(std::string_view text);

// As much of the text as fits; cut short, it ends with the ellipsis.
std::string clip(std::string_view text, int width, std::string_view ellipsis = "…");

// Exactly so many columns: clipped, or filled up with blanks.
std::string fit(std::string_view text, int width);

// Lines of at most `width` columns, broken at blanks where possible.
std::vector<std::string> wrap(std::string_view text, int width);

}  // namespace noblesse

#include "app/columns.h"

#include <algorithm>
#include <array>

namespace noblesse {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array kCombining{Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},
                                Range{0x064B, 0x065F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},
                                Range{0x200B, 0x200F}, Range{0x202A, 0x202E}, Range{0x2060, 0x2064},
                                Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F},
                                Range{0xFEFF, 0xFEFF}};

constexpr std::array kWide{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},
    Range{0x3400, 0x4DBF},   Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},
    Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},
    Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F},
    Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD}};

template <std::size_t Size>
bool within(const std::array<Range, Size>& ranges, char32_t code) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](Range range) { return code >= range.first && code <= range.last; });
}

// The base letters of U+00C0 to U+017F; '?' where there is none.
constexpr std::string_view kLatin =
    "AAAAAAACEEEEIIIIDNOOOOO*OUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
    "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(kLatin.size() == 0x180 - 0xC0);

char ascii_for(char32_t code) {
  if (code < 0x80) return static_cast<char>(code);
  if (code >= 0xC0 && code < 0x180) return kLatin[code - 0xC0];
  switch (code) {
    case 0x2018:
    case 0x2019: return '\'';
    case 0x201C:
    case 0x201D:
    case 0x201E: return '"';
    case 0x0218: return 'S';
    case 0x0219: return 's';
    case 0x021A: return 'T';
    case 0x021B: return 't';
    case 0x2192: return '>';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014: return '-';
    case 0x00B7:
    case 0x2022:
    case 0x2026: return '.';
    case 0x00A0: return ' ';
    default: return '?';
  }
}

}  // namespace

Rune first_rune(std::string_view text) {
  constexpr Rune kBroken{'?', 1};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return lead < 0x20 || lead == 0x7F ? kBroken : Rune{lead, 1};
  std::size_t length = 0;
  char32_t code = 0;
  if (lead >= 0xC2 && lead <= 0xDF) {
    length = 2;
    code = lead & 0x1FU;
  } else if (lead >= 0xE0 && lead <= 0xEF) {
    length = 3;
    code = lead & 0x0FU;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    length = 4;
    code = lead & 0x07U;
  }
  if (length == 0 || text.size() < length) return kBroken;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return kBroken;
    code = (code << 6U) | (byte(i) & 0x3FU);
  }
  const bool too_long = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool no_character = (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF;
  if (too_long || no_character) return kBroken;
  // C1 controls steer some terminals; the bidirectional ones reorder what is around them.
  if (code < 0xA0 || (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069)) {
    return {'?', length};
  }
  return {code, length};
}

int columns(char32_t code) {
  if (code < 0x300) return 1;
  if (within(kCombining, code)) return 0;
  return within(kWide, code) ? 2 : 1;
}

int columns(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const Rune rune = first_rune(text);
    width += columns(rune.code);
    text.remove_prefix(rune.bytes);
  }
  return width;
}

std::string sanitized(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Rune rune = first_rune(text);
    if (rune.code == '?') {
      out += '?';
    } else {
      out += text.substr(0, rune.bytes);
    }
    text.remove_prefix(rune.bytes);
  }
  return out;
}

std::string in_ascii(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Rune rune = first_rune(text);
    const int width = columns(rune.code);
    out.append(static_cast<std::size_t>(width), ascii_for(rune.code));
    text.remove_prefix(rune.bytes);
  }
  return out;
}

std::string clip(std::string_view text, int width, std::string_view ellipsis) {
  if (columns(text) <= width) return sanitized(text);
  const int room = width - columns(ellipsis);
  std::string out;
  int used = 0;
  while (!text.empty()) {
    const Rune rune = first_rune(text);
    used += columns(rune.code);
    if (used > std::max(room, 0)) break;
    out += sanitized(text.substr(0, rune.bytes));
    text.remove_prefix(rune.bytes);
  }
  return room >= 0 ? out.append(ellipsis) : out;
}

std::string fit(std::string_view text, int width) {
  std::string out = clip(text, width);
  out.append(static_cast<std::size_t>(std::max(0, width - columns(out))), ' ');
  return out;
}

std::vector<std::string> wrap(std::string_view text, int width) {
  width = std::max(width, 1);
  std::vector<std::string> lines;
  std::string line;
  int used = 0;
  const auto end_line = [&] {
    lines.push_back(std::move(line));
    line.clear();
    used = 0;
  };
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    std::string_view word = text.substr(0, blank);
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    if (word.empty()) continue;
    if (used > 0 && used + 1 + columns(word) > width) end_line();
    if (used > 0) {
      line += ' ';
      ++used;
    }
    while (!word.empty()) {  // a word longer than a line is broken anywhere
      const Rune rune = first_rune(word);
      if (used > 0 && used + columns(rune.code) > width) end_line();
      line += sanitized(word.substr(0, rune.bytes));
      used += columns(rune.code);
      word.remove_prefix(rune.bytes);
    }
  }
  if (used > 0 || lines.empty()) end_line();
  return lines;
}

}  // namespace noblesse

#include "club/name.h"

#include <algorithm>
#include <array>
#include <string>

#include "match/text.h"

namespace noblesse {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kAsEmoji = 0xFE0F;

// Default_Ignorable_Code_Point of Unicode, spaces and blanks other than the usual one, places that
// hold something else, and what is nobody's or everybody's own.
constexpr std::array kUnseen{
    Range{0x00A0, 0x00A0},   Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},
    Range{0x061C, 0x061C},   Range{0x115F, 0x1160},   Range{0x1680, 0x1680},
    Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},   Range{0x2000, 0x200F},
    Range{0x2028, 0x202F},   Range{0x205F, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3000, 0x3000},   Range{0x3164, 0x3164},   Range{0xE000, 0xF8FF},
    Range{0xFDD0, 0xFDEF},   Range{0xFE00, 0xFE0F},   Range{0xFEFF, 0xFEFF},
    Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFF},   Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0x1FFFE, 0x1FFFF}, Range{0xE0000, 0x10FFFF},
};

// Marks that stand on another character: those of the scripts most in use, and all that are for
// any.
constexpr std::array kMarks{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD}, Range{0x05BF, 0x05BF},
    Range{0x05C1, 0x05C2}, Range{0x05C4, 0x05C5}, Range{0x05C7, 0x05C7}, Range{0x0610, 0x061A},
    Range{0x064B, 0x065F}, Range{0x0670, 0x0670}, Range{0x06D6, 0x06DC}, Range{0x06DF, 0x06E4},
    Range{0x06E7, 0x06E8}, Range{0x06EA, 0x06ED}, Range{0x0900, 0x0903}, Range{0x093A, 0x093C},
    Range{0x093E, 0x094F}, Range{0x0E31, 0x0E31}, Range{0x0E34, 0x0E3A}, Range{0x0E47, 0x0E4E},
    Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0x302A, 0x302F},
    Range{0x3099, 0x309A}, Range{0xFE20, 0xFE2F},
};

// Where pictures are that can be joined and shown as emoji.
constexpr std::array kPictures{
    Range{0x2190, 0x23FF},
    Range{0x2460, 0x27BF},
    Range{0x2900, 0x2BFF},
    Range{0x1F000, 0x1FAFF},
};

template <std::size_t Size>
bool is_in(const std::array<Range, Size>& ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [&](const Range& range) { return range.first <= code && code <= range.last; });
}

// A joiner stands between two pictures, a selector after one: elsewhere nobody would see them.
bool makes_an_emoji(const std::u32string& codes, std::size_t at) {
  if (at == 0) return false;
  const char32_t before = codes[at - 1];
  if (codes[at] == kAsEmoji) return is_in(kPictures, before);
  const bool after_picture =
      is_in(kPictures, before) || (before == kAsEmoji && makes_an_emoji(codes, at - 1));
  return codes[at] == kJoiner && after_picture && at + 1 < codes.size() &&
         is_in(kPictures, codes[at + 1]);
}

}  // namespace

bool is_name(std::string_view text) {
  if (text.empty() || characters(text) > 24 || !printable(text)) return false;
  if (text.front() == ' ' || text.back() == ' ') return false;
  const std::u32string codes = codes_of(text);
  bool seen = false;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    if (is_in(kUnseen, codes[i])) {
      if (!makes_an_emoji(codes, i)) return false;
    } else if (codes[i] != ' ' && !is_in(kMarks, codes[i])) {
      seen = true;
    }
  }
  return seen;
}

}  // namespace noblesse

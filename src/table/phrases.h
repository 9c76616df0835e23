// How much can be said at a table, and what with one tap. Where a road belongs to it, thieves say
// it of an ambush (M5).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "table/post.h"

namespace noblesse {

inline constexpr std::size_t kLongestTalk = 200;  // characters
// Somebody says something every so often at most, and some of it at once.
inline constexpr Time kBetweenRemarks = 2000;
inline constexpr Time kRemarksAtOnce = 6;

inline constexpr std::array<std::string_view, 8> kPhrases{
    "hello", "well played", "thank you", "hurry", "where?", "i wait on", "wait on", "trust me"};

inline bool is_phrase(std::string_view text) {
  return std::ranges::find(kPhrases, text) != kPhrases.end();
}

// A road is a capital letter.
inline bool is_road_letter(std::string_view text) {
  return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
}

}  // namespace noblesse

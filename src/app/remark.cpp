#include "app/remark.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noblesse {
namespace {

// A road stands where the braces are.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kWords{{
    {"hello", "Hello!"},
    {"well played", "Well played!"},
    {"thank you", "Thank you!"},
    {"hurry", "Shall we go on?"},
    {"where?", "Where do you wait?"},
    {"i wait on", "I wait on {}."},
    {"wait on", "Wait on {}!"},
    {"trust me", "Trust me."},
}};

}  // namespace

std::string said(std::string_view name, const Remark& remark) {
  const auto* const found =
      std::ranges::find(kWords, remark.phrase, &decltype(kWords)::value_type::first);
  const std::string_view words = found == kWords.end() ? remark.phrase : found->second;
  return fmt::format("{}: \"{}\"", name, fmt::format(fmt::runtime(words), remark.road));
}

}  // namespace noblesse

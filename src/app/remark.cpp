#include "app/remark.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "table/phrases.h"

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

constexpr std::string_view words_of(std::string_view phrase) {
  for (const auto& [known, words] : kWords) {
    if (known == phrase) return words;
  }
  return {};
}

static_assert(std::ranges::all_of(kPhrases, [](std::string_view phrase) {
  return !words_of(phrase).empty();
}));

}  // namespace

std::string said(std::string_view name, const Remark& remark) {
  return fmt::format("{}: \"{}\"", name,
                     fmt::format(fmt::runtime(words_of(remark.phrase)), remark.road));
}

}  // namespace noblesse

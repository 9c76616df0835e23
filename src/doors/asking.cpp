#include "doors/asking.h"

#include <algorithm>

namespace noblesse {
namespace {

std::optional<std::string_view> first_of(const Words& words, std::string_view name) {
  const auto found = std::ranges::find(words, name, &Words::value_type::first);
  if (found == words.end()) return std::nullopt;
  return found->second;
}

}  // namespace

std::optional<std::string_view> Asking::parameter(std::string_view name) const {
  return first_of(query, name);
}

std::optional<std::string_view> Asking::cookie(std::string_view name) const {
  return first_of(cookies, name);
}

}  // namespace noblesse

// The request's target taken apart: a path that is safe to look up, and the query behind it.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "doors/asking.h"
#include "doors/fault.h"

namespace noblesse {

inline constexpr std::size_t kMostWords = 64;  // parameters, cookies

// "%41" becomes "A", once. Nothing if a % has no two hexadecimal digits behind it.
std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space);

// "/tables/7" of "/tables/7": decoded and checked, or nothing.
std::optional<std::string> read_path(std::string_view text);

// "a=1&b=&c" as it stands behind the question mark.
std::optional<Words> read_query(std::string_view text);

struct Target {
  std::string path;
  Words query;
  std::string_view authority;  // of "http://authority/path", else empty
};

// "/path?query", or whole with scheme and authority, as proxies write it.
std::expected<Target, DoorFault> read_target(std::string_view text);

}  // namespace noblesse

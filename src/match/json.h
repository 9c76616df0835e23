// JSON through Boost.JSON, with errors that say where: line and column for what does not parse, the
// path of the key for what has the wrong type.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse {

namespace json = boost::json;

// A longer text is refused unread: no edition, record or command comes near it, and the values of a
// text can take ten times its room.
inline constexpr std::size_t kLongestJson = std::size_t{8} << 20U;  // bytes
inline constexpr std::size_t kDeepestJson = 32;  // lists and objects in each other

// Parses one complete JSON text. Numbers, strings and depth are checked by the parser; a key that
// stands twice in one object is an error too, since one of the two would be lost.
Result<json::value> parse_json(std::string_view text);

// What a value is, in words for an error: "a string", "a list", "nothing".
std::string_view kind_name(const json::value& value);

}  // namespace noblesse

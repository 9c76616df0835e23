// Reading letters of a club that may say anything: what is not there, or is something else, is
// nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/json.h"

namespace noblesse::guest {

inline const json::object* object_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? nullptr : value->if_object();
}

inline const json::array* list_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? nullptr : value->if_array();
}

inline std::optional<std::uint64_t> number_of(const json::value& value) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < 0) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

inline std::optional<std::uint64_t> number_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? std::nullopt : number_of(*value);
}

inline std::string text_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string() : std::string(*text);
}

inline bool flag_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

}  // namespace noblesse::guest

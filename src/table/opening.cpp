// The opening as JSON.
#include "table/opening.h"

#include <array>
#include <limits>

namespace noblesse {
namespace {

constexpr std::string_view kRoot = "fair";

std::unexpected<Error> wrong(const std::string& path, const json::value* value,
                             std::string_view expected) {
  const std::string is = value == nullptr ? "is missing" : "is " + std::string(kind_name(*value));
  return fail(path + ": " + is + ", must be " + std::string(expected));
}

Result<std::string> read_text(const json::value* value, const std::string& path) {
  if (value == nullptr || !value->is_string()) return wrong(path, value, "a string");
  return std::string(value->get_string());
}

Result<std::uint32_t> read_number(const json::value* value, const std::string& path) {
  json::error_code wrong_number = json::error::not_number;
  std::uint32_t number = 0;
  if (value != nullptr) number = value->to_number<std::uint32_t>(wrong_number);
  if (wrong_number) {
    constexpr std::uint32_t kLargest = std::numeric_limits<std::uint32_t>::max();
    return wrong(path, value, "a whole number from 0 to " + std::to_string(kLargest));
  }
  return number;
}

// A list, each item read by `read`.
template <class T, class Read>
Result<std::vector<T>> read_list(const json::value* value, const std::string& path, Read read) {
  if (value == nullptr || !value->is_array()) return wrong(path, value, "a list");
  std::vector<T> list;
  for (const json::value& item : value->get_array()) {
    Result<T> each = read(&item, path + "[" + std::to_string(list.size()) + "]");
    if (!each) return std::unexpected(std::move(each.error()));
    list.push_back(std::move(*each));
  }
  return list;
}

Result<std::vector<std::string>> read_texts(const json::value* value, const std::string& path) {
  return read_list<std::string>(value, path, read_text);
}

json::array write_texts(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

}  // namespace

json::object write_opening(const Opening& opening) {
  json::object out;
  out["table"] = opening.table_id;
  out["game_number"] = opening.game_number;
  out["commitment"] = opening.commitment;
  out["seed"] = opening.seed;
  out["numbers"] = write_texts(opening.numbers);
  json::array held;
  for (const auto& ids : opening.held) held.emplace_back(write_texts(ids));
  if (!held.empty()) out["held"] = std::move(held);
  return out;
}

Result<Opening> read_opening(const json::value& fair) {
  const json::object* object = fair.if_object();
  if (object == nullptr) return wrong(std::string(kRoot), &fair, "an object");
  const auto at = [&](std::string_view key) { return object->if_contains(key); };
  const auto path = [](std::string_view key) { return std::string(kRoot).append(".").append(key); };

  Opening opening;
  const std::array<std::pair<std::string_view, std::string*>, 3> texts{
      {{"table", &opening.table_id}, {"commitment", &opening.commitment}, {"seed", &opening.seed}}};
  for (const auto& [key, text] : texts) {
    Result<std::string> read = read_text(at(key), path(key));
    if (!read) return std::unexpected(std::move(read.error()));
    *text = std::move(*read);
  }
  const auto game_number = read_number(at("game_number"), path("game_number"));
  if (!game_number) return std::unexpected(game_number.error());
  opening.game_number = *game_number;

  auto numbers = read_texts(at("numbers"), path("numbers"));
  if (!numbers) return std::unexpected(std::move(numbers.error()));
  opening.numbers = std::move(*numbers);
  if (const json::value* lists = at("held"); lists != nullptr) {
    auto held = read_list<std::vector<std::string>>(lists, path("held"), read_texts);
    if (!held) return std::unexpected(std::move(held.error()));
    opening.held = std::move(*held);
  }
  return opening;
}

}  // namespace noblesse

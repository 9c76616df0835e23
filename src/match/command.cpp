#include "match/command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "match/text.h"
#include "match/whole.h"

namespace noblesse {
namespace {

// What a value is, for an error: a number as people write it, of anything else the kind.
std::string shown(const json::value& value) {
  if (!value.is_double()) {
    return value.is_number() ? json::serialize(value) : std::string(kind_name(value));
  }
  std::array<char, 32> digits{};
  char* const begin = digits.data();
  char* const end = std::to_chars(begin, begin + digits.size(), value.get_double()).ptr;
  return std::string(begin, end);
}

}  // namespace

std::optional<std::uint64_t> as_count(const json::value& value) {
  if (value.is_uint64()) return value.get_uint64();
  const std::optional<std::int64_t> whole = as_whole(value);
  if (!whole || *whole < 0) return std::nullopt;
  return static_cast<std::uint64_t>(*whole);
}

void Command::fault(std::string message) {
  if (!fault_) fault_ = Error{std::move(message), {}, {}};
}

void Command::expected(std::string_view key, std::string_view what, const json::value& found) {
  fault(quote(key) + " must be " + std::string(what) + ", not " + shown(found));
}

const json::value* Command::need(std::string_view key, std::string_view what) {
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) fault(quote(key) + " is missing: it must be " + std::string(what));
  return value;
}

std::optional<std::int64_t> Command::whole(std::string_view key, const json::value& value) {
  if (value.is_uint64()) return std::numeric_limits<std::int64_t>::max();  // too large for anything
  const std::optional<std::int64_t> whole = as_whole(value);
  if (!whole) expected(key, "a whole number", value);
  return whole;
}

std::string_view Command::name() { return text(verb_); }

void Command::allow_only(std::span<const std::string_view> known) {
  for (const auto& entry : keys_) {
    const std::string_view key = entry.key();
    if (key == verb_ || key == "id" || std::ranges::find(known, key) != known.end()) continue;
    std::vector<std::string> keys{std::string(verb_), "id"};
    keys.insert(keys.end(), known.begin(), known.end());
    fault(std::string(name()) + " has no key " + quote(key) + "; its keys are " + enumerate(keys) +
          did_you_mean(key, known));
  }
}

std::string_view Command::text(std::string_view key) {
  const json::value* value = need(key, "a string");
  if (value == nullptr) return {};
  if (!value->is_string()) {
    expected(key, "a string", *value);
    return {};
  }
  return value->get_string();
}

int Command::number(std::string_view key) {
  const json::value* value = need(key, "a whole number");
  if (value == nullptr) return 0;
  const std::int64_t number = whole(key, *value).value_or(0);
  if (number != static_cast<int>(number)) fault(quote(key) + " is out of range: " + shown(*value));
  return static_cast<int>(number);
}

Seat Command::seat_of(const json::value& value, int players) {
  const std::optional<std::int64_t> seat = whole("seat", value);
  if (!seat) return 0;
  if (*seat < 0 || *seat >= players) {
    fault("there is no seat " + shown(value) + ": the seats are 0 to " +
          std::to_string(players - 1));
    return 0;
  }
  return static_cast<Seat>(*seat);
}

Seat Command::seat(int players) {
  const json::value* value = need("seat", "a whole number");
  return value == nullptr ? Seat{0} : seat_of(*value, players);
}

Viewer Command::viewer(int players) {
  const json::value* value = need("seat", "a whole number, or null for a spectator");
  if (value == nullptr || value->is_null()) return Viewer::spectator();
  return Viewer::of_seat(seat_of(*value, players));
}

const json::value& Command::object(std::string_view key) {
  static const json::value kNothing;
  const json::value* value = need(key, "an object");
  if (value == nullptr) return kNothing;
  if (!value->is_object()) expected(key, "an object", *value);
  return *value;
}

std::string Command::maybe_name(std::string_view key) {
  if (!keys_.contains(key)) return {};
  const std::string_view name = text(key);
  if (name.empty()) fault(quote(key) + " is empty: name one, or leave it out");
  return std::string(name);
}

std::optional<int> Command::maybe_number(std::string_view key) {
  if (!keys_.contains(key)) return std::nullopt;
  return number(key);
}

std::optional<std::uint64_t> Command::maybe_count(std::string_view key) {
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return std::nullopt;
  const std::optional<std::uint64_t> count = as_count(*value);
  if (!count) expected(key, "a whole number from 0 to 18446744073709551615", *value);
  return count;
}

std::vector<std::string> Command::maybe_texts(std::string_view key) {
  std::vector<std::string> texts;
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return texts;
  if (!value->is_array()) {
    expected(key, "a list of strings", *value);
    return texts;
  }
  const json::array& list = value->get_array();
  if (list.empty()) fault(quote(key) + " is empty: fill it, or leave it out to have it drawn");
  texts.reserve(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!list[i].is_string()) {
      expected(std::string(key) + '[' + std::to_string(i) + ']', "a string", list[i]);
      return texts;
    }
    texts.emplace_back(list[i].get_string());
  }
  return texts;
}

std::map<std::string, std::string> Command::maybe_choices(std::string_view key) {
  std::map<std::string, std::string> choices;
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return choices;
  if (!value->is_object()) {
    expected(key, "an object", *value);
    return choices;
  }
  for (const auto& entry : value->get_object()) {
    const std::string name(entry.key());
    if (!entry.value().is_string()) {
      expected(std::string(key) + '.' + name, "a string", entry.value());
      return choices;
    }
    choices.emplace(name, entry.value().get_string());
  }
  return choices;
}

bool Command::maybe_word(std::string_view key, std::string_view word) {
  if (!keys_.contains(key)) return false;
  const std::string_view given = text(key);
  if (given != word) {
    fault(quote(key) + " must be " + quote(word) + " or be left out, not " + quote(given));
  }
  return true;
}

std::optional<bool> Command::maybe_flag(std::string_view key) {
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_bool()) {
    expected(key, "true or false", *value);
    return std::nullopt;
  }
  return value->get_bool();
}

std::optional<std::int64_t> Command::maybe_within(std::string_view key, std::int64_t least,
                                                  std::int64_t most) {
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return std::nullopt;
  const std::optional<std::int64_t> number = whole(key, *value);
  if (number && (*number < least || *number > most)) {
    expected(key, "from " + std::to_string(least) + " to " + std::to_string(most), *value);
    return std::nullopt;
  }
  return number;
}

const json::object* Command::maybe_object(std::string_view key) {
  const json::value* value = keys_.if_contains(key);
  if (value == nullptr) return nullptr;
  if (!value->is_object()) expected(key, "an object", *value);
  return value->if_object();
}

std::optional<std::size_t> Command::maybe_one_of(std::string_view key,
                                                 std::span<const std::string_view> known) {
  if (!keys_.contains(key)) return std::nullopt;
  const std::string_view word = text(key);
  const auto at = std::ranges::find(known, word);
  if (at == known.end() && !fault_) {
    const std::vector<std::string> words(known.begin(), known.end());
    fault(quote(key) + " must be one of " + enumerate(words) + ", not " + quote(word));
  }
  if (at == known.end()) return std::nullopt;
  return static_cast<std::size_t>(at - known.begin());
}

}  // namespace noblesse

// A JSON object that asks for something, opened: what it asks for, and its keys by type. The first
// thing that is wrong is remembered, so whoever reads it reads all its keys and then asks once.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/seat.h"
#include "match/json.h"

namespace noblesse {

class Command {
 public:
  // `verb` is the key that says what is asked for.
  explicit Command(const json::object& keys, std::string_view verb = "cmd")
      : keys_(keys), verb_(verb) {}

  const std::optional<Error>& fault() const { return fault_; }

  // What is asked for.
  std::string_view name();
  // Every key but the verb and "id" has to be one of these.
  void allow_only(std::span<const std::string_view> known);

  // Needed keys; what is returned without one, or with one of the wrong type, is never used.
  std::string_view text(std::string_view key);
  int number(std::string_view key);
  Seat seat(int players);
  Viewer viewer(int players);  // null: a spectator
  const json::value& object(std::string_view key);

  // Keys that may be left out.
  std::string maybe_name(std::string_view key);  // not empty where it is given
  std::optional<int> maybe_number(std::string_view key);
  std::optional<std::uint64_t> maybe_count(std::string_view key);  // a whole number from 0
  std::vector<std::string> maybe_texts(std::string_view key);      // not empty where it is given
  std::map<std::string, std::string> maybe_choices(std::string_view key);
  bool maybe_word(std::string_view key, std::string_view word);  // this one word or nothing
  std::optional<bool> maybe_flag(std::string_view key);
  std::optional<std::int64_t> maybe_within(std::string_view key, std::int64_t least,
                                           std::int64_t most);
  const json::object* maybe_object(std::string_view key);
  // The position of the word among the known ones.
  std::optional<std::size_t> maybe_one_of(std::string_view key,
                                          std::span<const std::string_view> known);
  bool has(std::string_view key) const { return keys_.contains(key); }

  // A fault that whoever reads it finds themselves.
  void complain(std::string message) { fault(std::move(message)); }

 private:
  void fault(std::string message);
  void expected(std::string_view key, std::string_view what, const json::value& found);
  // The value of a key that is needed, or nothing and a fault.
  const json::value* need(std::string_view key, std::string_view what);
  // A whole number, or nothing and a fault.
  std::optional<std::int64_t> whole(std::string_view key, const json::value& value);
  Seat seat_of(const json::value& value, int players);

  const json::object& keys_;
  std::string_view verb_;
  std::optional<Error> fault_;
};

// A value as a whole number from 0 to 2^64 - 1, if it is one.
std::optional<std::uint64_t> as_count(const json::value& value);

}  // namespace noblesse

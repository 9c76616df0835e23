// JSON written straight into a string, for what is written often: a letter of a table is made of
// these instead of values that would be built only to be written and thrown away.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "base/seat.h"
#include "match/json.h"

namespace noblesse {

// Appends the text in quotes.
void append_quoted(std::string& out, std::string_view text);

// Some seats as a list: [0,2].
std::string list_seats(Seats seats);

// The inside of an object, key by key: "seat":1,"move":"castle".
class JsonFields {
 public:
  // Room for most, so that the text does not move while it grows.
  JsonFields() { text_.reserve(kUsual); }

  JsonFields& add(std::string_view key, std::string_view text) {
    append_quoted(begin(key), text);
    return *this;
  }
  JsonFields& add(std::string_view key, const char* text) {
    return add(key, std::string_view(text));
  }
  JsonFields& add(std::string_view key, std::integral auto number) {
    begin(key).append(std::to_string(number));
    return *this;
  }
  JsonFields& add(std::string_view key, bool flag) {
    begin(key).append(flag ? "true" : "false");
    return *this;
  }
  // A value that is JSON already.
  JsonFields& add_json(std::string_view key, std::string_view json) {
    begin(key).append(json);
    return *this;
  }
  JsonFields& add_all(const JsonFields& other) {
    if (!other.text_.empty() && !text_.empty()) text_ += ',';
    text_ += other.text_;
    return *this;
  }

  bool empty() const { return text_.empty(); }
  const std::string& inside() const { return text_; }
  std::string object() const { return '{' + text_ + '}'; }

 private:
  static constexpr std::size_t kUsual = 120;

  // Keys are our own and need no escapes.
  std::string& begin(std::string_view key) {
    if (!text_.empty()) text_ += ',';
    text_ += '"';
    text_ += key;
    text_ += "\":";
    return text_;
  }

  std::string text_;
};

}  // namespace noblesse

#include "match/json.h"

#include <algorithm>
#include <array>
#include <boost/json/basic_parser_impl.hpp>
#include <cmath>
#include <unordered_set>
#include <utility>
#include <vector>

#include "match/json_error.h"
#include "match/text.h"

namespace noblesse {
namespace {

// Builds the value while Boost's parser reads on, as Boost's own handler does, and watches for what
// that one lets pass: keys that stand twice, numbers beyond all bounds. (The names are Boost's.)
class Builder {
 public:
  static constexpr std::size_t max_object_size = json::object::max_size();  // NOLINT
  static constexpr std::size_t max_array_size = json::array::max_size();    // NOLINT
  static constexpr std::size_t max_key_size = json::string::max_size();     // NOLINT
  static constexpr std::size_t max_string_size = json::string::max_size();  // NOLINT

  // What room_ holds is written before it is read.
  Builder() {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    values_.reset();
    open_.reserve(4);
    keys_.reserve(8);
  }

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }

  bool on_object_begin(json::error_code&) {
    after_key_ = false;
    open_.push_back({Stop::Inside::object, keys_.size(), {}});
    return true;
  }
  bool on_object_end(std::size_t size, json::error_code&) {
    keys_.resize(open_.back().first_key);
    open_.pop_back();
    values_.push_object(size);
    return true;
  }
  bool on_array_begin(json::error_code&) {
    after_key_ = false;
    open_.push_back({Stop::Inside::list, keys_.size(), {}});
    return true;
  }
  bool on_array_end(std::size_t size, json::error_code&) {
    open_.pop_back();
    values_.push_array(size);
    return true;
  }

  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    key_.append(part.data(), part.size());
    values_.push_chars(part);
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code& code) {
    key_.append(part.data(), part.size());
    values_.push_key(part);
    after_key_ = true;
    if (!is_new_key()) {
      return complain("the key " + quote(key_) + " stands twice in one object", code);
    }
    keys_.push_back(std::move(key_));
    key_.clear();
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) {
    values_.push_chars(part);
    return true;
  }
  bool on_string(json::string_view part, std::size_t, json::error_code&) {
    values_.push_string(part);
    return value_read();
  }

  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t number, json::string_view, json::error_code&) {
    values_.push_int64(number);
    return value_read();
  }
  bool on_uint64(std::uint64_t number, json::string_view, json::error_code&) {
    values_.push_uint64(number);
    return value_read();
  }
  bool on_double(double number, json::string_view, json::error_code& code) {
    if (!std::isfinite(number)) return complain("the number is too large", code);
    values_.push_double(number);
    return value_read();
  }
  bool on_bool(bool value, json::error_code&) {
    values_.push_bool(value);
    return value_read();
  }
  bool on_null(json::error_code&) {
    values_.push_null();
    return value_read();
  }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

  json::value release() { return values_.release(); }

  Stop stop(std::size_t at, json::error_code code) const {
    return {.at = at,
            .code = code,
            .complaint = complaint_,
            .inside = open_.empty() ? Stop::Inside::nothing : open_.back().what,
            .after_key = after_key_};
  }

 private:
  // Nearly every object has a few keys, among which one is found fastest by looking at each; one
  // with thousands must not take thousands of times as long.
  static constexpr std::size_t kFew = 16;

  struct Open {
    Stop::Inside what;
    std::size_t first_key;                    // of its keys in keys_
    std::unordered_set<std::string> indexed;  // all of them, once they are more than a few
  };

  bool is_new_key() {
    Open& open = open_.back();
    const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(open.first_key);
    if (keys_.size() - open.first_key < kFew)
      return std::find(first, keys_.end(), key_) == keys_.end();
    if (open.indexed.empty()) open.indexed.insert(first, keys_.end());
    return open.indexed.insert(key_).second;
  }

  bool value_read() {
    after_key_ = false;
    return true;
  }
  bool complain(std::string complaint, json::error_code& code) {
    complaint_ = std::move(complaint);
    code = json::error::syntax;
    return false;
  }

  std::array<unsigned char, 2048> room_;  // enough for a short text
  json::value_stack values_{{}, room_.data(), room_.size()};
  std::vector<Open> open_;
  std::vector<std::string> keys_;  // of all objects that are open
  std::string key_;
  bool after_key_ = false;
  std::string complaint_;
};

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  if (text.size() > kLongestJson) {
    return fail("the text is " + std::to_string(text.size()) + " bytes long; at most " +
                std::to_string(kLongestJson) + " are read");
  }
  // Some editors begin a file with this mark.
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return fail("the text is empty; expected a JSON value");
  }

  json::parse_options options;
  options.max_depth = kDeepestJson;
  json::basic_parser<Builder> parser(options);
  json::error_code code;
  const std::size_t at = parser.write_some(false, text.data(), text.size(), code);
  if (!code && at < text.size()) code = json::error::extra_data;
  if (code) return fail(explain(text, parser.handler().stop(at, code)));
  return parser.handler().release();
}

std::string_view kind_name(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null: return "nothing";
    case json::kind::bool_: return "true or false";
    case json::kind::int64:
    case json::kind::uint64: return "a whole number";
    case json::kind::double_: return "a number that is not whole";
    case json::kind::string: return "a string";
    case json::kind::array: return "a list";
    case json::kind::object: return "an object";
  }
  return "nothing";
}

}  // namespace noblesse

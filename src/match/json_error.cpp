#include "match/json_error.h"

#include "match/text.h"

namespace noblesse {
namespace {

using Inside = Stop::Inside;

constexpr std::string_view kHalfPair = "half of a surrogate pair stands alone after \\u";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Of a number or of true, false and null.
bool is_of_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '-' || c == '+' ||
         c == '.';
}

std::string position(std::string_view before) {
  std::size_t line = 1;
  std::size_t line_start = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] != '\n') continue;
    ++line;
    line_start = i + 1;
  }
  return "line " + std::to_string(line) + ", column " +
         std::to_string(characters(before.substr(line_start)) + 1);
}

// Whether a text that parsed so far ends inside a string, and if so within an escape.
struct InString {
  bool yes = false;
  bool escape = false;
};

InString in_string(std::string_view before) {
  InString in;
  for (const char c : before) {
    if (!in.yes) {
      in.yes = c == '"';
    } else if (in.escape) {
      in.escape = false;
    } else if (c == '\\') {
      in.escape = true;
    } else if (c == '"') {
      in.yes = false;
    }
  }
  return in;
}

std::string in_string_reason(char found, bool escape) {
  const auto byte = static_cast<unsigned char>(found);
  if (byte < 0x20) return "a control character in a string must be written as an escape, as \\n";
  if (byte >= 0x80) return "the string is not valid UTF-8";
  if (escape) {
    return "there is no escape " + quote(std::string{'\\', found}) +
           R"(; there are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits)";
  }
  return std::string(kHalfPair);
}

// `previous` is the last character before the stop that is not blank; 0 where there is none.
std::string_view expectation(char previous, const Stop& stop) {
  switch (previous) {
    case 0:
    case ':': return "a value";
    case '{': return "a key in double quotes or \"}\"";
    case '[': return "a value or \"]\"";
    case ',': return stop.inside == Inside::object ? "a key in double quotes" : "a value";
    default: break;
  }
  if (stop.after_key) return "\":\"";
  return stop.inside == Inside::object ? R"("," or "}")" : R"("," or "]")";
}

std::string syntax_reason(std::string_view text, const Stop& stop) {
  const std::string_view before = text.substr(0, stop.at);
  const InString in = in_string(before);
  if (in.yes) return in_string_reason(text[stop.at], in.escape);

  // A number or a word that broke off, as -x or tru, is told as a whole.
  std::size_t begin = stop.at;
  while (begin > 0 && is_of_word(text[begin - 1])) --begin;
  const std::string_view read = text.substr(begin, stop.at - begin);
  const bool broke_off = !read.empty() && !is_digit(read.back()) && read != "true" &&
                         read != "false" && read != "null";
  if (!broke_off) begin = stop.at;
  std::size_t end = stop.at;
  while (end < text.size() && is_of_word(text[end])) ++end;
  std::string_view found = text.substr(begin, end - begin);
  if (found.empty()) found = first_characters(text.substr(stop.at), 1);

  while (begin > 0 && is_blank(text[begin - 1])) --begin;
  const char previous = begin == 0 ? '\0' : text[begin - 1];
  std::string reason = "unexpected " + (found == "\"" ? "string" : quote(found));
  if (previous == ',' || previous == ':') reason += " after " + quote({&previous, 1});
  reason += "; expected ";
  reason += expectation(previous, stop);
  if (found == "'") reason += " (strings stand in double quotes)";
  if (found == "/" || found == "#") reason += " (JSON has no comments)";
  return reason;
}

std::string incomplete_reason(std::string_view text, const Stop& stop) {
  if (in_string(text).yes) return "the text ends inside a string; expected its closing quote";
  switch (stop.inside) {
    case Inside::object: return "the text ends inside an object; expected its closing \"}\"";
    case Inside::list: return "the text ends inside a list; expected its closing \"]\"";
    case Inside::nothing: break;
  }
  return "the text ends in the middle of a value";
}

std::string reason_of(std::string_view text, const Stop& stop) {
  if (!stop.complaint.empty()) return stop.complaint;
  switch (static_cast<json::error>(stop.code.value())) {
    case json::error::syntax:
      return stop.at < text.size() ? syntax_reason(text, stop) : incomplete_reason(text, stop);
    case json::error::incomplete: return incomplete_reason(text, stop);
    case json::error::extra_data:
      return "there is more text after the JSON value; expected the end";
    case json::error::exponent_overflow: return "the number is too large";
    case json::error::too_deep:
      return "lists and objects are nested too deeply; at most " + std::to_string(kDeepestJson) +
             " levels are read";
    case json::error::expected_hex_digit: return "expected four hexadecimal digits after \\u";
    case json::error::illegal_leading_surrogate:
    case json::error::illegal_trailing_surrogate:
    case json::error::expected_utf16_escape: return std::string(kHalfPair);
    default: return stop.code.message();
  }
}

}  // namespace

std::string explain(std::string_view text, const Stop& stop) {
  return position(text.substr(0, stop.at)) + ": " + reason_of(text, stop);
}

}  // namespace noblesse

// parse_json: what is read, and the one clear error for everything else.
#include "match/json.h"

#include <gtest/gtest.h>

#include <string>

namespace noblesse {
namespace {

std::string error_of(std::string_view text) {
  const auto value = parse_json(text);
  return value ? "no error: " + json::serialize(*value) : value.error().message;
}

TEST(Json, reads_every_kind_of_value) {
  const auto value = parse_json(R"( {"a": [1, -2, 1.5, true, null, "Oltrep\u00f2 ò \ud83c\udfba"],
                                     "b": {"a": 18446744073709551615}} )");
  ASSERT_TRUE(value.has_value());
  EXPECT_EQ(json::serialize(*value),
            R"({"a":[1,-2,1.5E0,true,null,"Oltrepò ò 🎺"],"b":{"a":18446744073709551615}})");
}

TEST(Json, passes_over_the_mark_that_some_editors_begin_a_file_with) {
  EXPECT_EQ(parse_json("\xEF\xBB\xBF 7").value(), json::value(7));
  EXPECT_EQ(error_of("\xEF\xBB\xBF"), "the text is empty; expected a JSON value");
}

TEST(Json, says_where_and_what_was_expected) {
  const struct {
    std::string_view text;
    std::string_view error;
  } rows[] = {
      {"", "the text is empty; expected a JSON value"},
      {" \n\t", "the text is empty; expected a JSON value"},
      {"[1,]", R"(line 1, column 4: unexpected "]" after ","; expected a value)"},
      {"{\"a\":1,\n }",
       R"(line 2, column 2: unexpected "}" after ","; expected a key in double quotes)"},
      {R"({"a" 1})", R"(line 1, column 6: unexpected "1"; expected ":")"},
      {R"({"a":})", R"(line 1, column 6: unexpected "}" after ":"; expected a value)"},
      {R"({"a":1 "b":2})", R"(line 1, column 8: unexpected string; expected "," or "}")"},
      {"[1 2]", R"(line 1, column 4: unexpected "2"; expected "," or "]")"},
      {"[true}", R"(line 1, column 6: unexpected "}"; expected "," or "]")"},
      {"[,1]", R"(line 1, column 2: unexpected ","; expected a value or "]")"},
      {"]", R"(line 1, column 1: unexpected "]"; expected a value)"},
      {"{1:2}", R"(line 1, column 2: unexpected "1"; expected a key in double quotes or "}")"},
      {"{'a':1}",
       R"(line 1, column 2: unexpected "'"; expected a key in double quotes or "}" (strings stand in double quotes))"},
      {"[1,\n\n  # two\n2]",
       R"(line 3, column 3: unexpected "#" after ","; expected a value (JSON has no comments))"},
      {"{\"ò\": nope}", R"(line 1, column 7: unexpected "nope" after ":"; expected a value)"},
      {"[NaN]", R"(line 1, column 2: unexpected "NaN"; expected a value or "]")"},
      {"[-x]", R"(line 1, column 3: unexpected "-x"; expected a value or "]")"},
      {"[01]", R"(line 1, column 3: unexpected "1"; expected "," or "]")"},
      {"[\x01]", "line 1, column 2: unexpected \"\uFFFD\"; expected a value or \"]\""},
      {"{} {}", "line 1, column 4: there is more text after the JSON value; expected the end"},
      {"{\"a\":[1,2", "line 1, column 10: the text ends inside a list; expected its closing \"]\""},
      {"{\"a\":1", "line 1, column 7: the text ends inside an object; expected its closing \"}\""},
      {"[\"a", "line 1, column 4: the text ends inside a string; expected its closing quote"},
      {"nul", "line 1, column 4: the text ends in the middle of a value"},
  };
  for (const auto& [text, error] : rows) EXPECT_EQ(error_of(text), error) << text;
}

TEST(Json, refuses_strings_that_are_none) {
  EXPECT_EQ(
      error_of("[\"a\nb\"]"),
      "line 1, column 4: a control character in a string must be written as an escape, as \\n");
  EXPECT_EQ(error_of(R"(["\q"])"),
            "line 1, column 4: there is no escape \"\\q\"; there are "
            R"(\" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits)");
  EXPECT_EQ(error_of(R"(["\u12x4"])"),
            "line 1, column 7: expected four hexadecimal digits after \\u");
  for (const std::string_view half : {R"(["\ud800"])", R"(["\udc00"])", R"(["\ud800\u0041"])"}) {
    EXPECT_TRUE(error_of(half).ends_with("half of a surrogate pair stands alone after \\u"))
        << half;
  }
}

TEST(Json, refuses_what_is_not_utf8) {
  for (const std::string_view bad :
       {"[\"\xFF\"]", "[\"\xC3(\"]", "[\"\xE2\x82\"]", "[\"\xC0\x80\"]", "[\"\xED\xA0\x80\"]",
        "[\"\xF5\x80\x80\x80\"]"}) {
    EXPECT_EQ(error_of(bad), "line 1, column 3: the string is not valid UTF-8");
  }
  EXPECT_EQ(error_of("{\"\xFF\":1}"), "line 1, column 3: the string is not valid UTF-8");
}

TEST(Json, refuses_a_key_that_stands_twice) {
  EXPECT_EQ(error_of("{\"a\": 1,\n \"b\": 2,\n \"a\": 3}"),
            "line 3, column 4: the key \"a\" stands twice in one object");
  EXPECT_EQ(error_of(R"([{"a": {"x":1, "\u0078":2}}])"),
            "line 1, column 23: the key \"x\" stands twice in one object");
  EXPECT_TRUE(parse_json(R"([{"a":1},{"a":{"a":[{"a":2}]}}])").has_value());
  const std::string key(5000, 'k');  // longer than the parser's own buffer, and escaped
  EXPECT_EQ(
      error_of("{\"\\u006b" + key + "\":1,\"k" + key + "\":2}"),
      "line 1, column 10015: the key \"" + key.substr(0, 40) + "…\" stands twice in one object");
}

TEST(Json, refuses_numbers_beyond_all_bounds) {
  EXPECT_EQ(error_of("[1e400]"), "line 1, column 7: the number is too large");
  EXPECT_EQ(error_of("[1, -1e999999999999]"), "line 1, column 17: the number is too large");
  EXPECT_TRUE(parse_json("123456789012345678901234567890").value().is_double());
}

TEST(Json, refuses_what_is_nested_too_deeply) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  EXPECT_TRUE(parse_json(nested(kDeepestJson)).has_value());
  EXPECT_EQ(
      error_of(nested(kDeepestJson + 1)),
      "line 1, column 33: lists and objects are nested too deeply; at most 32 levels are read");
  EXPECT_EQ(
      error_of(std::string(1'000'000, '[')),
      "line 1, column 33: lists and objects are nested too deeply; at most 32 levels are read");
}

TEST(Json, refuses_a_text_of_a_hundred_megabytes_unread) {
  EXPECT_EQ(error_of(std::string(100'000'000, '[')),
            "the text is 100000000 bytes long; at most 8388608 are read");
  EXPECT_TRUE(parse_json(std::string(kLongestJson - 1, ' ') + "1").has_value());
}

TEST(Json, names_the_kinds_of_values) {
  const auto name = [](std::string_view text) { return kind_name(parse_json(text).value()); };
  EXPECT_EQ(name("null"), "nothing");
  EXPECT_EQ(name("true"), "true or false");
  EXPECT_EQ(name("-1"), "a whole number");
  EXPECT_EQ(name("18446744073709551615"), "a whole number");
  EXPECT_EQ(name("1.5"), "a number that is not whole");
  EXPECT_EQ(name("\"\""), "a string");
  EXPECT_EQ(name("[]"), "a list");
  EXPECT_EQ(name("{}"), "an object");
}

}  // namespace
}  // namespace noblesse

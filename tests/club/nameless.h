// What is random by nature, or the time of day, is taken out of a text: two worlds can be compared.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace noblesse::testing {

// Every id and token becomes its length and the number of its first occurrence, so that whoever
// meets one again knows it again. Moments become a word of their own.
class Nameless {
 public:
  std::string operator()(std::string_view text) {
    constexpr std::string_view kDate = "Date: ";
    constexpr std::size_t kDateLength = 29;  // "Sun, 06 Nov 1994 08:49:37 GMT"
    std::string out;
    while (!text.empty()) {
      if (text.starts_with(kDate)) {
        out += "Date: <date>";
        text.remove_prefix(std::min(text.size(), kDate.size() + kDateLength));
        continue;
      }
      const auto length =
          static_cast<std::size_t>(std::ranges::find_if_not(text, is_of_a_word) - text.begin());
      out += length == 0 ? std::string(text.substr(0, 1)) : unnamed(text.substr(0, length));
      text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
  }

 private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); }
  static bool is_of_a_word(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  std::string unnamed(std::string_view word) {
    constexpr std::size_t kMoment = 13;  // milliseconds since 1970
    constexpr std::size_t kToken = 32;
    if (word.size() == kMoment && std::ranges::all_of(word, is_digit)) return "<moment>";
    if ((word.size() == kToken || word.size() == 2 * kToken) && std::ranges::all_of(word, is_hex)) {
      const auto known = names_.try_emplace(std::string(word), names_.size()).first;
      return "<token " + std::to_string(word.size()) + " no. " + std::to_string(known->second) +
             ">";
    }
    return std::string(word);
  }

  std::map<std::string, std::size_t> names_;
};

}  // namespace noblesse::testing

// Messages as the page's words are written (Project Fluent), as much of it as they use: arguments,
// other messages, texts in quotes, and choices by number, plural form or word.
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noblesse {

// An argument: a word, or a number, which has a plural form.
struct Arg {
  Arg(std::string_view words) : text(words) {}    // NOLINT(google-explicit-constructor)
  Arg(const std::string& words) : text(words) {}  // NOLINT(google-explicit-constructor)
  Arg(const char* words) : text(words) {}         // NOLINT(google-explicit-constructor)
  template <std::integral Number>
  Arg(Number n)  // NOLINT(google-explicit-constructor)
      : text(std::to_string(n)), number(static_cast<long>(n)) {}

  std::string text;
  std::optional<long> number = {};
};
using Args = std::vector<std::pair<std::string_view, Arg>>;

using Messages = std::map<std::string, std::string_view, std::less<>>;

// The messages of a file, each as it is written there. The text must live on.
void read_messages(std::string_view text, Messages& into);

// "one", "few" or "other": the plural form of a number in a language.
std::string_view plural_form(std::string_view language, long number);

// The message with its arguments. What is missing stands there in brackets: ⟦who⟧.
std::string write_message(const Messages& messages, std::string_view language,
                          std::string_view message, const Args& args);

// The names of the arguments that a message takes, by itself or by another one that it names.
std::set<std::string> arguments_of(const Messages& messages, std::string_view message);

}  // namespace noblesse

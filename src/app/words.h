// What the terminal says in one of the five languages: the page's words (web/words) where it says
// the same, and its own (src/app/words). Handed down to whoever speaks; copying it costs nothing.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/fluent.h"
#include "match/builtin.h"

namespace noblesse {

// What only the terminal says, by language: compiled in by cmake/rulebook.cmake.
std::span<const BuiltinFile> terminal_words();

// "en", "de", ...
std::span<const std::string_view> languages();

// That of LC_ALL, LC_MESSAGES or LANG, whichever is set first ("de_DE.UTF-8"); English where it is
// none of ours.
std::string language_of_person();

class Words {
 public:
  explicit Words(std::string_view language = "en");

  // In English the rules and the editions speak for themselves.
  bool english() const { return book_->language == "en"; }

  // The sentence by that key.
  std::string operator()(std::string_view key, const Args& args = {}) const;
  // The name by that key; the other one where it has none in this language.
  std::string named(std::string_view key, std::string_view otherwise) const;
  // "Red, Blue and Green"
  std::string list(std::span<const std::string> names) const;

  // Its messages, for whoever compares the languages.
  const Messages& messages() const { return book_->messages; }

 private:
  struct Book {
    std::string language;
    Messages messages;
  };
  std::shared_ptr<const Book> book_;
};

// What only the terminal says in a language.
Messages own_words(std::string_view language);

}  // namespace noblesse

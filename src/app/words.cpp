#include "app/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/rulebook.h"

namespace noblesse {
namespace {

constexpr std::array<std::string_view, 5> kLanguages{"en", "de", "it", "nl", "ro"};

}  // namespace

std::span<const std::string_view> languages() { return kLanguages; }

std::string language_of_person() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    const std::string language(locale.substr(0, locale.find_first_of("_.@")));
    return std::ranges::find(kLanguages, language) == kLanguages.end() ? "en" : language;
  }
  return "en";
}

Messages own_words(std::string_view language) {
  Messages own;
  for (const BuiltinFile& file : terminal_words()) {
    if (file.name == language) read_messages(file.text, own);
  }
  return own;
}

Words::Words(std::string_view language) {
  auto book = std::make_shared<Book>();
  book->language = language;
  for (const char* file : {"adel", "mille", "names", "table", "club"}) {
    read_messages(rulebook_file("words/" + book->language + "/" + file + ".ftl"), book->messages);
  }
  for (const auto& [key, message] : own_words(language)) book->messages[key] = message;
  book_ = std::move(book);
}

std::string Words::operator()(std::string_view key, const Args& args) const {
  const auto found = book_->messages.find(key);
  if (found == book_->messages.end()) return "⟦" + std::string(key) + "⟧";
  return write_message(book_->messages, book_->language, found->second, args);
}

std::string Words::named(std::string_view key, std::string_view otherwise) const {
  return book_->messages.contains(key) ? (*this)(key) : std::string(otherwise);
}

std::string Words::list(std::span<const std::string> names) const {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0 && i + 1 == names.size()) {
      text = (*this)("list-last", {{"before", text}, {"last", names[i]}});
    } else {
      text += (i > 0 ? ", " : "") + names[i];
    }
  }
  return text;
}

}  // namespace noblesse

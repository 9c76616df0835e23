#include "app/shell.h"

#include <algorithm>

#include "app/columns.h"

namespace noblesse {
namespace {

bool is_plain(char c) {
  constexpr std::string_view kOthers = "_-./:=,@%+";
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         kOthers.contains(c);
}

// '\033' as "\033": three octal digits, so that what follows is not taken for a fourth.
std::string octal(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const auto digit = [&](unsigned shift) {
    return static_cast<char>('0' + ((byte >> shift) & 7U));
  };
  return {'\\', digit(6), digit(3), digit(0)};
}

// In $'…', where escapes are known.
std::string escaped(std::string_view word) {
  std::string text = "$'";
  while (!word.empty()) {
    const Rune rune = first_rune(word);
    const std::string_view character = word.substr(0, rune.bytes);
    if (character == "'" || character == "\\") {
      text.append("\\").append(character);
    } else if (rune.code == U'?' && character != "?") {  // not to be shown
      for (const char c : character) text += octal(c);
    } else {
      text += character;
    }
    word.remove_prefix(rune.bytes);
  }
  return text + "'";
}

}  // namespace

std::string shell_word(std::string_view word) {
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return std::string(word);
  if (sanitized(word) != word) return escaped(word);
  std::string text = "'";
  for (const char c : word) {
    if (c == '\'')
      text += "'\\''";
    else
      text += c;
  }
  return text + "'";
}

std::string shell_command(const std::vector<std::string>& words) {
  std::string command;
  for (const std::string& word : words) {
    if (!command.empty()) command += ' ';
    command += shell_word(word);
  }
  return command;
}

}  // namespace noblesse

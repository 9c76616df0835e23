// What the parts of the command line have in common: whole numbers, choices between a few words,
// and how the help is laid out.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>

namespace noblesse {

struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Refuses whatever is not a whole number within the bounds, and says them. Left alone, CLI11 takes
// -1 for 18446744073709551615, a number that is too large for the largest that fits, 010 for eight
// and nothing at all for 0.
CLI::Validator whole_number(Bounds bounds);

// "(2 to 6)"; nothing where there are no bounds worth telling.
std::string told(Bounds bounds);

// An option that takes a whole number.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& names, Number& number, Bounds bounds,
                        const std::string& about) {
  return command.add_option(names, number, about + told(bounds))
      ->transform(whole_number(bounds))
      ->type_name("N");
}

// The option takes one of these words.
CLI::Option* takes_one_of(CLI::Option* option, std::initializer_list<std::string> words);

// The option takes a list with commas; what comes after a blank is the next word of the command.
CLI::Option* takes_list(CLI::Option* option, const std::string& of_what);

// The option that names one of the five languages.
CLI::Option* takes_language(CLI::App& command, std::string& language);

// Help in two columns that stay within a hundred; they are counted, not the bytes.
std::shared_ptr<CLI::FormatterBase> help_page();

}  // namespace noblesse

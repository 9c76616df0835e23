// What the person typed, understood: a number, a decision in the notation, the beginning of one, or
// one of the words that are understood everywhere.
#pragma once

#include <string>
#include <string_view>

#include "app/question.h"

namespace noblesse {

struct Typed {
  enum class Kind : std::uint8_t {
    nothing,  // an empty line
    move,     // text: the decision
    other,    // text: as typed; none of the choices, perhaps still a decision
    unclear,  // text: what to say to the person
    help,
    undo,
    save,  // text: the file, if one was named
    quit,
    table,
    journal,
    objects,
    roads,
    tasks,
  };
  Kind kind = Kind::nothing;
  std::string text;
};

Typed read_answer(std::string_view line, const Question& question, const Words& words);

// Without the blanks around it, single ones within it.
std::string tidy(std::string_view line);

}  // namespace noblesse

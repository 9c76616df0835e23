// Who sits at the table, as a screen names them: a name, a one-letter mark, an ink.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/lines.h"
#include "base/seat.h"

namespace noblesse {

struct Person {
  std::string name;
  std::string mark;  // one letter, different for everybody
  Ink ink = Ink::plain;
  std::string bot;  // which bot plays; empty for the person at the keyboard
};

struct Company {
  Seat me = 0;
  std::vector<Person> people;  // by seat

  int size() const { return static_cast<int>(people.size()); }
  const Person& at(Seat seat) const { return people[seat]; }
  std::vector<std::string> names() const;
};

// Marks for names: the first letter of each that nobody before them has.
std::vector<std::string> marks_for(const std::vector<std::string>& names);

// The text with every name in its owner's ink.
Line with_names(std::string_view text, const Company& company, Style style);

}  // namespace noblesse

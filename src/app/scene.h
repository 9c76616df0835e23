// What the person sees when they are asked something, before it is laid out for a terminal.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/company.h"
#include "app/lines.h"

namespace noblesse {

// What happened in one go, as sentences that belong together.
struct Paragraph {
  std::string text;
  bool heading = false;  // "Round 3 begins."

  friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

// One of the numbered choices.
struct Option {
  std::string label;
  std::string meaning;
};

struct Scene {
  std::string title;                        // "Adel Verpflichtet · Round 3"
  std::function<Lines(const Look&)> table;  // none: there is no table yet
  bool table_is_new = true;                 // where text scrolls, it is shown again
  Company company;                          // for the inks of names
  std::vector<Paragraph> journal;           // all of it
  std::size_t news = 0;                     // how many of the last ones are new to the person
  std::vector<std::string> notices;         // the answer to what was typed before
  std::string question;
  std::vector<Option> options;  // numbered from 1
  int marked = -1;              // the one that lies face down
  std::string hint;             // what may be typed
  std::string more;             // stands where the choices do not all fit: "(? lists all)"
  bool again = false;           // the same question as just before
  bool face_down = false;       // a decision lies face down and can be changed
};

// Text to be read: help, the journal, lists.
struct Page {
  std::string title;
  std::function<Lines(const Look&)> text;
};

}  // namespace noblesse

#include "app/company.h"

#include <algorithm>

namespace noblesse {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// A name is found only as a whole word.
bool whole_word(std::string_view text, std::size_t at, std::size_t length) {
  const bool starts = at == 0 || !is_letter(text[at - 1]);
  const bool ends = at + length == text.size() || !is_letter(text[at + length]);
  return starts && ends;
}

}  // namespace

std::vector<std::string> Company::names() const {
  std::vector<std::string> names;
  for (const Person& person : people) names.push_back(person.name);
  return names;
}

std::vector<std::string> marks_for(const std::vector<std::string>& names) {
  std::vector<std::string> marks;
  const auto taken = [&](char c) {
    return std::ranges::find(marks, std::string(1, c)) != marks.end();
  };
  for (const std::string& name : names) {
    std::string letters;
    for (const char c : name) {
      if (is_letter(c)) letters += upper(c);
    }
    letters += "123456789";  // names without a letter of their own
    marks.emplace_back(1, *std::ranges::find_if(letters, [&](char c) { return !taken(c); }));
  }
  return marks;
}

Line with_names(std::string_view text, const Company& company, Style style) {
  Line line;
  std::size_t from = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const Person* found = nullptr;
    for (const Person& person : company.people) {
      if (!person.name.empty() && text.substr(at).starts_with(person.name) &&
          whole_word(text, at, person.name.size())) {
        found = &person;
        break;
      }
    }
    if (found == nullptr) {
      ++at;
      continue;
    }
    line.add(text.substr(from, at - from), style);
    Style named = style;
    named.ink = found->ink;
    line.add(found->name, named);
    at += found->name.size();
    from = at;
  }
  return line.add(text.substr(from), style);
}

}  // namespace noblesse

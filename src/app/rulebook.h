// The rules as the page tells them (web/rules), for the terminal: the same text, laid out in lines.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/builtin.h"
#include "match/shelf.h"

namespace noblesse {

// "rules/adel.de.md", "words/de/names.ftl": compiled in by cmake/rulebook.cmake.
std::span<const BuiltinFile> rulebook_files();
std::string_view rulebook_file(std::string_view path);  // empty if there is none

using Rows = std::vector<std::vector<std::string>>;

// In lines of at most `width` columns. `fill` gives the rows of a table that is made from an
// edition, by its name ("sets").
std::vector<std::string> lay_out_rules(std::string_view markdown, int width,
                                       const std::function<Rows(std::string_view)>& fill);

// The rows of an appendix, with the names that things have in a language.
Rows appendix_rows(const AnyEdition& edition, std::string_view table, std::string_view language);

}  // namespace noblesse

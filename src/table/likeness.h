// Names that look alike (confusable, as Unicode says): at one table they are told apart by numbers,
// so that nobody is taken for somebody else.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noblesse {

// Whether two names look alike: by the same letters, whatever their capitals, marks and spaces, or
// by letters and digits of Latin, Greek and Cyrillic that are drawn alike.
bool look_alike(std::string_view one, std::string_view other);

// A number for each name that looks like another one, counted from 1 among those that do; 0 for
// whom nobody can take for another.
std::vector<int> marks_for(std::span<const std::string_view> names);

}  // namespace noblesse

// Commands that a person can copy into a shell: each word comes out of it as it went in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace noblesse {

// The word as it is where a shell leaves it alone, else in quotes. What could upset a terminal is
// written as the shell's escapes.
std::string shell_word(std::string_view word);

std::string shell_command(const std::vector<std::string>& words);

}  // namespace noblesse

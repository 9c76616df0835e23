// Files, read with a bound and written whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse {

// No edition and no record comes near this, and the state of the longest contest has two thirds of
// it.
inline constexpr std::size_t kLargestFile = std::size_t{32} << 20U;

// "-" is standard input. The error says what is wrong: missing, a folder, not readable, too large.
Result<std::string> read_text_file(const std::string& path);

// Through a temporary file beside it, so that a crash leaves the old one or the new one; "-" is
// standard output.
Result<void> write_text_file(const std::string& path, std::string_view text);

bool file_exists(const std::string& path);

// Whether write_text_file could write it now, for who wants to know before hours of work and not
// after. Nothing is written. No name, where a file is not asked for, is fine.
Result<void> can_write(const std::string& path);

// The same for a file that will be written again and again and read later, which "-" cannot be.
Result<void> can_keep(const std::string& path);

// With all folders above it; one that is there already will do, and so will no name.
Result<void> make_folder(const std::string& path);

}  // namespace noblesse

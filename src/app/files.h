// Files, read with a bound and written whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse {

// No edition and no record comes near this.
inline constexpr std::size_t kLargestFile = std::size_t{16} << 20U;

// "-" is standard input. The error says what is wrong: missing, a folder, not readable, too large.
Result<std::string> read_text_file(const std::string& path);

// Through a temporary file beside it, so that a crash leaves the old one or the new one.
Result<void> write_text_file(const std::string& path, std::string_view text);

bool file_exists(const std::string& path);

}  // namespace noblesse

// The editions that are compiled into the program, so that it runs alone, from anywhere.
#pragma once

#include <span>
#include <string_view>

namespace noblesse {

struct BuiltinFile {
  std::string_view name;  // the file's name in data/, without its ending
  std::string_view text;
};

std::span<const BuiltinFile> builtin_files();

}  // namespace noblesse

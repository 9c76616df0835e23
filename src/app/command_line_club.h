// The part of the command line that is about the club.
#pragma once

#include <functional>

#include "app/library.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace noblesse {

// The subcommand that was chosen, ready to run.
using Run = std::function<int(Library&)>;

void add_serve(CLI::App& app, Run& run);
void add_admin(CLI::App& app, Run& run);
void add_load(CLI::App& app, Run& run);  // command_line_load.cpp

}  // namespace noblesse

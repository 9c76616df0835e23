// The part of the command line that is about bots against bots.
#pragma once

#include "app/command_line_club.h"

namespace noblesse {

void add_arena(CLI::App& app, Run& run);
void add_strength(CLI::App& app, Run& run);
void add_readable(CLI::App& app, Run& run);

}  // namespace noblesse

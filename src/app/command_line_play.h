// The part of the command line that is about one person's games: playing them, and looking at what
// was recorded and printed.
#pragma once

#include "app/command_line_club.h"

namespace noblesse {

// `program` is what it is called by.
void add_play(CLI::App& app, Run& run, const std::string& program);
void add_replay(CLI::App& app, Run& run);   // command_line_records.cpp
void add_verify(CLI::App& app, Run& run);   // command_line_records.cpp
void add_edition(CLI::App& app, Run& run);  // command_line_records.cpp
void add_rules(CLI::App& app, Run& run);    // command_line_rulebook.cpp

}  // namespace noblesse

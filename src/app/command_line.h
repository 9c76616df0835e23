// The words after `noblesse`.
#pragma once

namespace noblesse {

// Understands the command line, runs the subcommand, and returns the exit status.
int run_command_line(int argc, const char* const* argv);

}  // namespace noblesse

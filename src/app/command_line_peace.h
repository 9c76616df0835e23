// The part of `noblesse admin` on the command line that is about peace among people.
#pragma once

#include <functional>
#include <memory>

#include "app/admin.h"
#include "app/command_line_club.h"

namespace noblesse {

// Adds a subcommand of `admin` with what all of them take: its name, what it does, an example.
using AddPart = std::function<CLI::App*(const char* name, const char* about, const char* example,
                                        const Run& job)>;

void add_peace(const AddPart& add, const std::shared_ptr<AdminOptions>& options);

}  // namespace noblesse

// The same table once more: as options for another deal, and as words for a shell.
#pragma once

#include "app/commands.h"
#include "app/sitting.h"

namespace noblesse {

// What was asked for, or would have been, to sit at this table: the game and its rules, who plays
// on which seat. What is at its default is left out, and so is the deal.
PlayOptions same_table(const Shelf& shelf, const Sitting& sitting);

// The words after the program's name that ask for this.
std::vector<std::string> play_words(const PlayOptions& options);

}  // namespace noblesse

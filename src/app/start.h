// The first screen, for whoever just wants to play: which game, and how many.
#pragma once

#include <optional>

#include "app/commands.h"
#include "app/terminal.h"
#include "app/words.h"

namespace noblesse {

// The number of players that a game is best with, within what the edition allows; an empty edition
// is the first on the shelf.
int usual_players(const Shelf& shelf, const std::string& game, const std::string& edition);

// Fills in what the options leave open. False if the person left instead.
bool ask_what_to_play(Terminal& terminal, const Shelf& shelf, const Words& words,
                      PlayOptions& options);

}  // namespace noblesse

// The whole screen, through ncurses: redrawn for every question and every change of its size.
#pragma once

#include <memory>

#include "app/terminal.h"
#include "app/words.h"

namespace noblesse {

// Nothing if there is no terminal that can do it.
std::unique_ptr<Terminal> open_screen(const Words& words);

}  // namespace noblesse

// The final reckoning: who came where, and with what.
#pragma once

#include "app/sitting.h"

namespace noblesse {

// One line for each player, the winner first. The game must be over.
std::vector<std::string> reckoning(const Sitting& sitting);

// "Blue wins.", "You share the win with Luca."
std::string verdict(const Sitting& sitting);

}  // namespace noblesse

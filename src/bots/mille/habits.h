// What the others do by habit in a turn that is about to begin: as clubmen or
// novices would.
#pragma once

#include "bots/mille/turn.h"

namespace noblesse::mille {

// Tells the turn what to expect of everybody but the view's own seat. The view must be one from the
// turn's beginning, and the turn's plans those from there.
void know_habits(const Rules& rules, const View& view, const Distances& distances, Turn& turn);

}  // namespace noblesse::mille

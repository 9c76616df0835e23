// What the others do by habit in a turn that is about to begin: as clubmen or novices would.
#pragma once

#include "bots/mille/turn.h"

namespace noblesse::mille {

// How often each seat makes each of the choices of its mind in this turn. The view must be one from
// the turn's beginning, and the turn's plans those from there.
using Habits = std::array<std::vector<double>, kMaxPlayers>;
Habits habits_of(const Rules& rules, const View& view, const Distances& distances,
                 const Turn& turn);

}  // namespace noblesse::mille

// The strong player of Mille Grazie: he solves the turn as a game, and on the way chooses what is
// best against thieves who did the same.
#pragma once

#include "bots/budget.h"
#include "bots/finding.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// The turn is soon solved, so one hand does it; by work, the same view gives the same finding
// everywhere.
Finding<Decision> search(const Rules& rules, const View& view, const Budget& budget,
                         const Means& means);

}  // namespace noblesse::mille

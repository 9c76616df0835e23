// The strong player of Mille Grazie: they solve the turn as a game and travel as they meant to;
// where they have met a thief, and with new tasks, they choose what is best against those who are
// left.
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

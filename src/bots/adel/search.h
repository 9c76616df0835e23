// The strong lord: they imagine deals that agree with what they see and solve the round in them.
#pragma once

#include "bots/budget.h"
#include "bots/finding.h"
#include "games/adel/view.h"

namespace noblesse::adel {

// By work it takes one hand, and the same view gives the same finding everywhere; by the clock, all
// the hands that it is given.
Finding<Decision> search(const Rules& rules, const View& view, const Budget& budget,
                         const Means& means);

}  // namespace noblesse::adel

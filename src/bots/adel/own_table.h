// The table as far as the seat that is asked knows it, in the shape that the rules read. What is
// hidden from them is left out rather than made up: their legal decisions depend on nothing of it.
#pragma once

#include "games/adel/view.h"

namespace noblesse::adel {

State own_table(const Rules& rules, const View& view);

}  // namespace noblesse::adel

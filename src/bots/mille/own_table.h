// The table as far as the seat that is asked knows it, in the shape that the rules read. What is
// hidden from them is left out rather than made up: their legal decisions depend on nothing of it.
#pragma once

#include "games/mille/view.h"

namespace noblesse::mille {

State own_table(const View& view);

}  // namespace noblesse::mille

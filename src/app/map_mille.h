// The map of Mille Grazie in characters: cities with the tasks that lie there and the noblemen, and
// roads with their letter and the number of tasks that a robbery on them costs.
#pragma once

#include "app/company.h"
#include "app/names.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// As wide and as high as the look says.
Lines draw_map(const Edition& edition, const View& view, const Company& company, const Words& words,
               const Look& look);

// "Genova 4": where a task leads and what it is worth.
std::string destination(const Edition& edition, const Words& words, Task task);

}  // namespace noblesse::mille

// The table of Mille Grazie as one player sees it, in lines of text. Drawn from a view alone.
#pragma once

#include "app/company.h"
#include "app/names.h"
#include "games/mille/view.h"

namespace noblesse::mille {

struct Table {
  const Edition& edition;
  const Rules& rules;
  const View& view;
  const Company& company;
  const Words& words;
};

// The map at the left; everybody's tasks and scores, the journey and the compass at the right.
Lines draw_table(const Table& table, const Look& look);

// Every road with its letter, colour, what it costs, and where it leads.
Lines list_roads(const Table& table, const Look& look);

// The tasks on the map, before the players, discarded, and how many are to come.
Lines list_tasks(const Table& table, const Look& look);

}  // namespace noblesse::mille

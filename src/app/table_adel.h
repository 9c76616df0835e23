// The table of Adel Verpflichtet as one lord sees it, in lines of text. Drawn from a view alone.
#pragma once

#include "app/company.h"
#include "app/deeds.h"
#include "app/names.h"
#include "games/adel/view.h"

namespace noblesse::adel {

struct Table {
  const Edition& edition;
  const Rules& rules;
  const View& view;
  const Company& company;
  const Deeds& deeds;
  const Words& words;
};

// The track, the windows, the register and the jail, the lords, and the person's own objects.
Lines draw_table(const Table& table, const Look& look);

// The person's objects sorted by series, those that could be shown together joined.
Lines draw_collection(const Table& table, const Look& look);

// What is known of everybody's objects, with their names.
Lines list_objects(const Table& table, const Look& look);

}  // namespace noblesse::adel

// The track of Adel Verpflichtet in characters: the castles with their two numbers, the spaces, the
// dinner table, and the pawns on them.
#pragma once

#include "app/company.h"
#include "app/names.h"
#include "games/adel/view.h"

namespace noblesse::adel {

Lines draw_track(const Edition& edition, const View& view, const Company& company,
                 const Words& words, const Look& look);

}  // namespace noblesse::adel

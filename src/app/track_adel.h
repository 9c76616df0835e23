// The track of Adel Verpflichtet in characters: the castles with their two numbers, the spaces, the
// dinner table, and the pawns on them.
#pragma once

#include "app/company.h"
#include "games/adel/view.h"
#include "match/adel/edition.h"

namespace noblesse::adel {

Lines draw_track(const Edition& edition, const View& view, const Company& company,
                 const Look& look);

// "Dunmorrow", "the dinner table": where a pawn at this position stands.
std::string castle_at(const Edition& edition, int position);

}  // namespace noblesse::adel

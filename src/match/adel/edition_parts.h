// The parts of an edition file of Adel Verpflichtet. Each function reads its part into the edition
// and notes every fault of it; where it has noted one, its part of the edition is not to be used.
#pragma once

#include "match/adel/edition.h"
#include "match/edition_reader.h"

namespace noblesse::adel {

// The sets of checks and thieves, one a colour (A1, A2).
void read_sets(const Entry& sets, Edition& edition);

// The series and then the objects, which name them (A3, A5, A14).
void read_series(const Entry& series, Edition& edition);
void read_cards(const Entry& cards, Edition& edition);

// The castles, the dinner table and the last showing (A4, A13, A20).
void read_track(const Entry& file, Edition& edition);

}  // namespace noblesse::adel

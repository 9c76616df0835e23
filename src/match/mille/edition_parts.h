// The parts of an edition file of Mille Grazie. Each function reads its part into the edition and
// notes every fault of it; where it has noted one, its part of the edition is not to be used.
#pragma once

#include "match/edition_reader.h"
#include "match/mille/edition.h"

namespace noblesse::mille {

// How many tasks a hand and the map hold, how far one travels, what wins (M3, M6, M9, M12, M15).
void read_numbers(const Entry& file, Edition& edition);

// The cities and the roads between them, with what their colours cost (M7, M9).
void read_map(const Entry& file, Edition& edition);

// The tasks, once the cities are known (M2, M3).
void read_tasks(const Entry& file, Edition& edition);

// The city of that name; where there is none, a fault with the name that may have been meant.
std::optional<City> read_city(const Entry& name, const Edition& edition);

}  // namespace noblesse::mille

// What lies ahead of the noble (M7), from what a viewer knows: which cities they can still come to,
// and which of their tasks they can still fulfil by a road. All of it follows from what lies open.
#pragma once

#include "games/mille/view.h"

namespace noblesse::mille {

using CitySet = std::uint32_t;

// The cities by how many roads it takes at the least to be there: in [0] the noble's own. Before
// they have chosen how to travel, as far as anybody may (M6).
using Reach = std::array<CitySet, kMaxJourney + 1>;
Reach reach(const Rules& rules, const View& view);

// Roads that may be travelled now; none where the noble does not choose one.
Roads roads_ahead(const Rules& rules, const View& view);

// The tasks before the noble whose city is not the end of this road and can be reached after it.
Tasks in_reach_after(const Rules& rules, const View& view, Road road);

}  // namespace noblesse::mille

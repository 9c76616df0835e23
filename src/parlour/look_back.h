// A game that is over, looked at once more, moment by moment.
#pragma once

#include <optional>

#include "match/match.h"

namespace noblesse {

// The deal, and then every point at which all who were asked had decided and something could be
// told: {"round","phase","moves":[from,to],"events":[…],"view":{…},"game":{…}}. `moves` are the
// record's that led there, without the last; `events` what everybody heard of it; the view is that
// of these eyes, or with all hands open; `game` is beside it as in the letters of a table. The
// whole record is checked before; an error names the move.
Result<json::array> look_back(const Shelf& shelf, const Record& record, std::optional<Viewer> eyes);

}  // namespace noblesse

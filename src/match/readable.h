// A recorded game as a story that a person can read, round by round: who played, what everybody
// chose, what came of it, and the final reckoning. It tells everything, so it is for games that are
// over, or for whoever may know all.
#pragma once

#include <expected>
#include <string>

#include "match/match.h"

namespace noblesse {

// Stops where the record stops making sense.
std::expected<std::string, ReplayError> readable(const Shelf& shelf, const Record& record);

}  // namespace noblesse

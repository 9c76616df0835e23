// The roads that a thief names when he talks about the ambush, each by his own idea of honesty.
#pragma once

#include <string_view>

#include "base/rng.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// Where he says that he waits, while his compasses point to `own`: one of them, or somewhere else.
// The view is a thief's in the phase of the ambushes.
Road claim(std::string_view bot, const Rules& rules, const View& view, Roads own, Rng& rng);

// Where he would like to see another thief.
Road proposal(std::string_view bot, const Rules& rules, const View& view, Roads own, Rng& rng);

}  // namespace noblesse::mille

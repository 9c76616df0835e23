// A game played to its end by lords who do not think: each follows simple habits that are about
// right on average, and decides within nanoseconds. What a situation is worth is then seen from how
// such games end.
#pragma once

#include "games/adel/play.h"

namespace noblesse::adel {

// How often they go to the auction house, of 64 times.
unsigned leans_to_auction(const State& state, Seat seat);

// What such a lord decides. The seat must owe a decision.
Decision hasty(const Rules& rules, const State& state, Seat seat, Rng& rng);

// Plays on until the game is over.
void play_out(const Rules& rules, State& state, Rng& rng);

}  // namespace noblesse::adel

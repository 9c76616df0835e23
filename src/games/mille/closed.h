// What a player might reach for and may not do now, with the reason: a road that they have used, a
// task for which they have no hand free. It follows from what they themselves may know.
#pragma once

#include "games/mille/play.h"

namespace noblesse::mille {

// Visits (decision, refusal) for each, always in the same order.
template <class Visit>
void for_each_closed(const Rules& rules, const State& state, Seat seat, Visit&& visit) {
  if (!has_seat(state.pending, seat)) return;
  const auto consider = [&](Decision decision) {
    const Refusal why_not = refusal(rules, state, seat, decision);
    if (why_not != Refusal::none) visit(decision, why_not);
  };
  if (state.phase == Phase::take) {
    consider(Decision::take());
  } else if (state.phase == Phase::go) {
    for (const int road : members(rules.tables.roads_at[state.city[state.noble]])) {
      consider(Decision::go(static_cast<Road>(road)));
    }
  }
}

}  // namespace noblesse::mille

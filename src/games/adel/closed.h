// What a lord might reach for and may not do now, with the reason: their own cards that are of no
// use here, thieves of theirs that sit in jail, an empty window. It follows from what they
// themselves may know.
#pragma once

#include "games/adel/play.h"

namespace noblesse::adel {

// Visits (decision, refusal) for each, always in the same order.
template <class Visit>
void for_each_closed(const Rules& rules, const State& state, Seat seat, Visit&& visit) {
  if (!has_seat(state.pending, seat)) return;
  const auto consider = [&](Decision decision) {
    const Refusal why_not = refusal(rules, state, seat, decision);
    if (why_not != Refusal::none) visit(decision, why_not);
  };
  if (state.phase == Phase::place) {
    consider(Decision::go_to(Place::auction));
  } else if (state.phase == Phase::action) {
    for (const int check : members(state.checks[seat])) {
      consider(Decision::check(static_cast<Check>(check)));
    }
    for (Thief thief = 0; thief < rules.tables.thieves; ++thief) {
      if (rules.tables.thief_color[thief] == state.color[seat]) consider(Decision::thief(thief));
    }
    consider(Decision::exhibit());
    consider(Decision::detective());
  } else if (state.phase == Phase::buy) {
    for (const Pile pile : {Pile::left, Pile::right}) consider(Decision::buy(pile));
  }
}

}  // namespace noblesse::adel

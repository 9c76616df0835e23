// Adel Verpflichtet
//
// Lords of the Antique Club collect curious objects and wager who shows the best collection. Each
// round every lord secretly goes to the auction house or to the castle, and secretly plays a card
// there. At the auction the highest check buys an object from one of two windows, and a lone thief
// takes that check. In the castle lords exhibit runs of objects and move their pawns, thieves help
// themselves to what is shown, and detectives jail the thieves, the better for whoever is behind.
// When a pawn sits down at the dinner table there is a last showing, and who is furthest wins.
//
// 2 to 6 lords, decisions at the same time, hidden hands, no chance after the deal. The rules are
// numbered A1 to A26; the code names the rule it carries out.
//
// The verbs, the same for every game: deal, pending, refusal, for_each_decision, count_decisions,
// random_decision, act, over, places.
#pragma once

#include "base/rng.h"
#include "games/adel/event.h"
#include "games/adel/exhibition.h"
#include "games/adel/state.h"

namespace noblesse::adel {

// What the shuffle decides: who plays which colour, and the order of the objects (A4, A5).
struct Deal {
  std::array<Color, kMaxLords> colors{};
  std::array<Card, kMaxCards> deck{};
};

Deal random_deal(const Rules& rules, Rng& rng);

// The start of a game from its deal.
template <class Ears>
State deal(const Rules& rules, const Deal& cards, Ears& ears);

inline bool over(const State& state) { return state.phase == Phase::over; }
inline Seats pending(const State& state) { return state.pending; }

// Why the decision may not be taken now; Refusal::none if it may.
Refusal refusal(const Rules& rules, const State& state, Seat seat, Decision decision);

// A decision the seat may take, each equally likely. The seat must owe one.
Decision random_decision(const Rules& rules, const State& state, Seat seat, Rng& rng);

// How many the seat may take; 0 if it owes none.
std::uint64_t count_decisions(const Rules& rules, const State& state, Seat seat);

// Carries out a decision that is not refused. The last one that was owed sets off what follows.
template <class Ears>
void act(const Rules& rules, State& state, Seat seat, Decision decision, Ears& ears);

extern template State deal(const Rules&, const Deal&, Events&);
extern template State deal(const Rules&, const Deal&, Silence&);
extern template void act(const Rules&, State&, Seat, Decision, Events&);
extern template void act(const Rules&, State&, Seat, Decision, Silence&);

// Who stands higher in the end is before the other: by their pawn, then by their last exhibition
// (A21).
constexpr unsigned standing(const State& state, Seat seat) {
  return state.position[seat] * 8192U + worth(state.exhibition[seat]);
}

// Final places, 1 for the winner, equal where shared (A21). The game must be over.
std::array<std::uint8_t, kMaxLords> places(const Rules& rules, const State& state);

// The place that a pawn holds among the others, as the detective counts it (A16, A24).
int pawn_place(const Rules& rules, const State& state, Seat seat);

// Visits every decision the seat may take, always in the same order, until `visit` returns false.
template <class Visit>
void for_each_decision(const Rules& rules, const State& state, Seat seat, Visit&& visit) {
  if (!has_seat(state.pending, seat)) return;
  const Checks checks = state.checks[seat];
  const Thieves thieves = state.thieves[seat];
  switch (state.phase) {
    case Phase::place:
      if ((checks != 0 || thieves != 0) && !visit(Decision::go_to(Place::auction))) return;
      visit(Decision::go_to(Place::castle));
      return;
    case Phase::action: {
      const bool castle = has_seat(state.castle, seat);
      if (!castle) {
        for (const int c : members(checks)) {
          if (!visit(Decision::check(static_cast<Check>(c)))) return;
        }
      } else if (has_seat(state.can_exhibit, seat) && !visit(Decision::exhibit())) {
        return;
      }
      for (const int t : members(thieves)) {
        if (!visit(Decision::thief(static_cast<Thief>(t)))) return;
      }
      if (castle) {
        visit(Decision::detective());
      } else if (checks == 0 && thieves == 0) {
        visit(Decision::pass());
      }
      return;
    }
    case Phase::buy:
      for (const Pile pile : {Pile::left, Pile::right}) {
        if (!pile_of(state, pile).empty() && !visit(Decision::buy(pile))) return;
      }
      return;
    case Phase::show:
      for_each_exhibition(rules.tables, state.objects[seat],
                          [&](Objects objects) { return visit(Decision::show(objects)); });
      return;
    case Phase::steal:
      for (const int card : members(state.exhibition[state.ranking[state.robbed]])) {
        if (!visit(Decision::steal(static_cast<Card>(card)))) return;
      }
      return;
    case Phase::over: return;
  }
}

}  // namespace noblesse::adel

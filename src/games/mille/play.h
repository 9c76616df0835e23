// Mille Grazie
//
// Northern Italy. In turn one player is the noble, who travels four roads with an escort or five
// alone, taking tasks where they lie and fulfilling them where they lead. All others are thieves,
// each of whom secretly lies in wait on one road (two players: on two). Who is caught without their
// escort loses tasks by the road's colour, and every thief there scores. Thirty points win.
//
// 2 to 4 players, thieves decide at the same time, hidden compasses, chance in the draw. The rules
// are numbered M1 to M19; the code names the rule it carries out.
//
// The verbs, the same for every game: deal, pending, refusal, for_each_decision, random_decision,
// act, places; and for what chance decides on the way: chance_due, random_chance, act.
#pragma once

#include "base/rng.h"
#include "games/mille/event.h"
#include "games/mille/state.h"

namespace noblesse::mille {

// What the shuffle decides, and who begins as the noble (M2, M4).
struct Deal {
  Seat first = 0;
  std::array<Task, kMaxTasks> deck{};
};

Deal random_deal(const Rules& rules, Rng& rng);

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

// Carries out a decision that is not refused. The last one that was owed sets off what follows, up
// to the next decision or the next chance event.
template <class Ears>
void act(const Rules& rules, State& state, Seat seat, Decision decision, Ears& ears);

// Whether chance has to decide before anybody can go on.
inline bool chance_due(const State& state) { return state.phase == Phase::chance; }

Refusal refusal(const Rules& rules, const State& state, const Chance& chance);
Chance random_chance(const Rules& rules, const State& state, Rng& rng);

template <class Ears>
void act(const Rules& rules, State& state, const Chance& chance, Ears& ears);

extern template State deal(const Rules&, const Deal&, Events&);
extern template State deal(const Rules&, const Deal&, Silence&);
extern template void act(const Rules&, State&, Seat, Decision, Events&);
extern template void act(const Rules&, State&, Seat, Decision, Silence&);
extern template void act(const Rules&, State&, const Chance&, Events&);
extern template void act(const Rules&, State&, const Chance&, Silence&);

// Final places, 1 for the winner, equal where shared (M15). The game must be over.
std::array<std::uint8_t, kMaxPlayers> places(const Rules& rules, const State& state);

// Roads that lead from the noble's city and that they have not used this turn (M7).
inline Roads roads_open(const Rules& rules, const State& state) {
  return rules.tables.roads_at[state.city[state.noble]] & ~state.used;
}

// Visits every decision the seat may take, always in the same order, until `visit` returns false.
template <class Visit>
void for_each_decision(const Rules& rules, const State& state, Seat seat, Visit&& visit) {
  if (!has_seat(state.pending, seat)) return;
  const int roads = rules.tables.roads;
  switch (state.phase) {
    case Phase::ambush:
      for (int a = 0; a < roads; ++a) {
        const Roads first = bit<Roads>(a);
        if (rules.compasses() == 1) {
          if (!visit(Decision::ambush(first))) return;
        } else {
          for (int b = a + 1; b < roads; ++b) {
            if (!visit(Decision::ambush(first | bit<Roads>(b)))) return;
          }
        }
      }
      return;
    case Phase::escort:
      for (int road = 0; road < roads; ++road) {
        if (!visit(Decision::escort(static_cast<Road>(road)))) return;
      }
      visit(Decision::alone());
      return;
    case Phase::take:
      if (count(state.tasks[seat]) < rules.tables.hand_limit) {
        if (!visit(Decision::take())) return;
      } else {
        for (const int task : members(state.tasks[seat])) {
          if (!visit(Decision::take_drop(static_cast<Task>(task)))) return;
        }
      }
      visit(Decision::leave());
      return;
    case Phase::go:
      for (const int road : members(roads_open(rules, state))) {
        if (!visit(Decision::go(static_cast<Road>(road)))) return;
      }
      return;
    case Phase::chance:
    case Phase::over: return;
  }
}

}  // namespace noblesse::mille

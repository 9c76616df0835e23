#include "bots/adel/playout.h"

#include <algorithm>

namespace noblesse::adel {
namespace {

// Weights, not chances: what is out of the question has none.
constexpr unsigned kExhibit = 40;
constexpr unsigned kThief = 20;     // against those who could exhibit
constexpr unsigned kIdleThief = 3;  // with nobody there to rob
constexpr unsigned kDetective = 5;  // for every step that it would move them (A16)
constexpr unsigned kIdleDetective = 2;

Decision one_thief(Thieves thieves, Rng& rng) {
  const unsigned draw = rng.below(static_cast<unsigned>(count(thieves)));
  return Decision::thief(static_cast<Thief>(member(thieves, draw)));
}

// A10: alone they pay with little, against others rather with much.
Decision at_auction(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  const Checks checks = state.checks[seat];
  const Thieves thieves = state.thieves[seat];
  if (checks == 0) return thieves == 0 ? Decision::pass() : one_thief(thieves, rng);
  const Seats others =
      static_cast<Seats>(first_seats(rules.lords) & ~state.castle & ~seat_bit(seat));
  const auto held = static_cast<unsigned>(count(checks));
  const std::uint64_t draw = rng.next();
  const auto part = static_cast<unsigned>(draw >> 58U);  // of 64
  if (others == 0) {
    const unsigned rank = part < 40 ? 0 : static_cast<unsigned>((draw & 0xFFFFU) * held >> 16U);
    return Decision::check(static_cast<Check>(member(checks, rank)));
  }
  if (thieves != 0 && part < 14) return one_thief(thieves, rng);
  if (part < 34) return Decision::check(static_cast<Check>(highest(checks)));
  const auto rank = static_cast<unsigned>((draw & 0xFFFFU) * held >> 16U);
  return Decision::check(static_cast<Check>(member(checks, rank)));
}

// A11
Decision in_castle(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  const Seats others = static_cast<Seats>(state.castle & ~seat_bit(seat));
  const Thieves thieves = state.thieves[seat];
  const unsigned exhibit = has_seat(state.can_exhibit, seat) ? kExhibit : 0;
  const bool robs = (others & state.can_exhibit) != 0;
  const unsigned thief = thieves == 0 ? 0 : robs ? kThief : kIdleThief;
  bool robbers = false;
  for (const int rival : members(others))
    robbers |= state.thieves[static_cast<unsigned>(rival)] != 0;
  const unsigned detective =
      robbers ? kDetective * static_cast<unsigned>(pawn_place(rules, state, seat)) : kIdleDetective;
  const unsigned draw = rng.below(exhibit + thief + detective);
  if (draw < exhibit) return Decision::exhibit();
  return draw < exhibit + thief ? one_thief(thieves, rng) : Decision::detective();
}

// An object that continues what they have, if there is one, and the oldest of those.
Objects fitting(const Tables& tables, Objects collection, Objects offered) {
  const unsigned letters = letters_of(tables, best_exhibition(tables, collection));
  const unsigned near = letters | letters << 1U | letters >> 1U;
  Objects fit = 0;
  for (unsigned s = 0; s < kMaxSeries; ++s) {
    if (((near >> s) & 1U) != 0) fit |= offered & tables.of_series[s];
  }
  return fit != 0 ? fit : offered;
}

// How far they are before the best of the others in the end (A21).
int margin(const Rules& rules, const State& state, Seat seat) {
  const auto at = [&](Seat lord) { return static_cast<int>(standing(state, lord)); };
  int best = 0;
  for (Seat rival = 0; rival < rules.lords; ++rival) {
    if (rival != seat) best = std::max(best, at(rival));
  }
  return at(seat) - best;
}

// What serves them best, if nothing but the last showing comes after it (A20).
Objects deciding(const Rules& rules, const State& state, Seat seat, Objects offered) {
  const auto first = state.position.begin();
  const bool last = state.round == kLastRound ||
                    *std::max_element(first, first + rules.lords) >= rules.tables.table;
  if (!last) return offered;
  Objects decides = 0;
  int most = 0;
  for (const int card : members(offered)) {
    State next = state;
    Silence silence;
    act(rules, next, seat, Decision::steal(static_cast<Card>(card)), silence);
    if (!over(next)) return offered;
    const int ahead = margin(rules, next, seat);
    if (decides == 0 || ahead > most) {
      most = ahead;
      decides = 0;
    }
    if (ahead == most) decides |= bit(card);
  }
  return decides;
}

}  // namespace

unsigned leans_to_auction(const State& state, Seat seat) {
  if (state.checks[seat] == 0) return state.thieves[seat] == 0 ? 0 : 3;
  return has_seat(state.can_exhibit, seat) ? 15 : 25;
}

Decision hasty(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  switch (state.phase) {
    case Phase::place:
      return Decision::go_to((rng.next() >> 58U) < leans_to_auction(state, seat) ? Place::auction
                                                                                 : Place::castle);
    case Phase::action:
      return has_seat(state.castle, seat) ? in_castle(rules, state, seat, rng)
                                          : at_auction(rules, state, seat, rng);
    case Phase::buy: {
      const bool left = !state.piles[0].empty();
      const bool right = !state.piles[1].empty();
      if (!left || !right) return Decision::buy(left ? Pile::left : Pile::right);
      const Objects top = bit(state.stock[state.piles[0].top]);
      const Objects fit =
          fitting(rules.tables, state.objects[seat], top | bit(state.stock[state.piles[1].top]));
      return Decision::buy((bit(lowest(fit)) & top) != 0 ? Pile::left : Pile::right);
    }
    case Phase::show: return Decision::show(best_exhibition(rules.tables, state.objects[seat]));
    case Phase::steal: {
      const Objects shown = state.exhibition[state.ranking[state.robbed]];
      const Objects fit =
          fitting(rules.tables, state.objects[seat], deciding(rules, state, seat, shown));
      return Decision::steal(
          static_cast<Card>(member(fit, rng.below(static_cast<unsigned>(count(fit))))));
    }
    case Phase::over: break;
  }
  return {};
}

void play_out(const Rules& rules, State& state, Rng& rng) {
  Silence silence;
  while (!over(state)) {
    const auto seat = static_cast<Seat>(lowest(state.pending));
    act(rules, state, seat, hasty(rules, state, seat, rng), silence);
  }
}

}  // namespace noblesse::adel

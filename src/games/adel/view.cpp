#include "games/adel/view.h"

#include <algorithm>

namespace noblesse::adel {
namespace {

// Whose action cards are face up: at the auction from phase III on, in the castle from phase IV on
// (A10, A11); with the surprise variant all of them together (A23).
Seats actions_revealed(const Rules& rules, const State& state) {
  const Seats all = first_seats(rules.lords);
  switch (state.phase) {
    case Phase::place:
    case Phase::action: return 0;
    case Phase::buy:
      if (rules.options.variant == Variant::surprise && state.placed != 0) return all;
      return all & static_cast<Seats>(~state.castle);
    case Phase::show:
    case Phase::steal:
    case Phase::over: return all;
  }
  return 0;
}

bool exhibitions_revealed(const State& state) {
  return state.phase == Phase::steal || state.phase == Phase::over;
}

}  // namespace

View view(const Rules& rules, const State& state, Viewer viewer) {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.round = state.round;
  view.pending = state.pending;
  view.seen = state.seen;
  view.cash = state.cash;
  view.paid = state.paid;
  view.prisoners = state.prisoners;
  std::copy_n(state.jail.begin(), state.prisoners, view.jail.begin());
  view.placed = state.placed;

  for (const Pile pile : {Pile::left, Pile::right}) {
    const auto p = static_cast<std::size_t>(pile);
    view.stock[p] = static_cast<std::uint8_t>(state.piles[p].size());
    if (!state.piles[p].empty()) view.window[p] = bit(state.stock[state.piles[p].top]);
  }

  const Seats actions = actions_revealed(rules, state);
  const bool places = places_revealed(rules, state);
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    const bool mine = viewer.is(seat);
    view.color[seat] = state.color[seat];
    view.position[seat] = state.position[seat];
    view.checks[seat] = state.checks[seat];
    view.thieves[seat] = state.thieves[seat];
    view.known[seat] = mine ? state.objects[seat] : state.objects[seat] & state.seen;
    view.hidden[seat] = static_cast<std::uint8_t>(count(state.objects[seat] & ~view.known[seat]));
    if (places || (mine && has_seat(state.placed, seat))) {
      view.place_known |= seat_bit(seat);
      view.castle |= state.castle & seat_bit(seat);
    }
    if (mine || has_seat(actions, seat)) view.action[seat] = state.action[seat];
    if (mine || exhibitions_revealed(state)) view.exhibition[seat] = state.exhibition[seat];
  }
  if (exhibitions_revealed(state)) {
    std::copy_n(state.ranking.begin(), state.exhibitors, view.ranking.begin());
    view.exhibitors = state.exhibitors;
    view.robbed = state.robbed;
    view.burglar = state.burglar;
  }
  return view;
}

View without_memory(View view) {
  for (Seat seat = 0; seat < kMaxLords; ++seat) {
    if (view.viewer.is(seat)) continue;
    const Objects forgotten = view.known[seat] & ~view.exhibition[seat];
    view.known[seat] &= ~forgotten;
    view.hidden[seat] = static_cast<std::uint8_t>(view.hidden[seat] + count(forgotten));
  }
  return view;
}

namespace {

// Deals the objects that the viewer cannot place: to the hidden places of each collection, and
// beneath the windows.
void deal_hidden(const Rules& rules, const View& view, State& state, Rng& rng) {
  Objects placed = view.seen;
  for (Seat seat = 0; seat < rules.lords; ++seat) placed |= view.known[seat];
  std::array<Card, kMaxCards> loose{};
  std::uint8_t n = 0;
  for (const int card : members((bit(rules.tables.cards) - 1) & ~placed)) {
    loose[n++] = static_cast<Card>(card);
  }
  rng.shuffle(std::span(loose).first(n));

  for (Seat seat = 0; seat < rules.lords; ++seat) {
    state.objects[seat] = view.known[seat];
    for (std::uint8_t h = 0; h < view.hidden[seat]; ++h) state.objects[seat] |= bit(loose[--n]);
  }
  // Where the piles lie in `stock` is no secret: it follows from how many were bought of each.
  const auto rest = static_cast<std::uint8_t>(rules.tables.cards - rules.lords * kDealt);
  const auto half = static_cast<std::uint8_t>((rest + 1) / 2);
  const std::array<std::uint8_t, 2> ends{half, rest};
  for (std::size_t p = 0; p < 2; ++p) {
    const std::uint8_t end = ends[p];
    state.piles[p] = {static_cast<std::uint8_t>(end - view.stock[p]), end};
    if (view.stock[p] == 0) continue;
    std::uint8_t at = state.piles[p].top;
    state.stock[at++] = static_cast<Card>(lowest(view.window[p]));
    while (at < end) state.stock[at++] = loose[--n];
  }
  state.can_exhibit = 0;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    if (holds_exhibition(rules.tables, state.objects[seat])) state.can_exhibit |= seat_bit(seat);
  }
}

// Whoever is known to have played the exhibition card must be able to (A9), and nobody can have
// held back a better exhibition from the last showing (A20).
bool agrees(const Rules& rules, const View& view, const State& state) {
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    if (view.phase == Phase::over) {
      if (best_exhibition(rules.tables, state.objects[seat]) != view.exhibition[seat]) return false;
    } else if (!exhibitions_revealed(state)) {
      if (view.action[seat].is_exhibition() && !has_seat(state.can_exhibit, seat)) return false;
    }
  }
  return true;
}

// Makes the choices that lie face down before others: those that are in but not revealed.
void choose_hidden(const Rules& rules, const View& view, State& state, Rng& rng) {
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    if (view.viewer.is(seat)) continue;
    const bool chosen = !has_seat(view.pending, seat);
    if (!has_seat(view.place_known, seat) && (view.phase == Phase::action || chosen)) {
      State asked = state;
      asked.phase = Phase::place;
      const Decision place = random_decision(rules, asked, seat, rng);
      if (place.place() == Place::castle) state.castle |= seat_bit(seat);
    }
    const bool action_face_down = (view.phase == Phase::action && chosen) ||
                                  (view.phase == Phase::buy && !view.action[seat].played());
    if (action_face_down) {
      State asked = state;
      asked.phase = Phase::action;
      lay_action(state, seat, random_decision(rules, asked, seat, rng));
    }
    if (view.phase == Phase::show && chosen && view.action[seat].is_exhibition()) {
      state.exhibition[seat] = random_exhibition(rules.tables, state.objects[seat], rng);
    }
  }
}

}  // namespace

State draw_state(const Rules& rules, const View& view, Rng& rng) {
  State state;
  state.phase = view.phase;
  state.round = view.round;
  state.pending = view.pending;
  state.seen = view.seen;
  state.cash = view.cash;
  state.paid = view.paid;
  state.jail = view.jail;
  state.prisoners = view.prisoners;
  state.color = view.color;
  state.position = view.position;
  state.checks = view.checks;
  state.thieves = view.thieves;
  state.castle = view.castle;
  state.placed = view.placed;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    if (view.action[seat].played()) lay_action(state, seat, view.action[seat].decision());
  }
  state.exhibition = view.exhibition;
  state.ranking = view.ranking;
  state.exhibitors = view.exhibitors;
  state.robbed = view.robbed;
  state.burglar = view.burglar;
  // Throwing back a deal that disagrees keeps every agreeing one equally likely.
  do deal_hidden(rules, view, state, rng);
  while (!agrees(rules, view, state));
  choose_hidden(rules, view, state, rng);
  return state;
}

}  // namespace noblesse::adel

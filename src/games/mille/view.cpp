#include "games/mille/view.h"

#include <algorithm>

namespace noblesse::mille {

View view(const Rules& rules, const State& state, Viewer viewer) {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.turn = state.turn;
  view.pending = state.pending;
  view.noble = state.noble;
  view.map = state.map;
  view.undrawn = state.undrawn;
  view.discards = state.discards;
  view.morning = state.morning;
  std::copy_n(state.pile.begin(), state.discards, view.discard.begin());
  for (Seat seat = 0; seat < rules.players; ++seat) {
    view.city[seat] = state.city[seat];
    view.score[seat] = state.score[seat];
    view.tasks[seat] = state.tasks[seat];
    view.shown[seat] = state.shown[seat];
    if (state.ambush[seat] != 0) view.set |= seat_bit(seat);
    view.ambush[seat] = viewer.is(seat) ? state.ambush[seat] : state.shown[seat];
  }
  view.alone = state.alone;
  view.escorted = state.escort != kNone;
  view.escort_shown = state.escort_shown;
  if (state.escort_shown || viewer.is(state.noble)) view.escort = state.escort;
  std::copy_n(state.journey.begin(), state.travelled, view.journey.begin());
  view.travelled = state.travelled;
  view.left = state.left;
  view.chance = state.chance;
  view.to_lose = state.to_lose;
  view.reshuffled = state.reshuffled;
  return view;
}

namespace {

Road random_road(Roads roads, Rng& rng) {
  return static_cast<Road>(member(roads, rng.below(static_cast<unsigned>(count(roads)))));
}

}  // namespace

State draw_state(const Rules& rules, const View& view, Rng& rng) {
  State state;
  state.phase = view.phase;
  state.turn = view.turn;
  state.pending = view.pending;
  state.noble = view.noble;
  state.map = view.map;
  state.city = view.city;
  state.score = view.score;
  state.tasks = view.tasks;
  state.shown = view.shown;
  state.escort_shown = view.escort_shown;
  state.alone = view.alone;
  state.journey = view.journey;
  state.travelled = view.travelled;
  state.left = view.left;
  state.chance = view.chance;
  state.to_lose = view.to_lose;
  state.reshuffled = view.reshuffled;
  for (std::uint8_t r = 0; r < view.travelled; ++r) state.used |= bit<Roads>(view.journey[r]);

  // The pile holds whatever lies nowhere else, in an order that nobody knows.
  Tasks elsewhere = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) elsewhere |= view.tasks[seat];
  for (City city = 0; city < rules.tables.cities; ++city) {
    if (view.map[city] == kNone) continue;
    elsewhere |= bit(view.map[city]);
    ++state.on_map;
  }
  state.discards = view.discards;
  state.morning = view.morning;
  for (std::uint8_t d = 0; d < view.discards; ++d) {
    state.pile[d] = view.discard[d];
    elsewhere |= bit(view.discard[d]);
  }
  state.undrawn = view.undrawn;
  std::size_t at = pile_top(state);
  for (Task task = 0; task < rules.tables.tasks; ++task) {
    if (!contains(elsewhere, task)) state.pile[at++] = task;
  }
  rng.shuffle(std::span(state.pile).subspan(pile_top(state)));

  // A thief on a road that was travelled would have been shown (M8, M9).
  const Roads all = bit<Roads>(rules.tables.roads) - 1;
  Roads robbed_on = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    robbed_on |= view.shown[seat];
    state.ambush[seat] = view.ambush[seat];
    if (!has_seat(view.set, seat) || view.viewer.is(seat)) continue;
    while (count(state.ambush[seat]) < rules.compasses()) {
      state.ambush[seat] |= bit<Roads>(random_road(all & ~state.used & ~state.ambush[seat], rng));
    }
  }
  // An escort guards any road on which nobody was robbed.
  state.escort = view.escort;
  if (view.escorted && view.escort == kNone) state.escort = random_road(all & ~robbed_on, rng);
  return state;
}

}  // namespace noblesse::mille

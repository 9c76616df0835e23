// What one viewer may know (A26), listed item by item from the state and never by taking away from
// it; and the way back: a full state that agrees with a view.
#pragma once

#include "base/rng.h"
#include "games/adel/play.h"

namespace noblesse::adel {

struct View {
  Viewer viewer = Viewer::spectator();
  Phase phase = Phase::place;
  std::uint8_t round = 0;
  Seats pending = 0;

  // Of each lord.
  std::array<Color, kMaxLords> color{};
  std::array<std::uint8_t, kMaxLords> position{};
  std::array<Objects, kMaxLords> known{};        // what the viewer knows of their collection
  std::array<std::uint8_t, kMaxLords> hidden{};  // how many more they have
  std::array<Checks, kMaxLords> checks{};
  std::array<Thieves, kMaxLords> thieves{};

  // Of the board.
  Objects seen = 0;                     // objects whose whereabouts everybody knows
  std::array<Objects, 2> window{};      // the top of each pile; empty if there is none
  std::array<std::uint8_t, 2> stock{};  // how many lie in each pile, the top included
  std::array<Check, kMaxChecks> cash{};
  std::array<Thief, kMaxLords> jail{};
  std::uint8_t paid = 0;
  std::uint8_t prisoners = 0;

  // Of this round, as far as it is revealed or the viewer's own.
  Seats place_known = 0;
  Seats castle = 0;
  Seats placed = 0;  // who chose a place, rather than being sent
  std::array<Action, kMaxLords> action{};
  std::array<Objects, kMaxLords> exhibition{};
  std::array<Seat, kMaxLords> ranking{};
  std::uint8_t exhibitors = 0;
  std::uint8_t robbed = 0;
  Seat burglar = kNobody;

  friend bool operator==(const View&, const View&) = default;
};

View view(const Rules& rules, const State& state, Viewer viewer);

// The same for somebody who has to remember by themselves: of the others' collections only their
// size, and what is on show at this moment.
View without_memory(View view);

// A full state, drawn at random, in which the viewer would see exactly this view: the objects that
// they cannot place are dealt anew to the hidden places, and choices that they cannot see are made
// anew.
State draw_state(const Rules& rules, const View& view, Rng& rng);

}  // namespace noblesse::adel

// What one viewer may know (M18), listed item by item from the state; and the way back: a full
// state that agrees with a view.
#pragma once

#include "base/rng.h"
#include "games/mille/play.h"

namespace noblesse::mille {

struct View {
  Viewer viewer = Viewer::spectator();
  Phase phase = Phase::ambush;
  std::uint8_t turn = 0;
  Seats pending = 0;
  Seat noble = 0;

  std::array<City, kMaxPlayers> city{};
  std::array<std::uint16_t, kMaxPlayers> score{};
  std::array<Tasks, kMaxPlayers> tasks{};
  std::array<Task, kMaxCities> map{};
  std::array<Task, kMaxTasks> discard{};  // in order
  std::uint8_t discards = 0;
  std::uint8_t undrawn = 0;  // how many lie in the draw pile
  Morning morning;

  // Of this turn, as far as it is shown or the viewer's own.
  Seats set = 0;  // whose compass is set for an ambush
  std::array<Roads, kMaxPlayers> ambush{};
  std::array<Roads, kMaxPlayers> shown{};
  Road escort = kNone;
  bool escort_shown = false;
  bool escorted = false;
  bool alone = false;
  std::array<Road, kMaxJourney> journey{};
  std::uint8_t travelled = 0;
  std::uint8_t left = 0;

  // Of the chance event that is due.
  Chance::Kind chance = Chance::Kind::none;
  std::uint8_t to_lose = 0;
  bool reshuffled = false;

  friend bool operator==(const View&, const View&) = default;
};

View view(const Rules& rules, const State& state, Viewer viewer);

// Everything known here lies open on the table, so there is nothing to remember.
inline View without_memory(const View& view) { return view; }

// A full state, drawn at random, in which the viewer would see exactly this view: compasses that
// they cannot see are set anew where they would not have been shown, and the pile is shuffled anew.
State draw_state(const Rules& rules, const View& view, Rng& rng);

}  // namespace noblesse::mille

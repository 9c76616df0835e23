// Everything there is on the map and in the hands, hidden or not. Small and trivially copyable; it
// has no way to be written to anybody; a view has.
#pragma once

#include <type_traits>

#include "games/mille/decision.h"
#include "games/mille/rules.h"

namespace noblesse::mille {

// How things stood when the turn began, as everybody saw it.
struct Morning {
  Tasks held = 0;  // by the noble
  std::array<std::uint16_t, kMaxPlayers> score{};
  std::array<Task, kMaxCities> map{};

  friend bool operator==(const Morning&, const Morning&) = default;
};

struct State {
  std::array<Tasks, kMaxPlayers> tasks{};   // open before each player
  std::array<Roads, kMaxPlayers> ambush{};  // compass letters set this turn
  std::array<Roads, kMaxPlayers> shown{};   // those of them that were shown (M8, M9)
  Roads used = 0;                           // roads travelled this turn (M7)
  std::array<Road, kMaxJourney> journey{};  // the same in order
  std::array<std::uint16_t, kMaxPlayers> score{};
  std::array<City, kMaxPlayers> city{};  // where each nobleman stands
  std::array<Task, kMaxCities> map{};    // the task that lies on a city, or kNone

  // The draw pile at the back (the next card first) and the discards at the front (in order) share
  // one array: together they are never more than all tasks.
  std::array<Task, kMaxTasks> pile{};
  std::uint8_t undrawn = 0;
  std::uint8_t discards = 0;
  std::uint8_t on_map = 0;

  Morning morning;
  Seat noble = 0;
  std::uint8_t turn = 0;
  Phase phase = Phase::ambush;
  Seats pending = 0;    // who owes a decision; nobody while chance is due
  Road escort = kNone;  // the road the escort guards (M6)
  bool escort_shown = false;
  bool alone = false;
  std::uint8_t travelled = 0;
  std::uint8_t left = 0;  // roads still to go
  Chance::Kind chance = Chance::Kind::none;
  std::uint8_t to_lose = 0;  // how many the loss that is due takes
  bool reshuffled = false;   // in the draw that is under way (M14)

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

constexpr std::size_t pile_top(const State& state) { return state.pile.size() - state.undrawn; }

}  // namespace noblesse::mille

// The rules of one game that is being played: an edition, options and how many players. Immutable.
#pragma once

#include "games/mille/tables.h"

namespace noblesse::mille {

// M19: what a fulfilled task does to the turn.
enum class Arrival : std::uint8_t { travel_on, ends_turn };

struct Options {
  Arrival arrival = Arrival::travel_on;

  friend bool operator==(const Options&, const Options&) = default;
};

struct Rules {
  Tables tables{};
  Options options{};
  std::uint8_t players = 0;

  // M17: alone against the noble, a thief has two compasses.
  constexpr int compasses() const { return players == 2 ? 2 : 1; }
  // M19: whether the turn is over in the city where a task is fulfilled.
  constexpr bool ends_on_arrival() const { return options.arrival == Arrival::ends_turn; }
};

}  // namespace noblesse::mille

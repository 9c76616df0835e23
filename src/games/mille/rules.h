// The rules of one game that is being played: an edition and how many players. Immutable.
#pragma once

#include "games/mille/tables.h"

namespace noblesse::mille {

struct Options {
  friend bool operator==(const Options&, const Options&) = default;
};

struct Rules {
  Tables tables{};
  Options options{};
  std::uint8_t players = 0;

  // M17: alone against the noble, a thief has two compasses.
  constexpr int compasses() const { return players == 2 ? 2 : 1; }
};

}  // namespace noblesse::mille

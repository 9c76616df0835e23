// The arbiter sees the whole table: every hand, both piles, every compass. It answers the engine
// protocol's `state`, for whoever runs both sides of a game, and is the only place in the program
// that can write a full state down. It lives in a room that no table and no server links, so that
// nothing which talks to a player has the words for it.
#pragma once

#include "match/match.h"

namespace noblesse {

struct Arbiter {
  static json::object state(const Match& match);

 private:
  template <class Face>
  static json::object state_of(const Match& match);
};

}  // namespace noblesse

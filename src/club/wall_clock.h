// The time that tables go by: what the calendar said when the club opened, and from there on an
// even course. Whoever sets the machine's clock stops no game by it and lets nobody run out of
// time.
#pragma once

#include <chrono>

#include "table/post.h"

namespace noblesse {

inline Time wall_clock() {
  using std::chrono::milliseconds, std::chrono::steady_clock, std::chrono::system_clock;
  static const auto kOpened = system_clock::now().time_since_epoch();
  static const auto kSince = steady_clock::now();
  return std::chrono::duration_cast<milliseconds>(kOpened + (steady_clock::now() - kSince)).count();
}

}  // namespace noblesse

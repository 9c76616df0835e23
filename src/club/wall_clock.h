// The time that tables go by: what the calendar said when the club opened, and from there on an
// even course. Whoever sets the machine's clock stops no game by it and lets nobody run out of
// time.
#pragma once

#include <chrono>

#include "table/post.h"

namespace noblesse {

inline std::chrono::nanoseconds wall_time() {
  using std::chrono::steady_clock, std::chrono::system_clock;
  static const auto kOpened = system_clock::now().time_since_epoch();
  static const auto kSince = steady_clock::now();
  return kOpened + (steady_clock::now() - kSince);
}

inline Time wall_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(wall_time()).count();
}

// How long it is until the next multiple of `step`, now or a while from now, to the last part of
// it: whoever leaves then brings nothing along of the time at which they came.
inline std::chrono::nanoseconds until_next(std::chrono::nanoseconds step,
                                           std::chrono::nanoseconds from_now = {}) {
  return step - (wall_time() + from_now) % step;
}

}  // namespace noblesse

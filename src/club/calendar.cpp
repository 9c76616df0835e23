#include "club/calendar.h"

namespace noblesse {

Calendar::Calendar(const std::optional<store::Calendar>& kept, Time now) {
  kept_ = kept.value_or(store::Calendar{now, now});
  note(now);
}

// A jump of more than a day, ahead or back, begins the trial anew. Whether the clock is wrong now
// or was before, nobody knows; nor whether the club was merely closed for so long.
store::Calendar Calendar::note(Time now) {
  const bool jumped = now - kept_.seen > kTrial || kept_.seen - now > kTrial;
  if (jumped || now < kept_.since) kept_.since = now;
  kept_.seen = now;
  return kept_;
}

}  // namespace noblesse

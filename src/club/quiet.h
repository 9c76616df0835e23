// Quiet hours: when somebody does not want to be called.
#pragma once

#include "doors/bucket.h"
#include "store/rows.h"

namespace noblesse {

inline constexpr std::int64_t kMinutesADay = 24L * 60;
inline constexpr std::int64_t kFurthestOffset = 14L * 60;  // of any clock, to the east or the west

// How long they still last at that time; 0: it is none of them.
Milliseconds quiet_left(const store::QuietHours& quiet, store::Ms now);

}  // namespace noblesse

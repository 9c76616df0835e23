#include "club/quiet.h"

namespace noblesse {
namespace {

constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kDay = kMinutesADay * kMinute;

// From one time of the day to the next that is another.
std::int64_t from_to(std::int64_t from, std::int64_t to) {
  return ((to - from) % kDay + kDay) % kDay;
}

}  // namespace

Milliseconds quiet_left(const store::QuietHours& quiet, store::Ms now) {
  const std::int64_t begins = quiet.begins * kMinute;
  const std::int64_t ends = quiet.ends * kMinute;
  const std::int64_t local = now + quiet.utc_offset * kMinute;
  const bool within = from_to(begins, local) < from_to(begins, ends);
  return Milliseconds(within ? from_to(local, ends) : 0);
}

}  // namespace noblesse

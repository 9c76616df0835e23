// The machine's clock can be set; the club's goes on evenly.
#include "club/wall_clock.h"

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <ctime>

namespace {

std::atomic<long> set_by = 0;  // seconds

}  // namespace

// In this program the calendar says what the test wants.
extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const long result = ::syscall(SYS_clock_gettime, clock, time);
  if (clock == CLOCK_REALTIME) time->tv_sec += set_by;
  return static_cast<int>(result);
}

namespace noblesse {
namespace {

TEST(WallClock, GoesOnEvenlyWhateverTheMachineSays) {
  const Time before = wall_clock();
  const auto calendar = std::chrono::system_clock::now();
  for (const long seconds : {-3600L, 200L * 24 * 3600}) {
    set_by = seconds;
    const auto moved = std::chrono::system_clock::now() - calendar;
    EXPECT_GT(std::abs(std::chrono::duration_cast<std::chrono::seconds>(moved).count()), 3000)
        << "the machine's clock was not set";
    EXPECT_GE(wall_clock(), before);
    EXPECT_LT(wall_clock(), before + 60'000);
    set_by = 0;
  }
}

}  // namespace
}  // namespace noblesse

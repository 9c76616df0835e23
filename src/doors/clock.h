// What time it is, and how much this thread has worked: by the machine's clocks, or by a hand that
// a test moves.
#pragma once

#include <chrono>
#include <ctime>

#include "doors/bucket.h"

namespace noblesse {

class Clock {
 public:
  Clock() = default;
  // The hand must outlive the clock.
  explicit Clock(const Moment& hand) : hand_(&hand) {}

  Moment now() const { return hand_ == nullptr ? std::chrono::steady_clock::now() : *hand_; }

  // Of the processor's time, so that nobody pays for what other programs did meanwhile.
  std::chrono::nanoseconds worked() const {
    if (hand_ != nullptr) return hand_->time_since_epoch();
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

 private:
  const Moment* hand_ = nullptr;
};

}  // namespace noblesse

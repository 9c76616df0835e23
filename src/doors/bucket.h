// A bucket of tokens: it fills at an even rate up to its brim, and whoever wants something takes
// from it. Time comes from outside.
#pragma once

#include <algorithm>
#include <chrono>

namespace noblesse {

using Moment = std::chrono::steady_clock::time_point;
using Milliseconds = std::chrono::milliseconds;

struct Rate {
  double per_second;
  double burst;  // the bucket's brim
};

class Bucket {
 public:
  Bucket(const Rate& rate, Moment now) : level_(rate.burst), filled_(now) {}

  // Takes the amount, or takes nothing and says no.
  bool take(const Rate& rate, Moment now, double amount = 1) {
    level_ = level_at(rate, now);
    filled_ = std::max(filled_, now);
    if (level_ < amount) return false;
    level_ -= amount;
    return true;
  }

  // How long until the amount will be there.
  Milliseconds wait(const Rate& rate, double amount = 1) const {
    const double missing = std::max(0.0, amount - level_);
    return Milliseconds(static_cast<Milliseconds::rep>(missing / rate.per_second * 1000) + 1);
  }

  bool full(const Rate& rate, Moment now) const { return level_at(rate, now) >= rate.burst; }

 private:
  double level_at(const Rate& rate, Moment now) const {
    const std::chrono::duration<double> passed = std::max(now - filled_, Moment::duration{});
    return std::min(rate.burst, level_ + passed.count() * rate.per_second);
  }

  double level_;
  Moment filled_;
};

}  // namespace noblesse

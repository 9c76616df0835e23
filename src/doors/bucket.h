// A bucket of tokens: it fills at an even rate up to its brim, and whoever wants something takes
// from it. Time comes from outside.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

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

  // Takes the amount even if it is not there, down to as much as the bucket holds.
  void owe(const Rate& rate, Moment now, double amount) {
    level_ = std::max(-rate.burst, level_at(rate, now) - amount);
    filled_ = std::max(filled_, now);
  }

  // How long until nothing is owed any more; nothing: it is not.
  std::optional<Milliseconds> debt(const Rate& rate, Moment now) const {
    const double level = level_at(rate, now);
    if (level >= 0) return std::nullopt;
    return Milliseconds(static_cast<Milliseconds::rep>(-level / rate.per_second * 1000) + 1);
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

// Many times, kept as how often each came: exact to three percent, in the same memory however many
// they are.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>

namespace noblesse::guest {

class Times {
 public:
  using Microseconds = std::chrono::microseconds;

  void add(Microseconds time) {
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(0, time.count()));
    ++counts_[bucket_of(value)];
    ++count_;
    longest_ = std::max(longest_, value);
  }

  std::uint64_t count() const { return count_; }
  Microseconds longest() const { return Microseconds(longest_); }
  // So large a part of all was not longer: 0.99. Nothing at all takes no time.
  Microseconds part(double share) const {
    const auto wanted = static_cast<double>(count_) * share;
    std::uint64_t so_far = 0;
    for (std::size_t bucket = 0; bucket < counts_.size(); ++bucket) {
      so_far += counts_[bucket];
      if (so_far > 0 && static_cast<double>(so_far) >= wanted) {
        return Microseconds(std::min(last_of(bucket), longest_));
      }
    }
    return Microseconds(0);
  }

 private:
  // Up to 64 each its own; from there on 32 buckets to every doubling.
  static constexpr unsigned kFine = 6;
  static constexpr std::size_t kStep = std::size_t{1} << (kFine - 1);
  static constexpr unsigned kWidest = 40;  // bits: twelve days

  static std::size_t bucket_of(std::uint64_t value) {
    const auto width = static_cast<unsigned>(std::bit_width(value));
    if (width <= kFine) return value;
    if (width > kWidest) return kBuckets - 1;
    const unsigned shift = width - kFine;
    return shift * kStep + (value >> shift);
  }
  static std::uint64_t last_of(std::size_t bucket) {
    if (bucket < 2 * kStep) return bucket;
    const std::size_t shift = bucket / kStep - 1;
    return ((bucket - shift * kStep + 1) << shift) - 1;
  }

  static constexpr std::size_t kBuckets = (kWidest - kFine + 2) * kStep;
  std::array<std::uint64_t, kBuckets> counts_{};
  std::uint64_t count_ = 0;
  std::uint64_t longest_ = 0;
};

}  // namespace noblesse::guest

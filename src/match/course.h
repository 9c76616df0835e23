// The course of a game so far: who decided what, a few bytes a step. Games at rest are many, and a
// long one has more than a thousand steps.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "base/seat.h"

namespace noblesse {

class Course {
 public:
  static constexpr Seat kChance = 15;  // stands for a seat where chance decided

  struct Step {
    Seat seat = 0;
    std::uint64_t code = 0;

    bool is_chance() const { return seat == kChance; }
  };

  void add(Step step) {
    // The kind of a decision stands in the uppermost byte, what belongs to it in the lower ones:
    // turned round, most codes are two bytes long.
    std::uint64_t code = std::rotl(step.code, 8);
    const auto length = static_cast<std::uint8_t>((std::bit_width(code) + 7) / 8);
    bytes_.push_back(static_cast<std::uint8_t>(length << 4U | step.seat));
    for (; code != 0; code >>= 8U) bytes_.push_back(static_cast<std::uint8_t>(code));
    ++size_;
  }

  std::size_t size() const { return size_; }

  std::vector<Step> steps() const {
    std::vector<Step> steps;
    steps.reserve(size_);
    for (std::size_t at = 0; at < bytes_.size();) {
      const std::uint8_t head = bytes_[at++];
      std::uint64_t code = 0;
      for (unsigned i = 0; i < head >> 4U; ++i) {
        code |= static_cast<std::uint64_t>(bytes_[at++]) << (8U * i);
      }
      steps.push_back({static_cast<Seat>(head & 15U), std::rotr(code, 8)});
    }
    return steps;
  }

  void clear() {
    bytes_.clear();
    size_ = 0;
  }

 private:
  std::vector<std::uint8_t> bytes_;
  std::size_t size_ = 0;
};

}  // namespace noblesse

// What the callers of many streets have met.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>

#include "doors/counters.h"

namespace noblesse::testing {

class Met {
 public:
  void add(const Counters& one) {
    const Counts counts{one.accepted,        one.lines_opened, one.frames_in,  one.frames_out,
                        one.broke_the_rules, one.too_slow,     one.timed_out,  one.house_failures,
                        one.refused_full,    one.answers[2],   one.answers[4], one.answers[5]};
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += counts[i];
  }
  void print() const {
    constexpr std::array kNames{"callers",
                                "lines",
                                "messages in",
                                "messages out",
                                "lines that broke the rules",
                                "lines that were too slow",
                                "connections and lines that were given up",
                                "failures of the house",
                                "callers when the house was full",
                                "answers 2xx",
                                "answers 4xx",
                                "answers 5xx"};
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      std::printf("%12llu %s\n", static_cast<unsigned long long>(counts_[i]), kNames[i]);
    }
  }

  using Counts = std::array<std::uint64_t, 12>;
  const Counts& all() const { return counts_; }

 private:
  Counts counts_{};
};

}  // namespace noblesse::testing

// Measuring on a machine that others use too: every job is run many times in short slices, all jobs
// in turn, and the best slice of each counts. What disturbs one slice does not disturb the best.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace noblesse {

// Keeps the compiler from leaving out work whose result nobody uses.
template <class T>
inline void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

struct Job {
  std::string name;
  double limit_ns = 0;                   // what was promised; 0 for a yardstick
  std::function<std::uint64_t()> slice;  // does some work and returns how many units it was
  double best_ns = std::numeric_limits<double>::infinity();
};

inline void measure(std::vector<Job>& jobs, int rounds) {
  using Clock = std::chrono::steady_clock;
  for (int round = 0; round < rounds; ++round) {
    for (Job& job : jobs) {
      const auto begin = Clock::now();
      const std::uint64_t units = job.slice();
      const std::chrono::duration<double, std::nano> spent = Clock::now() - begin;
      job.best_ns = std::min(job.best_ns, spent.count() / static_cast<double>(units));
    }
  }
}

}  // namespace noblesse

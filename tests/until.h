// Waiting for what is meant. A test goes on as soon as something has come about, and gives up after
// a time that only a fault takes, however busy the machine is.
#pragma once

#include <chrono>
#include <thread>

namespace noblesse::testing {

inline constexpr std::chrono::seconds kPatience{240};

// Whether it has come about.
template <class Condition>
bool until(const Condition& has_come_about) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!has_come_about()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace noblesse::testing

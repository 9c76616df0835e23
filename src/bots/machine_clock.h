// The machine's clock as a bot may be given it (bots/means.h). For hosts: a bot has no clock of its
// own.
#pragma once

#include <chrono>
#include <cstdint>

namespace noblesse {

inline std::uint64_t machine_clock() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

}  // namespace noblesse

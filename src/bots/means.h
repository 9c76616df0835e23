// What a bot may be given to think with. It has no clock and no threads of its own, so that it runs
// wherever its host does: in a program, in a server's pool, in a page's worker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace noblesse {

// Hands that work at the same time.
class Team {
 public:
  virtual ~Team() = default;
  virtual std::size_t size() const = 0;
  // Calls work(0) to work(size - 1), each on a hand of its own, and returns when all are done.
  virtual void together(const std::function<void(std::size_t)>& work) = 0;
};

inline constexpr std::uint32_t kMostMilliseconds = 600'000;

struct Means {
  // Microseconds since whenever. Without it, time is counted as work, and the same question has the
  // same answer.
  std::function<std::uint64_t()> clock;
  Team* team = nullptr;  // none: one hand
  // Nobody thinks longer, whatever their name says. Where that is less than anybody may ask for, it
  // bounds work too.
  std::uint32_t most_ms = kMostMilliseconds;
};

}  // namespace noblesse

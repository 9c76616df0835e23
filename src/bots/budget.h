// How long a search may think: by the clock (`search:100ms`) or by work (`search:2000it`).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/means.h"

namespace noblesse {

struct Budget {
  enum class Unit : std::uint8_t { milliseconds, iterations };
  Unit unit = Unit::milliseconds;
  std::uint32_t amount = 0;

  friend bool operator==(const Budget&, const Budget&) = default;
};

inline constexpr Budget kUsualBudget{Budget::Unit::milliseconds, 100};
inline constexpr std::uint32_t kLeastMilliseconds = 5;
inline constexpr std::uint32_t kMostIterations = 1'000'000'000;

// "100ms", "2000it"; nothing for anything else.
std::optional<Budget> read_budget(std::string_view text);

// One hand's share of a budget, used up iteration by iteration.
class Patience {
 public:
  // `worth` is how many iterations stand for a millisecond where there is no clock.
  Patience(const Budget& budget, const Means& means, std::uint32_t worth);

  // Whether there is time for one more; counts it.
  bool one_more();

  // What was worked so far, as so many iterations where time is counted as work. By the clock it is
  // the time and not their number: where they are quick, more of them do not mean longer thought.
  double worked() const;

 private:
  const Means& means_;
  std::uint32_t worth_;
  std::uint64_t done_ = 0;
  std::uint64_t most_ = 0;
  std::uint64_t begin_ = 0;  // by the clock, if there is one and it counts
  std::uint64_t now_ = 0;
  std::uint64_t end_ = 0;
};

}  // namespace noblesse

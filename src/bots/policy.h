// A bot's answer before it is drawn: how often it would choose what. A policy follows from a view
// alone, so two worlds that look the same are played the same; only the draw needs a seed.
//
// Everything here and in the bots uses + - * / and the square root of doubles, which are exact to
// the last digit by the standard, and nothing else from libm, whose last digits differ between
// platforms. With -ffp-contract=off the same view and seed then give the same move everywhere,
// WebAssembly included.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/rng.h"

namespace noblesse {

template <class Decision>
struct Choice {
  Decision decision{};
  double chance = 0;  // in a policy they sum to 1

  friend bool operator==(const Choice&, const Choice&) = default;
};

template <class Decision>
using Policy = std::vector<Choice<Decision>>;

// About e to the power of -x, for x >= 0: (1 - x/1024) squared ten times.
constexpr double decay(double x) {
  if (x >= 40) return 0;
  double power = 1 - x / 1024;
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

// Turns weights into chances. The weights must not all be 0.
template <class Decision>
void normalise(Policy<Decision>& policy) {
  double total = 0;
  for (const auto& choice : policy) total += choice.chance;
  for (auto& choice : policy) choice.chance /= total;
}

// Where `chance` holds what each decision is worth, says how often to choose it: a decision that is
// worth `temperature` less is chosen about e times more rarely, and one that would come up less
// than once in 500 times never, unless it is as good as any.
template <class Decision>
void temper(Policy<Decision>& policy, double temperature) {
  double best = policy.front().chance;
  for (const auto& choice : policy) best = std::max(best, choice.chance);
  for (auto& choice : policy) choice.chance = decay((best - choice.chance) / temperature);
  normalise(policy);
  double often = 0;
  for (const auto& choice : policy) often = std::max(often, choice.chance);
  std::erase_if(policy, [&](const auto& choice) { return choice.chance < std::min(0.002, often); });
  normalise(policy);
}

// A number in [0, 1), as fine as a double can be.
constexpr double unit(Rng& rng) {
  return static_cast<double>(rng.next() >> 11U) / 9007199254740992.0;
}

// One decision, as often as the policy says.
template <class Decision>
Decision draw(const Policy<Decision>& policy, Rng& rng) {
  double rest = unit(rng);
  for (const auto& choice : policy) {
    rest -= choice.chance;
    if (rest < 0) return choice.decision;
  }
  return policy.back().decision;  // the chances summed to a last digit less than 1
}

}  // namespace noblesse

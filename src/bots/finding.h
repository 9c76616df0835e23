// What a search found out.
#pragma once

#include <algorithm>
#include <optional>

#include "bots/policy.h"

namespace noblesse {

template <class Decision>
struct Finding {
  Policy<Decision> policy;
  double value = 0;  // the chance to win
  // In adel by how much the value may be wrong, in 19 of 20 cases. In mille, where nothing is
  // drawn, what the best choice would bring more.
  std::optional<double> sure;
  std::optional<double> place;  // the place in the end, on average
};

// What would all together come up less than once in 33 times is left out, rather than played by
// accident.
template <class Decision>
void purify(Policy<Decision>& policy) {
  normalise(policy);
  std::vector<double> chances;
  for (const auto& choice : policy) chances.push_back(choice.chance);
  std::ranges::sort(chances);
  double seldom = 0;
  double total = 0;
  for (std::size_t c = 0; c + 1 < chances.size(); ++c) {
    total += chances[c];
    if (total < 0.03 && chances[c] < chances[c + 1]) seldom = chances[c];  // equals stay together
  }
  std::erase_if(policy, [&](const auto& choice) { return choice.chance <= seldom; });
  normalise(policy);
}

}  // namespace noblesse

// Regret matching: whoever chooses again and again, each time in proportion to how much they regret
// not to have chosen so before, comes on average to play what nobody can read.
#pragma once

#include "base/inline_vector.h"
#include "bots/policy.h"

namespace noblesse {

// One place where one seat chooses, as far as it can tell where it is.
template <std::size_t Most>
class Regrets {
 public:
  using Numbers = InlineVector<double, Most>;

  explicit Regrets(std::size_t choices) {
    for (std::size_t c = 0; c < choices; ++c) {
      regret_.push_back(0);
      played_.push_back(0);
    }
  }

  // What to do now.
  Numbers strategy() const {
    Numbers now;
    double total = 0;
    for (const double regret : regret_) total += std::max(regret, 0.0);
    for (const double regret : regret_) {
      now.push_back(total > 0 ? std::max(regret, 0.0) / total
                              : 1.0 / static_cast<double>(regret_.size()));
    }
    return now;
  }

  // What each choice would have brought, where `strategy` was played with this weight.
  void learn(const Numbers& strategy, const Numbers& brought, double weight) {
    double mean = 0;
    for (std::size_t c = 0; c < regret_.size(); ++c) mean += strategy[c] * brought[c];
    for (std::size_t c = 0; c < regret_.size(); ++c) {
      regret_[c] += brought[c] - mean;
      played_[c] += weight * strategy[c];
    }
  }

  // How much each choice was played so far, by weight.
  const Numbers& played() const { return played_; }

 private:
  Numbers regret_;
  Numbers played_;
};

// The number of a choice, drawn as often as the strategy says.
template <class Numbers>
std::size_t pick(const Numbers& strategy, Rng& rng) {
  double rest = unit(rng);
  for (std::size_t c = 0; c + 1 < strategy.size(); ++c) {
    rest -= strategy[c];
    if (rest < 0) return c;
  }
  return strategy.size() - 1;
}

}  // namespace noblesse

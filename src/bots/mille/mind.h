// One side of the turn's game, who chooses by regret matching among everything he could do.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace noblesse::mille {

class Mind {
 public:
  Mind() = default;
  explicit Mind(std::size_t choices)
      : regret_(choices, 0.0),
        played_(choices, 0.0),
        now_(choices, 1.0 / static_cast<double>(choices)),
        brought_(choices, 0.0) {}

  std::size_t size() const { return now_.size(); }

  // What each choice brings against the others, to be filled in before he learns.
  std::vector<double>& brought() { return brought_; }
  const std::vector<double>& brought() const { return brought_; }

  // What he is thought to do by habit, and how often he follows it.
  void expect(std::vector<double> habit, double often) {
    habit_ = std::move(habit);
    usual_ = often_ = often;
  }

  // Whoever is thought about for long might think himself.
  void fade(double thoughts) {
    often_ = usual_ * kTrust * kTrust / (kTrust * kTrust + thoughts * thoughts);
  }

  // What the others reckon with: his reason, and his habits.
  double met(std::size_t choice) const { return mixed(now_[choice], choice); }

  // Or they know, and he has no choice any more.
  void settle(std::vector<double> known) { now_ = std::move(known); }

  void learn(double weight) {
    const double mean = value();
    double total = 0;
    for (std::size_t c = 0; c < size(); ++c) {
      played_[c] += weight * now_[c];
      // What was worse for long is not held against a choice for ever (regret matching plus).
      regret_[c] = std::max(0.0, regret_[c] + brought_[c] - mean);
      total += regret_[c];
    }
    for (std::size_t c = 0; c < size(); ++c) {
      now_[c] = total > 0 ? regret_[c] / total : 1.0 / static_cast<double>(size());
    }
  }

  // What he does now, in terms of `brought`.
  double value() const {
    double mean = 0;
    for (std::size_t c = 0; c < size(); ++c) mean += now_[c] * brought_[c];
    return mean;
  }

  // What he did on average, by his reason alone.
  std::vector<double> average() const {
    std::vector<double> mean = played_;
    double total = 0;
    for (const double played : mean) total += played;
    for (double& played : mean) {
      played = total > 0 ? played / total : 1.0 / static_cast<double>(size());
    }
    return mean;
  }

  // The same as the others met it.
  std::vector<double> average_met() const {
    std::vector<double> mean = average();
    for (std::size_t c = 0; c < size(); ++c) mean[c] = mixed(mean[c], c);
    return mean;
  }

 private:
  static constexpr double kTrust = 10000;  // thoughts after which habits count for half

  double mixed(double reason, std::size_t choice) const {
    return habit_.empty() ? reason : (1 - often_) * reason + often_ * habit_[choice];
  }

  std::vector<double> regret_;
  std::vector<double> played_;
  std::vector<double> now_;
  std::vector<double> brought_;
  std::vector<double> habit_;
  double usual_ = 0;
  double often_ = 0;
};

}  // namespace noblesse::mille

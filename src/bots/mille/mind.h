// One side of the turn's game, who chooses by regret matching among everything they could do.
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

  // What each choice brings against the others, to be filled in before they learn.
  std::vector<double>& brought() { return brought_; }
  const std::vector<double>& brought() const { return brought_; }

  // What they are thought to do by habit.
  void expect(std::vector<double> habit) {
    habit_ = std::move(habit);
    habits_ = kHabits;
  }

  // What they would do who counts on the others' habits.
  void suspect(std::vector<double> scheme) { scheme_ = std::move(scheme); }

  // Whoever is thought about for long might scheme, and in the end think themselves.
  void fade(double thoughts) {
    const double still = faded(thoughts, kTrust);
    habits_ = habit_.empty() ? 0 : kHabits * still;
    schemes_ = scheme_.empty() ? 0 : kSchemes * (1 - still) * faded(thoughts, kSuspicion);
  }

  // What the others reckon with: their reason, their habits and their schemes.
  double met(std::size_t choice) const { return mixed(now_[choice], choice); }

  // Or they know, and there is no choice any more.
  void settle(std::vector<double> known) { now_ = std::move(known); }
  void settle_on_average() {
    now_ = average_met();
    habits_ = schemes_ = 0;
  }

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

  // What they do now, in terms of `brought`.
  double value() const {
    double mean = 0;
    for (std::size_t c = 0; c < size(); ++c) mean += now_[c] * brought_[c];
    return mean;
  }

  // What they did on average, by their reason alone.
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
  static constexpr double kHabits = 0.6;       // how often they follow them, at first
  static constexpr double kTrust = 8000;       // thoughts after which it is half as often
  static constexpr double kSchemes = 0.8;      // how often they scheme where they have no habits
  static constexpr double kSuspicion = 16000;  // thoughts after which that is half as often

  static double faded(double thoughts, double half) {
    return half * half / (half * half + thoughts * thoughts);
  }

  double mixed(double reason, std::size_t choice) const {
    double met = (1 - habits_ - schemes_) * reason;
    if (habits_ > 0) met += habits_ * habit_[choice];
    if (schemes_ > 0) met += schemes_ * scheme_[choice];
    return met;
  }

  std::vector<double> regret_;
  std::vector<double> played_;
  std::vector<double> now_;
  std::vector<double> brought_;
  std::vector<double> habit_;
  std::vector<double> scheme_;
  double habits_ = 0;
  double schemes_ = 0;
};

}  // namespace noblesse::mille

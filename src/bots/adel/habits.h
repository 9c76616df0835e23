// What the other lords do by habit, as a clubman would guess it from one seat's view: where they
// go, and what they play there.
#pragma once

#include "bots/adel/guess.h"
#include "bots/regrets.h"

namespace noblesse::adel {

inline constexpr std::size_t kMostChoices = kMaxChecks + kMaxThieves + 3;
using Choices = InlineVector<Decision, kMostChoices>;
using Spot = Regrets<kMostChoices>;
using Numbers = Spot::Numbers;

// What is worth thinking about for a seat that owes a decision: everything that it may do, but of
// exhibitions only the sensible ones.
Choices choices_of(const Rules& rules, const State& state, Seat seat);

class Habits {
 public:
  Habits(const Rules& rules, const View& view);

  // How often the lord would take which of their choices, in this imagined deal.
  Numbers of(const State& state, Seat seat, const Choices& choices) const;

  // How likely what is known of this round is if the deal is this one; no more than 1.
  double likelihood(const State& state) const;

 private:
  double worth_of(const State& state, Seat seat, Decision decision) const;

  const Rules& rules_;
  const View& view_;
  Guess guess_;
};

}  // namespace noblesse::adel

// What everything is worth to each lord, in spaces of the track, as one seat sees it: the windows,
// loot, checks, a thief at large, a better collection. What is hidden is averaged over imagined
// deals that agree with the view.
#pragma once

#include "bots/adel/collection.h"
#include "games/adel/view.h"

namespace noblesse::adel {

using PerLord = std::array<double, kMaxLords>;

struct Appraisal {
  PerLord strength{};                       // of the collections
  PerLord can_exhibit{};                    // chance that they hold an exhibition at all (A9)
  std::array<PerLord, kMaxLords> beaten{};  // [i][j]: chance that j shows better than i (A13)
  PerLord window{};                         // what buying is worth to them
  std::array<PerLord, kMaxLords> loot{};    // [i][j]: what i's thief gains at j's exhibition
  PerLord robbed{};                         // what a theft costs them
  PerLord jailed{};                         // what losing a thief to the jail costs them
  std::array<int, kMaxLords> steps{};       // what their detective would move them (A16)
  std::array<Prize, kMaxLords> prize{};     // what an exhibition would move them (A13, A25)
  PerLord expected{};  // where their pawn would be after a last showing now (A20)
  double haste = 0;    // 0 at the start, 1 when a pawn is about to sit down

  // How much better off lord `seat` is if their collection is stronger by so many objects.
  double gain(const Rules& rules, Seat seat, double objects) const;
  // What a check in hand is still good for.
  double keep(const Rules& rules, const View& view, Seat seat, Check check) const;
};

Appraisal appraise(const Rules& rules, const View& view);

// The share of another's fortune that counts as one's own misfortune.
constexpr double envy(const Rules& rules) { return 1.0 / (rules.lords - 1); }

}  // namespace noblesse::adel

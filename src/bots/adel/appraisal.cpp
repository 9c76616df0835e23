#include "bots/adel/appraisal.h"

#include <algorithm>

namespace noblesse::adel {
namespace {

constexpr int kWorlds = 16;           // deals that are imagined
constexpr double kShowsToCome = 7.0;  // last showings' worth of others to come, for all lords
constexpr double kDoubt = 1.2;        // objects by which a guess of the last showing may be wrong
constexpr double kCheck = 0.7;        // of an object, for a check that beats all others
constexpr double kThief = 0.8;        // spaces, for a thief that could have been sent again

double chance_ahead(double by) { return 0.5 + 0.5 * by / (kDoubt + (by < 0 ? -by : by)); }

// What the last showing would bring a lord whose collection has this strength (A20).
double last_showing(const Rules& rules, const PerLord& strengths, Seat seat, double strength) {
  double first = 1;
  double second = 0;
  for (Seat rival = 0; rival < rules.lords; ++rival) {
    if (rival == seat) continue;
    const double ahead = chance_ahead(strength - strengths[rival]);
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return rules.tables.last_showing.best * first + rules.tables.last_showing.second * second;
}

// The most that one object of these letters adds to a collection.
double best_gain(const std::array<double, kMaxSeries>& gains, unsigned letters) {
  double best = 0;
  for (const int s : members(letters)) best = std::max(best, gains[static_cast<unsigned>(s)]);
  return best;
}

// One imagined deal, looked at lord by lord.
struct Imagined {
  std::array<Objects, kMaxLords> best{};
  std::array<std::array<double, kMaxSeries>, kMaxLords> gains{};  // of one more of a letter
};

Imagined look(const Rules& rules, const State& world, Appraisal& sums) {
  const Tables& tables = rules.tables;
  Imagined seen;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    const Letters letters = count_letters(tables, world.objects[seat]);
    seen.best[seat] = best_exhibition(tables, world.objects[seat]);
    const unsigned shown = letters_of(tables, seen.best[seat]);
    double worst = 0;
    double mean = 0;
    for (unsigned s = 0; s < tables.series; ++s) {
      seen.gains[seat][s] = gain_of(letters, s);
      if (!contains(shown, static_cast<int>(s))) continue;
      const double loss = loss_of(letters, s);
      worst = std::max(worst, loss);
      mean += loss / count(shown);
    }
    sums.strength[seat] += strength(tables, world.objects[seat]);
    sums.can_exhibit[seat] += shown != 0 ? 1 : 0;
    // The fewer lords there are, the more a thief looks to what hurts.
    sums.robbed[seat] += envy(rules) * worst + (1 - envy(rules)) * mean;
  }
  return seen;
}

void compare(const Rules& rules, const View& view, const Imagined& seen, Appraisal& sums) {
  const unsigned offered = letters_of(rules.tables, view.window[0] | view.window[1]);
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    sums.window[seat] += best_gain(seen.gains[seat], offered);
    for (Seat rival = 0; rival < rules.lords; ++rival) {
      if (rival == seat || seen.best[rival] == 0) continue;
      if (worth(seen.best[rival]) > worth(seen.best[seat])) sums.beaten[seat][rival] += 1;
      sums.loot[seat][rival] +=
          best_gain(seen.gains[seat], letters_of(rules.tables, seen.best[rival]));
    }
  }
}

// Where something can only happen in worlds in which the rival exhibits, it is averaged over those.
double share(double sum, double of) { return of == 0 ? 0 : sum / of; }

void place_pawns(const Rules& rules, const View& view, Appraisal& appraisal) {
  State pawns;
  pawns.position = view.position;
  const std::uint8_t leader =
      *std::max_element(view.position.begin(), view.position.begin() + rules.lords);
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    appraisal.steps[seat] = pawn_place(rules, pawns, seat);
    const std::uint8_t castle =
        rules.options.score_by == ScoreBy::leader ? leader : view.position[seat];
    // Who already sits at the table has no castle any more (A25); the game is about to end.
    appraisal.prize[seat] = rules.tables.prize[castle];
  }
  appraisal.haste = std::min(1.0, static_cast<double>(leader) / rules.tables.table);
}

double jail_costs(const Rules& rules, const View& view, Seat seat, double haste) {
  // The last thief is missed more; and a full jail sets them free sooner (A17).
  const double last = count(view.thieves[seat]) <= 1 ? 1.4 : 1.0;
  const double term = 1.0 - 0.3 * view.prisoners / rules.lords;
  return kThief * last * term * (1 - haste * haste);
}

}  // namespace

double Appraisal::gain(const Rules& rules, Seat seat, double objects) const {
  const double before = last_showing(rules, strength, seat, strength[seat]);
  const double after = last_showing(rules, strength, seat, strength[seat] + objects);
  return (after - before) * (1 + kShowsToCome / rules.lords * (1 - haste));
}

double Appraisal::keep(const Rules& rules, const View& view, Seat seat, Check check) const {
  int rivals = 0;
  int beaten_checks = 0;
  for (Seat rival = 0; rival < rules.lords; ++rival) {
    if (rival == seat) continue;
    rivals += count(view.checks[rival]);
    beaten_checks += count(view.checks[rival] & (bit<Checks>(check) - 1U));
  }
  const double rank = rivals == 0 ? 1 : static_cast<double>(beaten_checks) / rivals;
  const int objects_left = view.stock[0] + view.stock[1];
  const int others = count(view.checks[seat]) - 1;
  if (objects_left <= others) return 0;  // more money than there will be to buy
  return kCheck * (0.1 + 0.9 * rank) * (1 - haste * haste) * gain(rules, seat, 1);
}

Appraisal appraise(const Rules& rules, const View& view) {
  Appraisal appraisal;
  Rng dreams(0);  // always the same: the policy is to follow from the view alone
  for (int w = 0; w < kWorlds; ++w) {
    compare(rules, view, look(rules, draw_state(rules, view, dreams), appraisal), appraisal);
  }
  place_pawns(rules, view, appraisal);
  for (Seat seat = 0; seat < rules.lords; ++seat) appraisal.strength[seat] /= kWorlds;
  const PerLord exhibit = appraisal.can_exhibit;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    appraisal.can_exhibit[seat] /= kWorlds;
    appraisal.window[seat] = appraisal.gain(rules, seat, appraisal.window[seat] / kWorlds);
    appraisal.robbed[seat] =
        -appraisal.gain(rules, seat, -share(appraisal.robbed[seat], exhibit[seat]));
    appraisal.jailed[seat] = jail_costs(rules, view, seat, appraisal.haste);
    appraisal.expected[seat] = view.position[seat] + last_showing(rules, appraisal.strength, seat,
                                                                  appraisal.strength[seat]);
    for (Seat rival = 0; rival < rules.lords; ++rival) {
      appraisal.beaten[seat][rival] = share(appraisal.beaten[seat][rival], exhibit[rival]);
      appraisal.loot[seat][rival] =
          appraisal.gain(rules, seat, share(appraisal.loot[seat][rival], exhibit[rival]));
    }
  }
  return appraisal;
}

}  // namespace noblesse::adel

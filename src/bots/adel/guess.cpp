#include "bots/adel/guess.h"

#include <algorithm>

#include "bots/policy.h"

namespace noblesse::adel {
namespace {

constexpr int kThoughts = 16;        // how often everybody thinks again
constexpr double kFickle = 0.15;     // how far the last thoughts still change their mind
constexpr double kResolve = 0.4;     // spaces: how sharply a lord is thought to see what pays
constexpr double kSitDown = 0.5;     // how much ending the game well or badly counts
constexpr double kFirstPick = 0.15;  // of the loot, lost for each thief that chooses earlier

Plays plays_of(const View& view, Seat seat) {
  Plays plays;
  const bool known = has_seat(view.place_known, seat);
  const bool castle = has_seat(view.castle, seat);
  const Thieves thieves = view.thieves[seat];
  const double one_of = thieves == 0 ? 0 : 1.0 / count(thieves);
  if (!known || !castle) {
    for (const int c : members(view.checks[seat])) {
      plays.push_back({.place = Place::auction, .card = Decision::check(static_cast<Check>(c))});
    }
    for (const int t : members(thieves)) {
      plays.push_back({.place = Place::auction,
                       .card = Decision::thief(static_cast<Thief>(t)),
                       .weight = one_of});
    }
  }
  if (!known || castle) {
    plays.push_back({.card = Decision::exhibit()});
    for (const int t : members(thieves)) {
      plays.push_back({.card = Decision::thief(static_cast<Thief>(t)), .weight = one_of});
    }
    plays.push_back({.card = Decision::detective()});
  }
  if (plays.empty()) plays.push_back({.place = Place::auction, .card = Decision::pass()});
  return plays;
}

bool is_exhibition(const Play& play) { return play.card.kind() == Decision::Kind::exhibit; }

class Club {
 public:
  Club(const Rules& rules, const View& view, const Appraisal& appraisal)
      : rules_(rules), view_(view), worth_(appraisal), envy_(envy(rules)) {
    for (Seat seat = 0; seat < rules.lords; ++seat) {
      guess_.of[seat] = plays_of(view, seat);
      lean(seat, 1);
    }
  }

  Guess think() {
    for (int thought = 0; thought < kThoughts; ++thought) {
      const double part = std::max(kFickle, 1.0 / (thought + 2));
      add_up();
      for (Seat seat = 0; seat < rules_.lords; ++seat) appraise_plays(seat);
      for (Seat seat = 0; seat < rules_.lords; ++seat) lean(seat, part);
    }
    return guess_;
  }

 private:
  // What the others do, as seen by one lord.
  void add_up() {
    for (Seat seat = 0; seat < rules_.lords; ++seat) {
      exhibits_[seat] = steals_[seat] = detects_[seat] = robs_register_[seat] = 0;
      auto& at_least = pays_at_least_[seat];
      at_least.fill(0);
      for (const Play& play : guess_.of[seat]) {
        switch (play.card.kind()) {
          case Decision::Kind::exhibit: exhibits_[seat] += play.chance; break;
          case Decision::Kind::detective: detects_[seat] += play.chance; break;
          case Decision::Kind::thief:
            (play.place == Place::castle ? steals_ : robs_register_)[seat] += play.chance;
            break;
          case Decision::Kind::check: at_least[play.card.check()] += play.chance; break;
          default: break;
        }
      }
      // at_least[c]: how often they pay check c or more.
      for (std::size_t c = at_least.size() - 1; c > 0; --c) at_least[c - 1] += at_least[c];
    }
  }

  double pays_at_least(Seat seat, int check) const {
    return pays_at_least_[seat][static_cast<std::size_t>(check)];
  }

  void appraise_plays(Seat seat) {
    for (Play& play : guess_.of[seat]) {
      switch (play.card.kind()) {
        case Decision::Kind::check: play.value = check(seat, play.card.check()); break;
        case Decision::Kind::exhibit: play.value = exhibition(seat); break;
        case Decision::Kind::detective: play.value = detective(seat); break;
        case Decision::Kind::thief:
          play.value = play.place == Place::castle ? burglary(seat, play.card.thief())
                                                   : register_theft(seat);
          break;
        default: break;
      }
    }
  }

  // A10a: the highest check buys. To buy also keeps the others from buying.
  double check(Seat seat, Check check) const {
    double highest = 1;
    double unopposed = 1;
    double rivals_want = 0;
    double one_thief = 0;
    double no_thief = 1;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival == seat) continue;
      highest *= 1 - pays_at_least(rival, check + 1);
      unopposed *= 1 - pays_at_least(rival, 0);
      rivals_want = std::max(rivals_want, worth_.window[rival]);
      one_thief = one_thief * (1 - robs_register_[rival]) + no_thief * robs_register_[rival];
      no_thief *= 1 - robs_register_[rival];
    }
    const double paid = worth_.keep(rules_, view_, seat, check);
    return highest * (worth_.window[seat] - paid - envy_ * one_thief * paid) +
           (highest - unopposed) * envy_ * rivals_want;
  }

  // A10b: only a lone thief takes the check.
  double register_theft(Seat seat) const {
    double alone = 1;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival != seat) alone *= 1 - robs_register_[rival];
    }
    double booty = 0;
    for (Seat payer = 0; payer < rules_.lords; ++payer) {
      if (payer == seat) continue;
      for (const int c : members(view_.checks[payer])) {
        double highest = pays_at_least(payer, c) - pays_at_least(payer, c + 1);
        for (Seat rival = 0; rival < rules_.lords; ++rival) {
          if (rival != seat && rival != payer) highest *= 1 - pays_at_least(rival, c + 1);
        }
        booty += highest * worth_.keep(rules_, view_, seat, static_cast<Check>(c));
      }
    }
    return alone * booty;
  }

  // A13, and what thieves take of it (A15).
  double exhibition(Seat seat) const {
    double first = 1;
    double second = 0;
    double thieves = 0;
    double outdone = 0;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival == seat) continue;
      const double better = exhibits_[rival] * worth_.beaten[seat][rival];
      second = second * (1 - better) + first * better;
      first *= 1 - better;
      thieves += steals_[rival];
      outdone += exhibits_[rival] - better;
    }
    const Prize prize = worth_.prize[seat];
    return prize.best * first + prize.second * second +
           envy_ * outdone * (prize.best - prize.second) - thieves * worth_.robbed[seat] +
           first * sitting_down(seat, prize.best);
  }

  // A20: who comes to the table ends the game, and had better be ahead then.
  double sitting_down(Seat seat, int spaces) const {
    if (view_.position[seat] + spaces < rules_.tables.table) return 0;
    double others = 0;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival != seat) others = std::max(others, worth_.expected[rival]);
    }
    return kSitDown * std::clamp(worth_.expected[seat] + spaces - others, -6.0, 6.0);
  }

  // A15: one object from each exhibition; and the jail, if a detective is about (A16).
  double burglary(Seat seat, Thief thief) const {
    double loot = 0;
    double earlier = 0;
    double undetected = 1;
    double only_thief = 1;
    double helped = 0;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival == seat) continue;
      loot += exhibits_[rival] * (worth_.loot[seat][rival] + envy_ * worth_.robbed[rival]);
      const Thieves better = view_.thieves[rival] & ~(bit<Thieves>(thief) - 1U);
      if (better != 0) earlier += steals_[rival];
      undetected *= 1 - detects_[rival];
      only_thief *= 1 - steals_[rival];
      helped += detects_[rival] * worth_.steps[rival];
    }
    return loot * (1 - kFirstPick * std::min(earlier, 3.0)) -
           (1 - undetected) * worth_.jailed[seat] - envy_ * only_thief * helped;
  }

  // A16
  double detective(Seat seat) const {
    double no_thief = 1;
    double no_other = 1;
    double jailed = 0;
    for (Seat rival = 0; rival < rules_.lords; ++rival) {
      if (rival == seat) continue;
      no_thief *= 1 - steals_[rival];
      no_other *= 1 - detects_[rival];
      jailed += steals_[rival] * worth_.jailed[rival];
    }
    const int steps = worth_.steps[seat];
    return (1 - no_thief) * (steps + sitting_down(seat, steps)) + envy_ * no_other * jailed;
  }

  // Moves the lord's habits a part of the way towards what pays them best.
  void lean(Seat seat, double part) {
    Plays& plays = guess_.of[seat];
    const double can = worth_.can_exhibit[seat];
    double best = plays[0].value;
    for (const Play& play : plays) best = std::max(best, play.value);
    double with = 0;
    double without = 0;  // if they have nothing to exhibit (A9)
    InlineVector<double, Plays::capacity()> urge;
    for (const Play& play : plays) {
      urge.push_back(play.weight * (0.02 + decay((best - play.value) / kResolve)));
      with += urge.back();
      if (!is_exhibition(play)) without += urge.back();
    }
    for (std::size_t p = 0; p < plays.size(); ++p) {
      double wanted = can * urge[p] / with;
      if (!is_exhibition(plays[p])) wanted += (1 - can) * urge[p] / without;
      plays[p].chance += part * (wanted - plays[p].chance);
    }
  }

  const Rules& rules_;
  const View& view_;
  const Appraisal& worth_;
  double envy_;
  Guess guess_{};
  PerLord exhibits_{};
  PerLord steals_{};
  PerLord detects_{};
  PerLord robs_register_{};
  std::array<std::array<double, kMaxChecks + 1>, kMaxLords> pays_at_least_{};
};

}  // namespace

Guess guess_round(const Rules& rules, const View& view, const Appraisal& appraisal) {
  return Club(rules, view, appraisal).think();
}

}  // namespace noblesse::adel

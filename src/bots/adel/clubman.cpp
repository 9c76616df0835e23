#include "bots/adel/appraisal.h"
#include "bots/adel/guess.h"
#include "bots/adel/lords.h"

namespace noblesse::adel {
namespace {

constexpr double kCare = 0.05;    // where there is nobody to outguess
constexpr double kSecret = 0.04;  // spaces, for an object that nobody has seen yet

Plays own_plays(const Rules& rules, const View& view) {
  const Seat me = view.viewer.seat();
  const Appraisal appraisal = appraise(rules, view);
  const Guess guess = guess_round(rules, view, appraisal);
  Plays plays;
  for (const Play& play : guess.of[me]) {
    if (play.card == Decision::exhibit() && appraisal.can_exhibit[me] == 0) continue;  // A9
    plays.push_back(play);
  }
  return plays;
}

// A place is worth what the best card there is.
Policy<Decision> choose_place(const Rules& rules, const View& view) {
  Policy<Decision> policy;
  for (const Play& play : own_plays(rules, view)) {
    const Decision place = Decision::go_to(play.place);
    if (policy.empty() || policy.back().decision != place) {
      policy.push_back({place, play.value});
    } else {
      policy.back().chance = std::max(policy.back().chance, play.value);
    }
  }
  temper(policy, kBluff);
  return policy;
}

Policy<Decision> choose_action(const Rules& rules, const View& view) {
  Policy<Decision> policy;
  for (const Play& play : own_plays(rules, view)) {
    policy.push_back({play.card, worth_among_others(play)});
  }
  temper(policy, kBluff);
  return policy;
}

// Which window: what it adds to the collection, and what the other one leaves to the others.
Policy<Decision> choose_window(const Rules& rules, const View& view) {
  const Seat me = view.viewer.seat();
  const Appraisal appraisal = appraise(rules, view);
  Policy<Decision> policy;
  for (const Pile pile : {Pile::left, Pile::right}) {
    const Objects object = view.window[static_cast<std::size_t>(pile)];
    if (object == 0) continue;
    const double added =
        strength(rules.tables, view.known[me] | object) - strength(rules.tables, view.known[me]);
    double denied = 0;
    for (Seat rival = 0; rival < rules.lords; ++rival) {
      if (rival == me) continue;
      denied += strength(rules.tables, view.known[rival] | object) -
                strength(rules.tables, view.known[rival]);
    }
    const double envied = 0.3 * envy(rules) * denied;
    policy.push_back({Decision::buy(pile), appraisal.gain(rules, me, added + envied)});
  }
  temper(policy, kCare);
  return policy;
}

// What is left of a collection after thieves have each taken what hurts most.
Objects robbed_of(const Tables& tables, Objects collection, Objects shown, int thieves) {
  for (; thieves > 0 && shown != 0; --thieves) {
    Objects dearest = 0;
    double least_left = 0;
    for (const int card : members(shown)) {
      const double left = strength(tables, collection & ~bit(card));
      if (dearest == 0 || left < least_left) {
        dearest = bit(card);
        least_left = left;
      }
    }
    collection &= ~dearest;
    shown &= ~dearest;
  }
  return collection;
}

// How much to show: enough to win, and as little as possible where thieves wait (A12: everybody
// knows by now who they are).
Policy<Decision> choose_exhibition(const Rules& rules, const View& view) {
  constexpr int kWorlds = 24;
  const Tables& tables = rules.tables;
  const Seat me = view.viewer.seat();
  const Appraisal appraisal = appraise(rules, view);
  int thieves = 0;
  for (Seat rival = 0; rival < rules.lords; ++rival) {
    thieves += view.action[rival].is_thief() && has_seat(view.castle, rival);  // A15
  }

  // Where my exhibition would rank in worlds in which the others show their best.
  std::array<std::array<unsigned, 2>, kWorlds> to_beat{};
  Rng dreams(0);
  for (auto& best : to_beat) {
    const State world = draw_state(rules, view, dreams);
    for (Seat rival = 0; rival < rules.lords; ++rival) {
      if (rival == me || !view.action[rival].is_exhibition()) continue;
      const unsigned theirs = worth(best_exhibition(tables, world.objects[rival]));
      if (theirs > best[0]) {
        best = {theirs, best[0]};
      } else {
        best[1] = std::max(best[1], theirs);
      }
    }
  }

  const Prize prize = appraisal.prize[me];
  const double whole = strength(tables, view.known[me]);
  Policy<Decision> policy;
  for (const Objects shown : showable(tables, view.known[me], view.seen)) {
    double moves = 0;
    for (const auto& best : to_beat) {
      if (worth(shown) > best[0]) {
        moves += prize.best;
      } else if (worth(shown) > best[1]) {
        moves += prize.second;
      }
    }
    const Objects left = robbed_of(tables, view.known[me], shown, thieves);
    const double lost = appraisal.gain(rules, me, strength(tables, left) - whole);
    policy.push_back(
        {Decision::show(shown), moves / kWorlds + lost - kSecret * count(shown & ~view.seen)});
  }
  temper(policy, kCare);
  return policy;
}

Policy<Decision> choose_loot(const Rules& rules, const View& view) {
  const Tables& tables = rules.tables;
  const Seat me = view.viewer.seat();
  const Seat victim = view.ranking[view.robbed];
  const Appraisal appraisal = appraise(rules, view);
  Policy<Decision> policy;
  for (const int card : members(view.exhibition[victim])) {
    const Objects object = bit(card);
    const double gained =
        strength(tables, view.known[me] | object) - strength(tables, view.known[me]);
    const double taken =
        strength(tables, view.known[victim] & ~object) - strength(tables, view.known[victim]);
    policy.push_back(
        {Decision::steal(static_cast<Card>(card)),
         appraisal.gain(rules, me, gained) - envy(rules) * appraisal.gain(rules, victim, taken)});
  }
  temper(policy, kCare);
  return policy;
}

}  // namespace

Policy<Decision> clubman(const Rules& rules, const View& view) {
  switch (view.phase) {
    case Phase::place: return choose_place(rules, view);
    case Phase::action: return choose_action(rules, view);
    case Phase::buy: return choose_window(rules, view);
    case Phase::show: return choose_exhibition(rules, view);
    case Phase::steal: return choose_loot(rules, view);
    case Phase::over: break;
  }
  return {};
}

}  // namespace noblesse::adel

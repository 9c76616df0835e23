#include "bots/adel/collection.h"
#include "bots/adel/lords.h"

namespace noblesse::adel {
namespace {

// Buys while they have checks, shows while they have something, and leans to neither.
Policy<Decision> choose_place(const Rules& rules, const View& view) {
  const Seat me = view.viewer.seat();
  Policy<Decision> policy;
  if (view.checks[me] != 0) {
    policy.push_back({Decision::go_to(Place::auction), 5});
  } else if (view.thieves[me] != 0) {
    policy.push_back({Decision::go_to(Place::auction), 1});
  }
  const bool exhibits = holds_exhibition(rules.tables, view.known[me]);
  policy.push_back({Decision::go_to(Place::castle), exhibits ? 5.0 : 2.0});
  normalise(policy);
  return policy;
}

Policy<Decision> choose_action(const Rules& rules, const View& view) {
  const Seat me = view.viewer.seat();
  const Checks checks = view.checks[me];
  const Thieves thieves = view.thieves[me];
  Policy<Decision> policy;
  const auto send_thieves = [&](double weight) {
    for (const int t : members(thieves)) {
      policy.push_back({Decision::thief(static_cast<Thief>(t)), weight / count(thieves)});
    }
  };
  if (has_seat(view.castle, me)) {
    if (holds_exhibition(rules.tables, view.known[me])) policy.push_back({Decision::exhibit(), 6});
    send_thieves(2);
    State pawns;
    pawns.position = view.position;
    // The further back, the further the detective moves (A16).
    policy.push_back({Decision::detective(), 0.5 * pawn_place(rules, pawns, me)});
  } else {
    double weight = 1;  // the higher the check, the likelier they pay with it
    for (const int c : members(checks)) {
      policy.push_back({Decision::check(static_cast<Check>(c)), weight});
      weight += 1;
    }
    send_thieves(2);
    if (policy.empty()) policy.push_back({Decision::pass(), 1});
  }
  normalise(policy);
  return policy;
}

// The object that makes the own collection strongest, nearly always.
template <class Make>
Policy<Decision> choose_object(const Rules& rules, const View& view, Objects offered, Make make) {
  const Objects mine = view.known[view.viewer.seat()];
  Policy<Decision> policy;
  for (const int card : members(offered)) {
    policy.push_back({make(card), strength(rules.tables, mine | bit(card))});
  }
  temper(policy, 0.3);
  return policy;
}

}  // namespace

Policy<Decision> novice(const Rules& rules, const View& view) {
  switch (view.phase) {
    case Phase::place: return choose_place(rules, view);
    case Phase::action: return choose_action(rules, view);
    case Phase::buy:
      return choose_object(rules, view, view.window[0] | view.window[1], [&](int card) {
        return Decision::buy(contains(view.window[0], card) ? Pile::left : Pile::right);
      });
    case Phase::show:  // they are proud of everything they have
      return {{Decision::show(best_exhibition(rules.tables, view.known[view.viewer.seat()])), 1}};
    case Phase::steal:
      return choose_object(rules, view, view.exhibition[view.ranking[view.robbed]],
                           [](int card) { return Decision::steal(static_cast<Card>(card)); });
    case Phase::over: break;
  }
  return {};
}

}  // namespace noblesse::adel

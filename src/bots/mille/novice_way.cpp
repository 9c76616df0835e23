#include "bots/mille/novice_way.h"

namespace noblesse::mille {
namespace {

double often(const Policy<Decision>& policy, Decision decision) {
  for (const auto& choice : policy) {
    if (choice.decision == decision) return choice.chance;
  }
  return 0;
}

}  // namespace

NoviceWay::NoviceWay(const Rules& rules, const View& view) : rules_(rules) {
  View& first = seen_[0];
  first = view;
  first.phase = Phase::escort;
  escorts_ = novice(rules, first);
  first.phase = Phase::go;
  choices_[0] = novice(rules, first);
}

double NoviceWay::chance_of(const Way& roads, Road escort) {
  std::size_t same = 0;
  while (same < roads_.size() && same < roads.size() && roads_[same] == roads[same]) ++same;
  double chance = often(escorts_, escort == kNone ? Decision::alone() : Decision::escort(escort));
  for (std::size_t r = 0; r < roads.size(); ++r) {
    if (r > same || (r > 0 && r >= roads_.size())) {
      seen_[r] = seen_[r - 1];
      const bool goes_on = !choices_[r - 1].empty() && go(seen_[r], roads[r - 1]);
      choices_[r] = goes_on ? novice(rules_, seen_[r]) : Policy<Decision>();
    }
    chance *= often(choices_[r], Decision::go(roads[r]));
  }
  roads_ = roads;
  return chance;
}

// M10, M11: they take whatever they have a hand for. False where that ends their turn (M19).
bool NoviceWay::go(View& view, Road road) const {
  const Tables& tables = rules_.tables;
  City& city = view.city[view.noble];
  Tasks& held = view.tasks[view.noble];
  view.journey[view.travelled] = road;
  ++view.travelled;
  city = other_end(tables, road, city);
  const Tasks fulfilled = held & tables.tasks_to[city];
  held &= ~fulfilled;
  Task& offered = view.map[city];
  if (offered != kNone && count(held) < tables.hand_limit) {
    held |= bit(offered);
    offered = kNone;
  }
  return fulfilled == 0 || !rules_.ends_on_arrival();
}

}  // namespace noblesse::mille

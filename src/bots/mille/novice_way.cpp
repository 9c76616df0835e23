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
      go(seen_[r], roads[r - 1]);
      choices_[r] = novice(rules_, seen_[r]);
    }
    chance *= often(choices_[r], Decision::go(roads[r]));
  }
  roads_ = roads;
  return chance;
}

// M10, M11: he takes whatever he has a hand for.
void NoviceWay::go(View& view, Road road) const {
  const Tables& tables = rules_.tables;
  City& city = view.city[view.noble];
  Tasks& held = view.tasks[view.noble];
  view.journey[view.travelled] = road;
  ++view.travelled;
  city = other_end(tables, road, city);
  for (const int task : members(held)) {
    if (tables.to[static_cast<unsigned>(task)] == city) held &= ~bit(task);
  }
  Task& offered = view.map[city];
  if (offered != kNone && count(held) < tables.hand_limit) {
    held |= bit(offered);
    offered = kNone;
  }
}

}  // namespace noblesse::mille

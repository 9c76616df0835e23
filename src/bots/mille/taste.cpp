#include "bots/mille/taste.h"

namespace noblesse::mille {
namespace {

double liking_of_road(const Taste& taste, const Tables& tables, City noble, Road road) {
  const auto losses = std::span(tables.loss).first(tables.roads);
  const auto [least, most] = std::ranges::minmax(losses);
  double liking = contains(tables.roads_at[noble], road) ? 1 : taste.patient;
  if (least < most) {
    liking *=
        1 + (taste.cruel - 1) * (tables.loss[road] - least) / static_cast<double>(most - least);
  }
  return liking;
}

double liking(const Taste& taste, const Rules& rules, const View& view, Decision decision) {
  using Kind = Decision::Kind;
  switch (decision.kind()) {
    case Kind::alone: return taste.alone;
    case Kind::take: return taste.task;
    case Kind::take_drop: return taste.task;
    case Kind::ambush: {
      double liking = 1;
      for (const int road : members(decision.roads())) {
        liking *=
            liking_of_road(taste, rules.tables, view.city[view.noble], static_cast<Road>(road));
      }
      return liking;
    }
    default: return 1;
  }
}

}  // namespace

void lean(const Taste& taste, const Rules& rules, const View& view, Policy<Decision>& policy) {
  for (auto& choice : policy) choice.chance *= liking(taste, rules, view, choice.decision);
  normalise(policy);
}

}  // namespace noblesse::mille

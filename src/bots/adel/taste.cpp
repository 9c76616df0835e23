#include "bots/adel/taste.h"

namespace noblesse::adel {
namespace {

// From 1 for the least to `most` for the greatest.
double between(double most, int rank, int ranks) {
  return ranks < 2 ? 1 : 1 + (most - 1) * rank / (ranks - 1);
}

double liking(const Taste& taste, const View& view, const Policy<Decision>& policy,
              Decision decision) {
  using Kind = Decision::Kind;
  switch (decision.kind()) {
    case Kind::place: return decision.place() == Place::auction ? taste.auction : 1;
    case Kind::exhibit: return taste.exhibit;
    case Kind::thief: return taste.thief;
    case Kind::detective: return taste.detective;
    case Kind::check: {  // checks are numbered from the lowest
      const Checks held = view.checks[view.viewer.seat()];
      const auto lower = static_cast<Checks>(held & (bit<Checks>(decision.check()) - 1U));
      return between(taste.dear, count(lower), count(held));
    }
    case Kind::show: {
      int least = kMaxCards;
      int most = 0;
      for (const auto& choice : policy) {
        least = std::min(least, count(choice.decision.objects()));
        most = std::max(most, count(choice.decision.objects()));
      }
      return between(taste.splendour, count(decision.objects()) - least, most - least + 1);
    }
    default: return 1;
  }
}

}  // namespace

void lean(const Taste& taste, const View& view, Policy<Decision>& policy) {
  const Policy<Decision> before = policy;
  for (auto& choice : policy) choice.chance *= liking(taste, view, before, choice.decision);
  normalise(policy);
}

}  // namespace noblesse::adel

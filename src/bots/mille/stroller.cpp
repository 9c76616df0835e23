#include "bots/mille/own_table.h"
#include "bots/mille/players.h"

namespace noblesse::mille {

Decision stroller(const Rules& rules, const View& view, Rng& rng) {
  return random_decision(rules, own_table(view), view.viewer.seat(), rng);
}

Policy<Decision> stroller(const Rules& rules, const View& view, std::uint64_t at_most) {
  const State table = own_table(view);
  const Seat me = view.viewer.seat();
  Policy<Decision> policy;
  if (count_decisions(rules, table, me) > at_most) return policy;
  for_each_decision(rules, table, me, [&](Decision decision) {
    policy.push_back({decision, 1});
    return true;
  });
  normalise(policy);
  return policy;
}

}  // namespace noblesse::mille

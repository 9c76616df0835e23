#include "bots/adel/search.h"

#include <cmath>

#include "bots/adel/imagined_round.h"

namespace noblesse::adel {
namespace {

// About the work of one hand in a millisecond: the more lords, the longer a game and the more
// choices.
std::uint32_t deals_a_millisecond(const Rules& rules) { return 200U / (rules.lords * rules.lords); }

}  // namespace

Finding<Decision> search(const Rules& rules, const View& view, const Budget& budget,
                         const Means& means) {
  const bool together = means.team != nullptr && budget.unit == Budget::Unit::milliseconds;
  std::vector<Tally> tallies(together ? means.team->size() : 1);
  const auto work = [&](std::size_t hand) {
    Patience patience(budget, means, deals_a_millisecond(rules));
    ImaginedRound round(rules, view, hand);
    while (patience.one_more()) round.play_once(patience.worked());
    tallies[hand] = round.tally();
  };
  if (together) {
    means.team->together(work);
  } else {
    work(0);
  }
  Tally& all = tallies[0];
  for (std::size_t hand = 1; hand < tallies.size(); ++hand) all.add(tallies[hand]);

  Finding<Decision> finding;
  double total = 0;
  for (const double played : all.played) total += played;
  for (std::size_t c = 0; c < all.choices.size(); ++c) {
    finding.policy.push_back({all.choices[c], total > 0 ? all.played[c] : 1});
  }
  purify(finding.policy);
  if (all.deals > 0) {
    finding.value = all.won / all.deals;
    finding.place = all.place / all.deals;
    const double variance = all.won_squared / all.deals - finding.value * finding.value;
    finding.sure = 1.96 * std::sqrt(std::max(variance, 0.0) / all.deals);
  }
  return finding;
}

}  // namespace noblesse::adel

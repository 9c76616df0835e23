#include "bots/mille/fortune.h"

#include <algorithm>
#include <cmath>

#include "bots/policy.h"

namespace noblesse::mille {
namespace {

// From some thousand turns of good company, the likeliest numbers.
constexpr double kPromise = 1.3;  // points, for a point that a task in hand promises
constexpr double kTurn = 3.5;     // points that the last in turn is behind the next noble
constexpr double kEven = 8;       // how far luck reaches when somebody is about to win

double sharpness(const Rules& rules) { return rules.players == 2 ? 0.6 : 0.9; }

}  // namespace

PerPlayer fortune(const Rules& rules, const Standing& standing) {
  const int players = rules.players;
  PerPlayer chance{};
  const double most = *std::max_element(standing.points.begin(), standing.points.begin() + players);
  if (most >= rules.tables.goal) {  // M15
    const auto winners = static_cast<double>(
        std::count(standing.points.begin(), standing.points.begin() + players, most));
    for (int p = 0; p < players; ++p) {
      if (standing.points[p] == most) chance[p] = 1 / winners;
    }
    return chance;
  }
  double best = -1000;
  for (int p = 0; p < players; ++p) {
    const int wait = (p - standing.next + players) % players;
    chance[p] = standing.points[p] + kPromise * standing.promised[p] - kTurn * wait / (players - 1);
    best = std::max(best, chance[p]);
  }
  const double luck = std::sqrt(kEven + rules.tables.goal - most) / sharpness(rules);
  double total = 0;
  for (int p = 0; p < players; ++p) {
    chance[p] = decay((best - chance[p]) / luck);
    total += chance[p];
  }
  for (int p = 0; p < players; ++p) chance[p] /= total;
  return chance;
}

}  // namespace noblesse::mille

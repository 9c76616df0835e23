#include "club/rating.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

#include "base/seat.h"

namespace noblesse {
namespace {

constexpr double kShownAtZero = 750;
constexpr double kShownAUnit = 30;
constexpr double kDoubt = 3;  // sigmas that are held against them

Result<void> check(std::span<const Strength> players, std::span<const int> places) {
  if (players.size() < 2 || players.size() > kMaxSeats) {
    return fail("a game of " + std::to_string(players.size()) + " cannot be rated; it takes 2 to " +
                std::to_string(kMaxSeats) + " players");
  }
  if (places.size() != players.size()) {
    return fail(std::to_string(players.size()) + " players have " + std::to_string(places.size()) +
                " places; each has one");
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto& [mu, sigma] = players[i];
    if (!std::isfinite(mu) || !std::isfinite(sigma) || sigma <= 0) {
      return fail("player " + std::to_string(i) + " has mu " + std::to_string(mu) + " and sigma " +
                  std::to_string(sigma) + "; both are finite, and sigma is above 0");
    }
    if (places[i] < 1) {
      return fail("player " + std::to_string(i) + " has place " + std::to_string(places[i]) +
                  "; the best is 1");
    }
  }
  return {};
}

// One game, as the model sees it: place by place, the better one is drawn from those who are left,
// each with a chance of e to the mu / c.
struct Game {
  std::span<const Strength> players;
  std::span<const int> places;
  double c = 0;  // how far all strengths and all luck together spread

  // The chance that `one` is drawn when `drawn` was, who is no worse placed.
  double chance(std::size_t one, std::size_t drawn) const {
    double against = 0;
    for (std::size_t s = 0; s < players.size(); ++s) {
      // By differences: no strength is too great for it.
      if (places[s] >= places[drawn]) against += std::exp((players[s].mu - players[one].mu) / c);
    }
    return 1 / against;
  }

  Strength after(std::size_t one, double kappa) const {
    const auto [mu, sigma] = players[one];
    double better = 0;   // than expected: the slope of the likelihood at mu
    double learned = 0;  // its curvature
    for (std::size_t drawn = 0; drawn < players.size(); ++drawn) {
      if (places[drawn] > places[one]) continue;
      const auto sharing = static_cast<double>(std::ranges::count(places, places[drawn]));
      const double p = chance(one, drawn);
      better += ((drawn == one ? 1 : 0) - p) / sharing;
      learned += p * (1 - p) / sharing;
    }
    const double variance = sigma * sigma;
    // sigma / c keeps a crowded game from teaching too much at once (the paper's gamma).
    const double certain = learned * (sigma / c) * variance / (c * c);
    return {mu + better * variance / c, sigma * std::sqrt(std::max(1 - certain, kappa))};
  }
};

}  // namespace

Result<std::vector<Strength>> rated(std::span<const Strength> players, std::span<const int> places,
                                    const Scale& scale) {
  if (const auto checked = check(players, places); !checked) {
    return std::unexpected(checked.error());
  }
  std::vector<Strength> before(players.begin(), players.end());
  double spread = 0;
  for (Strength& strength : before) {
    strength.sigma = std::hypot(strength.sigma, scale.tau);
    spread += strength.sigma * strength.sigma + scale.beta * scale.beta;
  }
  const Game game{before, places, std::sqrt(spread)};
  std::vector<Strength> after;
  for (std::size_t i = 0; i < before.size(); ++i) after.push_back(game.after(i, scale.kappa));
  return after;
}

int shown(const Strength& strength) {
  const double sure = strength.mu - kDoubt * strength.sigma;
  // Nobody gets as far as a million; the bound keeps any double within an int.
  return static_cast<int>(std::lround(std::clamp(kShownAtZero + kShownAUnit * sure, 0.0, 1e6)));
}

}  // namespace noblesse

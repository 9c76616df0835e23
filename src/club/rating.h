// How strong somebody is, worked out from the places of their games: the Bayesian approximation of
// Weng and Lin (JMLR 12, 2011), its Plackett-Luce model, for two to six players and shared places.
//
// A strength is a guess and how far off it may be: mu and sigma. After a game, whoever came off
// better than was to be expected rises, the others fall, and by more where the club knew less. Of
// players who share a place, each counts as first among them in equal parts.
#pragma once

#include <span>
#include <vector>

#include "base/error.h"
#include "store/rows.h"

namespace noblesse {

using store::Strength;

// The scale on which strengths are measured.
struct Scale {
  double mu = 25.0;         // a newcomer's strength,
  double sigma = 25.0 / 3;  // which may be anything
  double beta = 25.0 / 6;   // how much luck one game has in it
  double kappa = 1e-4;      // the least part of a sigma squared that one game leaves of it
  // Added to sigma before each game: people learn, so the club is never too sure to change its
  // mind.
  double tau = 25.0 / 300;
};

inline Strength newcomer(const Scale& scale = {}) { return {scale.mu, scale.sigma}; }

// The strengths after a game in which the players took these places: 1 is the best, and who shares
// a place has the same number; only their order counts. Players and places go together by index,
// and where they sit makes no difference. An error says what a game cannot be.
Result<std::vector<Strength>> rated(std::span<const Strength> players, std::span<const int> places,
                                    const Scale& scale = {});

// One number for people: 750 + 30 (mu - 3 sigma), and never below 0.
// - It is what somebody is worth at least, as far as the club is sure: it begins at 750 and rises
//   as the club gets to know them, whether they are good or not.
// - 1500 is a player of average strength about whom no doubt is left (750 + 30 * 25).
// - 30 a unit makes it the points of chess: of two such players who meet alone, one who has 400
//   more wins ten games for each lost (400 / ln 10 / (beta * sqrt 2) = 29.5). The more play, the
//   more luck: a club does well to keep a strength for each number of players.
int shown(const Strength& strength);

}  // namespace noblesse

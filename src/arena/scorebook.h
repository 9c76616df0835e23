// The games that have been played, by their number; and how they are kept in a file, so that a
// contest can go on where it stopped.
//
// The text has a line with the contest's terms, and one for each game: its number, scores, places
// and, by seat, how somebody lost it ("crashed"), or null.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/contest.h"
#include "arena/game.h"

namespace noblesse::arena {

class Scorebook {
 public:
  explicit Scorebook(std::size_t games) : scores_(games) {}

  std::size_t games() const { return scores_.size(); }
  std::size_t played() const { return played_; }
  const std::optional<Score>& at(std::size_t game) const { return scores_[game]; }

  // Each game is entered once.
  void enter(std::size_t game, Score score);

  std::string write(const Contest& contest) const;

  friend bool operator==(const Scorebook&, const Scorebook&) = default;

 private:
  std::vector<std::optional<Score>> scores_;
  std::size_t played_ = 0;
};

// Refused where the terms are not those of the contest, where there are games beyond its last one,
// or where a line cannot be right.
Result<Scorebook> read_scorebook(std::string_view text, const Contest& contest, std::size_t games);

}  // namespace noblesse::arena

// One number for how strong each bot is, over all games: the model of Plackett and Luce. A bot of
// strength s comes first, of those who play, with a chance in proportion to e^s; then the next of
// those who are left; and so on. Who shares a place is before the others in equal parts.
//
// The strengths are those under which what happened was most likely, together with one drawn game
// of each bot against an average one: who has won all their games is not infinitely strong.
#pragma once

#include <span>
#include <vector>

#include "arena/interval.h"

namespace noblesse::arena {

// Who came in which order: entrants and their places go together by index.
struct Finish {
  std::vector<std::size_t> entrants;
  std::vector<int> places;
};

// On the scale of chess: of two bots, one that has 400 more is ten times as likely to come before
// the other. Strengths are relative: the entrant `anchor` has 0, or the average, if it is none of
// them. An interval is the wider of what the model says and of what the deals differ by.
std::vector<Figure> ratings(std::size_t entrants, std::span<const std::vector<Finish>> deals,
                            std::size_t anchor);

}  // namespace noblesse::arena

// One number for how this program plays, as far as a few quick decisions show it: its rules, its
// cards and its bots. Games of programs that differ in it are not evidence about the same bots.
#pragma once

#include "arena/contest.h"

namespace noblesse::arena {

// Of the bots of the house that are in the contest, and of `random`; a few decisions of each, by
// work and not by the clock. Other people's programs are not asked. The contest must be good.
std::uint64_t sample(const Shelf& shelf, const Contest& contest);

}  // namespace noblesse::arena

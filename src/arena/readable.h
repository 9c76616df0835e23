// How much a bot loses to somebody who has read it: its strategy in small games that are solved
// exactly, against the best answer to it.
#pragma once

#include <span>

#include "arena/last_round.h"
#include "arena/one_turn.h"
#include "bots/budget.h"

namespace noblesse::arena {

// One situation and what was found there. All losses are parts of the range from the worst to the
// best that could come of it, the mean of both seats.
struct Reading {
  std::size_t size = 0;  // nodes of the tree, or plans of the noble
  double value = 0;      // for the first lord, or the noble, if nobody can be read
  double gap = 0;        // by how much that may be wrong
  double range = 0;
  double clubman = 0;          // what a clubman loses
  std::vector<double> search;  // what the search loses, by budget
};

// A last round that is worth reading: who always did there what they should do most often would
// lose a tenth or more.
struct OpenRound {
  adel::State state;
  LastRound round;
  Tree::Solution solution;
};

// The next such round that comes up. The same numbers give the same rounds.
OpenRound draw_open_round(const adel::Rules& rules, Rng& rng);
Reading read(const adel::Rules& rules, const OpenRound& open, std::span<const Budget> budgets);

// A turn between two clubmen, after so many others.
mille::State draw_turn(const mille::Rules& rules, int turns, Rng& rng);
Reading read(const mille::Rules& rules, const mille::State& state, std::span<const Budget> budgets);

// What a bot does where it sees this.
using Asked = std::function<Policy<adel::Decision>(const adel::View&)>;

// The strategy of a bot that sits on both seats. It is asked wherever it may come by its own
// choices, and once for each thing that it may see.
Strategy strategy_of(const LastRound& round, const Asked& ask);

// Who always does what this strategy does most often.
Strategy stubborn(const Tree& tree, const Strategy& strategy);

}  // namespace noblesse::arena

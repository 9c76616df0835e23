// The last round of two lords (A22), small enough to be written out whole: every decision that the
// rules allow, up to the end of the game. Both have seen all objects that matter, so nothing is
// hidden but what the other decides at the same time.
#pragma once

#include <functional>
#include <optional>

#include "arena/exact.h"
#include "games/adel/view.h"

namespace noblesse::arena {

// What a lord sees when they have to choose. Within a round nothing is forgotten: a view tells all
// of their own decisions since it began.
struct Sight {
  adel::View view;
  std::vector<adel::Decision> choices;
  std::optional<std::size_t> from;  // the choice of theirs, in a strategy, that led here
};

struct LastRound {
  Tree tree;
  std::vector<Sight> sights;  // by the tree's moments
};

// What the end of a game is worth for the first lord, of 1.
using WorthOfEnd = std::function<double(const adel::Rules&, const adel::State&)>;

// The chance to win; a shared win in parts (A21).
double won(const adel::Rules& rules, const adel::State& state);

// The rest of the game from there. Nothing if it has more nodes than that.
std::optional<LastRound> write_out(const adel::Rules& rules, const adel::State& state,
                                   std::size_t most_nodes, const WorthOfEnd& worth = won);

// A situation from which only one round is left, drawn at random: some rounds of anything have gone
// before, both pawns are close to each other and to the table, and all collections lie open.
adel::State draw_last_round(const adel::Rules& rules, Rng& rng);

}  // namespace noblesse::arena

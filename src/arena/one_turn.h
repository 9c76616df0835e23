// One turn of Mille Grazie between two as a game that can be solved: the noble chooses a trip and
// what their escort guards, the thief the roads of their two compasses (M17), and then everybody
// has the chances that the fortune of the game gives them. The noble travels as they meant to,
// whatever happens on the way, and no new tasks come up (M3) while they do.
#pragma once

#include <algorithm>
#include <functional>

#include "bots/mille/turn.h"
#include "bots/policy.h"
#include "games/mille/play.h"

namespace noblesse::arena {

// How often each row is chosen, and each pair of roads.
using Chances = std::vector<double>;

class OneTurn {
 public:
  struct Plan {
    mille::Way roads;
    mille::Road escort = mille::kNone;  // also where they do not need it

    friend bool operator==(const Plan& plan, const Plan& other) {
      return plan.escort == other.escort && std::ranges::equal(plan.roads, other.roads);
    }
  };

  // The state must be at the beginning of a turn.
  OneTurn(const mille::Rules& rules, const mille::State& state);

  std::size_t plans() const { return plans_.size(); }
  std::size_t ambushes() const { return pairs_.size(); }
  mille::Roads ambush(std::size_t pair) const { return pairs_[pair]; }
  // The number of a plan; one that makes no sense, with an escort beside the way, is added.
  std::size_t number_of(const Plan& plan);

  // The same for the bots' solver, with the same plans and ambushes in the same order.
  mille::Turn to_solve() const;

  // The noble's chance to win at best against a thief who does this, and for sure if they do that.
  double most(const Chances& thief) const;
  double least(const Chances& noble) const;
  // The best less the worst that may come of any plan and ambush.
  double range() const;

 private:
  struct Row {
    Plan plan;
    double unrobbed = 0;
    std::vector<std::pair<std::size_t, double>> robbed;  // by pair: how much less, if that matters
  };

  Row row(const Plan& plan) const;

  const mille::Rules& rules_;
  mille::Distances distances_;
  mille::View view_;
  mille::Outset outset_;
  mille::Trips trips_;
  std::vector<mille::Roads> pairs_;
  std::vector<Row> plans_;
};

using AskedTraveller = std::function<Policy<mille::Decision>(const mille::View&)>;

// What a bot does in that turn as the thief, and as the noble whom nobody has robbed yet. It is
// asked again for every road; ways that it takes less often than `seldom` are left out.
Chances thief_of(const OneTurn& turn, const mille::Rules& rules, const mille::State& state,
                 const AskedTraveller& ask);
Chances noble_of(OneTurn& turn, const mille::Rules& rules, const mille::State& state, double seldom,
                 const AskedTraveller& ask);

}  // namespace noblesse::arena

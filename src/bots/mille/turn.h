// The turn as a game between the noble, who chooses an escort and a way, and the thieves, who
// choose their roads; solved by regret matching over everything that each of them could do. With
// two players that is exact but for what comes after the turn; with more, several robberies on one
// trip count as the sum of single ones.
#pragma once

#include "bots/mille/mind.h"
#include "bots/mille/trip.h"

namespace noblesse::mille {

// A trip, and the road that the escort guards; kNone: alone (M6).
struct Plan {
  Way roads;
  Road escort = kNone;
};

class Turn {
 public:
  // The noble sets out from there with any escort or none.
  static Turn before_escort(const Rules& rules, const View& view, const Distances& distances,
                            const Outset& outset);
  // Or they have chosen, and go on from there as the view says.
  static Turn on_the_way(const Rules& rules, const View& view, const Distances& distances,
                         const Outset& outset);

  // Everybody thinks once more.
  void think();
  // After so much work the others are thought to play better than by habit.
  void fade(double worked);

  const std::vector<Plan>& plans() const { return plans_; }
  const Mind& noble() const { return noble_mind_; }
  Mind& mind(Seat seat) { return seat == noble_ ? noble_mind_ : thief_minds_[seat]; }
  const Mind& mind(Seat seat) const { return seat == noble_ ? noble_mind_ : thief_minds_[seat]; }
  const Mind& thief(Seat seat) const { return thief_minds_[seat]; }
  // The roads of a thief's choice: one, or two with two compasses (M17).
  Roads ambush_of(Seat seat, std::size_t choice) const;
  // A player's chance to win, as everybody plays now.
  double value(Seat seat) const;
  // What they would win by the best choice that they have, over what they do now.
  double missed(Seat seat) const;
  // The same turn, in which everybody does what the others met on average.
  Turn on_average() const;

  // The thieves have chosen as in `before`, the game of the same turn before anything was seen.
  // Since then the view has seen who has shown which compass, and where nobody was.
  void believe(const Turn& before, const View& view);

 private:
  // What an ambush on one of a plan's unguarded roads changes, by thief.
  struct Toll {
    Road road = 0;
    PerPlayer noble{};
    PerPlayer thief{};
  };
  // What two ambushes of one thief change for the noble beyond the two tolls.
  struct Twice {
    std::uint16_t pair = 0;
    double noble = 0;
  };
  // The tolls of a plan are those before this number, from the last plan's on.
  struct End {
    std::size_t tolls = 0;
    std::size_t twice = 0;
  };

  Turn(const Rules& rules, const View& view);
  void add_plan(const Trips& trips, const Outset& outset, const Plan& plan);
  void add_twice(const Trips& trips, const Outset& outset, const Plan& plan, std::size_t from);
  void weigh_plans();
  void weigh_ambushes();
  std::uint16_t pair_index(Road a, Road b) const;

  const Rules& rules_;
  Seat noble_;
  std::array<int, kMaxPlayers> compasses_{};  // not shown yet
  std::vector<Roads> pairs_;
  std::vector<Plan> plans_;
  std::vector<PerPlayer> unrobbed_;  // everybody's chances, by plan
  std::vector<End> ends_;
  std::vector<Toll> tolls_;
  std::vector<Twice> twice_;
  Mind noble_mind_;
  std::array<Mind, kMaxPlayers> thief_minds_;
  double thoughts_ = 0;
};

}  // namespace noblesse::mille

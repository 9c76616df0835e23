// A game of two written out as a tree, with what each of them can tell apart, and solved exactly:
// whoever plays the solution cannot be read. Against it stands how much somebody loses to who has
// read them. It knows nothing of any game or bot.
#pragma once

#include <cstdint>
#include <vector>

#include "base/seat.h"

namespace noblesse::arena {

// How often each choice is made, one number for each of a moment's choices, moment after moment.
using Strategy = std::vector<double>;

class Tree {
 public:
  using Node = std::uint32_t;

  // Where somebody chooses and sees the same, however it came about.
  struct Moment {
    Seat seat = 0;
    std::uint32_t choices = 0;
    std::uint32_t depth = 0;  // how many choices they have made before; they forget none
    std::uint32_t first = 0;  // in a strategy
  };

  std::size_t add_moment(Seat seat, std::uint32_t choices, std::uint32_t depth);

  // Nodes are added parents first, the root as the first one of all; then their children are hung
  // up. What an end is worth is the first seat's share of 1.
  Node add_end(double worth);
  Node add_choice(std::size_t moment);
  Node add_chance(std::uint32_t ways);  // each as likely
  void hang(Node parent, std::uint32_t way, Node child);

  const std::vector<Moment>& moments() const { return moments_; }
  std::size_t nodes() const { return nodes_.size(); }
  // The best end there is less the worst.
  double range() const;

  // Chooses anything as often.
  Strategy at_random() const;
  // What the first seat gets if both play so.
  double value(const Strategy& strategy) const { return worths(strategy)[0]; }
  // What a seat gets against the other, whose strategy it has read.
  double best_answer(Seat seat, Strategy strategy) const;
  // What they lose to who has read them, the mean of both.
  double exploitability(const Strategy& strategy) const;

  struct Solution {
    Strategy strategy;
    double value = 0;  // for the first seat
    double gap = 0;    // by how much it may be wrong
  };
  // Regret matching plus, until the gap is small enough or after so many rounds.
  Solution solve(double gap, int most_rounds) const;

 private:
  struct Knot {
    enum class Kind : std::uint8_t { end, choice, chance };
    Kind kind = Kind::end;
    std::uint32_t moment = 0;
    std::uint32_t first = 0;  // in children_
    std::uint32_t ways = 0;
    double worth = 0;
  };
  class Solver;

  // Whose part in how likely a node is.
  struct Parts {
    bool chance = false;
    Seats seats = 0;
  };

  Node add(const Knot& knot);
  double chance_of(const Knot& knot, std::uint32_t way, const Strategy& strategy) const;
  // How likely each node is by these alone.
  std::vector<double> reach(const Parts& parts, const Strategy& strategy) const;
  // What each node is worth for the first seat.
  std::vector<double> worths(const Strategy& strategy) const;
  // Calls visit(node, moment) for every node where this seat chooses.
  template <class Visit>
  void for_each_choice(Seat seat, Visit visit) const;

  std::vector<Moment> moments_;
  std::vector<Knot> nodes_;
  std::vector<Node> children_;
  std::uint32_t choices_ = 0;
};

}  // namespace noblesse::arena

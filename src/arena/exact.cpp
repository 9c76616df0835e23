#include "arena/exact.h"

#include <algorithm>

namespace noblesse::arena {

std::size_t Tree::add_moment(Seat seat, std::uint32_t choices, std::uint32_t depth) {
  moments_.push_back({seat, choices, depth, choices_});
  choices_ += choices;
  return moments_.size() - 1;
}

Tree::Node Tree::add(const Knot& knot) {
  nodes_.push_back(knot);
  nodes_.back().first = static_cast<std::uint32_t>(children_.size());
  children_.resize(children_.size() + knot.ways);
  return static_cast<Node>(nodes_.size() - 1);
}

Tree::Node Tree::add_end(double worth) { return add({.kind = Knot::Kind::end, .worth = worth}); }

Tree::Node Tree::add_choice(std::size_t moment) {
  return add({.kind = Knot::Kind::choice,
              .moment = static_cast<std::uint32_t>(moment),
              .ways = moments_[moment].choices});
}

Tree::Node Tree::add_chance(std::uint32_t ways) {
  return add({.kind = Knot::Kind::chance, .ways = ways});
}

void Tree::hang(Node parent, std::uint32_t way, Node child) {
  children_[nodes_[parent].first + way] = child;
}

double Tree::range() const {
  double least = 1;
  double most = 0;
  for (const Knot& knot : nodes_) {
    if (knot.kind != Knot::Kind::end) continue;
    least = std::min(least, knot.worth);
    most = std::max(most, knot.worth);
  }
  return most - least;
}

Strategy Tree::at_random() const {
  Strategy strategy;
  for (const Moment& moment : moments_) {
    strategy.insert(strategy.end(), moment.choices, 1.0 / moment.choices);
  }
  return strategy;
}

double Tree::chance_of(const Knot& knot, std::uint32_t way, const Strategy& strategy) const {
  if (knot.kind == Knot::Kind::chance) return 1.0 / knot.ways;
  return strategy[moments_[knot.moment].first + way];
}

std::vector<double> Tree::reach(const Parts& parts, const Strategy& strategy) const {
  std::vector<double> reach(nodes_.size(), 0.0);
  reach[0] = 1;
  for (std::size_t n = 0; n < nodes_.size(); ++n) {
    const Knot& knot = nodes_[n];
    if (knot.kind == Knot::Kind::end) continue;
    const bool counts = knot.kind == Knot::Kind::chance
                            ? parts.chance
                            : has_seat(parts.seats, moments_[knot.moment].seat);
    for (std::uint32_t w = 0; w < knot.ways; ++w) {
      reach[children_[knot.first + w]] = reach[n] * (counts ? chance_of(knot, w, strategy) : 1);
    }
  }
  return reach;
}

std::vector<double> Tree::worths(const Strategy& strategy) const {
  std::vector<double> worth(nodes_.size(), 0.0);
  for (std::size_t n = nodes_.size(); n-- > 0;) {
    const Knot& knot = nodes_[n];
    worth[n] = knot.worth;
    for (std::uint32_t w = 0; w < knot.ways; ++w) {
      worth[n] += chance_of(knot, w, strategy) * worth[children_[knot.first + w]];
    }
  }
  return worth;
}

template <class Visit>
void Tree::for_each_choice(Seat seat, Visit visit) const {
  for (std::size_t n = 0; n < nodes_.size(); ++n) {
    const Knot& knot = nodes_[n];
    if (knot.kind != Knot::Kind::choice) continue;
    if (moments_[knot.moment].seat == seat) visit(n, moments_[knot.moment]);
  }
}

// Their deepest moments are settled first; so what comes after a moment is known when it is asked
// what each of its choices brings, over all the nodes that they cannot tell apart there.
double Tree::best_answer(Seat seat, Strategy strategy) const {
  const auto other = static_cast<Seats>(seat_bit(seat) ^ first_seats(2));
  const std::vector<double> likely = reach({true, other}, strategy);
  std::uint32_t deepest = 0;
  for (const Moment& moment : moments_) {
    if (moment.seat == seat) deepest = std::max(deepest, moment.depth);
  }
  for (std::uint32_t depth = deepest + 1; depth-- > 0;) {
    const std::vector<double> worth = worths(strategy);
    std::vector<double> brings(choices_, 0.0);
    for_each_choice(seat, [&](std::size_t n, const Moment& moment) {
      if (moment.depth != depth) return;
      for (std::uint32_t w = 0; w < moment.choices; ++w) {
        brings[moment.first + w] += likely[n] * worth[children_[nodes_[n].first + w]];
      }
    });
    for (const Moment& moment : moments_) {
      if (moment.seat != seat || moment.depth != depth) continue;
      const auto first = brings.begin() + moment.first;
      const auto last = first + moment.choices;
      const auto best = (seat == 0 ? std::max_element(first, last) : std::min_element(first, last));
      std::fill_n(strategy.begin() + moment.first, moment.choices, 0.0);
      strategy[static_cast<std::size_t>(best - brings.begin())] = 1;
    }
  }
  return seat == 0 ? value(strategy) : 1 - value(strategy);
}

double Tree::exploitability(const Strategy& strategy) const {
  return (best_answer(0, strategy) + best_answer(1, strategy) - 1) / 2;
}

// Both choose again and again; the average of it comes to the solution.
class Tree::Solver {
 public:
  explicit Solver(const Tree& tree)
      : tree_(tree),
        regret_(tree.choices_, 0.0),
        sum_(tree.choices_, 0.0),
        now_(tree.at_random()) {}

  void think(double weight) {
    learn(0, weight);
    learn(1, weight);
  }

  Strategy average() const { return shares(sum_); }

 private:
  // Each moment's numbers in proportion; equal where there are none.
  Strategy shares(const std::vector<double>& numbers) const {
    Strategy strategy = numbers;
    for (const Moment& moment : tree_.moments_) {
      double total = 0;
      for (std::uint32_t c = 0; c < moment.choices; ++c) total += numbers[moment.first + c];
      for (std::uint32_t c = 0; c < moment.choices; ++c) {
        double& share = strategy[moment.first + c];
        share = total > 0 ? share / total : 1.0 / moment.choices;
      }
    }
    return strategy;
  }

  void learn(Seat seat, double weight) {
    const auto other = static_cast<Seats>(seat_bit(seat) ^ first_seats(2));
    const std::vector<double> likely = tree_.reach({true, other}, now_);
    const std::vector<double> own = tree_.reach({false, seat_bit(seat)}, now_);
    const std::vector<double> worth = tree_.worths(now_);
    const double sign = seat == 0 ? 1 : -1;
    std::vector<double> came(tree_.choices_, 0.0);
    tree_.for_each_choice(seat, [&](std::size_t n, const Moment& moment) {
      for (std::uint32_t w = 0; w < moment.choices; ++w) {
        const double brings = worth[tree_.children_[tree_.nodes_[n].first + w]];
        regret_[moment.first + w] += sign * likely[n] * (brings - worth[n]);
        came[moment.first + w] = own[n];  // the same for all nodes of a moment: they forget nothing
      }
    });
    for (std::size_t c = 0; c < regret_.size(); ++c) {
      sum_[c] += weight * came[c] * now_[c];
      regret_[c] = std::max(regret_[c], 0.0);
    }
    now_ = shares(regret_);
  }

  const Tree& tree_;
  std::vector<double> regret_;
  std::vector<double> sum_;
  Strategy now_;
};

Tree::Solution Tree::solve(double gap, int most_rounds) const {
  constexpr int kLook = 100;  // rounds between two looks at how good it is
  Solver solver(*this);
  Solution solution;
  for (int round = 1; round <= most_rounds; ++round) {
    solver.think(round);
    if (round % kLook != 0 && round != most_rounds) continue;
    solution.strategy = solver.average();
    const double most = best_answer(0, solution.strategy);
    const double least = 1 - best_answer(1, solution.strategy);
    solution.value = (most + least) / 2;
    solution.gap = most - least;
    if (solution.gap < gap) break;
  }
  return solution;
}

}  // namespace noblesse::arena

#include "arena/one_turn.h"

#include <algorithm>

#include "games/mille/view.h"

namespace noblesse::arena {
namespace {

using mille::Phase;
using mille::Road;
using mille::Roads;
using mille::Rules;
using mille::State;

}  // namespace

OneTurn::OneTurn(const Rules& rules, const State& state)
    : rules_(rules),
      distances_(rules.tables),
      view_(view(rules, state, Viewer::of_seat(state.noble))),
      outset_(outset_of(view_)),
      trips_(rules, view_, distances_) {
  for (int a = 0; a < rules.tables.roads; ++a) {
    for (int b = a + 1; b < rules.tables.roads; ++b) {
      pairs_.push_back(bit<Roads>(a) | bit<Roads>(b));
    }
  }
  for_each_plan(rules, distances_, outset_, [&](const mille::Journey& journey, Road escort) {
    plans_.push_back(row({journey.roads, escort}));
  });
}

mille::Turn OneTurn::to_solve() const {
  return mille::Turn::before_escort(rules_, view_, distances_, outset_);
}

OneTurn::Row OneTurn::row(const Plan& plan) const {
  Row row{plan, trips_.worth(outset_, plan.roads, {})[view_.noble], {}};
  const auto thief = static_cast<Seat>(1 - view_.noble);
  for (std::size_t p = 0; p < pairs_.size(); ++p) {
    InlineVector<mille::Ambush, 2> ambushes;
    for (std::uint8_t r = 0; r < plan.roads.size(); ++r) {
      const Road road = plan.roads[r];
      if (contains(pairs_[p], road) && road != plan.escort) ambushes.push_back({r, thief});
    }
    if (ambushes.empty()) continue;
    const double robbed = trips_.worth(outset_, plan.roads,
                                       std::span(ambushes.begin(), ambushes.size()))[view_.noble];
    row.robbed.emplace_back(p, row.unrobbed - robbed);
  }
  return row;
}

std::size_t OneTurn::number_of(const Plan& plan) {
  const auto found = std::ranges::find(plans_, plan, &Row::plan);
  if (found != plans_.end()) return static_cast<std::size_t>(found - plans_.begin());
  plans_.push_back(row(plan));
  return plans_.size() - 1;
}

double OneTurn::most(const Chances& thief) const {
  double best = 0;
  for (const Row& row : plans_) {
    double value = row.unrobbed;
    for (const auto& [pair, loss] : row.robbed) value -= thief[pair] * loss;
    best = std::max(best, value);
  }
  return best;
}

double OneTurn::least(const Chances& noble) const {
  double unrobbed = 0;
  std::vector<double> loss(pairs_.size(), 0.0);
  for (std::size_t p = 0; p < noble.size(); ++p) {
    unrobbed += noble[p] * plans_[p].unrobbed;
    for (const auto& [pair, lost] : plans_[p].robbed) loss[pair] += noble[p] * lost;
  }
  return unrobbed - std::ranges::max(loss);
}

double OneTurn::range() const {
  double least = 1;
  double most = 0;
  for (const Row& row : plans_) {
    most = std::max(most, row.unrobbed);
    least = std::min(least, row.unrobbed);
    for (const auto& [pair, loss] : row.robbed) least = std::min(least, row.unrobbed - loss);
  }
  return most - least;
}

Chances thief_of(const OneTurn& turn, const Rules& rules, const State& state,
                 const AskedTraveller& ask) {
  const auto thief = static_cast<Seat>(1 - state.noble);
  const auto policy = ask(view(rules, state, Viewer::of_seat(thief)));
  Chances chances(turn.ambushes(), 0.0);
  for (std::size_t p = 0; p < chances.size(); ++p) {
    for (const auto& choice : policy) {
      if (choice.decision.roads() == turn.ambush(p)) chances[p] = choice.chance;
    }
  }
  return chances;
}

namespace {

// The noble on all the ways that they might take.
class Walk {
 public:
  Walk(OneTurn& turn, const Rules& rules, double seldom, const AskedTraveller& ask)
      : turn_(turn), rules_(rules), seldom_(seldom), ask_(ask) {}

  void go_on(const State& state, double likely) {
    const bool ended = over(state) || state.phase == Phase::ambush;
    if (ended) return;
    const auto policy = ask_(view(rules_, state, Viewer::of_seat(state.noble)));
    double kept = 0;
    for (const auto& choice : policy) {
      if (likely * choice.chance >= seldom_) kept += choice.chance;
    }
    const bool all = kept == 0;
    for (const auto& choice : policy) {
      if (!all && likely * choice.chance < seldom_) continue;
      take(state, choice.decision, likely * choice.chance / (all ? 1 : kept));
    }
  }

  Chances chances;

 private:
  void take(State state, mille::Decision decision, double likely) {
    const bool goes = decision.kind() == mille::Decision::Kind::go;
    const Roads travelled = state.used | (goes ? bit<Roads>(decision.road()) : 0);
    // The thief is somewhere else.
    Roads elsewhere = (bit<Roads>(rules_.tables.roads) - 1) & ~travelled;
    const Roads first = bit<Roads>(lowest(elsewhere));
    elsewhere &= ~first;
    const auto thief = static_cast<Seat>(1 - state.noble);
    state.ambush[thief] = first | bit<Roads>(lowest(elsewhere));

    OneTurn::Plan plan{{}, state.escort};
    for (std::uint8_t r = 0; r < state.travelled; ++r) plan.roads.push_back(state.journey[r]);
    if (goes) plan.roads.push_back(decision.road());
    Silence silence;
    act(rules_, state, static_cast<Seat>(1 - thief), decision, silence);
    if (!over(state) && state.phase != Phase::ambush) return go_on(state, likely);
    const std::size_t number = turn_.number_of(plan);
    if (chances.size() <= number) chances.resize(number + 1, 0.0);
    chances[number] += likely;
  }

  OneTurn& turn_;
  const Rules& rules_;
  double seldom_;
  const AskedTraveller& ask_;
};

}  // namespace

Chances noble_of(OneTurn& turn, const Rules& rules, const State& state, double seldom,
                 const AskedTraveller& ask) {
  State begun = state;
  begun.on_map = rules.tables.board_tasks * 2;  // M3: nothing is missing there
  Silence silence;
  const auto thief = static_cast<Seat>(1 - state.noble);
  act(rules, begun, thief, mille::Decision::ambush(turn.ambush(0)), silence);
  Walk walk(turn, rules, seldom, ask);
  walk.go_on(begun, 1);
  return walk.chances;
}

}  // namespace noblesse::arena

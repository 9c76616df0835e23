#include "arena/readable.h"

#include <algorithm>

#include "bots/adel/lords.h"
#include "bots/adel/search.h"
#include "bots/mille/players.h"
#include "bots/mille/search.h"
#include "bots/mille/turn.h"

namespace noblesse::arena {
namespace {

constexpr std::size_t kMostNodes = 20'000;
constexpr std::size_t kMostSights = 150;  // a bot is asked at each
constexpr double kGap = 1e-4;
constexpr int kMostRounds = 20'000;
constexpr double kWorthReading = 0.1;
constexpr int kThoughts = 10'000;
constexpr double kSeldom = 0.02;  // of a noble's ways

}  // namespace

OpenRound draw_open_round(const adel::Rules& rules, Rng& rng) {
  while (true) {
    OpenRound open{.state = draw_last_round(rules, rng), .round = {}, .solution = {}};
    auto round = write_out(rules, open.state, kMostNodes);
    if (!round || round->sights.size() > kMostSights || round->tree.range() < 1) continue;
    open.round = std::move(*round);
    const Tree& tree = open.round.tree;
    open.solution = tree.solve(kGap, kMostRounds);
    if (tree.exploitability(stubborn(tree, open.solution.strategy)) >= kWorthReading) return open;
  }
}

Reading read(const adel::Rules& rules, const OpenRound& open, std::span<const Budget> budgets) {
  const Tree& tree = open.round.tree;
  const auto loss = [&](const Asked& ask) {
    return tree.exploitability(strategy_of(open.round, ask)) / tree.range();
  };
  Reading reading{.size = tree.nodes(),
                  .value = open.solution.value,
                  .gap = open.solution.gap,
                  .range = tree.range()};
  reading.clubman = loss([&](const adel::View& view) { return clubman(rules, view); });
  for (const Budget& budget : budgets) {
    reading.search.push_back(
        loss([&](const adel::View& view) { return search(rules, view, budget, {}).policy; }));
  }
  return reading;
}

mille::State draw_turn(const mille::Rules& rules, int turns, Rng& rng) {
  Silence silence;
  mille::State state = deal(rules, random_deal(rules, rng), silence);
  while (!over(state) && !(state.turn > turns && state.phase == mille::Phase::ambush)) {
    if (chance_due(state)) {
      act(rules, state, random_chance(rules, state, rng), silence);
      continue;
    }
    const auto seat = static_cast<Seat>(lowest(pending(state)));
    const auto seen = view(rules, state, Viewer::of_seat(seat));
    act(rules, state, seat, draw(clubman(rules, seen), rng), silence);
  }
  return state;
}

// Whoever has proposed a solution: that it is one is proved by the best answers to it.
Reading read(const mille::Rules& rules, const mille::State& state,
             std::span<const Budget> budgets) {
  OneTurn turn(rules, state);
  mille::Turn solved = turn.to_solve();
  for (int thought = 0; thought < kThoughts; ++thought) solved.think();
  const double most = turn.most(solved.thief(static_cast<Seat>(1 - state.noble)).average());
  const double least = turn.least(solved.noble().average());
  Reading reading{.size = turn.plans(),
                  .value = (most + least) / 2,
                  .gap = most - least,
                  .range = turn.range()};
  const auto loss = [&](const AskedTraveller& ask) {
    const double thief = turn.most(thief_of(turn, rules, state, ask));
    const double noble = turn.least(noble_of(turn, rules, state, kSeldom, ask));
    return (thief - noble) / 2 / reading.range;
  };
  reading.clubman = loss([&](const mille::View& view) { return clubman(rules, view); });
  for (const Budget& budget : budgets) {
    reading.search.push_back(
        loss([&](const mille::View& view) { return search(rules, view, budget, {}).policy; }));
  }
  return reading;
}

Strategy strategy_of(const LastRound& round, const Asked& ask) {
  const auto& moments = round.tree.moments();
  Strategy strategy = round.tree.at_random();
  std::vector<double> came(strategy.size(), 0.0);  // how often they come so far and choose so
  for (std::size_t m = 0; m < moments.size(); ++m) {
    const Sight& sight = round.sights[m];
    const double here = sight.from ? came[*sight.from] : 1;
    if (here == 0) continue;
    if (moments[m].choices > 1) {
      const auto policy = ask(sight.view);
      for (std::size_t c = 0; c < sight.choices.size(); ++c) {
        const auto found =
            std::ranges::find(policy, sight.choices[c], &Choice<adel::Decision>::decision);
        strategy[moments[m].first + c] = found == policy.end() ? 0 : found->chance;
      }
    }
    for (std::size_t c = 0; c < sight.choices.size(); ++c) {
      came[moments[m].first + c] = here * strategy[moments[m].first + c];
    }
  }
  return strategy;
}

Strategy stubborn(const Tree& tree, const Strategy& strategy) {
  Strategy pure(strategy.size(), 0.0);
  for (const Tree::Moment& moment : tree.moments()) {
    const auto first = strategy.begin() + moment.first;
    const auto best = std::max_element(first, first + moment.choices);
    pure[static_cast<std::size_t>(best - strategy.begin())] = 1;
  }
  return pure;
}

}  // namespace noblesse::arena

// How fast the rules are: random play, copies, views and exhibitions, all in one run.
#include <fmt/core.h>

#include <cstring>
#include <memory>

#include "app/bench_search.h"
#include "app/bench_table.h"
#include "app/commands.h"
#include "app/stopwatch.h"
#include "games/fingerprint.h"
#include "match/adel/face.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

// The whole of random play: dealing, finding a legal decision, carrying it out. A unit is a
// decision.
template <class Rules>
std::function<std::uint64_t()> random_play(const Rules& rules, int games) {
  return [rules, games, seed = std::uint64_t{0}]() mutable {
    std::uint64_t decisions = 0;
    for (int game = 0; game < games; ++game) {
      keep(play_at_random(rules, seed++, [&](Seat, auto) { ++decisions; }));
    }
    return decisions;
  };
}

// States from the middle of random games, so that nothing is measured on an empty table.
template <class Rules>
auto middle_states(const Rules& rules, std::size_t count) {
  Rng rng(1);
  Silence silence;
  std::vector<decltype(deal(rules, random_deal(rules, rng), silence))> states;
  while (states.size() < count) {
    auto state = deal(rules, random_deal(rules, rng), silence);
    for (std::uint32_t steps = 100 + rng.below(100); steps > 0 && !over(state);) {
      if constexpr (requires { chance_due(state); }) {
        if (chance_due(state)) {
          act(rules, state, random_chance(rules, state, rng), silence);
          continue;
        }
      }
      const auto seat = static_cast<Seat>(lowest(pending(state)));
      act(rules, state, seat, random_decision(rules, state, seat, rng), silence);
      --steps;
    }
    if (!over(state)) states.push_back(state);
  }
  return states;
}

template <class State>
std::function<std::uint64_t()> copies(std::vector<State> states, std::uint64_t times) {
  return [states = std::move(states), times] {
    State copy;
    for (std::uint64_t i = 0; i < times; ++i) {
      copy = states[i % 64];
      keep(copy);
    }
    return times;
  };
}

template <class Rules, class State>
std::function<std::uint64_t()> views(const Rules& rules, std::vector<State> states) {
  return [rules, states = std::move(states)] {
    for (const State& state : states) keep(view(rules, state, Viewer::of_seat(0)));
    return states.size();
  };
}

template <class Rules, class State>
std::function<std::uint64_t()> draws(const Rules& rules, std::vector<State> states) {
  return [rules, states = std::move(states), rng = Rng(1)]() mutable {
    for (const State& state : states) {
      keep(draw_state(rules, view(rules, state, Viewer::of_seat(0)), rng));
    }
    return states.size();
  };
}

// Collections of twelve objects drawn at random.
std::vector<adel::Objects> collections(const adel::Tables& tables, std::size_t count_wanted) {
  Rng rng(12);
  std::vector<adel::Objects> all(count_wanted);
  for (adel::Objects& collection : all) {
    while (count(collection) < 12) collection |= bit(static_cast<int>(rng.below(tables.cards)));
  }
  return all;
}

std::vector<Job> all_jobs(bool quick) {
  const Shelf shelf;
  const AdelEdition classic = *shelf.adel("classic");
  const AdelEdition grand = *shelf.adel("grand");
  const MilleEdition italia = *shelf.mille("italia");
  const int games = quick ? 5 : 300;
  const std::size_t states = quick ? 64 : 1000;

  std::vector<Job> jobs;
  jobs.push_back({"yardstick: a random number", 0, [rng = Rng(1), states]() mutable {
                    for (std::size_t i = 0; i < states * 100; ++i) keep(rng.next());
                    return states * 100;
                  }});
  const auto adel_rules = [](const adel::Edition& edition, int lords) {
    return adel::Rules{
        edition.tables, {adel::default_variant(lords), {}, {}}, static_cast<std::uint8_t>(lords)};
  };
  for (int lords = 2; lords <= 6; ++lords) {
    const adel::Edition& edition = lords == 6 ? *grand : *classic;
    jobs.push_back({fmt::format("adel, {} lords: a decision of random play", lords),
                    lords == 5 ? 30.0 : 0, random_play(adel_rules(edition, lords), games)});
  }
  for (int players = 2; players <= 4; ++players) {
    const mille::Rules rules{italia->tables, {}, static_cast<std::uint8_t>(players)};
    jobs.push_back({fmt::format("mille, {} players: a decision of random play", players),
                    players == 4 ? 30.0 : 0, random_play(rules, games)});
  }

  const adel::Rules five = adel_rules(*classic, 5);
  const mille::Rules four{italia->tables, {}, 4};
  const auto adel_states = middle_states(five, states);
  const auto mille_states = middle_states(four, states);
  jobs.push_back({fmt::format("adel, 5 lords: a copy of the state ({} bytes)", sizeof(adel::State)),
                  15, copies(adel_states, states * 100)});
  jobs.push_back(
      {fmt::format("mille, 4 players: a copy of the state ({} bytes)", sizeof(mille::State)), 15,
       copies(mille_states, states * 100)});
  jobs.push_back({"adel, 5 lords: one seat's view", 0, views(five, adel_states)});
  jobs.push_back({"mille, 4 players: one seat's view", 0, views(four, mille_states)});
  jobs.push_back({"adel, 5 lords: view, and a state drawn from it", 0, draws(five, adel_states)});
  jobs.push_back(
      {"mille, 4 players: view, and a state drawn from it", 0, draws(four, mille_states)});

  const auto hands = collections(five.tables, 64);
  const auto codes = std::make_shared<std::vector<adel::Objects>>(4096);
  jobs.push_back({"adel: all exhibitions of 12 objects, as codes", 20'000, [five, hands, codes] {
                    for (const adel::Objects hand : hands) {
                      std::size_t n = 0;
                      adel::for_each_exhibition(five.tables, hand, [&](adel::Objects exhibition) {
                        (*codes)[n++] = exhibition;
                        return true;
                      });
                      keep(n);
                    }
                    return hands.size();
                  }});
  jobs.push_back({"adel: a random exhibition of 12 objects, without listing", 200,
                  [five, hands, rng = Rng(2)]() mutable {
                    for (int i = 0; i < 20; ++i) {
                      for (const adel::Objects hand : hands) {
                        keep(adel::random_exhibition(five.tables, hand, rng));
                      }
                    }
                    return hands.size() * 20;
                  }});
  return jobs;
}

}  // namespace

int run_bench(const Shelf&, const BenchOptions& options) {
  std::vector<Job> jobs = all_jobs(options.quick);
  measure(jobs, options.quick ? 2 : 40);
  const double yardstick = jobs.front().best_ns;
  fmt::print("{:<58} {:>11} {:>11} {:>9}\n", "what, on one core, best of many slices", "ns",
             "promised", "yardsticks");
  for (const Job& job : jobs) {
    const std::string promised = job.limit_ns > 0 ? fmt::format("{:.0f}", job.limit_ns) : "";
    fmt::print("{:<58} {:>11.1f} {:>11} {:>9.1f}\n", job.name, job.best_ns, promised,
               job.best_ns / yardstick);
  }
  measure_search(options.quick);
  measure_tables(options.quick);
  return kSuccess;
}

}  // namespace noblesse

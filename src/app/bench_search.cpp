#include "app/bench_search.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "app/hands.h"
#include "bots/adel/imagined_round.h"
#include "bots/adel/playout.h"
#include "match/adel/face.h"
#include "match/shelf.h"

namespace noblesse {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMiddle = 10;  // the round from which on games are played to their end

// Tables in the tenth round of games that hasty lords have played so far.
std::vector<adel::State> middles(const adel::Rules& rules, std::size_t wanted) {
  Rng rng(1);
  Silence silence;
  std::vector<adel::State> states;
  while (states.size() < wanted) {
    adel::State state = adel::deal(rules, adel::random_deal(rules, rng), silence);
    while (!over(state) && state.round < kMiddle) {
      const auto seat = static_cast<Seat>(lowest(pending(state)));
      adel::act(rules, state, seat, adel::hasty(rules, state, seat, rng), silence);
    }
    if (!over(state)) states.push_back(state);
  }
  return states;
}

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Games a second, each from the middle to its end, of so many hands; the best of some tries.
double games_a_second(const adel::Rules& rules, const std::vector<adel::State>& states,
                      std::size_t hands, int tries) {
  Hands team(hands);
  double best = 0;
  for (int t = 0; t < tries; ++t) {
    const Clock::time_point begin = Clock::now();
    team.together([&](std::size_t hand) {
      Rng rng(hand);
      for (adel::State state : states) adel::play_out(rules, state, rng);
    });
    best = std::max(best, static_cast<double>(states.size() * hands) / seconds_since(begin));
  }
  return best;
}

// The same for deals in which a lord tries everything that they could do.
double deals_a_second(const adel::Rules& rules, const adel::State& state, int deals,
                      std::size_t hands, int tries) {
  const adel::View seen = adel::view(rules, state, Viewer::of_seat(0));
  Hands team(hands);
  double best = 0;
  for (int t = 0; t < tries; ++t) {
    const Clock::time_point begin = Clock::now();
    team.together([&](std::size_t hand) {
      adel::ImaginedRound round(rules, seen, hand);
      for (int d = 0; d < deals; ++d) round.play_once(d);
    });
    best = std::max(best,
                    static_cast<double>(deals) * static_cast<double>(hands) / seconds_since(begin));
  }
  return best;
}

}  // namespace

void measure_search(bool quick) {
  const Shelf shelf;
  const AdelEdition classic = *shelf.adel("classic");
  fmt::print(
      "\npromised: 100,000 games a second on one core with 5 lords, from the middle to the end; "
      "1.8 times\nas many on two cores\n");
  for (int lords = 2; lords <= 5; ++lords) {
    const adel::Rules rules{
        classic->tables, {adel::default_variant(lords), {}, {}}, static_cast<std::uint8_t>(lords)};
    const std::vector<adel::State> states = middles(rules, quick ? 50 : 1000);
    const int tries = quick ? 1 : 40;
    const int deals = quick ? 10 : 200;
    const double one = games_a_second(rules, states, 1, tries);
    const double two = games_a_second(rules, states, 2, tries);
    const double searched = deals_a_second(rules, states[0], deals, 1, tries);
    const double together = deals_a_second(rules, states[0], deals, 2, tries);
    fmt::print(
        "  adel, {} lords: {:>7.0f} games a second, on two cores {:.2f} times as many; {:>6.0f} "
        "deals searched a second, on two cores {:.2f} times as many\n",
        lords, one, two / one, searched, together / searched);
  }
}

}  // namespace noblesse

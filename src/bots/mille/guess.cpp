#include "bots/mille/guess.h"

#include <algorithm>

#include "bots/policy.h"

namespace noblesse::mille {
namespace {

constexpr int kThoughts = 12;          // how often both sides think again
constexpr double kNobleResolve = 0.9;  // points: how sharply the noble is thought to see what pays
constexpr double kThiefResolve = 0.35;
constexpr double kGrudge = 1.6;  // how much more the loss of a noble who leads counts
constexpr double kStray = 0.6;   // how many ambushes follow less reason than this

double envy(const Rules& rules) { return 1.0 / (rules.players - 1); }

// What a thief's booty is worth to them.
double booty(const Rules& rules, const View& view, Seat thief) {
  const int score = view.score[thief] + rules.tables.booty;
  return rules.tables.booty + (score >= rules.tables.goal ? kVictory : 0);
}

// What the noble's loss is worth to a thief.
double grudge(const Rules& rules, const View& view) {
  const bool leads =
      std::all_of(view.score.begin(), view.score.begin() + rules.players,
                  [&](std::uint16_t score) { return score <= view.score[view.noble]; });
  return envy(rules) * (leads ? kGrudge : 1.0);
}

// A journey and how often the noble makes it: alone, or with the escort on its r-th road.
struct Leaning {
  Journey journey;
  bool escorted = false;
  std::array<double, kMaxJourney> urge{};
  std::array<double, kMaxJourney> chance{};

  std::size_t plans() const { return escorted ? journey.roads.size() : 1; }
};

std::vector<Leaning> all_ways(const Rules& rules, const View& view, const Distances& distances) {
  Outset outset;
  outset.city = view.city[view.noble];
  for (std::uint8_t r = view.travelled; r > 0; --r) {
    outset.city = other_end(rules.tables, view.journey[r - 1U], outset.city);
  }
  outset.score = view.score[view.noble];
  outset.tasks = view.tasks[view.noble];
  outset.map = view.map;
  std::vector<Leaning> ways;
  for (const bool escorted : {false, true}) {
    outset.left = escorted ? rules.tables.roads_escorted : rules.tables.roads_alone;
    for (const Journey& journey : journeys(rules, distances, outset)) {
      ways.push_back({.journey = journey, .escorted = escorted});
    }
  }
  return ways;
}

// Moves the noble's habits a part of the way towards what pays them best.
void lean_noble(std::vector<Leaning>& ways, const Danger& danger, double part) {
  double best = -1000;
  for (Leaning& way : ways) {
    const double alone = prospect(way.journey, kNone, danger);
    for (std::size_t r = 0; r < way.plans(); ++r) {
      way.urge[r] = alone + (way.escorted ? risk(way.journey, r, danger) : 0);
      best = std::max(best, way.urge[r]);
    }
  }
  double total = 0;
  for (Leaning& way : ways) {
    for (std::size_t r = 0; r < way.plans(); ++r) {
      way.urge[r] = decay((best - way.urge[r]) / kNobleResolve);
      total += way.urge[r];
    }
  }
  for (Leaning& way : ways) {
    for (std::size_t r = 0; r < way.plans(); ++r) {
      way.chance[r] += part * (way.urge[r] / total - way.chance[r]);
    }
  }
}

PerRoad worth_waiting(const std::vector<Leaning>& ways, double booty, double grudge) {
  PerRoad worth{};
  for (const Leaning& way : ways) {
    double travelled = 0;
    for (std::size_t r = 0; r < way.plans(); ++r) travelled += way.chance[r];
    for (std::size_t r = 0; r < way.journey.roads.size(); ++r) {
      const double unguarded = travelled - (way.escorted ? way.chance[r] : 0);  // M8
      worth[way.journey.roads[r]] += unguarded * (booty + grudge * way.journey.at_stake[r]);
    }
  }
  return worth;
}

void lean_thieves(const Tables& tables, Guess& guess, double part) {
  double best = 0;
  for (Road road = 0; road < tables.roads; ++road) best = std::max(best, guess.booty[road]);
  PerRoad urge{};
  double total = 0;
  for (Road road = 0; road < tables.roads; ++road) {
    urge[road] = decay((best - guess.booty[road]) / kThiefResolve);
    total += urge[road];
  }
  for (Road road = 0; road < tables.roads; ++road) {
    guess.waits[road] += part * (urge[road] / total - guess.waits[road]);
  }
}

}  // namespace

Danger danger(const Rules& rules, const View& view, const std::array<Roads, kMaxPlayers>& shown,
              const PerRoad& waits) {
  Danger danger;
  for (Road road = 0; road < rules.tables.roads; ++road) {
    double safe = 1;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      if (seat == view.noble) continue;
      const int compasses = rules.compasses() - count(shown[seat]);
      const double here = std::min(1.0, compasses * waits[road]);
      safe *= 1 - here;
      danger.thanks[road] += here * envy(rules) * booty(rules, view, seat);
    }
    danger.robbed[road] = 1 - safe;
  }
  return danger;
}

double prospect(const Journey& journey, Road escort, const Danger& danger) {
  double value = journey.reward;
  for (std::size_t r = 0; r < journey.roads.size(); ++r) {
    if (journey.roads[r] != escort) value -= risk(journey, r, danger);
  }
  return value;
}

Guess guess_turn(const Rules& rules, const View& view, const Distances& distances) {
  std::vector<Leaning> ways = all_ways(rules, view, distances);
  const Seat me = view.viewer.seat();
  const double prize = me == view.noble ? rules.tables.booty : booty(rules, view, me);
  const double spite = grudge(rules, view);
  Guess guess;
  for (int thought = 0; thought < kThoughts; ++thought) {
    const double part = 1.0 / (thought + 1);  // habits are the average of all thoughts
    lean_noble(ways, danger(rules, view, {}, guess.waits), part);
    guess.booty = worth_waiting(ways, prize, spite);
    lean_thieves(rules.tables, guess, part);
  }
  for (Road road = 0; road < rules.tables.roads; ++road) {
    guess.waits[road] = (1 - kStray) * guess.waits[road] + kStray / rules.tables.roads;
  }
  return guess;
}

}  // namespace noblesse::mille

#include <algorithm>

#include "base/inline_vector.h"
#include "bots/mille/distance.h"
#include "bots/mille/players.h"

namespace noblesse::mille {
namespace {

constexpr double kLure = 2;    // points that they see in a task that only lies on the map
constexpr double kWhim = 0.4;  // how much less a road may promise and still tempt them

// Somewhere the noble would like to be, and how much.
struct Aim {
  City city = 0;
  double points = 0;
};
using Aims = InlineVector<Aim, kMaxTasks>;

Aims aims(const Tables& tables, const View& view) {
  Aims all;
  for (const int task : members(view.tasks[view.noble])) {
    const auto t = static_cast<unsigned>(task);
    all.push_back({tables.to[t], static_cast<double>(tables.points[t])});
  }
  for (City city = 0; city < tables.cities; ++city) {
    if (view.map[city] != kNone) all.push_back({city, kLure});
  }
  return all;
}

// How much the noble likes each road: more where it is a straight way to something they want.
std::array<double, kMaxRoads> straight_ways(const Rules& rules, const View& view) {
  const Tables& tables = rules.tables;
  const Distances distances(tables);
  const City start = view.city[view.noble];
  std::array<double, kMaxRoads> liked{};
  for (const Aim& aim : aims(tables, view)) {
    const int straight = distances.between(start, aim.city);
    for (Road road = 0; road < tables.roads; ++road) {
      const auto [a, b] = tables.ends[road];
      const int there = std::min(distances.between(start, a) + 1 + distances.between(b, aim.city),
                                 distances.between(start, b) + 1 + distances.between(a, aim.city));
      if (there == straight) liked[road] += aim.points;
    }
  }
  for (const int road : members(tables.roads_at[start])) liked[static_cast<unsigned>(road)] += 1;
  return liked;
}

// Somewhere on the noble's way.
Policy<Decision> choose_ambush(const Rules& rules, const View& view) {
  const auto liked = straight_ways(rules, view);
  const int roads = rules.tables.roads;
  Policy<Decision> policy;
  for (int a = 0; a < roads; ++a) {
    if (rules.compasses() == 1) {
      if (liked[a] > 0) policy.push_back({Decision::ambush(bit<Roads>(a)), liked[a]});
      continue;
    }
    for (int b = a + 1; b < roads; ++b) {
      const double weight = liked[a] * liked[b];
      if (weight > 0) policy.push_back({Decision::ambush(bit<Roads>(a) | bit<Roads>(b)), weight});
    }
  }
  normalise(policy);
  return policy;
}

// An escort as often as none, rather where most is to be lost.
Policy<Decision> choose_escort(const Rules& rules, const View& view) {
  const auto liked = straight_ways(rules, view);
  Policy<Decision> policy;
  for (Road road = 0; road < rules.tables.roads; ++road) {
    const double weight = liked[road] * rules.tables.loss[road];
    if (weight > 0) policy.push_back({Decision::escort(road), weight});
  }
  if (!policy.empty()) normalise(policy);
  policy.push_back({Decision::alone(), 1});
  normalise(policy);
  return policy;
}

// Towards what they want, the nearer and the dearer the more.
Policy<Decision> choose_road(const Rules& rules, const View& view) {
  const Tables& tables = rules.tables;
  const Distances distances(tables);
  const City city = view.city[view.noble];
  Roads open = tables.roads_at[city];
  for (std::uint8_t r = 0; r < view.travelled; ++r) open &= ~bit<Roads>(view.journey[r]);
  Policy<Decision> policy;
  for (const int road : members(open)) {
    const City next = other_end(tables, static_cast<Road>(road), city);
    double pull = 0;
    for (const Aim& aim : aims(tables, view)) {
      pull += aim.points / (1 + distances.between(next, aim.city));
    }
    policy.push_back({Decision::go(static_cast<Road>(road)), pull});
  }
  temper(policy, kWhim);
  return policy;
}

// Takes what they can. With full hands, what has the fewest points goes.
Policy<Decision> choose_task(const Rules& rules, const View& view) {
  const Tables& tables = rules.tables;
  const Tasks mine = view.tasks[view.noble];
  if (count(mine) < tables.hand_limit) return {{Decision::take(), 0.95}, {Decision::leave(), 0.05}};
  const Task offered = view.map[view.city[view.noble]];
  Policy<Decision> policy{{Decision::leave(), -static_cast<double>(tables.points[offered])}};
  for (const int task : members(mine)) {
    policy.push_back({Decision::take_drop(static_cast<Task>(task)),
                      -static_cast<double>(tables.points[static_cast<unsigned>(task)])});
  }
  temper(policy, kWhim);
  return policy;
}

}  // namespace

Policy<Decision> novice(const Rules& rules, const View& view) {
  switch (view.phase) {
    case Phase::ambush: return choose_ambush(rules, view);
    case Phase::escort: return choose_escort(rules, view);
    case Phase::take: return choose_task(rules, view);
    case Phase::go: return choose_road(rules, view);
    case Phase::chance:
    case Phase::over: break;
  }
  return {};
}

}  // namespace noblesse::mille

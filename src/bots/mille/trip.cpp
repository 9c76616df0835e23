#include "bots/mille/trip.h"

#include <algorithm>

namespace noblesse::mille {
namespace {

// The trip on its way, with everything that is fixed about it.
struct Trip {
  const Rules& rules;
  std::span<const Ambush> ambushes;
  Seat noble;
  Cities cities;
  InlineVector<Task, kMaxJourney + 1> offered;  // in each city, when they would take it
  Way roads;
  std::array<double, kMaxTasks> worth{};  // of a task on this trip

  const Tables& tables() const { return rules.tables; }

  // Its points if the way leads from there to its city, and otherwise what it promises.
  void appraise(const Distances& distances, int task, std::size_t at) {
    const auto t = static_cast<Task>(task);
    worth[t] = promise(tables(), distances, t, cities.back());
    for (std::size_t c = at + 1; c < cities.size(); ++c) {
      if (cities[c] == tables().to[t]) worth[t] = tables().points[t];
    }
  }

  // M11, M12: takes what is there, at the cost of what is worth least.
  Tasks take_up(Tasks hand, std::size_t at) const {
    const Task found = offered[at];
    if (found == kNone) return hand;
    hand |= bit(found);
    if (count(hand) <= tables().hand_limit) return hand;
    Task least = found;
    for (const int task : members(hand)) {
      const auto t = static_cast<Task>(task);
      if (worth[t] < worth[least]) least = t;
    }
    return hand & ~bit(least);
  }

  // From the city `at` on; adds up everybody's chances, as likely as it is to come so far.
  void travel(std::size_t at, Tasks hand, Standing standing, double likely, PerPlayer& sum) const {
    hand = take_up(hand, at);
    if (at + 1 == cities.size()) {
      for (const int task : members(hand)) {
        standing.promised[noble] += worth[static_cast<unsigned>(task)];
      }
      return add(standing, likely, sum);
    }
    bool robbed = false;
    bool ends = false;
    for (const Ambush& ambush : ambushes) {
      if (ambush.road != at) continue;
      robbed = true;
      standing.points[ambush.thief] += tables().booty;
      ends |= standing.points[ambush.thief] >= tables().goal;
    }
    if (ends) return add(standing, likely, sum);  // M15: they do not arrive
    if (!robbed) return arrive(at + 1, hand, standing, likely, sum);
    const int loss = tables().loss[roads[at]];
    if (count(hand) <= loss) return arrive(at + 1, 0, standing, likely, sum);
    lose(at, hand, hand, loss, standing, likely, sum);
  }

  // M9: every choice is as likely. `open` are those whose fate is not decided yet.
  void lose(std::size_t at, Tasks hand, Tasks open, int loss, const Standing& standing,
            double likely, PerPlayer& sum) const {
    if (loss == 0) return arrive(at + 1, hand, standing, likely, sum);
    const double part = static_cast<double>(loss) / count(open);
    const Tasks task = bit(lowest(open));
    lose(at, hand & ~task, open & ~task, loss - 1, standing, likely * part, sum);
    if (loss < count(open)) {
      lose(at, hand, open & ~task, loss, standing, likely * (1 - part), sum);
    }
  }

  // M10
  void arrive(std::size_t at, Tasks hand, Standing standing, double likely, PerPlayer& sum) const {
    const Tasks fulfilled = hand & tables().tasks_to[cities[at]];
    for (const int task : members(fulfilled)) {
      standing.points[noble] += tables().points[static_cast<unsigned>(task)];
    }
    if (standing.points[noble] >= tables().goal) return add(standing, likely, sum);
    travel(at, hand & ~fulfilled, standing, likely, sum);
  }

  void add(const Standing& standing, double likely, PerPlayer& sum) const {
    const PerPlayer chances = fortune(rules, standing);
    for (int p = 0; p < rules.players; ++p) sum[p] += likely * chances[p];
  }
};

}  // namespace

Trips::Trips(const Rules& rules, const View& view, const Distances& distances)
    : rules_(rules), distances_(distances), noble_(view.noble) {
  for (Seat seat = 0; seat < rules.players; ++seat) {
    before_.points[seat] = view.score[seat];
    if (seat == view.noble) continue;
    for (const int task : members(view.tasks[seat])) {
      before_.promised[seat] +=
          promise(rules.tables, distances, static_cast<Task>(task), view.city[seat]);
    }
  }
  before_.next = static_cast<Seat>(view.noble + 1 == rules.players ? 0 : view.noble + 1);
}

PerPlayer Trips::worth(const Outset& outset, const Way& roads,
                       std::span<const Ambush> ambushes) const {
  Trip trip{rules_, ambushes, noble_, cities_on(rules_.tables, outset.city, roads), {}, roads, {}};
  Tasks taken = 0;
  for (std::size_t at = 0; at < trip.cities.size(); ++at) {
    const Task task = outset.map[trip.cities[at]];
    const bool takes =
        task != kNone && !contains(taken, task) && !passed_by(rules_, trip.cities, at, task);
    trip.offered.push_back(takes ? task : Task{kNone});
    if (!takes) continue;
    trip.appraise(distances_, task, at);
    taken |= bit(task);
  }
  for (const int task : members(outset.tasks)) trip.appraise(distances_, task, 0);
  PerPlayer sum{};
  trip.travel(0, outset.tasks, before_, 1, sum);
  return sum;
}

}  // namespace noblesse::mille

#include "bots/mille/journey.h"

#include <algorithm>

namespace noblesse::mille {
namespace {

constexpr std::size_t kManyJourneys = 1000;

// Of a task's points, what it promises if a later turn reaches its city, if it does not quite, and
// less for every road on the way.
constexpr double kReached = 0.45;
constexpr double kBeyond = 0.25;
constexpr double kPerRoad = 0.04;

// A task on the way: when it comes into the noble's hand, when it leaves, and what it brings.
struct Errand {
  Task task = 0;
  int taken = 0;  // before the road with this index
  int until = 0;  // the road that leads to its city; beyond the last one if it stays in hand
  bool fulfilled = false;
  double worth = 0;
};

class Traveller {
 public:
  Traveller(const Rules& rules, const Distances& distances, const Outset& outset)
      : rules_(rules), tables_(rules.tables), distances_(distances), outset_(outset) {}

  // False if there are too many.
  bool travel(int roads, std::vector<Journey>& journeys) {
    journeys.clear();
    journeys_ = &journeys;
    roads_ = roads;
    way_.clear();
    go(outset_.city, outset_.used, outset_.tasks);
    return journeys.size() < kManyJourneys;
  }

 private:
  // `held` are the tasks that they have with them, those that lay on the way among them.
  void go(City city, Roads used, Tasks held) {
    if (journeys_->size() >= kManyJourneys) return;
    const Roads open = tables_.roads_at[city] & ~used;
    if (open == 0 || static_cast<int>(way_.size()) == roads_) {
      journeys_->push_back(weigh());
      return;
    }
    const Tasks fulfilled = way_.empty() ? 0 : held & tables_.tasks_to[city];
    if (rules_.ends_on_arrival() && fulfilled != 0) {
      journeys_->push_back(weigh());
      if ((fulfilled & outset_.tasks) != 0) return;
      held &= ~fulfilled;  // or they are left where they lay, and the journey goes on
    }
    if (outset_.map[city] != kNone) held |= bit(outset_.map[city]);
    for (const int road : members(open)) {
      way_.push_back(static_cast<Road>(road));
      go(other_end(tables_, static_cast<Road>(road), city), used | bit<Roads>(road), held);
      way_.pop_back();
    }
  }

  // Takes every task on the way that does not end it too early. That may be more than they can hold
  // (M12): what they could not keep to the end counts for nothing in the end.
  Journey weigh() const {
    const int length = static_cast<int>(way_.size());
    const auto cities = cities_on(tables_, outset_.city, way_);
    InlineVector<Errand, kMaxTasks> errands;
    for (const int task : members(outset_.tasks)) {
      errands.push_back({.task = static_cast<Task>(task), .taken = 0, .until = length});
    }
    Tasks taken = 0;
    int score = outset_.score;
    int end = length;  // the road on which the game is won (M15)
    for (int r = 0; r <= length; ++r) {
      const auto n = static_cast<std::size_t>(r);
      const City city = cities[n];
      if (r > 0) score += fulfil(errands, city, r - 1);
      if (score >= tables_.goal) {
        end = r;
        break;
      }
      const Task task = outset_.map[city];
      if (task == kNone || contains(taken, task) || passed_by(rules_, cities, n, task)) continue;
      errands.push_back({.task = task, .taken = r, .until = length});
      taken |= bit(task);
    }
    if (end == length && score < tables_.goal) keep_best(errands, cities.back());
    return add_up(errands, end, score >= tables_.goal ? kVictory : 0);
  }

  // M10: the points of what the road leads to.
  int fulfil(InlineVector<Errand, kMaxTasks>& errands, City city, int road) const {
    int points = 0;
    for (Errand& errand : errands) {
      if (errand.fulfilled || tables_.to[errand.task] != city) continue;
      errand.fulfilled = true;
      errand.until = road;
      errand.worth = tables_.points[errand.task];
      points += tables_.points[errand.task];
    }
    return points;
  }

  // Of what stays in hand, as much as a hand can hold counts for its promise.
  void keep_best(InlineVector<Errand, kMaxTasks>& errands, City city) const {
    for (Errand& errand : errands) {
      if (!errand.fulfilled) errand.worth = promise(tables_, distances_, errand.task, city);
    }
    Tasks beyond = 0;
    for (const Errand& errand : errands) {
      int better = 0;
      for (const Errand& other : errands) {
        const bool dearer =
            other.worth > errand.worth || (other.worth == errand.worth && other.task < errand.task);
        if (!other.fulfilled && dearer) ++better;
      }
      if (!errand.fulfilled && better >= tables_.hand_limit) beyond |= bit(errand.task);
    }
    for (Errand& errand : errands) {
      if (contains(beyond, errand.task)) errand.worth = 0;
    }
  }

  Journey add_up(const InlineVector<Errand, kMaxTasks>& errands, int end, double victory) const {
    Journey journey;
    journey.roads = way_;
    journey.reward = victory;
    for (const Errand& errand : errands) journey.reward += errand.worth;
    for (int r = 0; r < end; ++r) {
      const auto road = static_cast<std::size_t>(r);
      int held = 0;
      double value = 0;
      for (const Errand& errand : errands) {
        if (errand.taken > r || errand.until < r || errand.worth == 0) continue;
        ++held;
        value += errand.worth;
      }
      if (held == 0) continue;
      held = std::min<int>(held, tables_.hand_limit);
      const double part = std::min(1.0, static_cast<double>(tables_.loss[way_[road]]) / held);
      journey.at_stake[road] = part * (value + victory);
    }
    return journey;
  }

  const Rules& rules_;
  const Tables& tables_;
  const Distances& distances_;
  const Outset& outset_;
  std::vector<Journey>* journeys_ = nullptr;
  int roads_ = 0;
  Way way_;
};

}  // namespace

Cities cities_on(const Tables& tables, City start, const Way& roads) {
  Cities cities;
  cities.push_back(start);
  for (const Road road : roads) cities.push_back(other_end(tables, road, cities.back()));
  return cities;
}

bool passed_by(const Rules& rules, const Cities& cities, std::size_t n, Task task) {
  if (!rules.ends_on_arrival()) return false;
  for (std::size_t later = n + 1; later + 1 < cities.size(); ++later) {
    if (cities[later] == rules.tables.to[task]) return true;
  }
  return false;
}

double promise(const Tables& tables, const Distances& distances, Task task, City city) {
  const int away = std::min(distances.between(city, tables.to[task]), 8);
  const double part = away <= tables.roads_escorted ? kReached : kBeyond;
  return tables.points[task] * std::max(0.1, part - kPerRoad * away);
}

std::vector<Journey> journeys(const Rules& rules, const Distances& distances,
                              const Outset& outset) {
  std::vector<Journey> all;
  Traveller traveller(rules, distances, outset);
  for (int roads = outset.left; !traveller.travel(roads, all) && roads > 1; --roads) continue;
  return all;
}

Outset outset_of(const View& view) {
  Outset outset;
  outset.city = view.city[view.noble];
  outset.score = view.score[view.noble];
  outset.tasks = view.tasks[view.noble];
  outset.map = view.map;
  for (std::uint8_t r = 0; r < view.travelled; ++r) outset.used |= bit<Roads>(view.journey[r]);
  outset.left = view.left;
  return outset;
}

}  // namespace noblesse::mille

#include <algorithm>

#include "bots/mille/guess.h"
#include "bots/mille/players.h"

namespace noblesse::mille {
namespace {

// How much less, in points, a choice may bring and still be made now and then.
constexpr double kAmbushBluff = 0.15;
constexpr double kEscortBluff = 0.2;
constexpr double kRoadBluff = 0.2;
constexpr double kCare = 0.1;  // where there is nobody to outguess

// M5, M17
Policy<Decision> choose_ambush(const Rules& rules, const View& view) {
  const Distances distances(rules.tables);
  const Guess guess = guess_turn(rules, view, distances);
  const int roads = rules.tables.roads;
  Policy<Decision> policy;
  for (int a = 0; a < roads; ++a) {
    if (rules.compasses() == 1) {
      policy.push_back({Decision::ambush(bit<Roads>(a)), guess.booty[a]});
      continue;
    }
    for (int b = a + 1; b < roads; ++b) {
      policy.push_back(
          {Decision::ambush(bit<Roads>(a) | bit<Roads>(b)), guess.booty[a] + guess.booty[b]});
    }
  }
  temper(policy, kAmbushBluff);
  return policy;
}

// What the noble knows on the road: thieves that have shown themselves, or not, on the roads behind
// them are not on those before them.
PerRoad still_waiting(const Rules& rules, const View& view, const PerRoad& waits) {
  double elsewhere = 1;
  for (std::uint8_t r = 0; r < view.travelled; ++r) elsewhere -= waits[view.journey[r]];
  PerRoad now{};
  for (Road road = 0; road < rules.tables.roads; ++road) {
    now[road] = waits[road] / std::max(elsewhere, 0.05);
  }
  return now;
}

class Noble {
 public:
  Noble(const Rules& rules, const View& view)
      : rules_(rules),
        view_(view),
        distances_(rules.tables),
        danger_(danger(rules, view, view.shown,
                       still_waiting(rules, view, guess_turn(rules, view, distances_).waits))) {}

  // M6
  Policy<Decision> choose_escort() const {
    Policy<Decision> policy;
    const Outset outset = outset_of(view_);
    double alone = -1000;
    for (const Journey& journey : ahead(outset, rules_.tables.roads_alone)) {
      alone = std::max(alone, prospect(journey, kNone, danger_));
    }
    policy.push_back({Decision::alone(), alone});
    PerRoad escorted{};
    escorted.fill(-1000);
    for (const Journey& journey : ahead(outset, rules_.tables.roads_escorted)) {
      for (const Road road : journey.roads) {
        escorted[road] = std::max(escorted[road], prospect(journey, road, danger_));
      }
    }
    for (Road road = 0; road < rules_.tables.roads; ++road) {
      policy.push_back({Decision::escort(road), escorted[road]});
    }
    temper(policy, kEscortBluff);
    return policy;
  }

  // M7
  Policy<Decision> choose_road() const {
    Policy<Decision> policy;
    for (const Journey& journey : ahead(outset_of(view_), view_.left)) {
      const Decision first = Decision::go(journey.roads[0]);
      const double value = prospect(journey, view_.escort, danger_);
      if (policy.empty() || policy.back().decision != first) {
        policy.push_back({first, value});
      } else {
        policy.back().chance = std::max(policy.back().chance, value);
      }
    }
    temper(policy, kRoadBluff);
    return policy;
  }

  // M11, M12: each hand that they could have, with the best journey on from here.
  Policy<Decision> choose_task() const {
    Policy<Decision> policy;
    const Seat me = view_.noble;
    Outset outset = outset_of(view_);
    const Tasks offered = bit(outset.map[outset.city]);
    outset.map[outset.city] = kNone;
    policy.push_back({Decision::leave(), best_from(outset)});
    if (count(view_.tasks[me]) < rules_.tables.hand_limit) {
      outset.tasks = view_.tasks[me] | offered;
      policy.push_back({Decision::take(), best_from(outset)});
    } else {
      for (const int task : members(view_.tasks[me])) {
        outset.tasks = (view_.tasks[me] & ~bit(task)) | offered;
        policy.push_back({Decision::take_drop(static_cast<Task>(task)), best_from(outset)});
      }
    }
    temper(policy, kCare);
    return policy;
  }

 private:
  std::vector<Journey> ahead(Outset outset, int roads) const {
    outset.left = roads;
    return journeys(rules_, distances_, outset);
  }

  double best_from(const Outset& outset) const {
    double best = -1000;
    for (const Journey& journey : ahead(outset, outset.left)) {
      best = std::max(best, prospect(journey, view_.escort, danger_));
    }
    return best;
  }

  const Rules& rules_;
  const View& view_;
  Distances distances_;
  Danger danger_;
};

}  // namespace

Policy<Decision> clubman(const Rules& rules, const View& view) {
  switch (view.phase) {
    case Phase::ambush: return choose_ambush(rules, view);
    case Phase::escort: return Noble(rules, view).choose_escort();
    case Phase::take: return Noble(rules, view).choose_task();
    case Phase::go: return Noble(rules, view).choose_road();
    case Phase::chance:
    case Phase::over: break;
  }
  return {};
}

}  // namespace noblesse::mille

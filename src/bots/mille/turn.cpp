#include "bots/mille/turn.h"

#include <algorithm>

namespace noblesse::mille {
namespace {

constexpr double kStray = 0.1;  // of the ambushes follow no reason at all

// The r-th road of a plan is where the escort is (M8).
bool guarded(const Plan& plan, std::size_t r) { return plan.roads[r] == plan.escort; }

}  // namespace

Turn::Turn(const Rules& rules, const View& view) : rules_(rules), noble_(view.noble) {
  for (int a = 0; a < rules.tables.roads; ++a) {
    for (int b = a + 1; b < rules.tables.roads; ++b) {
      pairs_.push_back(bit<Roads>(a) | bit<Roads>(b));
    }
  }
  for (Seat seat = 0; seat < rules.players; ++seat) {
    if (seat == noble_) continue;
    compasses_[seat] = rules.compasses() - count(view.shown[seat]);
    if (compasses_[seat] == 0) continue;
    thief_minds_[seat] = Mind(compasses_[seat] == 2 ? pairs_.size() : rules.tables.roads);
  }
}

Turn Turn::before_escort(const Rules& rules, const View& view, const Distances& distances,
                         const Outset& outset) {
  Turn turn(rules, view);
  const Trips trips(rules, view, distances);
  for_each_plan(rules, distances, outset, [&](const Journey& journey, Road escort) {
    turn.add_plan(trips, outset, {journey.roads, escort});
  });
  turn.noble_mind_ = Mind(turn.plans_.size());
  return turn;
}

Turn Turn::on_the_way(const Rules& rules, const View& view, const Distances& distances,
                      const Outset& outset) {
  Turn turn(rules, view);
  const Trips trips(rules, view, distances);
  for (const Journey& journey : journeys(rules, distances, outset)) {
    turn.add_plan(trips, outset, {journey.roads, view.escort});
  }
  turn.noble_mind_ = Mind(turn.plans_.size());
  return turn;
}

std::uint16_t Turn::pair_index(Road a, Road b) const {
  const unsigned low = std::min(a, b);
  const unsigned high = std::max(a, b);
  return static_cast<std::uint16_t>(low * (2U * rules_.tables.roads - low - 1U) / 2U +
                                    (high - low - 1U));
}

void Turn::add_plan(const Trips& trips, const Outset& outset, const Plan& plan) {
  plans_.push_back(plan);
  const PerPlayer unrobbed = trips.worth(outset, plan.roads, {});
  unrobbed_.push_back(unrobbed);
  const std::size_t from = tolls_.size();
  for (std::uint8_t r = 0; r < plan.roads.size(); ++r) {
    if (guarded(plan, r)) continue;
    Toll toll{.road = plan.roads[r]};
    for (Seat thief = 0; thief < rules_.players; ++thief) {
      if (compasses_[thief] == 0) continue;
      const Ambush ambush{r, thief};
      const PerPlayer robbed = trips.worth(outset, plan.roads, {&ambush, 1});
      toll.noble[thief] = robbed[noble_] - unrobbed[noble_];
      toll.thief[thief] = robbed[thief] - unrobbed[thief];
    }
    tolls_.push_back(toll);
  }
  if (rules_.compasses() == 2) add_twice(trips, outset, plan, from);
  ends_.push_back({tolls_.size(), twice_.size()});
}

// M17: the only thief robs them twice.
void Turn::add_twice(const Trips& trips, const Outset& outset, const Plan& plan, std::size_t from) {
  const auto thief = static_cast<Seat>(1 - noble_);
  if (compasses_[thief] < 2) return;
  const double unrobbed = unrobbed_.back()[noble_];
  std::size_t second = from;
  for (std::uint8_t s = 0; s < plan.roads.size(); ++s) {
    if (guarded(plan, s)) continue;
    std::size_t first = from;
    for (std::uint8_t f = 0; f < s; ++f) {
      if (guarded(plan, f)) continue;
      const std::array<Ambush, 2> ambushes{Ambush{f, thief}, Ambush{s, thief}};
      const double robbed = trips.worth(outset, plan.roads, ambushes)[noble_];
      twice_.push_back(
          {pair_index(plan.roads[f], plan.roads[s]),
           robbed - unrobbed - tolls_[first].noble[thief] - tolls_[second].noble[thief]});
      ++first;
    }
    ++second;
  }
}

Roads Turn::ambush_of(Seat seat, std::size_t choice) const {
  return compasses_[seat] == 2 ? pairs_[choice] : bit<Roads>(static_cast<int>(choice));
}

void Turn::weigh_plans() {
  std::array<std::array<double, kMaxRoads>, kMaxPlayers> waits{};
  std::vector<double> pairs(pairs_.size(), 0.0);
  for (Seat thief = 0; thief < rules_.players; ++thief) {
    for (std::size_t c = 0; c < thief_minds_[thief].size(); ++c) {
      const double often = thief_minds_[thief].met(c);
      if (compasses_[thief] == 2) pairs[c] = often;
      for (const int road : members(ambush_of(thief, c))) {
        waits[thief][static_cast<unsigned>(road)] += often;
      }
    }
  }
  End at;
  for (std::size_t p = 0; p < plans_.size(); ++p) {
    double value = unrobbed_[p][noble_];
    for (; at.tolls < ends_[p].tolls; ++at.tolls) {
      const Toll& toll = tolls_[at.tolls];
      for (Seat thief = 0; thief < rules_.players; ++thief) {
        value += waits[thief][toll.road] * toll.noble[thief];
      }
    }
    for (; at.twice < ends_[p].twice; ++at.twice) {
      value += pairs[twice_[at.twice].pair] * twice_[at.twice].noble;
    }
    noble_mind_.brought()[p] = value;
  }
}

void Turn::weigh_ambushes() {
  std::array<std::array<double, kMaxRoads>, kMaxPlayers> booty{};
  std::vector<double> pairs(pairs_.size(), 0.0);
  End at;
  for (std::size_t p = 0; p < plans_.size(); ++p) {
    const double often = noble_mind_.met(p);
    for (; at.tolls < ends_[p].tolls; ++at.tolls) {
      const Toll& toll = tolls_[at.tolls];
      for (Seat thief = 0; thief < rules_.players; ++thief) {
        booty[thief][toll.road] += often * toll.thief[thief];
      }
    }
    for (; at.twice < ends_[p].twice; ++at.twice) {  // between two, one's loss is the other's gain
      pairs[twice_[at.twice].pair] -= often * twice_[at.twice].noble;
    }
  }
  for (Seat thief = 0; thief < rules_.players; ++thief) {
    std::vector<double>& brought = thief_minds_[thief].brought();
    for (std::size_t c = 0; c < brought.size(); ++c) {
      brought[c] = compasses_[thief] == 2 ? pairs[c] : 0;
      for (const int road : members(ambush_of(thief, c))) {
        brought[c] += booty[thief][static_cast<unsigned>(road)];
      }
    }
  }
}

void Turn::think() {
  ++thoughts_;  // later thoughts count more
  weigh_ambushes();
  for (Mind& mind : thief_minds_) mind.learn(thoughts_);
  weigh_plans();
  noble_mind_.learn(thoughts_);
}

void Turn::fade(double worked) {
  for (Mind& mind : thief_minds_) mind.fade(worked);
  noble_mind_.fade(worked);
}

double Turn::value(Seat seat) const {
  if (seat == noble_) return noble_mind_.value();
  double value = thief_minds_[seat].value();
  for (std::size_t p = 0; p < plans_.size(); ++p) value += noble_mind_.met(p) * unrobbed_[p][seat];
  return value;
}

double Turn::missed(Seat seat) const {
  return std::ranges::max(mind(seat).brought()) - mind(seat).value();
}

Turn Turn::on_average() const {
  Turn average = *this;
  for (Seat seat = 0; seat < rules_.players; ++seat) average.mind(seat).settle_on_average();
  average.weigh_plans();
  average.weigh_ambushes();
  return average;
}

void Turn::believe(const Turn& before, const View& view) {
  Roads travelled = 0;
  for (std::uint8_t r = 0; r < view.travelled; ++r) travelled |= bit<Roads>(view.journey[r]);
  for (Seat thief = 0; thief < rules_.players; ++thief) {
    if (compasses_[thief] == 0) continue;
    std::vector<double> known(thief_minds_[thief].size(), 0.0);
    const std::vector<double> prior = before.thief(thief).average_met();
    const double stray = kStray / static_cast<double>(prior.size());
    double total = 0;
    for (std::size_t c = 0; c < prior.size(); ++c) {
      const Roads ambush = before.ambush_of(thief, c);
      if ((ambush & travelled) != view.shown[thief]) continue;  // M8, M9: they would have been seen
      const Roads rest = ambush & ~view.shown[thief];
      known[compasses_[thief] == 2 ? c : static_cast<std::size_t>(lowest(rest))] +=
          prior[c] + stray;
      total += prior[c] + stray;
    }
    for (double& chance : known) chance /= total;
    thief_minds_[thief].settle(std::move(known));
  }
  weigh_plans();
}

}  // namespace noblesse::mille

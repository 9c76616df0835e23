#include "bots/mille/talk.h"

#include <algorithm>

#include "bots/mille/guess.h"
#include "bots/mille/players.h"

namespace noblesse::mille {
namespace {

constexpr double kPlausible = 0.4;  // of the best booty: less, and nobody would wait there
constexpr double kBelief = 0.5;     // how far the noble is thought to believe what they hear
constexpr double kResolve = 0.9;    // points: how sharply they are thought to see what pays
constexpr double kCunning = 0.1;    // how much less likely a lie may work and still be told

Road any_of(Roads roads, Rng& rng) {
  return static_cast<Road>(member(roads, rng.below(static_cast<unsigned>(count(roads)))));
}

// Without a road to choose from it has to be one of their own.
Road any_of(const Policy<Road>& roads, Roads own, Rng& rng) {
  const Road mine = any_of(own, rng);
  return roads.empty() ? mine : draw(roads, rng);
}

// Where a novice might wait as well, by how often they would.
Policy<Road> also_liked(const Rules& rules, const View& view, Roads own) {
  PerRoad liked{};
  for (const auto& [decision, chance] : novice(rules, view)) {
    for (const int road : members(decision.roads())) liked[static_cast<unsigned>(road)] += chance;
  }
  Policy<Road> roads;
  for (Road road = 0; road < rules.tables.roads; ++road) {
    if (liked[road] > 0 && !contains(own, road)) roads.push_back({road, liked[road]});
  }
  if (!roads.empty()) normalise(roads);
  return roads;
}

// The roads worth an ambush, except those: by what it brings there.
Policy<Road> good_roads(const Rules& rules, const Guess& guess, Roads except) {
  double best = 0;
  for (Road road = 0; road < rules.tables.roads; ++road) {
    if (!contains(except, road)) best = std::max(best, guess.booty[road]);
  }
  Policy<Road> roads;
  if (best <= 0) return roads;
  for (Road road = 0; road < rules.tables.roads; ++road) {
    if (contains(except, road) || guess.booty[road] < kPlausible * best) continue;
    roads.push_back({road, guess.booty[road]});
  }
  normalise(roads);
  return roads;
}

// The noble's ways as a thief sees them, to try on them what a rumour would do.
class Rumour {
 public:
  Rumour(const Rules& rules, const View& view, const Distances& distances, const Guess& guess)
      : danger_(danger(rules, view, {}, guess.waits)) {
    Outset outset = outset_of(view);
    outset.left = rules.tables.roads_alone;
    alone_ = journeys(rules, distances, outset);
    outset.left = rules.tables.roads_escorted;
    escorted_ = journeys(rules, distances, outset);
  }

  // How likely the noble is robbed on one of those roads, if they hear of an ambush on that one.
  double lures(Road heard, Roads to) const {
    Danger feared = danger_;
    feared.robbed[heard] = std::max(feared.robbed[heard], kBelief);
    double best = -1000;
    each_plan(feared, [&](const Journey&, Road, double value) { best = std::max(best, value); });
    double all = 0;
    double caught = 0;
    each_plan(feared, [&](const Journey& journey, Road escort, double value) {
      const double weight = decay((best - value) / kResolve);
      all += weight;
      const bool meets = std::ranges::any_of(
          journey.roads, [&](Road road) { return road != escort && contains(to, road); });
      if (meets) caught += weight;
    });
    return caught / all;
  }

 private:
  // M6
  template <class See>
  void each_plan(const Danger& feared, See see) const {
    for (const Journey& journey : alone_) see(journey, kNone, prospect(journey, kNone, feared));
    for (const Journey& journey : escorted_) {
      for (const Road escort : journey.roads) {
        see(journey, escort, prospect(journey, escort, feared));
      }
    }
  }

  Danger danger_;
  std::vector<Journey> alone_;
  std::vector<Journey> escorted_;
};

// A cunning lie names a good road that keeps the noble away from there, so that they rather come
// along where the thief waits. The best lie alone would give the ambush away to whoever thinks as
// far, so they prefer it only as much as it can be believed.
Policy<Road> decoys(const Rules& rules, const View& view, Roads own) {
  const Distances distances(rules.tables);
  const Guess guess = guess_turn(rules, view, distances);
  Policy<Road> lies = good_roads(rules, guess, own);
  if (lies.empty()) return lies;
  const Rumour rumour(rules, view, distances, guess);
  double best = 0;
  for (auto& [road, chance] : lies) {
    chance = rumour.lures(road, own);
    best = std::max(best, chance);
  }
  for (auto& [road, chance] : lies) {
    chance = guess.waits[road] * decay((best - chance) / kCunning);
  }
  normalise(lies);
  return lies;
}

}  // namespace

Road claim(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng) {
  if (tongue.lies == Tongue::Lies::babble) return static_cast<Road>(rng.below(rules.tables.roads));
  const bool honest = unit(rng) < tongue.word;
  // The lie is thought out even where it is not told: the truth must not come sooner.
  const Policy<Road> lies =
      tongue.lies == Tongue::Lies::plain ? also_liked(rules, view, own) : decoys(rules, view, own);
  const Road truth = any_of(own, rng);
  const Road lie = any_of(lies, own, rng);
  return honest ? truth : lie;
}

Road proposal(const Tongue& tongue, const Rules& rules, const View& view, Roads own, Rng& rng) {
  switch (tongue.lies) {
    case Tongue::Lies::babble: return static_cast<Road>(rng.below(rules.tables.roads));
    case Tongue::Lies::plain: return any_of(also_liked(rules, view, own), own, rng);
    case Tongue::Lies::cunning: break;
  }
  // They leave out none, not even their own: what they propose tells nothing about it.
  const Guess guess = guess_turn(rules, view, Distances(rules.tables));
  return any_of(good_roads(rules, guess, 0), own, rng);
}

}  // namespace noblesse::mille

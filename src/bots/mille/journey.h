// The noble's ways: every journey that he could make from where he stands, what it brings if nobody
// robs him, and what he would lose on each of its roads if somebody did.
#pragma once

#include <vector>

#include "base/inline_vector.h"
#include "bots/mille/distance.h"
#include "games/mille/view.h"

namespace noblesse::mille {

inline constexpr double kVictory = 14;  // points that winning the game is worth on top

struct Journey {
  InlineVector<Road, kMaxJourney> roads;
  double reward = 0;                           // points, and what the tasks still held promise
  std::array<double, kMaxJourney> at_stake{};  // lost of it if robbed on that road (M9, M13)
};

// What decides about journeys: a noble somewhere with tasks in hand and tasks on the map.
struct Outset {
  City city = 0;
  Roads used = 0;
  int left = 0;
  int score = 0;
  Tasks tasks = 0;
  std::array<Task, kMaxCities> map{};
};

// The noble of the view, where he is now.
Outset outset_of(const View& view);

// What a task in hand promises a noble who has to wait for his next turn in this city.
double promise(const Tables& tables, const Distances& distances, Task task, City city);

// All journeys of `left` roads that use none twice (M7), or shorter ones that end in a city without
// a way on. On a map with more than a thousand of them only the next roads are planned.
std::vector<Journey> journeys(const Tables& tables, const Distances& distances,
                              const Outset& outset);

// Calls visit(journey, escort) for everything that a noble may plan before he sets out (M6): each
// way alone, then each way with the escort on any of its roads.
template <class Visit>
void for_each_plan(const Tables& tables, const Distances& distances, Outset outset, Visit visit) {
  outset.left = tables.roads_alone;
  for (const Journey& journey : journeys(tables, distances, outset)) visit(journey, Road{kNone});
  outset.left = tables.roads_escorted;
  for (const Journey& journey : journeys(tables, distances, outset)) {
    for (const Road road : journey.roads) visit(journey, road);
  }
}

}  // namespace noblesse::mille

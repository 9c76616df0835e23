// The noble's ways: every journey that they could make from where they stand, what it brings if
// nobody robs them, and what they would lose on each of its roads if somebody did.
#pragma once

#include <vector>

#include "base/inline_vector.h"
#include "bots/mille/distance.h"
#include "games/mille/view.h"

namespace noblesse::mille {

inline constexpr double kVictory = 14;  // points that winning the game is worth on top

using Way = InlineVector<Road, kMaxJourney>;
using Cities = InlineVector<City, kMaxJourney + 1>;

struct Journey {
  Way roads;
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

// The noble of the view, where they are now.
Outset outset_of(const View& view);

// What a task in hand promises a noble who has to wait for their next turn in this city.
double promise(const Tables& tables, const Distances& distances, Task task, City city);

// All journeys of `left` roads that use none twice (M7), or shorter ones that end in a city without
// a way on, or where a task is fulfilled if that ends the turn (M19). On a map with more than a
// thousand of them only the next roads are planned.
std::vector<Journey> journeys(const Rules& rules, const Distances& distances, const Outset& outset);

// The cities of a journey, the one in which it begins first.
Cities cities_on(const Tables& tables, City start, const Way& roads);

// M19: whether a task in the n-th of these cities has to be left there: taken, it would have ended
// the journey in a city through which this one goes on.
bool passed_by(const Rules& rules, const Cities& cities, std::size_t n, Task task);

// Calls visit(journey, escort) for everything that a noble may plan before they set out (M6): each
// way alone, then each way with the escort on any of its roads.
template <class Visit>
void for_each_plan(const Rules& rules, const Distances& distances, Outset outset, Visit visit) {
  outset.left = rules.tables.roads_alone;
  for (const Journey& journey : journeys(rules, distances, outset)) visit(journey, Road{kNone});
  outset.left = rules.tables.roads_escorted;
  for (const Journey& journey : journeys(rules, distances, outset)) {
    for (const Road road : journey.roads) visit(journey, road);
  }
}

}  // namespace noblesse::mille

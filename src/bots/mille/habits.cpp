#include "bots/mille/habits.h"

#include <algorithm>

#include "bots/mille/guess.h"
#include "bots/mille/novice_way.h"

namespace noblesse::mille {
namespace {

constexpr double kNovices = 0.5;  // of the company; the others are clubmen
constexpr double kBluff = 0.3;    // points: how sharply a noble sees what pays

using Habit = std::vector<double>;

void normalise(Habit& habit) {
  double total = 0;
  for (const double chance : habit) total += chance;
  if (total == 0) return;
  for (double& chance : habit) chance /= total;
}

// Half of the company plays like this, half like that.
Habit mixed(Habit habit, const Habit& other) {
  for (std::size_t c = 0; c < habit.size(); ++c) {
    habit[c] = (1 - kNovices) * habit[c] + kNovices * other[c];
  }
  return habit;
}

Habit ambushes(const Policy<Decision>& policy, Seat thief, const Turn& turn) {
  Habit habit(turn.thief(thief).size(), 0.0);
  for (std::size_t c = 0; c < habit.size(); ++c) {
    const auto same = [&](const auto& choice) {
      return choice.decision.roads() == turn.ambush_of(thief, c);
    };
    const auto found = std::ranges::find_if(policy, same);
    if (found != policy.end()) habit[c] = found->chance;
  }
  return habit;
}

Habit thief_habit(const Rules& rules, View view, Seat thief, const Turn& turn) {
  view.viewer = Viewer::of_seat(thief);
  return mixed(ambushes(clubman(rules, view), thief, turn),
               ambushes(novice(rules, view), thief, turn));
}

// What a clubman sees in each of the turn's plans, and how likely a novice comes to travel so.
Habit noble_habit(const Rules& rules, View view, const Distances& distances) {
  view.viewer = Viewer::of_seat(view.noble);
  const Danger dangers = danger(rules, view, {}, guess_turn(rules, view, distances).waits);
  NoviceWay novice_way(rules, view);
  Habit habit;
  Habit other;
  for_each_plan(rules, distances, outset_of(view), [&](const Journey& journey, Road escort) {
    habit.push_back(prospect(journey, escort, dangers));
    other.push_back(novice_way.chance_of(journey.roads, escort));
  });
  const double best = std::ranges::max(habit);
  for (double& chance : habit) chance = decay((best - chance) / kBluff);
  normalise(habit);
  normalise(other);
  return mixed(std::move(habit), other);
}

}  // namespace

Habits habits_of(const Rules& rules, const View& view, const Distances& distances,
                 const Turn& turn) {
  Habits habits;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    habits[seat] = seat == view.noble ? noble_habit(rules, view, distances)
                                      : thief_habit(rules, view, seat, turn);
  }
  return habits;
}

}  // namespace noblesse::mille

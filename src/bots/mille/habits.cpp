#include "bots/mille/habits.h"

#include <algorithm>

#include "bots/mille/guess.h"
#include "bots/mille/players.h"

namespace noblesse::mille {
namespace {

constexpr double kOften = 0.3;  // how often they follow their habits rather than reason
constexpr double kBluff = 0.3;  // points: how sharply a noble sees what pays

std::vector<double> thief_habit(const Rules& rules, View view, Seat thief, const Turn& turn) {
  view.viewer = Viewer::of_seat(thief);
  const Policy<Decision> policy = clubman(rules, view);
  std::vector<double> habit(turn.thief(thief).size(), 0.0);
  for (std::size_t c = 0; c < habit.size(); ++c) {
    const auto same = [&](const auto& choice) {
      return choice.decision.roads() == turn.ambush_of(thief, c);
    };
    const auto found = std::ranges::find_if(policy, same);
    if (found != policy.end()) habit[c] = found->chance;
  }
  return habit;
}

// What the clubman sees in each of the turn's plans.
std::vector<double> noble_habit(const Rules& rules, View view, const Distances& distances) {
  view.viewer = Viewer::of_seat(view.noble);
  const Danger dangers = danger(rules, view, {}, guess_turn(rules, view, distances).waits);
  std::vector<double> habit;
  for_each_plan(rules.tables, distances, outset_of(view), [&](const Journey& journey, Road escort) {
    habit.push_back(prospect(journey, escort, dangers));
  });
  const double best = std::ranges::max(habit);
  double total = 0;
  for (double& chance : habit) {
    chance = decay((best - chance) / kBluff);
    total += chance;
  }
  for (double& chance : habit) chance /= total;
  return habit;
}

}  // namespace

void know_habits(const Rules& rules, const View& view, const Distances& distances, Turn& turn) {
  for (Seat seat = 0; seat < rules.players; ++seat) {
    if (view.viewer.is(seat)) continue;
    if (seat == view.noble) {
      turn.noble().expect(noble_habit(rules, view, distances), kOften);
    } else {
      turn.thief(seat).expect(thief_habit(rules, view, seat, turn), kOften);
    }
  }
}

}  // namespace noblesse::mille

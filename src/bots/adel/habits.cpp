#include "bots/adel/habits.h"

#include "bots/adel/collection.h"
#include "bots/adel/playout.h"

namespace noblesse::adel {
namespace {

constexpr double kNever = -1000;

}  // namespace

Choices choices_of(const Rules& rules, const State& state, Seat seat) {
  Choices choices;
  const auto consider = [&](Decision decision) {
    choices.push_back(decision);
    return choices.size() < kMostChoices;
  };
  if (state.phase != Phase::show) {
    for_each_decision(rules, state, seat, consider);
    return choices;
  }
  for (const Objects shown : showable(rules.tables, state.objects[seat], state.seen)) {
    if (!consider(Decision::show(shown))) break;
  }
  return choices;
}

Habits::Habits(const Rules& rules, const View& view) : rules_(rules), view_(view) {
  if (view.phase == Phase::place || view.phase == Phase::action) {
    guess_ = guess_round(rules, view, appraise(rules, view));
  }
}

double Habits::worth_of(const State& state, Seat seat, Decision decision) const {
  double worth = kNever;
  for (const Play& play : guess_.of[seat]) {
    if (play.card == Decision::exhibit() && !has_seat(state.can_exhibit, seat)) continue;  // A9
    if (state.phase == Phase::place) {
      if (play.place == decision.place()) worth = std::max(worth, play.value);
    } else if (play.card == decision &&
               (play.place == Place::castle) == has_seat(state.castle, seat)) {
      worth = worth_among_others(play);
    }
  }
  return worth;
}

Numbers Habits::of(const State& state, Seat seat, const Choices& choices) const {
  Numbers chances;
  if (state.phase == Phase::show) {  // they are proud of what they have
    const Objects best = best_exhibition(rules_.tables, state.objects[seat]);
    for (const Decision choice : choices) chances.push_back(choice.objects() == best ? 1 : 0);
    return chances;
  }
  double best = kNever;
  for (const Decision choice : choices) {
    chances.push_back(worth_of(state, seat, choice));
    best = std::max(best, chances.back());
  }
  double total = 0;
  for (double& chance : chances) {
    chance = decay((best - chance) / kBluff);
    total += chance;
  }
  for (double& chance : chances) chance /= total;
  return chances;
}

double Habits::likelihood(const State& state) const {
  double likely = 1;
  for (Seat seat = 0; seat < rules_.lords; ++seat) {
    if (view_.viewer.is(seat)) continue;
    const bool can = has_seat(state.can_exhibit, seat);
    if (has_seat(view_.place_known, seat) && has_seat(view_.placed, seat)) {
      const double auction = leans_to_auction(state, seat) / 64.0;
      likely *= has_seat(view_.castle, seat) ? 1 - auction : std::max(auction, 0.02);
    }
    const Action played = view_.action[seat];
    if (!played.played() || !has_seat(view_.castle, seat)) continue;
    // The more they have to show, the likelier they show it.
    const int objects = count(best_exhibition(rules_.tables, state.objects[seat]));
    const double shows = can ? objects / (objects + 4.0) : 0;
    likely *= played.is_exhibition() ? shows : 1 - shows;
  }
  return likely;
}

}  // namespace noblesse::adel

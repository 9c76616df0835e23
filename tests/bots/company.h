// Tables with bots around them: who sits where is a list of names, and every decision is asked of
// the bot that sits there, from its own seat's view.
#pragma once

#include <string_view>
#include <vector>

#include "bots/adel/lords.h"
#include "bots/adel/search.h"
#include "bots/mille/players.h"
#include "bots/mille/search.h"
#include "tests/match/battery/courses.h"

namespace noblesse::company {

inline constexpr std::array<std::string_view, 3> kEverybody{"random", "novice", "clubman"};

// The same with those who take their time; for tests that ask them seldom.
inline constexpr std::array<std::string_view, 4> kEverybodyAndSearch{"random", "novice", "clubman",
                                                                     "search:8it"};

template <class Rules, class View>
auto policy_of(std::string_view bot, const Rules& rules, const View& view) {
  if (bot == "random") return stroller(rules, view, 4096);
  if (bot.starts_with("search:")) {
    return search(rules, view, *read_budget(bot.substr(7)), {}).policy;
  }
  return bot == "novice" ? novice(rules, view) : clubman(rules, view);
}

template <class Rules, class View>
auto decision_of(std::string_view bot, const Rules& rules, const View& view, Rng& rng) {
  return bot == "random" ? stroller(rules, view, rng) : draw(policy_of(bot, rules, view), rng);
}

template <class Face, class State>
bool resolve_chance(const typename Face::Rules& rules, State& state, Rng& rng) {
  if constexpr (Face::kHasChance) {
    if (!chance_due(state)) return false;
    Silence silence;
    act(rules, state, random_chance(rules, state, rng), silence);
    return true;
  }
  return false;
}

// Plays a game to its end. Whenever a bot has decided, `look(state, seat, decision)` may look on.
template <class Face, class Look>
typename Face::State play(const battery::Course<Face>& course,
                          const std::vector<std::string_view>& bots, std::uint64_t seed,
                          Look look) {
  Rng rng(seed);
  Silence silence;
  const auto& rules = course.rules;
  auto state = deal(rules, *make_deal(*course.edition, rules, course.setup, rng), silence);
  while (!over(state)) {
    if (resolve_chance<Face>(rules, state, rng)) continue;
    const auto seat = static_cast<Seat>(lowest(pending(state)));
    const auto seen = view(rules, state, Viewer::of_seat(seat));
    const auto decision = decision_of(bots[seat], rules, seen, rng);
    look(state, seat, decision);
    act(rules, state, seat, decision, silence);
  }
  return state;
}

}  // namespace noblesse::company

// Twin worlds: from a game and one viewer's eyes, another game that differs in everything they
// cannot know. If their bytes differ anywhere on the way, something leaked.
//
// What a viewer may know is worked out here from the course of the game alone, by the letter of A26
// and M18. It must not come from the views: a view that tells too much would make twins that agree
// with what it tells, and nobody would notice.
#pragma once

#include <optional>

#include "tests/match/battery/courses.h"

namespace noblesse::battery {

// A game as it was played, in numbers.
template <class Face>
struct Played {
  struct Step {
    Seat seat = kNobody;  // nobody: chance
    typename Face::Decision decision{};
    typename Face::Chance chance{};
  };
  typename Face::Deal cards{};
  std::vector<Step> steps;
};

// Carries out one step of it.
template <class Face>
void repeat(const typename Face::Rules& rules, typename Face::State& state,
            const typename Played<Face>::Step& step) {
  Silence silence;
  if constexpr (Face::kHasChance) {
    if (step.seat == kNobody) return act(rules, state, step.chance, silence);
  }
  act(rules, state, step.seat, step.decision, silence);
}

// Plays so many steps at random, or to the end.
template <class Face>
Played<Face> play_some(const Course<Face>& course, std::uint64_t seed, std::size_t steps) {
  Played<Face> played;
  RandomPlay<Face> play(course, seed);
  played.cards = play.cards;
  while (!over(play.state) && played.steps.size() < steps) {
    typename Played<Face>::Step step;
    if (play.chance()) {
      if constexpr (Face::kHasChance) {
        step.chance = random_chance(play.rules, play.state, play.rng);
      }
    } else {
      std::tie(step.seat, step.decision) = play.next();
    }
    repeat<Face>(play.rules, play.state, step);
    played.steps.push_back(step);
  }
  return played;
}

// Adel: which objects the viewer has seen by the end, and which choices still lie face down.
struct AdelSecrets {
  adel::Objects seen = 0;
  std::vector<bool> face_down;  // by step
};

inline AdelSecrets secrets_of(const adel::Rules& rules, const Played<adel::Face>& game,
                              Viewer viewer) {
  using adel::Phase;
  Silence silence;
  adel::State state = adel::deal(rules, game.cards, silence);
  AdelSecrets secrets;
  secrets.face_down.assign(game.steps.size(), false);
  if (!viewer.is_spectator()) secrets.seen |= state.objects[viewer.seat()];
  const auto look_at_windows = [&] {
    for (const adel::Stock& pile : state.piles) {
      if (!pile.empty()) secrets.seen |= bit(state.stock[pile.top]);
    }
  };
  look_at_windows();

  const bool surprise = rules.options.variant == adel::Variant::surprise;
  std::vector<std::size_t> places;  // steps whose card lies face down on the table
  std::vector<std::size_t> actions;
  std::vector<std::size_t> shows;
  const auto turn_up = [&](std::vector<std::size_t>& cards) {
    for (const std::size_t step : cards) secrets.face_down[step] = false;
    cards.clear();
  };
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    const auto& step = game.steps[i];
    const Phase phase = state.phase;
    const bool chosen_places = state.placed != 0;
    if (phase == Phase::place || phase == Phase::action || phase == Phase::show) {
      (phase == Phase::place ? places : phase == Phase::action ? actions : shows).push_back(i);
      secrets.face_down[i] = true;
    }
    const bool last = count(state.pending) == 1;
    const Seats castle = state.castle;
    if (phase == Phase::show && last) {  // A12: all exhibitions are revealed together
      for (const std::size_t s : shows) secrets.seen |= game.steps[s].decision.objects();
      secrets.seen |= step.decision.objects();
    }
    repeat<adel::Face>(rules, state, step);
    look_at_windows();
    if (phase == Phase::place && last && !surprise) turn_up(places);  // A6
    if (phase == Phase::action && last) {                             // A10
      turn_up(places);
      if (state.phase == Phase::buy && !(surprise && chosen_places)) {
        std::vector<std::size_t> at_auction;
        std::vector<std::size_t> in_castle;
        for (const std::size_t a : actions) {
          (has_seat(castle, game.steps[a].seat) ? in_castle : at_auction).push_back(a);
        }
        turn_up(at_auction);
        actions = in_castle;
      } else {
        turn_up(actions);
      }
    }
    if (phase == Phase::buy) turn_up(actions);  // A11
    if (phase == Phase::show && last) turn_up(shows);
  }
  if (over(state)) {  // A20: everybody shows their best
    for (Seat seat = 0; seat < rules.lords; ++seat) {
      secrets.seen |= adel::best_exhibition(rules.tables, state.objects[seat]);
    }
  }
  if (!viewer.is_spectator()) {
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
      if (viewer.is(game.steps[i].seat)) secrets.face_down[i] = false;
    }
  }
  return secrets;
}

// Another deal of what was not seen, and other cards face down; nothing if that deal would have
// made a known decision illegal or another last showing.
inline std::optional<Played<adel::Face>> try_twin(const adel::Rules& rules,
                                                  const Played<adel::Face>& game,
                                                  const AdelSecrets& secrets, Rng& rng) {
  Played<adel::Face> twin = game;
  std::vector<adel::Card> unseen;
  for (adel::Card c = 0; c < rules.tables.cards; ++c) {
    if (!contains(secrets.seen, twin.cards.deck[c])) unseen.push_back(twin.cards.deck[c]);
  }
  rng.shuffle(std::span(unseen));
  for (adel::Card c = 0; c < rules.tables.cards; ++c) {
    if (contains(secrets.seen, twin.cards.deck[c])) continue;
    twin.cards.deck[c] = unseen.back();
    unseen.pop_back();
  }

  Silence silence;
  adel::State here = adel::deal(rules, game.cards, silence);
  adel::State there = adel::deal(rules, twin.cards, silence);
  for (std::size_t i = 0; i < twin.steps.size(); ++i) {
    auto& step = twin.steps[i];
    if (secrets.face_down[i]) step.decision = adel::random_decision(rules, there, step.seat, rng);
    if (adel::refusal(rules, there, step.seat, step.decision) != adel::Refusal::none) {
      return std::nullopt;
    }
    repeat<adel::Face>(rules, here, game.steps[i]);
    repeat<adel::Face>(rules, there, step);
  }
  if (over(here) && here.exhibition != there.exhibition) return std::nullopt;
  return twin;
}

inline Played<adel::Face> twin(const adel::Rules& rules, const Played<adel::Face>& game,
                               Viewer viewer, Rng& rng) {
  const AdelSecrets secrets = secrets_of(rules, game, viewer);
  for (int attempt = 0; attempt < 20'000; ++attempt) {
    if (auto other = try_twin(rules, game, secrets, rng)) return *other;
  }
  return game;
}

// Mille: the compasses that the noble never met on their way, in this turn or any before, are set
// anew where they would not have met them; and the pile that is undrawn is put in another order.
inline Played<mille::Face> twin(const mille::Rules& rules, const Played<mille::Face>& game,
                                Viewer viewer, Rng& rng) {
  using Kind = mille::Decision::Kind;
  const mille::Roads all = bit<mille::Roads>(rules.tables.roads) - 1;
  Played<mille::Face> twin = game;
  const auto any_of = [&](mille::Roads roads) {
    return bit<mille::Roads>(member(roads, rng.below(static_cast<unsigned>(count(roads)))));
  };

  // Turn by turn: what the noble met on the roads that they took.
  for (std::size_t begin = 0; begin < game.steps.size();) {
    mille::Roads travelled = 0;
    mille::Roads waited_on = 0;
    mille::Road escort = mille::kNone;
    std::size_t end = begin;
    bool under_way = false;
    for (; end < game.steps.size(); ++end) {
      const auto& step = game.steps[end];
      const Kind kind = step.decision.kind();
      if (step.seat == kNobody) continue;
      if (kind == Kind::ambush && under_way) break;  // the next turn
      under_way |= kind != Kind::ambush;
      if (kind == Kind::ambush) waited_on |= step.decision.roads();
      if (kind == Kind::escort) escort = step.decision.road();
      if (kind == Kind::go) travelled |= bit<mille::Roads>(step.decision.road());
    }
    const mille::Roads met = waited_on & travelled;
    for (std::size_t i = begin; i < end; ++i) {
      auto& step = twin.steps[i];
      if (step.seat == kNobody || viewer.is(step.seat)) continue;
      if (step.decision.kind() == Kind::ambush) {
        mille::Roads roads = step.decision.roads() & travelled;
        while (count(roads) < rules.compasses()) roads |= any_of(all & ~travelled & ~roads);
        step.decision = mille::Decision::ambush(roads);
      }
      const bool escort_met = escort != mille::kNone && contains(met, escort);
      if (step.decision.kind() == Kind::escort && !escort_met) {
        const mille::Roads road = any_of(all & ~met);
        step.decision = mille::Decision::escort(static_cast<mille::Road>(lowest(road)));
      }
    }
    begin = end;
  }

  // The pile: what is left of the last shuffle, or of the deal.
  Silence silence;
  mille::State now = mille::deal(rules, game.cards, silence);
  std::span<mille::Task> order = std::span(twin.cards.deck).first(rules.tables.tasks);
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    repeat<mille::Face>(rules, now, game.steps[i]);
    mille::Chance& chance = twin.steps[i].chance;
    if (chance.kind == mille::Chance::Kind::shuffle) {
      order = std::span(chance.order).first(chance.count);
    }
  }
  rng.shuffle(order.last(now.undrawn));
  return twin;
}

}  // namespace noblesse::battery

// Every way in which the games can be played: edition, number of players, variant and options.
#pragma once

#include <string>
#include <vector>

#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/shelf.h"

namespace noblesse::battery {

template <class Face>
struct Course {
  std::string name;  // for a failure's message
  std::shared_ptr<const typename Face::Edition> edition;
  typename Face::Rules rules;
  Setup setup;  // the same for a Match
};

template <class Face>
std::vector<Course<Face>> courses();

template <>
inline std::vector<Course<adel::Face>> courses() {
  const Shelf shelf;
  std::vector<Course<adel::Face>> all;
  for (const std::string id : {"classic", "grand"}) {
    const AdelEdition edition = *shelf.adel(id);
    for (int lords = edition->tables.min_lords; lords <= edition->tables.max_lords; ++lords) {
      for (const std::string variant : {"standard", "surprise", "confrontation"}) {
        if (lords > 2 && variant != "standard") continue;
        for (const std::string places : {"competition", "dense"}) {
          for (const std::string score_by : {"leader", "own"}) {
            Setup setup;
            setup.game = "adel";
            setup.edition = id;
            setup.players = lords;
            setup.options = {
                {"variant", variant}, {"detective_places", places}, {"score_by", score_by}};
            all.push_back({"adel " + id + " " + std::to_string(lords) + " " + variant + " " +
                               places + " " + score_by,
                           edition, *adel::make_rules(*edition, setup), setup});
          }
        }
      }
    }
  }
  return all;
}

template <>
inline std::vector<Course<mille::Face>> courses() {
  const Shelf shelf;
  std::vector<Course<mille::Face>> all;
  const MilleEdition edition = *shelf.mille("italia");
  for (const std::string arrival : {"travel_on", "ends_turn"}) {
    for (int players = 2; players <= 4; ++players) {
      for (int first = 0; first < players; ++first) {
        Setup setup;
        setup.game = "mille";
        setup.players = players;
        setup.first = first;
        setup.options = {{"arrival", arrival}};
        all.push_back({"mille " + std::to_string(players) + " first " + std::to_string(first) +
                           (arrival == "travel_on" ? "" : " " + arrival),
                       edition, *mille::make_rules(*edition, setup), setup});
      }
    }
  }
  return all;
}

// The seats of a course and the spectator.
template <class Rules>
std::vector<Viewer> viewers(const Rules& rules) {
  std::vector<Viewer> all{Viewer::spectator()};
  for (Seat seat = 0; seat < seat_count(rules); ++seat) all.push_back(Viewer::of_seat(seat));
  return all;
}

// A random game, step by step: what decides next, and what is decided.
template <class Face>
struct RandomPlay {
  typename Face::Rules rules;
  Rng rng;
  typename Face::Deal cards;
  typename Face::State state{};
  typename Face::Events told{};

  RandomPlay(const Course<Face>& course, std::uint64_t seed) : rules(course.rules), rng(seed) {
    cards = *make_deal(*course.edition, rules, course.setup, rng);
    state = deal(rules, cards, told);
  }

  bool chance() const {
    if constexpr (Face::kHasChance) return chance_due(state);
    return false;
  }

  // Any of those who owe a decision may be the next to take it.
  std::pair<Seat, typename Face::Decision> next() {
    const Seats owing = pending(state);
    const auto seat =
        static_cast<Seat>(member(owing, rng.below(static_cast<unsigned>(count(owing)))));
    return {seat, random_decision(rules, state, seat, rng)};
  }

  void step() {
    told.clear();
    if constexpr (Face::kHasChance) {
      if (chance_due(state)) {
        act(rules, state, random_chance(rules, state, rng), told);
        return;
      }
    }
    const auto [seat, decision] = next();
    act(rules, state, seat, decision, told);
  }
};

}  // namespace noblesse::battery

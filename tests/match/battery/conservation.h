// Every card, check, thief and task is somewhere exactly once.
#pragma once

#include <gtest/gtest.h>

#include "games/adel/view.h"
#include "games/mille/view.h"

namespace noblesse::battery {

// Adds the part to the whole, where it must not be yet.
template <class Set>
void put(Set& whole, Set part, const char* where) {
  EXPECT_EQ(whole & part, Set{0}) << "twice: " << where;
  whole |= part;
}

inline void expect_conserved(const adel::Rules& rules, const adel::State& state) {
  const adel::Tables& tables = rules.tables;
  adel::Objects objects = 0;
  adel::Checks checks = 0;
  adel::Thieves thieves = 0;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    put(objects, state.objects[seat], "objects");
    put(checks, state.checks[seat], "checks in hand");
    put(thieves, state.thieves[seat], "thieves in hand");
    EXPECT_EQ(state.exhibition[seat] & ~state.objects[seat], 0U) << "shows what is not his";
    EXPECT_EQ(has_seat(state.can_exhibit, seat),
              adel::holds_exhibition(tables, state.objects[seat]));
  }
  for (const adel::Stock& pile : state.piles) {
    for (std::uint8_t i = pile.top; i < pile.end; ++i) {
      put(objects, bit(state.stock[i]), "piles");
    }
  }
  for (std::uint8_t i = 0; i < state.paid; ++i) {
    put(checks, bit<adel::Checks>(state.cash[i]), "register");
  }
  for (std::uint8_t i = 0; i < state.prisoners; ++i) {
    put(thieves, bit<adel::Thieves>(state.jail[i]), "jail");
  }
  // Sets of colours that nobody plays stay in the box.
  std::uint8_t played = 0;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    played |= static_cast<std::uint8_t>(1U << state.color[seat]);
  }
  for (adel::Check check = 0; check < tables.checks; ++check) {
    if (!contains(played, tables.check_color[check])) put(checks, bit<adel::Checks>(check), "box");
  }
  for (adel::Thief thief = 0; thief < tables.thieves; ++thief) {
    if (!contains(played, tables.thief_color[thief])) {
      put(thieves, bit<adel::Thieves>(thief), "box");
    }
  }
  EXPECT_EQ(objects, bit(tables.cards) - 1);
  EXPECT_EQ(checks, bit<adel::Checks>(tables.checks) - 1);
  EXPECT_EQ(thieves, bit<adel::Thieves>(tables.thieves) - 1);
}

inline void expect_conserved(const mille::Rules& rules, const mille::State& state) {
  mille::Tasks tasks = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    put(tasks, state.tasks[seat], "before a player");
    EXPECT_LE(count(state.tasks[seat]), rules.tables.hand_limit);
  }
  int on_map = 0;
  for (mille::City city = 0; city < rules.tables.cities; ++city) {
    const mille::Task task = state.map[city];
    if (task == mille::kNone) continue;
    put(tasks, bit(task), "map");
    EXPECT_EQ(rules.tables.from[task], city);
    ++on_map;
  }
  EXPECT_EQ(on_map, state.on_map);
  EXPECT_LE(on_map, rules.tables.board_tasks);
  for (std::uint8_t i = 0; i < state.discards; ++i) put(tasks, bit(state.pile[i]), "discards");
  for (std::size_t i = mille::pile_top(state); i < state.pile.size(); ++i) {
    put(tasks, bit(state.pile[i]), "pile");
  }
  EXPECT_EQ(tasks, bit(rules.tables.tasks) - 1);
}

}  // namespace noblesse::battery

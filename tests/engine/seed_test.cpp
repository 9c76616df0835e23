// A record names a seed only if that seed deals its deck: whoever starts a game with it gets the
// same cards.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/desk.h"

namespace noblesse {
namespace {

using testing::Desk;

std::string line(const json::object& keys) { return json::serialize(keys); }

json::object record_of(Desk& desk) {
  return desk.told(R"({"cmd":"record"})").at("record").as_object();
}

json::object load(Desk& desk, const json::object& record) {
  return desk.told(line({{"cmd", "load"}, {"record", record}}));
}

json::object a_record(const char* game, std::uint64_t seed) {
  Desk desk;
  desk.told(line({{"cmd", "new"}, {"game", game}, {"players", 3}, {"seed", seed}}));
  return record_of(desk);
}

TEST(Seed, ARecordThatNamesNoneIsWrittenAgainWithoutOne) {
  for (const char* const game : {"adel", "mille"}) {
    json::object record = a_record(game, 7);
    record.erase("seed");
    Desk desk;
    EXPECT_EQ(load(desk, record).at("ok"), true);
    EXPECT_EQ(record_of(desk), record) << game;
  }
}

TEST(Seed, OneThatDealsTheDeckIsKept) {
  for (const char* const game : {"adel", "mille"}) {
    const json::object record = a_record(game, 7);
    EXPECT_EQ(record.at("seed"), 7);
    Desk desk;
    load(desk, record);
    EXPECT_EQ(record_of(desk), record) << game;
  }
}

TEST(Seed, OneThatDealsAnotherDeckIsNotRepeated) {
  for (const char* const game : {"adel", "mille"}) {
    json::object record = a_record(game, 7);
    record["seed"] = 8;
    record["site"] = "home";
    Desk desk;
    load(desk, record);
    record.erase("seed");
    EXPECT_EQ(record_of(desk), record) << game;
  }
}

// What is no number is not ours to change.
TEST(Seed, WhatIsNoSeedStaysAsItIs) {
  json::object record = a_record("mille", 7);
  record["seed"] = "abc";
  Desk desk;
  load(desk, record);
  EXPECT_EQ(record_of(desk), record);
}

TEST(Seed, ADeckThatIsGivenHasNone) {
  for (const char* const game : {"adel", "mille"}) {
    json::array deck = a_record(game, 7).at("deck").as_array();
    std::ranges::reverse(deck);
    json::object ask{{"cmd", "new"}, {"game", game}, {"players", 3}, {"deck", deck}};
    Desk desk;
    desk.told(line(ask));
    EXPECT_FALSE(record_of(desk).contains("seed")) << game;
    ask["seed"] = 7;
    EXPECT_EQ(desk.told(line(ask)).at("seed"), 7) << "chance and bots draw from it";
    EXPECT_FALSE(record_of(desk).contains("seed")) << game;
    ask["deck"] = a_record(game, 7).at("deck");
    desk.told(line(ask));
    EXPECT_EQ(record_of(desk).at("seed"), 7) << "it is the deck of that seed after all";
  }
}

// A game that is continued has its chance in its moves, whatever that was drawn from.
TEST(Seed, AGameWithoutOneGoesOnAndReplays) {
  json::object record = a_record("mille", 7);
  record.erase("seed");
  Desk desk;
  load(desk, record);
  bool drawn = false;
  for (int step = 0; step < 400 && !drawn; ++step) {
    for (Seat seat = 0; seat < 3; ++seat) {
      const auto moves = desk.legal(seat);
      if (!moves.empty()) desk.act(seat, moves[static_cast<std::size_t>(step) % moves.size()]);
    }
    record = record_of(desk);
    drawn = std::ranges::any_of(record.at("moves").as_array(), [](const json::value& move) {
      return move.as_string().starts_with("* ");
    });
  }
  ASSERT_TRUE(drawn) << "chance never decided anything";
  EXPECT_FALSE(record.contains("seed"));
  Desk again;
  load(again, record);
  EXPECT_EQ(record_of(again), record);
}

}  // namespace
}  // namespace noblesse

// A game that is over, looked at once more.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "match/match.h"
#include "tests/parlour/worker.h"
#include "tests/root.h"

namespace noblesse::home {
namespace {

json::object read_game(const std::filesystem::path& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return parse_json(text).value().as_object();
}

json::object vector_of(const std::string& game) {
  return read_game(NOBLESSE_ROOT "/tests/vectors/fair_" + game + ".noblesse.json");
}

// Every game that is kept for the tests and is over: both games, all variants, moves by hand.
std::vector<json::object> finished_games() {
  std::vector<json::object> games{vector_of("adel"), vector_of("mille")};
  for (const auto& entry : std::filesystem::directory_iterator(NOBLESSE_ROOT "/tests/golden")) {
    if (entry.path().extension() != ".json") continue;
    json::object game = read_game(entry.path());
    if (game.contains("result")) games.push_back(std::move(game));
  }
  return games;
}

class ReplayTest : public testing::Test {
 protected:
  Outcome look(const json::object& record, const json::value& seat) {
    return worker.ask(json::object{{"do", "replay"}, {"record", record}, {"seat", seat}});
  }
  Outcome look_open(const json::object& record) {
    return worker.ask(json::object{{"do", "replay"}, {"record", record}, {"hands", "open"}});
  }
  // The game as it stood at a moment, by the rules themselves.
  std::unique_ptr<Match> stood(const json::object& record, const json::value& moment) {
    const auto moves = moment.at("moves").at(1).to_number<std::size_t>();
    return replay(*shelf, read_record(record).value(), moves).value();
  }

  std::shared_ptr<const Shelf> shelf = std::make_shared<const Shelf>();
  Worker worker{shelf};
};

TEST_F(ReplayTest, EveryViewIsThatOfTheRules) {
  const auto games = finished_games();
  ASSERT_GT(games.size(), 8U);
  for (const json::object& record : games) {
    const auto players = static_cast<int>(record.at("players").as_int64());
    for (int eyes = -1; eyes < players; ++eyes) {
      const bool watches = eyes < 0;
      const Outcome outcome = look(record, watches ? json::value() : json::value(eyes));
      ASSERT_EQ(outcome.error(), "");
      const auto viewer = watches ? Viewer::spectator() : Viewer::of_seat(static_cast<Seat>(eyes));
      for (const json::value& moment : outcome.answer.at("moments").as_array()) {
        const auto match = stood(record, moment);
        ASSERT_EQ(moment.at("view"), match->view(viewer)) << moment.at("moves");
        ASSERT_EQ(json::serialize(moment.at("game")), match->standing());
        ASSERT_EQ(moment.at("phase").as_string(), match->summary().phase);
        ASSERT_EQ(moment.at("round"), match->summary().round);
      }
    }
  }
}

TEST_F(ReplayTest, OpenHandsAreWhatEverySeatKnowsOfItself) {
  for (const json::object& record : finished_games()) {
    const Outcome outcome = look_open(record);
    ASSERT_EQ(outcome.error(), "");
    for (const json::value& moment : outcome.answer.at("moments").as_array()) {
      const auto match = stood(record, moment);
      const json::object& open = moment.at("view").as_object();
      const json::object watched = match->view(Viewer::spectator());
      ASSERT_EQ(open.size(), watched.size());
      for (Seat seat = 0; seat < match->players(); ++seat) {
        const json::object own = match->view(Viewer::of_seat(seat));
        for (const char* const key :
             {"objects", "hidden", "places", "actions", "exhibitions", "ambush"}) {
          if (!own.contains(key)) continue;
          ASSERT_EQ(open.at(key).at(seat), own.at(key).at(seat)) << key << moment.at("moves");
        }
        if (own.contains("noble") && own.at("noble") == seat) {
          ASSERT_EQ(open.at("escort"), own.at("escort"));
        }
      }
      for (const char* const key : {"seat", "phase", "pending", "positions", "scores", "map"}) {
        if (watched.contains(key)) ASSERT_EQ(open.at(key), watched.at(key)) << key;
      }
    }
  }
}

TEST_F(ReplayTest, MomentsFollowEachOtherAndTellEverythingOnce) {
  for (const json::object& record : finished_games()) {
    const Outcome outcome = look(record, nullptr);
    json::array told;
    std::uint64_t at = 0;
    for (const json::value& moment : outcome.answer.at("moments").as_array()) {
      ASSERT_EQ(moment.at("moves").at(0).to_number<std::uint64_t>(), at);
      at = moment.at("moves").at(1).to_number<std::uint64_t>();
      for (const json::value& event : moment.at("events").as_array()) told.push_back(event);
    }
    ASSERT_EQ(at, record.at("moves").as_array().size());
    EXPECT_EQ(told.back().at("event"), "ended");

    json::array expected;
    const auto match = replay(*shelf, read_record(record).value(), 0).value();
    const auto hear = [&] {
      for (json::value& event : match->events(Viewer::spectator())) {
        if (event.at("event") != "chosen") expected.push_back(std::move(event));
      }
    };
    hear();
    for (const json::value& move : record.at("moves").as_array()) {
      ASSERT_TRUE(take_move(*match, move.as_string()).has_value());
      hear();
    }
    EXPECT_EQ(told, expected);
  }
}

TEST_F(ReplayTest, WhoeverIsAskedTogetherDecidesInOneMoment) {
  const Outcome outcome = look(vector_of("adel"), nullptr);
  const json::array& moments = outcome.answer.at("moments").as_array();
  EXPECT_EQ(moments[0].at("moves"), (json::array{0, 0})) << "the deal";
  EXPECT_EQ(moments[0].at("phase"), "place");
  EXPECT_EQ(moments[1].at("moves"), (json::array{0, 3})) << "the places";
  EXPECT_EQ(moments[1].at("phase"), "action");
  EXPECT_EQ(moments[2].at("moves"), (json::array{3, 6})) << "the cards";
  EXPECT_EQ(moments[3].at("moves"), (json::array{6, 7})) << "the purchase";

  const Outcome journey = look(vector_of("mille"), nullptr);
  for (const json::value& moment : journey.answer.at("moments").as_array()) {
    EXPECT_NE(moment.at("phase"), "chance") << "what is lost is told with the robbery";
  }
}

TEST_F(ReplayTest, AGameThatIsNotOverIsRefusedToAllEyes) {
  json::object record = vector_of("adel");
  record.erase("result");
  const std::string why = "result: is missing: only a game that is over is looked back on";
  EXPECT_EQ(look_open(record).error(), why);
  EXPECT_EQ(look(record, 0).error(), why);
  EXPECT_EQ(look(record, nullptr).error(), why);

  record = vector_of("adel");
  record["moves"].as_array().pop_back();
  EXPECT_EQ(look_open(record).error(), "a result is given, but the game is not over");
}

TEST_F(ReplayTest, WhatIsWrongWithARecordIsNamed) {
  json::object record = vector_of("adel");
  record["moves"].as_array()[4] = "1 thief 1";
  EXPECT_EQ(look_open(record).error().substr(0, 9), "moves[4]:");
  EXPECT_TRUE(look_open(record).answer.contains("key"));

  record = vector_of("mille");
  record["result"].as_object()["scores"].as_array()[0] = 21;
  EXPECT_EQ(look_open(record).error().substr(0, 42), "the result is not the one the moves lead t");
  record["moves"].as_array()[0] = 17;
  EXPECT_EQ(look_open(record).error(), "moves[0] must be a string, not a whole number");
}

TEST_F(ReplayTest, EyesHaveToBeNamed) {
  const json::object record = vector_of("mille");
  EXPECT_EQ(worker.ask(json::object{{"do", "replay"}, {"record", record}}).error(),
            "\"seat\" is missing: it must be a whole number, or null for a spectator");
  EXPECT_EQ(look(record, 3).error(), "there is no seat 3: the seats are 0 to 2");
  EXPECT_EQ(look(record, "all").error(), "\"seat\" must be a whole number, not a string");
  EXPECT_EQ(
      worker.ask(json::object{{"do", "replay"}, {"record", record}, {"hands", "mine"}}).error(),
      "\"hands\" must be \"open\" or be left out, not \"mine\"");
}

}  // namespace
}  // namespace noblesse::home

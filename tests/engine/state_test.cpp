// `state`: everything there is, in the form that docs/protocol.md gives for each game.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/desk.h"

namespace noblesse::testing {
namespace {

json::value value(std::string_view text) { return *parse_json(text); }

json::object state_of(Desk& desk) {
  return desk.told(R"({"cmd":"state"})").at("state").as_object();
}

std::vector<std::string> keys_of(const json::object& object) {
  std::vector<std::string> keys;
  for (const auto& entry : object) keys.emplace_back(entry.key());
  return keys;
}

struct AdelState : ::testing::Test {
  AdelState() {
    desk.told(R"({"cmd":"new","game":"adel","players":3,"seed":5,
        "colors":["beige","blue","red"]})");
  }
  Desk desk;
};

TEST_F(AdelState, HasTheseKeys) {
  EXPECT_EQ(keys_of(state_of(desk)),
            (std::vector<std::string>{"phase", "round", "pending", "colors", "positions", "objects",
                                      "checks", "thieves", "jail", "register", "piles", "places",
                                      "actions", "exhibitions"}));
}

TEST_F(AdelState, AtTheStart) {
  const json::object state = state_of(desk);
  EXPECT_EQ(state.at("phase"), "place");
  EXPECT_EQ(state.at("round"), 1);
  EXPECT_EQ(state.at("pending"), value("[0,1,2]"));
  EXPECT_EQ(state.at("positions"), value("[0,0,0]"));
  EXPECT_EQ(state.at("checks"), value("[[1,12,13,24],[2,11,14,23],[4,9,16,21]]"));
  EXPECT_EQ(state.at("thieves"), value("[[5,8],[4,9],[2,11]]"));
  EXPECT_EQ(state.at("jail"), value("[]"));
  EXPECT_EQ(state.at("register"), value("[]"));
  EXPECT_EQ(state.at("places"), value("[null,null,null]"));
  EXPECT_EQ(state.at("actions"), value("[null,null,null]"));
  EXPECT_EQ(state.at("exhibitions"), value("[null,null,null]"));
  EXPECT_EQ(state.at("piles").at("left").as_array().size(), 17U);
  EXPECT_EQ(state.at("piles").at("right").as_array().size(), 16U);
}

TEST_F(AdelState, PlacesAndActionsAsTheyAreChosen) {
  desk.act(1, "castle");
  EXPECT_EQ(state_of(desk).at("places"), value(R"([null,"castle",null])"));
  desk.act(0, "auction");
  desk.act(2, "auction");
  EXPECT_EQ(state_of(desk).at("places"), value(R"(["auction","castle","auction"])"));
  desk.act(2, "thief 11");
  EXPECT_EQ(state_of(desk).at("actions"), value(R"([null,null,"thief 11"])"));
}

// A played card that is not lost is still listed; a paid check is in the register, a stolen one
// with its thief.
TEST_F(AdelState, ChecksThatArePaidAndStolen) {
  for (int seat = 0; seat < 3; ++seat) desk.act(seat, "auction");
  desk.act(0, "check 24");
  desk.act(1, "check 23");
  desk.act(2, "check 4");
  EXPECT_EQ(state_of(desk).at("phase"), "buy");
  EXPECT_EQ(state_of(desk).at("checks"), value("[[1,12,13,24],[2,11,14,23],[4,9,16,21]]"));
  EXPECT_EQ(state_of(desk).at("actions"), value(R"(["check 24","check 23","check 4"])"));
  desk.act(0, "buy right");
  EXPECT_EQ(state_of(desk).at("register"), value("[24]"));
  EXPECT_EQ(state_of(desk).at("checks"), value("[[1,12,13],[2,11,14,23],[4,9,16,21]]"));

  for (int seat = 0; seat < 3; ++seat) desk.act(seat, "auction");
  desk.act(0, "thief 5");
  desk.act(1, "check 23");
  desk.act(2, "check 4");
  desk.act(1, "buy left");
  EXPECT_EQ(state_of(desk).at("register"), value("[24]"));
  EXPECT_EQ(state_of(desk).at("checks"), value("[[1,12,13,23],[2,11,14],[4,9,16,21]]"));
}

// A17: cell 1 first; the seat is the one whose colour the thief has.
TEST_F(AdelState, TheJail) {
  for (int seat = 0; seat < 3; ++seat) desk.act(seat, "castle");
  desk.act(0, "thief 8");
  desk.act(1, "detective");
  desk.act(2, "thief 2");
  EXPECT_EQ(state_of(desk).at("jail"), value(R"([{"seat":0,"thief":8},{"seat":2,"thief":2}])"));
  EXPECT_EQ(state_of(desk).at("thieves"), value("[[5],[4,9],[11]]"));
}

// A23: without phase I everybody is somewhere all the same.
TEST(AdelStateOfConfrontation, EverybodyIsSomewhere) {
  Desk desk;
  desk.told(
      R"({"cmd":"new","game":"adel","players":2,"seed":1,"options":{"variant":"confrontation"}})");
  EXPECT_EQ(state_of(desk).at("places"), value(R"(["auction","auction"])"));
}

// Three thieves at two exhibitions of three objects each: when the third has taken the last object
// of the first, that exhibition is there still, and empty.
TEST(AdelStateOfShow, AnEmptiedExhibitionIsAnEmptyList) {
  const auto three_objects = [](Desk& desk, int seat) {
    for (const std::string& move : desk.legal(seat)) {
      if (std::count(move.begin(), move.end(), ' ') == 3) return move;
    }
    return std::string();
  };
  for (int seed = 0; seed < 1000; ++seed) {
    Desk desk;
    desk.told(R"({"cmd":"new","game":"adel","players":5,"seed":)" + std::to_string(seed) +
              R"(,"colors":["beige","blue","purple","red","green"]})");
    for (int seat = 0; seat < 5; ++seat) desk.act(seat, "castle");
    if (!desk.ask(act_line(0, "exhibit")).at("ok").as_bool()) continue;
    if (!desk.ask(act_line(1, "exhibit")).at("ok").as_bool()) continue;
    desk.act(2, "thief 10");
    desk.act(3, "thief 11");
    desk.act(4, "thief 12");
    desk.act(0, three_objects(desk, 0));
    desk.act(1, three_objects(desk, 1));
    for (const int thief : {4, 4, 3, 3, 2}) {  // A15: the highest number first
      EXPECT_EQ(state_of(desk).at("phase"), "steal");
      EXPECT_EQ(state_of(desk).at("pending").at(0), thief);
      desk.act(thief, desk.legal(thief).front());
    }
    const json::object state = state_of(desk);
    const json::value& shown = state.at("exhibitions");
    EXPECT_EQ(shown.at(0).as_array().size() + shown.at(1).as_array().size(), 1U);
    EXPECT_EQ(shown.at(2), nullptr);
    EXPECT_EQ(state.at("objects").at(4).as_array().size(), 6U);
    return;
  }
  FAIL() << "no two lords were dealt an exhibition";
}

struct MilleState : ::testing::Test {
  MilleState() { desk.told(R"({"cmd":"new","game":"mille","players":3,"seed":5})"); }
  Desk desk;
};

TEST_F(MilleState, HasTheseKeys) {
  EXPECT_EQ(keys_of(state_of(desk)),
            (std::vector<std::string>{"phase", "turn", "pending", "noble", "cities", "scores",
                                      "tasks", "map", "deck", "discard", "ambush", "escort",
                                      "alone", "used", "left"}));
}

TEST_F(MilleState, AtTheStart) {
  const json::object state = state_of(desk);
  EXPECT_EQ(state.at("phase"), "ambush");
  EXPECT_EQ(state.at("turn"), 1);
  EXPECT_EQ(state.at("pending"), value("[1,2]"));
  EXPECT_EQ(state.at("noble"), 0);
  EXPECT_EQ(state.at("scores"), value("[0,0,0]"));
  EXPECT_EQ(state.at("map").as_object().size(), 4U);
  EXPECT_EQ(state.at("ambush"), value("[null,null,null]"));
  EXPECT_EQ(state.at("escort"), nullptr);
  EXPECT_EQ(state.at("alone"), false);
  EXPECT_EQ(state.at("used"), value("[]"));
  EXPECT_EQ(state.at("left"), 0);
  for (std::size_t seat = 0; seat < 3; ++seat) {  // M2: they start in their first task's city
    const std::string task = texts(state.at("tasks").at(seat)).at(0);
    EXPECT_TRUE(task.starts_with(std::string(state.at("cities").at(seat).as_string()) + "-"));
  }
  for (const auto& [city, task] : state.at("map").as_object()) {  // M3
    EXPECT_TRUE(task.as_string().starts_with(std::string(city) + "-"));
  }
  EXPECT_EQ(state.at("deck").as_array().size() + state.at("discard").as_array().size(), 23U);
}

TEST_F(MilleState, CompassesEscortAndRoads) {
  desk.act(2, "ambush F");
  EXPECT_EQ(state_of(desk).at("ambush"), value(R"([null,null,["F"]])"));
  desk.act(1, "ambush L");
  EXPECT_EQ(state_of(desk).at("ambush"), value(R"([null,["L"],["F"]])"));
  desk.act(0, "escort L");
  EXPECT_EQ(state_of(desk).at("escort"), "L");
  EXPECT_EQ(state_of(desk).at("alone"), false);
  EXPECT_EQ(state_of(desk).at("left"), 4);
  desk.told(R"({"cmd":"undo"})");
  desk.act(0, "alone");
  EXPECT_EQ(state_of(desk).at("escort"), nullptr);
  EXPECT_EQ(state_of(desk).at("alone"), true);
  EXPECT_EQ(state_of(desk).at("left"), 5);
  json::object state = state_of(desk);
  if (state.at("phase") == "take") desk.act(0, "leave");
  const std::string road = desk.legal(0).front();
  desk.act(0, road);
  EXPECT_EQ(texts(state_of(desk).at("used")), std::vector<std::string>{road.substr(3)});
  EXPECT_EQ(state_of(desk).at("left"), 4);
}

TEST(MilleStateOfTwo, HasTwoCompasses) {
  Desk desk;
  desk.told(R"({"cmd":"new","game":"mille","players":2,"seed":5})");
  desk.act(1, "ambush F L");
  EXPECT_EQ(state_of(desk).at("ambush"), value(R"([null,["F","L"]])"));
}

}  // namespace
}  // namespace noblesse::testing

// Each command of the engine protocol, and what it answers.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "tests/engine/desk.h"

namespace noblesse::testing {
namespace {

constexpr const char* kAdel = R"({"cmd":"new","game":"adel","players":4,"seed":7})";
constexpr const char* kMille = R"({"cmd":"new","game":"mille","players":3,"seed":7})";

std::string line(const json::object& command) { return json::serialize(command); }

json::value value(std::string_view text) { return *parse_json(text); }

std::vector<std::string> keys_of(const json::object& object) {
  std::vector<std::string> keys;
  for (const auto& entry : object) keys.emplace_back(entry.key());
  return keys;
}

TEST(New, AnswersTheSummaryAndWhatIsPlayed) {
  Desk desk;
  json::object answer = desk.told(kAdel);
  EXPECT_EQ(keys_of(answer),
            (std::vector<std::string>{"ok", "phase", "round", "pending", "over", "game", "edition",
                                      "players", "options", "seed", "events"}));
  EXPECT_EQ(answer["phase"], "place");
  EXPECT_EQ(answer["round"], 1);
  EXPECT_EQ(answer["pending"], value("[0,1,2,3]"));
  EXPECT_EQ(answer["over"], false);
  EXPECT_EQ(answer["game"], "adel");
  EXPECT_EQ(answer["edition"], "classic");
  EXPECT_EQ(answer["players"], 4);
  EXPECT_EQ(answer["seed"], 7);
}

TEST(New, OptionsHaveTheirDefaults) {
  Desk desk;
  EXPECT_EQ(
      desk.told(kAdel)["options"],
      value(R"({"variant":"standard","detective_places":"competition","score_by":"leader"})"));
  EXPECT_EQ(desk.told(R"({"cmd":"new","game":"adel","players":2,"options":{"score_by":"own"}})")
                .at("options"),
            value(R"({"variant":"surprise","detective_places":"competition","score_by":"own"})"));
  EXPECT_EQ(desk.told(kMille)["options"], value("{}"));
}

// M19: the view and the record say it too, and the record loads again.
TEST(New, ATableThatEndsTurnsOnArrivalIsToldSo) {
  Desk desk;
  const auto chosen = value(R"({"arrival":"ends_turn"})");
  const auto asked = R"({"cmd":"new","game":"mille","players":3,"seed":7,"options":)"
                     R"({"arrival":"ends_turn"}})";
  EXPECT_EQ(desk.told(asked)["options"], chosen);
  EXPECT_EQ(desk.told(R"({"cmd":"view","seat":1})").at("view").at("arrival"), "ends_turn");
  const json::value record = desk.told(R"({"cmd":"record"})").at("record");
  EXPECT_EQ(record.at("options"), chosen);
  desk.told(kMille);
  EXPECT_FALSE(desk.told(R"({"cmd":"view","seat":1})").at("view").as_object().contains("arrival"));
  desk.told(R"({"cmd":"load","record":)" + json::serialize(record) + "}");
  EXPECT_EQ(desk.told(R"({"cmd":"record"})").at("record").at("options"), chosen);
}

TEST(New, PicksTheEditionThatSeatsSoMany) {
  Desk desk;
  EXPECT_EQ(desk.told(R"({"cmd":"new","game":"adel","players":6})")["edition"], "grand");
  EXPECT_EQ(desk.told(R"({"cmd":"new","game":"adel","players":3,"edition":"grand"})")["edition"],
            "grand");
  EXPECT_EQ(desk.told(kMille)["edition"], "italia");
}

TEST(New, ASeedThatIsNotGivenIsDrawnAndTold) {
  Desk desk;
  const json::object drawn = desk.told(R"({"cmd":"new","game":"adel","players":4})");
  EXPECT_EQ(drawn.at("seed"), Desk::kDrawn >> 11U) << "53 bits: any JSON reader holds it";
  const std::string state = desk.state();
  desk.told(line({{"cmd", "new"}, {"game", "adel"}, {"players", 4}, {"seed", drawn.at("seed")}}));
  EXPECT_EQ(desk.state(), state);
}

TEST(New, TheSeedDecides) {
  Desk desk;
  desk.told(kAdel);
  const std::string seven = desk.state();
  desk.told(R"({"cmd":"new","game":"adel","players":4,"seed":8})");
  EXPECT_NE(desk.state(), seven);
  desk.told(kAdel);
  EXPECT_EQ(desk.state(), seven);
  const json::object largest =
      desk.told(R"({"cmd":"new","game":"adel","players":4,"seed":18446744073709551615})");
  EXPECT_EQ(largest.at("seed"), 18446744073709551615U);
}

// A5: four each, then the left pile and the right one, each with its first card on top.
TEST(New, AGivenDeckAndColorsFixChance) {
  Desk desk;
  desk.told(kAdel);
  const json::object record = desk.told(R"({"cmd":"record"})").at("record").as_object();
  std::vector<std::string> deck = texts(record.at("deck"));
  std::reverse(deck.begin(), deck.end());
  desk.told(line({{"cmd", "new"},
                  {"game", "adel"},
                  {"players", 4},
                  {"deck", json::array(deck.begin(), deck.end())},
                  {"colors", {"green", "red", "beige", "blue"}}}));
  const json::object state = desk.told(R"({"cmd":"state"})").at("state").as_object();
  EXPECT_EQ(state.at("colors"), value(R"(["green","red","beige","blue"])"));
  for (std::size_t seat = 0; seat < 4; ++seat) {
    std::vector<std::string> dealt(deck.begin() + static_cast<std::ptrdiff_t>(seat * 4),
                                   deck.begin() + static_cast<std::ptrdiff_t>(seat * 4 + 4));
    std::sort(dealt.begin(), dealt.end());
    EXPECT_EQ(texts(state.at("objects").at(seat)), dealt);
  }
  EXPECT_EQ(texts(state.at("piles").at("left")),
            std::vector<std::string>(deck.begin() + 16, deck.begin() + 31));
  EXPECT_EQ(texts(state.at("piles").at("right")),
            std::vector<std::string>(deck.begin() + 31, deck.end()));
  EXPECT_EQ(state.at("checks").at(0), value("[5,8,17,20]"));
}

TEST(New, AGivenFirstPlayerIsTheNoble) {
  Desk desk;
  desk.told(R"({"cmd":"new","game":"mille","players":3,"seed":7,"first":2})");
  EXPECT_EQ(desk.told(R"({"cmd":"state"})").at("state").at("noble"), 2);
  desk.told(kMille);
  EXPECT_EQ(desk.told(R"({"cmd":"state"})").at("state").at("noble"), 0);
}

TEST(Id, IsEchoedWhateverItIs) {
  Desk desk;
  for (const char* id : {"1", "\"x\"", "null", "true", "[1,{\"a\":[]}]", "{\"b\":1,\"a\":2}",
                         "-9223372036854775808", "18446744073709551615", "\"é\\n\""}) {
    const std::string good =
        desk.say(R"({"cmd":"new","game":"adel","players":4,"id":)" + std::string(id) + "}");
    EXPECT_TRUE(good.starts_with(R"({"ok":true,"id":)" + std::string(id) + ",")) << good;
    const std::string bad = desk.say(R"({"id":)" + std::string(id) + R"(,"cmd":"dance"})");
    EXPECT_TRUE(bad.starts_with(R"({"ok":false,"id":)" + std::string(id) + ",")) << bad;
    const std::string none = desk.say(R"({"id":)" + std::string(id) + "}");
    EXPECT_TRUE(none.starts_with(R"({"ok":false,"id":)" + std::string(id) + ",")) << none;
  }
  EXPECT_FALSE(desk.ask(kAdel).contains("id"));
}

TEST(BeforeNew, ThereIsNoGame) {
  for (const char* command :
       {R"({"cmd":"act","seat":0,"move":"castle"})", R"({"cmd":"chance","move":"lose x"})",
        R"({"cmd":"legal","seat":0})", R"({"cmd":"view","seat":0})", R"({"cmd":"state"})",
        R"({"cmd":"record"})", R"({"cmd":"undo"})", R"({"cmd":"bot","seat":0})"}) {
    Desk desk;
    EXPECT_EQ(desk.say(command), R"({"ok":false,"error":"no game yet: start one with new"})");
  }
}

TEST(Act, TellsWhatBecamePublicAndNothingElse) {
  Desk desk;
  desk.told(kAdel);
  for (int seat = 0; seat < 3; ++seat) {
    const json::object answer = desk.act(seat, "castle");
    EXPECT_EQ(answer.at("events"),
              value(R"([{"event":"chosen","seat":)" + std::to_string(seat) + "}]"));
  }
  const json::object answer = desk.act(3, "auction");
  EXPECT_EQ(answer.at("phase"), "action");
  EXPECT_EQ(answer.at("pending"), value("[0,1,2,3]"));
  EXPECT_EQ(answer.at("events"), value(R"([{"event":"chosen","seat":3},
      {"event":"place","seat":0,"place":"castle"}, {"event":"place","seat":1,"place":"castle"},
      {"event":"place","seat":2,"place":"castle"}, {"event":"place","seat":3,"place":"auction"}])"));
}

TEST(Act, SeatsMayDecideInAnyOrder) {
  Desk desk;
  desk.told(kAdel);
  EXPECT_EQ(desk.act(2, "castle").at("pending"), value("[0,1,3]"));
  EXPECT_EQ(desk.act(0, "castle").at("pending"), value("[1,3]"));
}

TEST(Act, ARuleThatForbidsIsNamed) {
  Desk desk;
  desk.told(kAdel);
  for (int seat = 0; seat < 4; ++seat) desk.act(seat, "castle");
  EXPECT_EQ(desk.refusal(act_line(0, "check 24")).at("rule"), "A8");
  desk.told(kMille);
  EXPECT_EQ(desk.refusal(act_line(1, "ambush A B")).at("rule"), "M5");
}

TEST(Legal, IsEmptyForWhoeverOwesNothing) {
  Desk desk;
  desk.told(kAdel);
  EXPECT_EQ(desk.legal(0), (std::vector<std::string>{"auction", "castle"}));
  desk.act(0, "castle");
  EXPECT_EQ(desk.say(R"({"cmd":"legal","seat":0})"), R"({"ok":true,"moves":[]})");
  desk.told(kMille);
  EXPECT_TRUE(desk.legal(0).empty()) << "the noble waits for the thieves";
  EXPECT_EQ(desk.legal(1).size(), 24U);
}

// Seat 0 gathers objects: they take the checks that seat 1 pays, buy with all eight, and steal
// what seat 1 shows. Then they could exhibit in more ways than are listed.
TEST(Legal, CountsWhatItDoesNotList) {
  Desk desk;
  desk.told(R"({"cmd":"new","game":"adel","players":2,"seed":1,"colors":["beige","blue"]})");
  const auto round = [&](const char* place0, const std::string& action0, const char* place1,
                         const std::string& action1) {
    desk.act(0, place0);
    desk.act(1, place1);
    desk.act(0, action0);
    return desk.act(1, action1);
  };
  for (const char* check : {"check 2", "check 11", "check 14", "check 23"}) {
    round("auction", "thief 8", "auction", check);
    desk.act(1, "buy left");
  }
  for (const char* check : {"check 1", "check 2", "check 11", "check 12", "check 13", "check 14",
                            "check 23", "check 24"}) {
    round("auction", check, "castle", "detective");
    desk.act(0, "buy right");
  }
  for (int theft = 0; theft < 3; ++theft) {
    round("castle", "thief 8", "castle", "exhibit");
    desk.act(1, desk.legal(1).front());
    desk.act(0, desk.legal(0).front());
  }
  json::object answer = round("castle", "exhibit", "castle", "detective");
  ASSERT_EQ(answer["phase"], "show");
  answer = desk.told(R"({"cmd":"legal","seat":0})");
  EXPECT_GT(answer["count"].as_int64(), 4096);
  EXPECT_EQ(answer["moves"].as_array().size(), 4096U);
  EXPECT_EQ(keys_of(answer), (std::vector<std::string>{"ok", "count", "moves"}));
  desk.act(0, texts(answer["moves"]).back());
}

TEST(View, IsWhatTheSeatMayKnow) {
  Desk desk;
  desk.told(kAdel);
  const json::value state = desk.told(R"({"cmd":"state"})").at("state");
  const json::value own = desk.told(R"({"cmd":"view","seat":1})").at("view");
  EXPECT_EQ(own.at("seat"), 1);
  EXPECT_EQ(own.at("objects").at(1), state.at("objects").at(1));
  EXPECT_EQ(own.at("hidden"), value("[4,0,4,4]"));
  const json::value spectator = desk.told(R"({"cmd":"view","seat":null})").at("view");
  EXPECT_EQ(spectator.at("seat"), nullptr);
  EXPECT_EQ(spectator.at("hidden"), value("[4,4,4,4]"));
}

TEST(View, HasNoChoiceOfOthers) {
  Desk desk;
  desk.told(kAdel);
  const std::string before = desk.say(R"({"cmd":"view","seat":1})");
  desk.act(0, "castle");
  const std::string castle = desk.say(R"({"cmd":"view","seat":1})");
  desk.told(R"({"cmd":"undo"})");
  desk.act(0, "auction");
  EXPECT_EQ(desk.say(R"({"cmd":"view","seat":1})"), castle);
  EXPECT_NE(castle, before) << "that he has chosen is seen";
}

TEST(Undo, TakesOneDecisionBack) {
  Desk desk;
  desk.told(kAdel);
  const std::string start = desk.state();
  desk.act(0, "castle");
  const std::string one = desk.state();
  desk.act(3, "auction");
  EXPECT_EQ(desk.say(R"({"cmd":"undo"})"),
            R"({"ok":true,"phase":"place","round":1,"pending":[1,2,3],"over":false})");
  EXPECT_EQ(desk.state(), one);
  desk.told(R"({"cmd":"undo"})");
  EXPECT_EQ(desk.state(), start);
  EXPECT_EQ(desk.say(R"({"cmd":"undo"})"),
            R"({"ok":false,"error":"nothing to undo: no decision has been taken yet"})");
}

TEST(Load, PutsTheRecordedGameOnTheTable) {
  Desk desk;
  desk.told(kAdel);
  desk.act(2, "castle");
  const std::string record = desk.record();
  const std::string state = desk.state();
  desk.told(kMille);
  EXPECT_EQ(desk.say(load_line(record)),
            R"({"ok":true,"phase":"place","round":1,"pending":[0,1,3],"over":false})");
  EXPECT_EQ(desk.state(), state);
  EXPECT_EQ(desk.record(), record);
  desk.told(R"({"cmd":"undo"})");
  EXPECT_EQ(desk.told(R"({"cmd":"record"})").at("record").at("moves"), json::array());
}

TEST(Load, KeepsKeysThatItDoesNotKnow) {
  Desk desk;
  desk.told(kAdel);
  json::object record = desk.told(R"({"cmd":"record"})").at("record").as_object();
  record["names"] = {"Ada", "Ben", "Cleo", "Dan"};
  record["my key"] = {{"deep", {1, 2, nullptr}}};
  desk.told(line({{"cmd", "load"}, {"record", record}}));
  const json::object again = desk.told(R"({"cmd":"record"})").at("record").as_object();
  EXPECT_EQ(again.at("names"), record["names"]);
  EXPECT_EQ(again.at("my key"), record["my key"]);
}

TEST(Load, AnIllegalMoveNamesItsIndex) {
  Desk desk;
  desk.told(kAdel);
  for (int seat = 0; seat < 4; ++seat) desk.act(seat, "castle");
  json::object record = desk.told(R"({"cmd":"record"})").at("record").as_object();
  record["moves"].as_array().push_back("2 check 24");
  const json::object answer = desk.refusal(line({{"cmd", "load"}, {"record", record}}));
  EXPECT_EQ(answer.at("index"), 4);
  EXPECT_EQ(answer.at("rule"), "A8");
  EXPECT_TRUE(answer.at("error").as_string().starts_with("moves[4]: ")) << answer.at("error");
}

TEST(Bot, AdvisesALegalMove) {
  Desk desk;
  for (const char* game : {kAdel, kMille}) {
    desk.told(game);
    const std::vector<std::string> moves = desk.legal(1);
    for (const BotInfo& bot : all_bots()) {
      const std::string question =
          line({{"cmd", "bot"}, {"seat", 1}, {"bot", bot.name}, {"ms", 50}});
      const std::string state = desk.state();
      const json::object answer = desk.told(question);
      EXPECT_TRUE(std::count(moves.begin(), moves.end(), answer.at("move").as_string()))
          << bot.name << " " << answer.at("move");
      if (answer.contains("policy")) {
        for (const auto& [move, share] : answer.at("policy").as_object()) {
          EXPECT_TRUE(std::count(moves.begin(), moves.end(), move)) << bot.name << " " << move;
          EXPECT_GE(share.to_number<double>(), 0.0);
        }
      }
      EXPECT_EQ(desk.told(question), answer) << "the same point of the game, the same advice";
      EXPECT_EQ(desk.state(), state) << "advice is not yet a decision";
    }
  }
}

TEST(Bot, IsTheClubmanUnlessOneIsNamed) {
  Desk desk;
  desk.told(kAdel);
  EXPECT_EQ(desk.say(R"({"cmd":"bot","seat":1})"),
            desk.say(R"({"cmd":"bot","seat":1,"bot":"clubman"})"));
}

TEST(Bot, HasNothingToSayWhereNothingIsOwed) {
  Desk desk;
  desk.told(kAdel);
  desk.act(1, "castle");
  desk.refusal(R"({"cmd":"bot","seat":1})");
}

TEST(Quit, EndsTheSession) {
  Desk desk;
  EXPECT_FALSE(desk.finished());
  EXPECT_EQ(desk.say(R"({"cmd":"quit","id":"bye"})"), R"({"ok":true,"id":"bye"})");
  EXPECT_TRUE(desk.finished());
}

}  // namespace
}  // namespace noblesse::testing

// Who is told of a finished game, and whether it counts.
#include <gtest/gtest.h>

#include "tests/club/finish.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::HouseClub;
using testing::TableLine;

// A game that would be rated, left to a stand-in against a person.
std::string leave_a_game(const HouseClub& open, const Guest& alice, const Guest& bob, bool listed) {
  const json::object wish{
      {"options",
       json::object{{"game", "mille"}, {"seats", 2}, {"rated", true}, {"stand_in", "random"}}},
      {"listed", listed},
      {"sit", 0}};
  const auto laid = alice.ask("POST", "/api/tables", json::serialize(wish));
  std::string table = at(laid, "table.id");
  TableLine(bob, table, at(laid, "invite")).say(R"({"do":"sit","seat":1})");
  TableLine line(alice, table);
  line.say(R"({"do":"start"})");
  EXPECT_EQ(line.say(R"({"do":"leave"})"), R"({"ok":true})");
  testing::play_to_the_end(table, {bob});
  testing::wait_for_game(open, table);
  return table;
}

TEST(FinishedGames, OfUnlistedTablesAreListedForTheirPlayersOnly) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const std::string hidden = leave_a_game(open, alice, bob, false);
  const std::string listed = leave_a_game(open, alice, bob, true);
  for (const std::string& path :
       {std::string("/api/games"), "/api/people/" + alice.id + "/games"}) {
    EXPECT_TRUE(open.ask("GET", path).has(listed)) << path;
    EXPECT_FALSE(open.ask("GET", path).has(hidden)) << path;
  }
  for (const Guest& player : {alice, bob}) {
    EXPECT_TRUE(player.get("/api/me/games").has(listed));
    EXPECT_TRUE(player.get("/api/me/games").has(hidden));
  }
  EXPECT_EQ(open.ask("GET", "/api/games/" + hidden + "/1").status, 200) << "by its id it is open";
}

// Whoever closes it: its host, or the club after a day.
TEST(FinishedGames, OfAClosedTableAreListedAsBefore) {
  HouseClub open;
  const Guest alice = open.guest("Alice");
  Guest bob = open.guest("Bob");  // host, since Alice has left
  const std::string hidden = leave_a_game(open, alice, bob, false);
  const std::string closed = leave_a_game(open, alice, bob, true);
  const std::string forsaken = leave_a_game(open, alice, bob, true);
  for (const std::string& table : {hidden, closed}) {
    EXPECT_EQ(bob.ask("DELETE", "/api/tables/" + table).status, 204);
  }
  open.close();
  testing::meddle(open.store(), "UPDATE tables SET changed = changed - 2 * 24 * 60 * 60 * 1000");
  testing::trust_the_clock(open.store());
  open.reopen();
  bob.port = open.port();
  EXPECT_EQ(bob.get("/api/tables/" + forsaken).status, 404);
  for (const std::string& path :
       {std::string("/api/games"), "/api/people/" + alice.id + "/games"}) {
    const auto games = open.ask("GET", path);
    EXPECT_TRUE(games.has(closed)) << path;
    EXPECT_TRUE(games.has(forsaken)) << path;
    EXPECT_FALSE(games.has(hidden)) << path << ": what was private stays so";
  }
  EXPECT_EQ(open.ask("GET", "/api/tables").body, R"({"tables":[],"next":null})");
}

// However well the stand-in played: who left is last, and whoever stayed has won.
TEST(FinishedGames, LeftToAStandInAreLostByWhoLeft) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  for (int i = 0; i < 4; ++i) {
    const std::string table = leave_a_game(open, alice, bob, true);
    const auto game = open.ask("GET", "/api/games/" + table + "/1");
    EXPECT_EQ(at(game, "rated"), "true");
    const json::value seats = testing::parsed(game.body).at("seats");
    EXPECT_EQ(seats.at(0).at("place"), 2) << game.body;
    EXPECT_EQ(seats.at(1).at("place"), 1) << game.body;
    EXPECT_LT(seats.at(0).at("rating").to_number<int>(), seats.at(1).at("rating").to_number<int>());
    EXPECT_TRUE(game.has(R"("given_up":[0])")) << game.body;
  }
  const auto profile = open.ask("GET", "/api/people/" + alice.id);
  EXPECT_TRUE(profile.has(R"("game":"mille","players":2,"games":4,"wins":0,"places":[0,4])"))
      << profile.body;
}

// Alone with bots nobody is measured: then the places are those of the rules.
TEST(FinishedGames, ThatMeasureNobodyAreNotRatedAndNotLostByLeaving) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  bool won = false;
  for (int i = 0; i < 12 && !won; ++i) {
    const auto laid = alice.ask("POST", "/api/tables",
                                R"({"options":{"game":"mille","seats":2,"rated":true,
                                    "stand_in":"duchess"},"listed":true,"sit":0,
                                    "bots":{"1":"random"},"start":true})");
    const std::string table = at(laid, "table.id");
    TableLine(alice, table).say(R"({"do":"leave"})");
    testing::wait_for_game(open, table);
    const auto game = open.ask("GET", "/api/games/" + table + "/1");
    EXPECT_EQ(at(game, "rated"), "false");
    won = testing::parsed(game.body).at("seats").at(0).at("place") == 1;
  }
  EXPECT_TRUE(won);
  EXPECT_EQ(open.ask("GET", "/api/ratings?game=mille&players=2").body, R"({"ratings":[]})");
}

}  // namespace
}  // namespace noblesse

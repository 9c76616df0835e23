// Who is told of a finished game, and whether it counts.
#include <gtest/gtest.h>

#include "tests/club/finish.h"

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

TEST(FinishedGames, LeftToAStandInAreNotRated) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const std::string table = leave_a_game(open, alice, bob, true);
  EXPECT_EQ(at(open.ask("GET", "/api/games/" + table + "/1"), "rated"), "false");
  EXPECT_EQ(open.ask("GET", "/api/ratings?game=mille&players=2").body, R"({"ratings":[]})");
  const auto profile = open.ask("GET", "/api/people/" + alice.id);
  EXPECT_TRUE(profile.has(R"("game":"mille","players":2,"games":1,)")) << profile.body;
}

}  // namespace
}  // namespace noblesse

// The page of a finished game, as a browser gets it.
#include "club/game_page.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "match/json.h"
#include "tests/club/house_club.h"
#include "tests/root.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

TEST(GamePage, IsThereForEverFromTheEndOfTheGame) {
  HouseClub open;
  const Guest host = open.guest("<script>x");
  const Laid table = open.table(host, R"(,"sit":0,"bots":{"1":"random"},"start":true)");
  const std::string path = "/games/" + table.id + "/1";
  EXPECT_EQ(open.ask("GET", path).status, 404) << "not before the end";
  {
    TableLine line(host, table.id);
    ASSERT_TRUE(line.is_open());
    line.say(R"({"do":"leave"})");  // the stand-in plays it to the end
    line.hear_until("\"event\":\"over\"");
  }
  Heard page;
  testing::until([&] { return (page = open.ask("GET", path)).status != 404; });
  ASSERT_EQ(page.status, 200);
  EXPECT_NE(page.head.find("text/html"), std::string::npos);
  EXPECT_NE(page.body.find("&lt;script&gt;x"), std::string::npos);
  EXPECT_EQ(page.body.find("<script"), std::string::npos);
  EXPECT_NE(page.body.find("The shuffle was the promised one"), std::string::npos);
  EXPECT_NE(page.body.find("Adel Verpflichtet"), std::string::npos);
  open.reopen();
  EXPECT_EQ(open.ask("GET", path).body, page.body) << "and after a restart too";
  for (const char* wrong : {"/games/x/1", "/games/", "/games/x/y/z"}) {
    EXPECT_EQ(open.ask("GET", wrong).status, 404) << wrong;
  }
  EXPECT_EQ(open.ask("GET", "/games/" + table.id + "/0").status, 404);
  EXPECT_EQ(open.ask("GET", "/games/" + table.id + "/two").status, 404);
}

// Nobody is accused of what cannot be checked.
TEST(GamePage, OfAnEditionThatIsNotHereSaysThatItCannotBeChecked) {
  std::ifstream file(NOBLESSE_ROOT "/tests/vectors/fair_adel.noblesse.json");
  json::value record = *parse_json(std::string{std::istreambuf_iterator<char>(file), {}});
  store::Game game;
  game.table = "t";
  game.number = 1;
  game.game = "adel";
  game.record = json::serialize(record);
  EXPECT_TRUE(write_game_page(Shelf(), game, {}).contains("The shuffle was the promised one"));
  record.as_object()["edition"] = "gone";
  game.record = json::serialize(record);
  const std::string page = write_game_page(Shelf(), game, {});
  EXPECT_TRUE(page.contains("The shuffle cannot be checked here")) << page;
  EXPECT_FALSE(page.contains("Not everything is as promised")) << page;
}

}  // namespace
}  // namespace noblesse

// An edition of one's own is kept by the club as it was: whatever becomes of its file, a table that
// began with it goes on, and nobody is accused because it is gone.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/club/house_club.h"
#include "tests/root.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::parsed;
using testing::TableLine;

// A short game.
AnyEdition own_edition(int goal) {
  std::ifstream file(NOBLESSE_ROOT "/data/mille-italia.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  json::value edition = parse_json(text).value();
  edition.at("edition") = "mine";
  edition.at("goal") = goal;
  return read_any_edition(json::serialize(edition)).value();
}

constexpr int kGoal = 5;

Laid lay(const Guest& host, std::string_view more) {
  const Heard heard = host.ask(
      "POST", "/api/tables",
      R"({"options":{"game":"mille","edition":"mine","seats":2})" + std::string(more) + "}");
  EXPECT_EQ(heard.status, 201) << heard.body;
  return {at(heard, "table.id"), at(heard, "invite"), at(heard, "watch")};
}

Heard check(const HouseClub& open, const json::value& record) {
  return open.ask("POST", "/api/check", json::serialize(json::object{{"record", record}}));
}

// A stand-in plays it to the end; its record.
json::value a_finished_game(const HouseClub& open, const Guest& alice, const Laid& table) {
  TableLine line(alice, table.id);
  line.say(R"({"do":"leave"})");
  line.hear_until("\"event\":\"over\"");  // whoever hears that can look it up
  const Heard heard = open.ask("GET", "/api/games/" + table.id + "/1");
  EXPECT_EQ(heard.status, 200) << heard.body;
  return parsed(heard.body).as_object()["record"];
}

TEST(KeptEditions, AFinishedGameIsCheckedWithTheEditionThatItWasPlayedWith) {
  HouseClub open(testing::easy_settings(), Shelf().with(own_edition(kGoal)));
  const Guest alice = open.guest();
  const Laid table = lay(alice, R"(,"sit":0,"bots":{"1":"random"},"start":true)");
  const json::value record = a_finished_game(open, alice, table);
  ASSERT_TRUE(record.is_object());
  EXPECT_EQ(record.at("edition_hash"), json::value(hash_of(own_edition(kGoal))));

  for (const Shelf& shelf :
       {Shelf().with(own_edition(kGoal)), Shelf(), Shelf().with(own_edition(9))}) {
    open.reopen_with(shelf);
    const Heard checked = check(open, record);
    EXPECT_EQ(at(checked, "fair"), "true") << checked.body;
    const Heard page = open.ask("GET", "/games/" + table.id + "/1");
    EXPECT_TRUE(page.has("The shuffle was the promised one")) << page.body;
    EXPECT_TRUE(page.has("<pre>")) << "and its course is told";
  }

  // A club that never had it says that, and accuses nobody.
  HouseClub elsewhere;
  const Heard unknown = check(elsewhere, record);
  EXPECT_EQ(unknown.status, 200) << unknown.body;
  EXPECT_EQ(at(unknown, "fair"), "null");
  EXPECT_TRUE(at(unknown, "why").starts_with("there is no edition \"mine\"")) << unknown.body;
}

TEST(KeptEditions, ATableInProgressGoesOn) {
  HouseClub open(testing::easy_settings(), Shelf().with(own_edition(kGoal)));
  const Guest alice = open.guest();
  const Laid table = lay(alice, R"(,"sit":0,"bots":{"1":"random"},"start":true)");
  const std::string hash = hash_of(own_edition(kGoal));
  for (const Shelf& shelf :
       {Shelf(), Shelf().with(own_edition(9)), Shelf().with(own_edition(kGoal))}) {
    open.reopen_with(shelf);
    const Guest again{open.port(), alice.token, alice.id, alice.name};
    TableLine line(again, table.id);
    ASSERT_TRUE(line.is_open()) << line.answer.body;
    const std::string view = line.hear();
    EXPECT_TRUE(view.contains(R"("edition_hash":")" + hash)) << view;
    EXPECT_TRUE(view.contains(R"("stage":"playing")")) << view;
  }
}

// While people gather, too: and a new table has the edition of today.
TEST(KeptEditions, AnIdIsOneEditionAtATable) {
  HouseClub open(testing::easy_settings(), Shelf().with(own_edition(kGoal)));
  const Guest alice = open.guest();
  const Laid table = lay(alice, R"(,"sit":0)");
  open.reopen_with(Shelf().with(own_edition(9)));
  const Guest again{open.port(), alice.token, alice.id, alice.name};
  TableLine line(again, table.id);
  EXPECT_TRUE(line.hear().contains(hash_of(own_edition(kGoal))));
  const Laid other = lay(again, R"(,"sit":0)");
  TableLine new_line(again, other.id);
  EXPECT_TRUE(new_line.hear().contains(hash_of(own_edition(9))));
}

// Cut short, a game is not fair; and it is said what is missing.
TEST(CheckFairness, AGameWithoutItsEndIsUnfinished) {
  HouseClub open;
  std::ifstream file(NOBLESSE_ROOT "/tests/vectors/fair_adel.noblesse.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  json::value record = parsed(text);
  EXPECT_EQ(at(check(open, record), "fair"), "true");
  record.as_object().erase("result");
  record.at("moves").as_array().pop_back();
  Heard heard = check(open, record);
  EXPECT_EQ(at(heard, "fair"), "null");
  EXPECT_TRUE(at(heard, "why").starts_with("the game is not over")) << heard.body;
  record.as_object().erase("fair");
  heard = check(open, record);
  EXPECT_EQ(at(heard, "fair"), "null");
  EXPECT_EQ(at(heard, "why"), "fair: is missing: with this record nothing was opened");
}

}  // namespace
}  // namespace noblesse

// A club that an earlier program left is opened by this one, and its games are played on.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"
#include "tests/folder.h"
#include "tests/store/schemas.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::HouseClub;
using testing::parsed;
using testing::TableLine;

TEST(Upgrade, GamesOfEverySchemaArePlayedOn) {
  for (const std::int64_t schema : store::earlier_schemas()) {
    const testing::Folder folder;
    ClubSettings settings = testing::easy_settings();
    settings.store = folder.file("club.sqlite");
    // However long ago that was.
    for (Milliseconds* const time : {&settings.close_over_after, &settings.close_playing_after,
                                     &settings.end_sessions_after, &settings.forget_guests_after}) {
      *time = std::chrono::days(36500);
    }
    store::lay_down_schema(schema, settings.store);
    HouseClub open(settings);
    Guest alice{open.port(), store::kTokenOfAlice, {}, "Alice"};
    const std::string table = store::kTableAtPlay;
    for (int times = 0; times < 2; ++times) {
      ASSERT_EQ(at(alice.get("/api/tables/" + table), "table.stage"), "playing") << schema;
      TableLine line(alice, table);
      const json::value letter = parsed(line.hear_until("\"question\""));
      const json::value& question = letter.at("question");
      const json::object choice{
          {"do", "choose"}, {"question", question.at("id")}, {"move", question.at("moves").at(0)}};
      EXPECT_TRUE(line.say(json::serialize(choice)).starts_with(R"({"ok":true)")) << schema;
      open.reopen();
      alice.port = open.port();
    }
    const std::string finished = "/api/games/" + std::string(store::kTableOfBots) + "/1";
    const auto game = alice.get(finished);
    ASSERT_EQ(game.status, 200) << game.body;
    const std::string record =
        json::serialize(json::object{{"record", parsed(game.body).at("record")}});
    EXPECT_EQ(at(open.ask("POST", "/api/check", record), "fair"), "true") << schema;
  }
}

}  // namespace
}  // namespace noblesse

// What a table has written down does not grow for ever: when a game is over the lines before it go,
// and what they said is in the snapshot and in the record of the game that they were of.
#include <gtest/gtest.h>

#include "club/inspection.h"
#include "tests/club/finish.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

class ForgottenLines : public ::testing::Test {
 protected:
  // The numbers of the first and the last line that are kept of a table.
  std::pair<std::int64_t, std::int64_t> kept(const std::string& table) {
    const auto store = store::open_store(open_.store(), store::Access::inspect);
    const auto lines = (*store)->lines(table);
    if (!lines || lines->empty()) return {};
    return {lines->front().number, lines->back().number};
  }
  std::string faults() {
    const auto store = store::open_store(open_.store(), store::Access::inspect);
    std::string all;
    for (const Flaw& flaw : inspect(**store, std::make_shared<const Shelf>())->findings) {
      all += write_flaw(flaw) + "\n";
    }
    return all;
  }

  static ClubSettings patient() {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.frames = {1e6, 1e6};
    return settings;
  }

  HouseClub open_{patient()};
  Guest alice_ = open_.guest("Alice");
};

TEST_F(ForgottenLines, GoWhenTheNextGameIsOver) {
  const Laid table = open_.table(alice_, R"(,"sit":0,"bots":{"1":"novice"},"start":true)");
  EXPECT_EQ(kept(table.id).first, 1) << "while it is played they stay";
  testing::play_to_the_end(table.id, {alice_});
  testing::wait_for_game(open_, table.id);
  const std::string record = open_.ask("GET", "/api/games/" + table.id + "/1").body;
  const auto [first, last] = kept(table.id);
  EXPECT_GT(first, 1) << "what was before the game";
  EXPECT_LT(first, 6);
  EXPECT_GT(last, 20) << "the game is still there";
  EXPECT_EQ(faults(), "");

  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(at(alice_.get(table.path()), "table.stage"), "over");
  EXPECT_EQ(open_.ask("GET", "/api/games/" + table.id + "/1").body, record);
  TableLine line(alice_, table.id);
  EXPECT_TRUE(line.say(R"({"do":"record"})").contains(R"("result")"));
  // The next game is written on, and can be taken up again in its middle.
  EXPECT_EQ(line.say(R"({"do":"rematch"})"), R"({"ok":true})");
  EXPECT_EQ(line.say(R"({"do":"start"})"), R"({"ok":true})");
  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(at(alice_.get(table.path()), "table.stage"), "playing");
  EXPECT_EQ(kept(table.id).first, first);
  testing::play_to_the_end(table.id, {alice_});
  EXPECT_TRUE(testing::until(
      [&] { return open_.ask("GET", "/api/games/" + table.id + "/2").status == 200; }));
  EXPECT_GE(kept(table.id).first, last);
  EXPECT_EQ(faults(), "");
}

// Before a game, too, nobody fills the store by sitting down and getting up.
TEST_F(ForgottenLines, GoBeforeAGameWhenThereAreMany) {
  const Laid table = open_.table(alice_, R"(,"sit":0)");
  TableLine line(alice_, table.id);
  for (int times = 0; times < 300; ++times) {
    ASSERT_EQ(line.say(R"({"do":"stand"})"), R"({"ok":true})");
    ASSERT_EQ(line.say(R"({"do":"sit","seat":0})"), R"({"ok":true})");
  }
  EXPECT_GT(kept(table.id).first, 200);
  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(at(alice_.get(table.path()), "table.stage"), "gathering");
  EXPECT_EQ(faults(), "");
}

}  // namespace
}  // namespace noblesse

// What people did at a table is there again when the club comes back, whoever has left meanwhile
// and however they wrote it.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

class Restart : public ::testing::Test {
 protected:
  // Alice is host; Bob sits down with the message that is given. Then they play.
  Laid play(const std::string& sit_down = R"({"do":"sit","seat":1})") {
    const Laid table = open_.table(alice_, R"(,"sit":0)");
    TableLine bob(bob_, table.id, table.invite);
    EXPECT_TRUE(bob.say(sit_down).contains("\"ok\":true"));
    EXPECT_EQ(say(alice_, table, R"({"do":"start"})"), R"({"ok":true})");
    return table;
  }
  static std::string say(const Guest& guest, const Laid& table, std::string_view message) {
    return TableLine(guest, table.id).say(message);
  }

  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
};

TEST_F(Restart, ATableWhoseFirstHostHasLeftGoesOn) {
  const Laid table = play();
  EXPECT_EQ(say(alice_, table, R"({"do":"leave"})"), R"({"ok":true})");
  for (int times = 0; times < 2; ++times) {
    open_.reopen();
    alice_.port = bob_.port = open_.port();
    const Heard card = bob_.get(table.path());
    ASSERT_EQ(card.status, 200) << card.body;
    EXPECT_EQ(at(card, "table.host.id"), bob_.id);
    EXPECT_EQ(at(card, "table.stage"), "playing");
  }
  EXPECT_EQ(say(alice_, table, R"({"do":"return"})"), R"({"ok":true})");
}

}  // namespace
}  // namespace noblesse

// What people did at a table is there again when the club comes back, whoever has left meanwhile
// and however they wrote it.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::meddle;
using testing::TableLine;

class Restart : public ::testing::Test {
 protected:
  // Alice is host; Bob sits down with the message that is given. Then they play.
  Laid play(const std::string& sit_down = R"({"do":"sit","seat":1})") {
    const Laid table = open_.table(alice_, R"(,"sit":0)");
    TableLine bob(bob_, table.id, table.invite);
    bob.caller().say_frame(sit_down);
    EXPECT_FALSE(bob.hear_until("\"ok\":true").empty());
    EXPECT_EQ(say(alice_, table, R"({"do":"start"})"), R"({"ok":true})");
    return table;
  }
  static std::string say(const Guest& guest, const Laid& table, std::string_view message) {
    return TableLine(guest, table.id).say(message);
  }
  void come_back() {
    open_.reopen();
    alice_.port = bob_.port = open_.port();
  }

  // So many days later; what was kept last happened only today, if it `goes_on`.
  void come_back_after(Time days, bool goes_on = false) {
    open_.close();
    meddle(open_.store(),
           "UPDATE lines SET text = json_set(text, '$.t', json_extract(text, '$.t') - " +
               std::to_string(days * 24 * 60 * 60 * 1000) + ")" +
               (goes_on ? " WHERE number < (SELECT max(number) FROM lines)" : ""));
    come_back();
  }

  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
};

TEST_F(Restart, ATableWhoseFirstHostHasLeftGoesOn) {
  const Laid table = play();
  EXPECT_EQ(say(alice_, table, R"({"do":"leave"})"), R"({"ok":true})");
  for (int times = 0; times < 2; ++times) {
    come_back();
    const Heard card = bob_.get(table.path());
    ASSERT_EQ(card.status, 200) << card.body;
    EXPECT_EQ(at(card, "table.host.id"), bob_.id);
    EXPECT_EQ(at(card, "table.stage"), "playing");
  }
  EXPECT_EQ(say(alice_, table, R"({"do":"return"})"), R"({"ok":true})");
}

TEST_F(Restart, WhateverIdAMessageHadItsTableIsThereAgain) {
  const Laid plain = play();
  const Laid with_id = play(R"({"do":"sit","seat":1,"id":1e308})");
  const Laid other = open_.table(alice_, R"(,"sit":0)");
  {
    TableLine bob(bob_, other.id, other.invite);
    EXPECT_EQ(bob.refusal("\xEF\xBB\xBF{\"do\":\"sit\",\"seat\":1}"), "unreadable");
    EXPECT_EQ(bob.refusal(R"({"do":"sit","seat":1,"id":)" + std::string(31, '[') +
                          std::string(31, ']') + "}"),
              "unreadable");
  }
  come_back();
  for (const Laid& table : {plain, with_id, other}) {
    EXPECT_EQ(alice_.get(table.path()).status, 200);
  }
}

TEST_F(Restart, AGameThatNobodyGoesOnWithIsClosedAfterMonths) {
  const Laid table = play();
  come_back_after(89);
  EXPECT_EQ(alice_.get(table.path()).status, 200);
  come_back();
  EXPECT_EQ(alice_.get(table.path()).status, 200)
      << "that the club opens is nothing new at a table";
  come_back_after(2);
  EXPECT_EQ(alice_.get(table.path()).status, 404);
}

TEST_F(Restart, AGameMayTakeAsLongAsItTakes) {
  const Laid table = play();
  come_back_after(100, true);
  EXPECT_EQ(alice_.get(table.path()).status, 200);
}

}  // namespace
}  // namespace noblesse

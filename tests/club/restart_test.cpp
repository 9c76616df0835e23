// What people did at a table is there again when the club comes back, whoever has left meanwhile
// and however they wrote it.
#include <gtest/gtest.h>

#include "club/wall_clock.h"
#include "tests/club/house_club.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::meddle;
using testing::TableLine;
using testing::trust_the_clock;

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
    trust_the_clock(open_.store());
    let_pass(days * 24 * 60 * 60 * 1000,
             goes_on ? " WHERE number < (SELECT max(number) FROM lines)" : "");
    come_back();
  }
  // Every time that was kept is so long ago.
  void let_pass(Time time, const std::string& where = "") {
    const auto ago = [&](const std::string& key) {
      return "'$." + key + "', json_extract(text, '$." + key + "') - " + std::to_string(time);
    };
    meddle(open_.store(), "UPDATE lines SET text = json_replace(text, " + ago("t") + ", " +
                              ago("stood") + ")" + where);
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

// A machine that starts once with a wrong clock.
TEST_F(Restart, AClockFarAheadDeletesNothing) {
  const Laid table = play();
  open_.close();
  trust_the_clock(open_.store());
  constexpr Time kYears = 10LL * 365 * 24 * 60 * 60 * 1000;
  let_pass(kYears);
  meddle(open_.store(), "UPDATE sessions SET last_seen = last_seen - " + std::to_string(kYears));
  meddle(open_.store(), "UPDATE calendar SET seen = seen - " + std::to_string(kYears) +
                            ", since = since - " + std::to_string(kYears));
  come_back();
  EXPECT_EQ(alice_.get(table.path()).status, 200) << "nothing goes on the first day";
  come_back();
  EXPECT_EQ(alice_.get(table.path()).status, 200) << "nor when it is opened again";
  open_.close();
  trust_the_clock(open_.store());
  come_back();
  EXPECT_NE(alice_.get(table.path()).status, 200) << "when a day has passed it is believed";
}

// Closed in order or by a power cut: a rated game with five minutes each goes on after six.
TEST_F(Restart, TheTimeInWhichTheClubIsClosedIsNobodys) {
  for (const bool in_order : {true, false}) {
    const Heard laid = alice_.ask(
        "POST", "/api/tables",
        R"({"options":{"game":"adel","seats":2,"rated":true,"clock":{"kind":"live","bank":300000}},"sit":0})");
    const Laid table{at(laid, "table.id"), at(laid, "invite"), at(laid, "watch")};
    TableLine(bob_, table.id, table.invite).say(R"({"do":"sit","seat":1})");
    ASSERT_EQ(say(alice_, table, R"({"do":"start"})"), R"({"ok":true})");
    open_.close();
    const std::string rested =
        R"(text LIKE '%"rests"%' AND number = (SELECT max(number) FROM lines other)"
        " WHERE other.table_id = lines.table_id)";
    meddle(open_.store(), in_order ? "UPDATE lines SET text = text WHERE " + rested
                                   : "DELETE FROM lines WHERE " + rested);
    let_pass(6 * 60 * 1000);
    come_back();
    for (const Guest& guest : {alice_, bob_}) {
      TableLine line(guest, table.id);
      const std::string view = line.hear();
      EXPECT_GT(std::stoll(at(view, "question.until")) - wall_clock(), 200'000) << view;
      EXPECT_FALSE(view.contains("stand_in\":\"clubman\",\"number")) << "nobody plays for them";
      const std::string answer = line.say(R"({"do":"choose","question":1,"move":"castle"})");
      EXPECT_EQ(at(answer, "choice"), "castle") << answer;
    }
  }
}

TEST_F(Restart, AGameMayTakeAsLongAsItTakes) {
  const Laid table = play();
  come_back_after(100, true);
  EXPECT_EQ(alice_.get(table.path()).status, 200);
}

}  // namespace
}  // namespace noblesse

// Where it is not told who has chosen, a choice must leave no trace in what others may ask for.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "club/wall_clock.h"
#include "tests/club/house_club.h"
#include "tests/club/open_club.h"
#include "tests/club/witness.h"

namespace noblesse::testing {
namespace {

TEST(HiddenChoice, LeavesNoTraceOnTheCard) {
  OpenClub club;
  Witness alice(club.port(), "alice");
  Witness bob(club.port(), "bob");
  const Heard laid =
      alice.ask("POST", "/api/tables",
                R"({"options":{"game":"adel","seats":2,"shown_locks":false,"beat":1000},"sit":0})");
  const json::value answer = *parse_json(laid.body);
  const std::string table(answer.at("table").at("id").as_string());
  const std::string key(answer.at("invite").as_string());
  for (Witness* person : {&alice, &bob}) person->open_line(table, key);
  bob.say({{"do", "sit"}, {"seat", 1}});
  bob.knock();
  bob.listen();
  alice.say({{"do", "start"}});
  alice.knock();
  alice.listen();
  bob.knock();
  bob.listen();
  const std::string before = bob.ask("GET", "/api/tables/" + table).body;
  // The time is told in milliseconds: it goes on, so that one on the card would be another one.
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  alice.say({{"do", "choose"}, {"question", 1}, {"move", "castle"}});
  alice.knock();
  alice.listen();
  EXPECT_EQ(before, bob.ask("GET", "/api/tables/" + table).body);
}

// Where choices are told in time, what the club says leaves in a rhythm: never between two beats of
// it, however busy the machine is.
TEST(HiddenChoice, IsAcknowledgedInARhythm) {
  constexpr Time kRhythm = 200;
  const HouseClub club;
  const Guest ada = club.guest("Ada");
  const Guest bruno = club.guest("Bruno");
  const Heard laid = ada.ask("POST", "/api/tables",
                             R"({"options":{"game":"adel","seats":2,"beat":1000},"sit":0})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  TableLine first(ada, table);
  TableLine second(bruno, table, at(laid, "invite"));
  ASSERT_TRUE(second.say(R"({"do":"sit","seat":1})").contains("ok"));
  ASSERT_TRUE(first.say(R"({"do":"start"})").contains("ok"));
  for (int turn = 0; turn < 8; ++turn) {
    const std::string move = turn % 2 == 0 ? "castle" : "auction";
    const Time asked = wall_clock();
    ASSERT_TRUE(first.say(R"({"do":"choose","question":1,"move":")" + move + "\"}").contains("ok"));
    EXPECT_GE(wall_clock(), (asked / kRhythm + 1) * kRhythm);
  }
  // Who asks what is no news waits for nothing.
  EXPECT_TRUE(second.say(R"({"do":"test","move":"castle"})").contains("ok"));
}

// An answer that tells nothing new still tells by its time how busy the house has just been, unless
// it leaves with a tick.
TEST(HiddenChoice, AnswersLeaveWithATick) {
  constexpr Time kTick = 10;
  const HouseClub club;
  const Guest ada = club.guest("Ada");
  const Guest bruno = club.guest("Bruno");
  const Heard laid =
      ada.ask("POST", "/api/tables",
              R"({"options":{"game":"adel","seats":2,"shown_locks":false},"sit":0})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  TableLine first(ada, table);
  TableLine second(bruno, table, at(laid, "invite"));
  ASSERT_TRUE(second.say(R"({"do":"sit","seat":1})").contains("ok"));
  ASSERT_TRUE(first.say(R"({"do":"start"})").contains("ok"));
  for (int time = 0; time < 20; ++time) {
    const Time asked = wall_clock();
    ASSERT_TRUE(second.say(R"({"do":"test","move":"castle"})").contains("ok"));
    EXPECT_GE(wall_clock(), (asked / kTick + 1) * kTick);
  }
}

// The clerk writes one thing after the other. Whoever has something written themselves, a choice or
// a remark, is answered at a time that does not tell whether another's choice was written before.
TEST(HiddenChoice, WhatIsWrittenDownLeavesAWhileAfterItWasAskedFor) {
  constexpr Time kHeldBack = 100;
  const HouseClub club;
  const Guest ada = club.guest("Ada");
  const Guest bruno = club.guest("Bruno");
  const Heard laid =
      ada.ask("POST", "/api/tables",
              R"({"options":{"game":"adel","seats":2,"shown_locks":false},"sit":0})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  TableLine first(ada, table);
  TableLine second(bruno, table, at(laid, "invite"));
  ASSERT_TRUE(second.say(R"({"do":"sit","seat":1})").contains("ok"));
  ASSERT_TRUE(first.say(R"({"do":"start"})").contains("ok"));
  for (int turn = 0; turn < 6; ++turn) {
    const std::string move = turn % 2 == 0 ? "castle" : "auction";
    const Time asked = wall_clock();
    const std::string said = turn < 4 ? R"({"do":"choose","question":1,"move":")" + move + "\"}"
                                      : R"({"do":"talk","text":"hm"})";
    ASSERT_TRUE(second.say(said).contains("ok"));
    EXPECT_GE(wall_clock() - asked, kHeldBack) << said;
  }
}

}  // namespace
}  // namespace noblesse::testing

// A store that cannot write: the tables rest until it can, without haste, and nobody is told that
// they are gone.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/club/full_disk.h"
#include "tests/club/held_store.h"
#include "tests/club/house_club.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::FullDisk;
using testing::Guest;
using testing::HeldStore;
using testing::HouseClub;
using testing::Journal;
using testing::Laid;
using testing::TableLine;
using testing::until;

// How often it was noted that something could not be written.
std::size_t failures(Journal& journal) { return journal.count("\"not_written\""); }

TEST(Resting, ATableThatCannotBeWrittenWaitsUntilItCan) {
  HouseClub open;
  const Guest alice = open.guest();
  const Guest eve = open.guest("Eve");
  const Laid table = open.table(alice, R"(,"sit":0)");
  const auto status = [&](const Guest& guest) { return guest.get(table.path()).status; };
  Journal journal;
  {
    TableLine line(alice, table.id);
    const FullDisk full;
    line.caller().say_frame(R"({"do":"stand"})");
    EXPECT_EQ(line.closed_with(), 1011);
    // It is tried at once, after one second, after two more: in between it rests.
    ASSERT_TRUE(until([&] { return failures(journal) == 3; })) << journal.text();
    EXPECT_EQ(status(alice), 503);
    EXPECT_EQ(code_of(alice.get(table.path())), "not_written");
    EXPECT_EQ(code_of(alice.ask("DELETE", table.path())), "not_written");
    EXPECT_EQ(status(eve), 404) << "who may not know of it learns nothing";
    EXPECT_EQ(TableLine(alice, table.id).answer.status, 503);
    EXPECT_EQ(TableLine(eve, table.id).answer.status, 404);
    EXPECT_EQ(open.ask("GET", "/ready").status, 503);
    EXPECT_EQ(open.ask("GET", "/health").status, 200);
  }
  EXPECT_TRUE(until([&] { return open.ask("GET", "/ready").status == 200; }));
  EXPECT_EQ(status(alice), 200);
  EXPECT_EQ(TableLine(alice, table.id).say(R"({"do":"stand"})"), R"({"ok":true})")
      << "what could not be written had not happened";
  EXPECT_LE(failures(journal), 5U) << journal.text();
}

// Nor does it cost anybody their time.
TEST(Resting, TheTimeOfATableThatCannotBeWrittenIsNobodys) {
  HouseClub open;
  const Guest alice = open.guest();
  const auto laid = alice.ask(
      "POST", "/api/tables",
      R"({"options":{"game":"adel","seats":2,"clock":{"kind":"live","bank":300000}},"sit":0,)"
      R"("bots":{"1":"random"},"start":true})");
  const std::string table = at(laid, "table.id");
  const auto deadline = [&] {
    return std::stoll(at(TableLine(alice, table).hear(), "question.until"));
  };
  const auto before = deadline();
  Journal journal;
  {
    TableLine line(alice, table);
    const FullDisk full;
    line.caller().say_frame(R"({"do":"talk","text":"hm"})");
    EXPECT_EQ(line.closed_with(), 1011);
    ASSERT_TRUE(until([&] { return failures(journal) >= 3; })) << journal.text();
  }
  EXPECT_TRUE(until([&] { return open.ask("GET", "/ready").status == 200; }));
  EXPECT_GE(deadline() - before, 1000) << "it is tried again after a second";
}

// Nor does a store that hangs and writes in the end.
TEST(Resting, TheTimeOfAStoreThatHangsIsNobodys) {
  HouseClub open;
  const Guest alice = open.guest();
  const auto laid = alice.ask(
      "POST", "/api/tables",
      R"({"options":{"game":"adel","seats":2,"clock":{"kind":"live","bank":300000}},"sit":0,)"
      R"("bots":{"1":"random"},"start":true})");
  const std::string table = at(laid, "table.id");
  const auto deadline = [&] {
    return std::stoll(at(TableLine(alice, table).hear(), "question.until"));
  };
  const auto before = deadline();
  TableLine line(alice, table);
  {
    const HeldStore held(open.store());
    line.caller().say_frame(R"({"do":"talk","text":"hm"})");
    std::this_thread::sleep_for(std::chrono::milliseconds(2'500));  // that is how long it hangs
  }
  EXPECT_EQ(line.closed_with(), 1011);
  EXPECT_TRUE(until([&] { return alice.get("/api/tables/" + table).status == 200; }));
  EXPECT_GE(deadline() - before, 2'000);
}

// Also those who are not remembered.
TEST(Resting, SendsPeopleAwayWhoComeBackLater) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0)");
  open.reopen();  // and nobody is remembered
  const Guest again{open.port(), alice.token, alice.id, alice.name};
  TableLine bob(open.guest("Bob"), table.id, table.invite);
  Journal journal;
  const FullDisk full;
  bob.caller().say_frame(R"({"do":"sit","seat":1})");
  EXPECT_EQ(bob.closed_with(), 1011);
  ASSERT_TRUE(until([&] { return failures(journal) == 2; })) << journal.text();
  const TableLine line(again, table.id);
  EXPECT_EQ(line.answer.status, 503);
  EXPECT_EQ(code_of(line.answer), "not_written");
}

TEST(Resting, WhatCouldNotBeClosedIsStillThere) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0)");
  {
    const FullDisk full;
    EXPECT_EQ(code_of(alice.ask("DELETE", table.path())), "not_written");
  }
  EXPECT_TRUE(until([&] { return alice.get(table.path()).status == 200; }));
  EXPECT_EQ(alice.ask("DELETE", table.path()).status, 204);
}

}  // namespace
}  // namespace noblesse

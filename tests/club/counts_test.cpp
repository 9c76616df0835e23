// Tables and people are counted as they come and go: to be told how many there are, nobody walks
// past all of them.
#include <gtest/gtest.h>

#include <string>

#include "tests/club/numbers.h"
#include "tests/until.h"

namespace noblesse::testing {
namespace {

std::string stage(const std::string& name) { return "noblesse_tables{stage=\"" + name + "\"}"; }

TEST(Counts, TablesAreCountedByTheirStage) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid first = open.table(alice);
  open.table(alice);
  EXPECT_EQ(number(open, stage("gathering")), 2);
  const Laid played = open.table(alice, R"(,"sit":0,"bots":{"1":"novice"},"start":true)");
  EXPECT_EQ(number(open, stage("gathering")), 2);
  EXPECT_EQ(number(open, stage("playing")), 1);
  EXPECT_EQ(alice.ask("DELETE", first.path()).status, 204);
  EXPECT_EQ(number(open, stage("gathering")), 1);
  open.reopen();
  EXPECT_EQ(number(open, stage("gathering")), 1);
  EXPECT_EQ(number(open, stage("playing")), 1);
  EXPECT_EQ(number(open, stage("over")), 0);
}

TEST(Counts, PeopleAreCountedOnceHoweverManyLinesTheyHave) {
  HouseClub open;
  const Guest alice = open.guest();
  const Guest bob = open.guest("Bob");
  const Laid table = open.table(alice);
  EXPECT_EQ(number(open, "noblesse_people"), 0);
  TableLine one(alice, table.id);
  {
    const TableLine other(alice, table.id);
    const TableLine his(bob, table.id, table.invite);
    EXPECT_TRUE(until([&] { return number(open, "noblesse_people") == 2; }));
  }
  EXPECT_TRUE(until([&] { return number(open, "noblesse_people") == 1; }));
  one.hear();
  EXPECT_EQ(alice.ask("DELETE", "/api/session").status, 204);
  EXPECT_EQ(one.closed_with(), 4001) << "their lines are found by their session";
  EXPECT_TRUE(until([&] { return number(open, "noblesse_people") == 0; }));
}

TEST(Counts, TheLongestTurnIsTold) {
  const HouseClub open;
  open.guest();
  EXPECT_GT(number(open, "noblesse_turn_longest_seconds"), 0);
  EXPECT_GE(number(open, "noblesse_turns_long_total"), 0);
}

}  // namespace
}  // namespace noblesse::testing

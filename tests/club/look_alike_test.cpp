// People at one table whose names look alike are told apart from outside too.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::HouseClub;
using testing::Laid;

TEST(LookAlike, PeopleHaveTheirMarkInTheListOfTables) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest other = open.guest("Аlice");  // with a Cyrillic A
  const Laid table = open.table(alice, R"(,"sit":0,"listed":true)");
  EXPECT_FALSE(open.ask("GET", "/api/tables").has("\"mark\""));
  testing::TableLine line(other, table.id);
  ASSERT_EQ(line.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  const auto tables = open.ask("GET", "/api/tables");
  EXPECT_TRUE(tables.has(R"("name":"Alice","mark":1)")) << tables.body;
  EXPECT_TRUE(tables.has(R"("name":"Аlice","mark":2)")) << tables.body;
}

}  // namespace
}  // namespace noblesse

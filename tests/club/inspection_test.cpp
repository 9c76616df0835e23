// Everything that is kept is looked through: each finding names its table and line, and says
// nothing of what stands there.
#include "club/inspection.h"

#include <gtest/gtest.h>

#include "tests/club/house_club.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::HouseClub;
using testing::Laid;
using testing::meddle;
using testing::number_in;
using testing::tamper;

class Inspecting : public ::testing::Test {
 protected:
  void SetUp() override { open_.close(); }

  // What is found, a line each.
  std::string found() {
    const auto store = store::open_store(open_.store(), store::Access::inspect);
    if (!store) return store.error().message;
    const auto inspection = inspect(**store, std::make_shared<const Shelf>());
    if (!inspection) return inspection.error().message;
    std::string text;
    for (const Flaw& flaw : inspection->findings) text += write_flaw(flaw) + "\n";
    counted_ = *inspection;
    return text;
  }
  std::string of_the_table() const { return " WHERE table_id = '" + table_.id + "'"; }
  std::string named(int line) const {
    return "table " + table_.id + " line " + std::to_string(line) + ": ";
  }

  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Laid table_ = open_.table(alice_, R"(,"sit":0,"bots":{"1":"novice"},"start":true)");
  Laid other_ = open_.table(alice_, R"(,"sit":0)");
  Inspection counted_;
};

TEST_F(Inspecting, FindsNothingWhereNothingIsWrong) {
  EXPECT_EQ(found(), "");
  EXPECT_EQ(counted_.tables, 2U);
  EXPECT_EQ(counted_.replayed, 2U);
  // How many they are depends on whether the bot has chosen before the doors were closed.
  EXPECT_GE(counted_.lines, 4U);
  EXPECT_EQ(counted_.lines, number_in(open_.store(), "SELECT count(*) FROM lines"));
}

TEST_F(Inspecting, EveryLineIsLookedAtAndNotOnlyTheFirstThatIsWrong) {
  tamper(open_.store(), "UPDATE lines SET text = 'secret'" + of_the_table() + " AND number < 3");
  EXPECT_EQ(found(), named(1) + "it is not what was written: the seal is broken\n" + named(2) +
                         "it is not what was written: the seal is broken\n");
}

TEST_F(Inspecting, SwappedAndMissingLinesAreFound) {
  tamper(open_.store(),
         "UPDATE lines SET number = 1000 + number" + of_the_table() + " AND number IN (1, 2)");
  const std::string text = found();
  EXPECT_TRUE(text.starts_with(named(1) + "the line is missing\n")) << text;
  EXPECT_TRUE(text.contains(named(1001) + "it is not what was written")) << text;
}

TEST_F(Inspecting, LinesOfClosedTablesAreLookedAtToo) {
  tamper(open_.store(), "UPDATE tables SET stage = 'closed'");
  EXPECT_EQ(found(), "");
  EXPECT_EQ(counted_.replayed, 0U);
  tamper(open_.store(), "UPDATE lines SET text = 'secret'" + of_the_table() + " AND number = 2");
  EXPECT_EQ(found(), named(2) + "it is not what was written: the seal is broken\n");
}

// Whoever seals what they have changed is found when it is played again.
TEST_F(Inspecting, OpenTablesArePlayedAgain) {
  meddle(open_.store(), "UPDATE lines SET text = replace(text, 'novice', 'secret')" +
                            of_the_table() + " AND number = 2");
  EXPECT_EQ(found(), named(2) + "it cannot be played again (does_not_fit)\n");
}

TEST_F(Inspecting, RowsThatBelongToNothingAreFound) {
  tamper(open_.store(), "DELETE FROM tables WHERE id = '" + other_.id + "'");
  EXPECT_TRUE(found().contains(
      "database: a row of \"lines\" belongs to one of \"tables\" that is not there\n"))
      << found();
}

TEST_F(Inspecting, ACellOfAnotherTypeIsFound) {
  tamper(open_.store(), "UPDATE tables SET created = 'secret' WHERE id = '" + table_.id + "'");
  const std::string text = found();
  EXPECT_TRUE(text.contains("table " + table_.id + ": a cell is not what the store writes there\n"))
      << text;
  EXPECT_FALSE(text.contains("secret"));
}

}  // namespace
}  // namespace noblesse

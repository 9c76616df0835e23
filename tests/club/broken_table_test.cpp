// One table of which something is missing or changed stops that table only: it rests, everybody who
// may know of it is told so, the journal names it, and all others are played on.
#include <gtest/gtest.h>

#include "tests/club/full_disk.h"
#include "tests/club/house_club.h"
#include "tests/club/meddle.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::ask;
using testing::at;
using testing::code_of;
using testing::FullDisk;
using testing::Guest;
using testing::HouseClub;
using testing::Journal;
using testing::Laid;
using testing::meddle;
using testing::TableLine;
using testing::tamper;
using testing::until;

class BrokenTable : public ::testing::Test {
 protected:
  // Both sit Alice and Bob down; then somebody changes the first behind the club's back.
  void meddle_with_the_first(const std::string& statement) {
    for (const Laid* const table : {&first_, &second_}) {
      TableLine bob(bob_, table->id, table->invite);
      ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
    }
    open_.close();
    meddle(open_.store(), statement);
    open_.reopen();
    alice_.port = bob_.port = eve_.port = open_.port();
  }
  std::string of_the_first() const { return " WHERE table_id = '" + first_.id + "'"; }

  void expect_only_the_first_rests() {
    EXPECT_EQ(code_of(alice_.get(first_.path())), "table_unreadable");
    EXPECT_EQ(alice_.get(first_.path()).status, 503);
    EXPECT_EQ(code_of(bob_.get(first_.path())), "table_unreadable") << "who sat there may know it";
    EXPECT_EQ(code_of(eve_.get(first_.path() + "?key=" + first_.watch)), "table_unreadable");
    EXPECT_EQ(code_of(eve_.get(first_.path())), "not_found") << "who may not know learns nothing";
    EXPECT_EQ(code_of(alice_.ask("DELETE", first_.path())), "table_unreadable");
    EXPECT_EQ(TableLine(bob_, first_.id).answer.status, 503);
    EXPECT_EQ(code_of(TableLine(bob_, first_.id).answer), "table_unreadable");
    EXPECT_EQ(TableLine(eve_, first_.id).answer.status, 404);
    EXPECT_TRUE(
        ask(open_.port(), "GET", "/metrics").has("\nnoblesse_tables{stage=\"unreadable\"} 1\n"));
    EXPECT_EQ(TableLine(alice_, second_.id).say(R"({"do":"start"})"), R"({"ok":true})");
    EXPECT_EQ(ask(open_.port(), "GET", "/ready").status, 200);
  }

  Journal journal_;
  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
  Guest eve_ = open_.guest("Eve");
  Laid first_ = open_.table(alice_, R"(,"sit":0)");
  Laid second_ = open_.table(alice_, R"(,"sit":0)");
};

TEST_F(BrokenTable, ThatLacksALineRestsAlone) {
  meddle_with_the_first("UPDATE lines SET number = 1002" + of_the_first() + " AND number = 2");
  EXPECT_EQ(journal_.count(R"("event":"table_unreadable","table":")" + first_.id +
                           R"(","kept_line":2,"why":"missing_line"})"),
            1U)
      << journal_.text();
  expect_only_the_first_rests();
  // It stays as it is: once its line is back it is played on.
  open_.close();
  meddle(open_.store(), "UPDATE lines SET number = 2" + of_the_first() + " AND number = 1002");
  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(journal_.count("table_unreadable"), 1U) << journal_.text();
  EXPECT_EQ(TableLine(alice_, first_.id).say(R"({"do":"start"})"), R"({"ok":true})");
}

TEST_F(BrokenTable, WithACellOfAnotherTypeRestsAlone) {
  meddle_with_the_first("UPDATE lines SET number = 'two'" + of_the_first() +
                        " AND number = (SELECT max(number) FROM lines" + of_the_first() + ")");
  EXPECT_EQ(journal_.count(R"("why":"wrong_cell"})"), 1U) << journal_.text();
  expect_only_the_first_rests();
}

TEST_F(BrokenTable, WithALineThatWasChangedRestsAlone) {
  open_.close();
  tamper(open_.store(), "UPDATE lines SET text = replace(text, 'Alice', 'Alina')" + of_the_first() +
                            " AND text LIKE '%Alice%'");
  open_.reopen();
  alice_.port = bob_.port = eve_.port = open_.port();
  EXPECT_EQ(journal_.count(R"("why":"broken_seal"})"), 1U) << journal_.text();
  EXPECT_EQ(code_of(alice_.get(first_.path())), "table_unreadable");
  EXPECT_EQ(alice_.get(second_.path()).status, 200);
}

TEST_F(BrokenTable, WhoseRowIsBrokenIsKnownToThoseWhoSatThere) {
  meddle_with_the_first("UPDATE tables SET created = 'long ago' WHERE id = '" + first_.id + "'");
  EXPECT_EQ(journal_.count(R"("kept_line":0,"why":"wrong_cell"})"), 1U) << journal_.text();
  EXPECT_EQ(code_of(bob_.get(first_.path())), "table_unreadable");
  EXPECT_EQ(code_of(eve_.get(first_.path() + "?key=" + first_.watch)), "not_found");
  EXPECT_EQ(TableLine(alice_, second_.id).say(R"({"do":"start"})"), R"({"ok":true})");
}

// While the club runs: a table is lost, and what is kept of it has been changed meanwhile.
TEST_F(BrokenTable, ThatIsTakenUpAgainRestsAlone) {
  {
    TableLine bob(bob_, first_.id, first_.invite);
    ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
    ASSERT_EQ(bob.say(R"({"do":"stand"})"), R"({"ok":true})");
    meddle(open_.store(), "UPDATE lines SET number = 1002" + of_the_first() + " AND number = 2");
    TableLine alice(alice_, first_.id);
    ASSERT_FALSE(alice.hear().empty());
    const FullDisk full;
    alice.caller().say_frame(R"({"do":"stand"})");
    EXPECT_EQ(alice.closed_with(), 1011);
  }
  EXPECT_TRUE(until([&] { return code_of(alice_.get(first_.path())) == "table_unreadable"; }));
  EXPECT_EQ(journal_.count(R"("kept_line":2,"why":"missing_line"})"), 1U) << journal_.text();
  EXPECT_EQ(ask(open_.port(), "GET", "/ready").status, 200);
}

}  // namespace
}  // namespace noblesse

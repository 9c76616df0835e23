// New keys: by an old link nobody comes back who was shown out.
#include <gtest/gtest.h>

#include "tests/club/full_disk.h"
#include "tests/club/house_club.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

class Keys : public ::testing::Test {
 protected:
  Heard renew(const Guest& who) const { return who.ask("POST", table_.path() + "/key"); }
  static int status(const Guest& who, const Laid& table, const std::string& key) {
    return who.get(table.path() + "?key=" + key).status;
  }

  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
  Laid table_ = open_.table(alice_, R"(,"sit":0)");
};

TEST_F(Keys, TheOldLinksOpenNothingAnyMoreAndTheNewOnesDo) {
  const Heard renewed = renew(alice_);
  ASSERT_EQ(renewed.status, 200) << renewed.body;
  const std::string invite = at(renewed, "invite");
  const std::string watch = at(renewed, "watch");
  EXPECT_NE(invite, table_.invite);
  EXPECT_NE(watch, table_.watch);
  EXPECT_EQ(status(bob_, table_, table_.invite), 404);
  EXPECT_EQ(status(bob_, table_, table_.watch), 404);
  EXPECT_EQ(TableLine(bob_, table_.id, table_.invite).answer.status, 404);
  EXPECT_EQ(at(bob_.get(table_.path() + "?key=" + invite), "may"), "sit");
  EXPECT_EQ(at(bob_.get(table_.path() + "?key=" + watch), "may"), "watch");
  EXPECT_EQ(at(alice_.get(table_.path()), "invite"), invite);
}

TEST_F(Keys, WhoSitsThereStays) {
  TableLine bob(bob_, table_.id, table_.invite);
  ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  ASSERT_EQ(renew(alice_).status, 200);
  EXPECT_EQ(bob.say(R"({"do":"number","number":"7"})"), R"({"ok":true})");
  EXPECT_TRUE(TableLine(bob_, table_.id).is_open());
  EXPECT_TRUE(TableLine(bob_, table_.id, table_.invite).is_open()) << "whatever the link says";
}

TEST_F(Keys, SurviveARestart) {
  const std::string invite = at(renew(alice_), "invite");
  open_.reopen();
  bob_.port = open_.port();
  EXPECT_EQ(status(bob_, table_, table_.invite), 404);
  EXPECT_EQ(status(bob_, table_, invite), 200);
}

TEST_F(Keys, AreTheHostsAlone) {
  EXPECT_EQ(code_of(renew(bob_)), "not_found") << "he knows nothing of it";
  TableLine(bob_, table_.id, table_.invite).say(R"({"do":"sit","seat":1})");
  EXPECT_EQ(code_of(renew(bob_)), "not_the_host");
  EXPECT_EQ(open_.ask("POST", table_.path() + "/key").status, 401);
  EXPECT_EQ(code_of(alice_.ask("POST", "/api/tables/" + bob_.id + "/key")), "not_found");
  EXPECT_EQ(status(open_.guest("Carol"), table_, table_.invite), 200) << "nothing has changed";
}

// The whole way: blocked, and back as somebody new by the same link.
TEST_F(Keys, WhoWasBlockedDoesNotComeBackAsANewGuest) {
  TableLine bob(bob_, table_.id, table_.invite);
  ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  ASSERT_EQ(alice_.ask("PUT", "/api/me/blocks/" + bob_.id).status, 204);
  EXPECT_EQ(bob.closed_with(), 4003);
  ASSERT_EQ(renew(alice_).status, 200);
  EXPECT_EQ(status(open_.guest("Bob again"), table_, table_.invite), 404);
}

// From the list nobody comes back either: with new keys the table is on it no more.
TEST_F(Keys, AListedTableIsClosedToNewcomersByNewOnes) {
  const Laid listed = open_.table(alice_, R"(,"listed":true,"sit":0)");
  TableLine alice(alice_, listed.id);
  ASSERT_EQ(status(bob_, listed, ""), 200);
  ASSERT_TRUE(open_.ask("GET", "/api/tables").body.contains(listed.id));
  const Heard renewed = alice_.ask("POST", listed.path() + "/key");
  ASSERT_EQ(renewed.status, 200) << renewed.body;
  for (int times = 0; times < 2; ++times) {
    EXPECT_FALSE(open_.ask("GET", "/api/tables").body.contains(listed.id));
    EXPECT_EQ(at(alice_.get(listed.path()), "table.listed"), "false");
    EXPECT_EQ(status(bob_, listed, ""), 404);
    EXPECT_EQ(TableLine(bob_, listed.id).answer.status, 404);
    EXPECT_EQ(status(bob_, listed, at(renewed, "invite")), 200);
    const Heard quick = bob_.ask("POST", "/api/quick", R"({"game":"adel","players":2})");
    EXPECT_NE(at(quick, "table.id"), listed.id);
    EXPECT_FALSE(open_.ask("GET", "/t/" + listed.id).body.contains("Alice"));
    open_.reopen();
    alice_.port = bob_.port = open_.port();
  }
}

// Also while a game is played, when nothing else of its card changes.
TEST_F(Keys, ATableThatIsPlayedLeavesTheListToo) {
  const Laid listed = open_.table(alice_, R"(,"listed":true,"sit":0)");
  ASSERT_EQ(TableLine(bob_, listed.id).say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  ASSERT_EQ(TableLine(alice_, listed.id).say(R"({"do":"start"})"), R"({"ok":true})");
  const Guest carol = open_.guest("Carol");
  ASSERT_EQ(at(carol.get(listed.path()), "table.listed"), "true");
  ASSERT_EQ(alice_.ask("POST", listed.path() + "/key").status, 200);
  EXPECT_EQ(status(carol, listed, ""), 404);
  EXPECT_EQ(at(bob_.get(listed.path()), "table.listed"), "false") << "he sits there";
}

// Otherwise somebody would keep their chair by hanging up in time.
TEST_F(Keys, WhoIsBlockedLosesTheChairAlsoWhenTheyHaveJustHungUp) {
  {
    TableLine bob(bob_, table_.id, table_.invite);
    ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  }
  TableLine alice(alice_, table_.id);
  ASSERT_EQ(alice_.ask("PUT", "/api/me/blocks/" + bob_.id).status, 204);
  EXPECT_EQ(alice.refusal(R"({"do":"bot","seat":1,"bot":"random"})"), "-");
}

TEST_F(Keys, ThatCannotBeWrittenAreTheOldOnes) {
  {
    const testing::FullDisk full;
    EXPECT_EQ(renew(alice_).status, 503);
  }
  EXPECT_TRUE(testing::until([&] { return open_.ask("GET", "/ready").status == 200; }));
  EXPECT_EQ(status(bob_, table_, table_.invite), 200);
}

}  // namespace
}  // namespace noblesse

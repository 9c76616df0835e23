// A table that would be another game under the rules of this program is noticed when the club
// opens, left as it is, and goes on as it was once a program with its rules is back.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::bearer;
using testing::Guest;
using testing::HouseClub;
using testing::Laid;
using testing::meddle;

std::size_t lines_of(const std::string& path, const std::string& table) {
  const auto store = store::open_store(path, store::Access::inspect);
  return store ? (*store)->lines(table).value().size() : 0;
}

TEST(OtherRules, AreNoticedAndTheTableIsLeftAsItIs) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0,"bots":{"1":"novice"},"start":true)");
  const auto status = [&] { return open.ask("GET", table.path(), "", bearer(alice.token)).status; };
  ASSERT_EQ(status(), 200);

  open.close();
  meddle(open.store(),
         "UPDATE lines SET text = replace(text, '\"mark\":', '\"mark\":1') WHERE text LIKE "
         "'%\"mark\"%'");
  const std::size_t lines = lines_of(open.store(), table.id);
  open.reopen();
  EXPECT_EQ(status(), 503) << "it cannot be played on";
  open.close();
  EXPECT_EQ(lines_of(open.store(), table.id), lines) << "and nothing was added to it";

  meddle(open.store(),
         "UPDATE lines SET text = replace(text, '\"mark\":1', '\"mark\":') WHERE text LIKE "
         "'%\"mark\":1%'");
  open.reopen();
  EXPECT_EQ(status(), 200);
}

// The journal says which line, and why, and nothing of what stands in it.
TEST(OtherRules, AnUnreadableLineIsNamedInTheJournal) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0,"bots":{"1":"novice"})");
  const auto journal_after = [&](const std::string& statement) {
    open.close();
    meddle(open.store(), statement);
    ::testing::internal::CaptureStderr();
    open.reopen();
    open.close();
    return ::testing::internal::GetCapturedStderr();
  };
  std::string journal =
      journal_after("UPDATE lines SET text = replace(text, 'novice', 'secret') WHERE number = 2");
  EXPECT_TRUE(journal.contains(R"("event":"table_unreadable","table":")" + table.id +
                               R"(","kept_line":2,"why":"does_not_fit"})"))
      << journal;
  EXPECT_FALSE(journal.contains("secret"));
  journal = journal_after(
      "UPDATE lines SET text = replace(text, 'secret', 'novice'); "
      "UPDATE tables SET host = 'secret'");
  EXPECT_TRUE(journal.contains(R"("why":"bad_row"})"))
      << "nobody is the host by the row alone" << journal;
  EXPECT_FALSE(journal.contains("secret"));
  journal = journal_after("UPDATE lines SET text = 'secret' WHERE number = 1");
  EXPECT_TRUE(journal.contains(R"("kept_line":1,"why":"bad_line"})")) << journal;
  EXPECT_FALSE(journal.contains("secret"));
  journal = journal_after("UPDATE tables SET options = 'secret'");
  EXPECT_TRUE(journal.contains(R"("kept_line":0,"why":"bad_row"})")) << journal;
  EXPECT_FALSE(journal.contains("secret"));
}

}  // namespace
}  // namespace noblesse

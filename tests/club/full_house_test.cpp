// As many connections as there may be: the club says so, and still says that it lives.
#include <gtest/gtest.h>

#include <chrono>

#include "tests/club/house_club.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::Caller;
using testing::code_of;
using testing::HouseClub;
using testing::Journal;
using testing::until;

TEST(FullHouse, TellsItsJournalOnceAndAnswersWhatIsVital) {
  ClubSettings settings = testing::easy_settings();
  settings.doors.limits.connections = 1;
  settings.doors.limits.brief = testing::kPatience;
  settings.log = "warn";
  const auto start = std::chrono::steady_clock::now();
  Journal journal;
  const HouseClub open(settings);
  Caller first(open.port());
  EXPECT_EQ(first.get("/api/version").status, 200);

  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(code_of(Caller(open.port()).get("/api/version")), "house_full");
  }
  EXPECT_EQ(Caller(open.port()).get("/health").status, 200);
  EXPECT_EQ(Caller(open.port()).get("/ready").status, 200);

  ASSERT_TRUE(until([&] { return journal.count("\"house_full\"") > 0; })) << journal.text();
  EXPECT_EQ(code_of(Caller(open.port()).get("/api/version")), "house_full");
  const auto later = std::chrono::steady_clock::now() + 5 * settings.doors.limits.sweep;
  until([&] { return std::chrono::steady_clock::now() > later; });
  const auto minutes = (std::chrono::steady_clock::now() - start) / std::chrono::minutes(1);
  EXPECT_LE(journal.count("\"house_full\""), 1U + static_cast<std::size_t>(minutes))
      << journal.text();
}

}  // namespace
}  // namespace noblesse

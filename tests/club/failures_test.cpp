// A fault of the program itself: what is kept counts and not what was in memory, whoever asked
// learns that it failed, and the journal says so without a word of what anybody wrote.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>

#include "table/fair_dealer.h"
#include "tests/club/house_club.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

// The rooms up to the table are compiled without exceptions: what is thrown through them (here by a
// dealer of the test) leaves behind what they held just then.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" const char* __lsan_default_suppressions() { return "leak:noblesse::Table::receive\n"; }

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::easy_settings;
using testing::Guest;
using testing::HouseClub;
using testing::Journal;
using testing::Laid;
using testing::parsed;
using testing::TableLine;
using testing::until;

constexpr const char* kSecret = "Alice had a seven";  // that no journal may repeat

// What goes wrong, and how often.
struct Trouble {
  std::atomic<int> deals = 0;
  std::atomic<int> comings = 0;  // of the dealer himself

  static void happen(std::atomic<int>& times) {
    if (times > 0 && times-- > 0) throw std::runtime_error(kSecret);
  }
};

// Deals as promised, but for his troubles.
class ShakyDealer final : public Dealer {
 public:
  ShakyDealer(Trouble& trouble, const std::string& table, const Seed& secret)
      : trouble_(trouble), fair_(table, secret) {}

  std::string commitment(std::uint32_t game) const override { return fair_.commitment(game); }
  void deal(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
            Setup& setup) const override {
    Trouble::happen(trouble_.deals);
    fair_.deal(shelf, game, numbers, setup);
  }
  std::string decide(std::uint32_t game, std::span<const std::string> numbers, const ChanceDue& due,
                     std::size_t step) const override {
    return fair_.decide(game, numbers, due, step);
  }
  std::string secret(std::uint32_t game) const override { return fair_.secret(game); }
  json::value opening(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
                      const Record& record) const override {
    return fair_.opening(shelf, game, numbers, record);
  }
  std::uint64_t bot_seed(std::uint32_t game, Seat seat, std::uint64_t step) const override {
    return fair_.bot_seed(game, seat, step);
  }

 private:
  Trouble& trouble_;
  FairDealer fair_;
};

class Failures : public ::testing::Test {
 protected:
  // The journal, once it has said that word so often.
  std::string wait_for(std::string_view word, std::size_t times = 1) {
    EXPECT_TRUE(until([&] { return journal_.count(word) >= times; })) << journal_.text();
    EXPECT_FALSE(journal_.text().contains(kSecret)) << journal_.text();
    return journal_.text();
  }
  // Until nothing rests any more.
  void wait_until_ready() const {
    EXPECT_TRUE(until([&] { return open_.ask("GET", "/ready").status == 200; }));
  }

  Trouble trouble_;
  Journal journal_;
  HouseClub open_{easy_settings(), Shelf(), [this](const std::string& table, const Seed& secret) {
                    Trouble::happen(trouble_.comings);
                    return std::make_shared<const ShakyDealer>(trouble_, table, secret);
                  }};
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
};

TEST_F(Failures, ATableThatFailsIsTakenUpAgainFromWhatIsKept) {
  const Laid table = open_.table(alice_, R"(,"sit":0)");
  {
    TableLine alice(alice_, table.id);
    TableLine bob(bob_, table.id, table.invite);
    ASSERT_EQ(bob.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
    trouble_.deals = 1;
    alice.caller().say_frame(R"({"do":"start"})");
    EXPECT_EQ(alice.closed_with(), 1011);
    EXPECT_EQ(bob.closed_with(), 1011);
    for (const TableLine* const line : {&alice, &bob}) {
      for (const std::string& letter : line->letters()) EXPECT_FALSE(letter.contains("begins"));
    }
  }
  const std::string noted = wait_for("table_failed");
  EXPECT_TRUE(noted.contains(R"("table":")" + table.id + R"(","thrown":"std::runtime_error")"))
      << noted;
  wait_until_ready();
  TableLine alice(alice_, table.id);
  const json::value view = parsed(alice.hear_until("\"view\"")).at("view").at("table");
  EXPECT_EQ(view.at("stage"), "gathering") << "what failed has not happened";
  EXPECT_EQ(view.at("chairs").at(1).at("name"), "Bob") << "what was told has";
  EXPECT_EQ(alice.say(R"({"do":"start"})"), R"({"ok":true})");
  // And it is what is kept.
  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(at(alice_.get(table.path()), "table.stage"), "playing");
}

// Otherwise a table that fails by itself would keep the club busy with nothing else.
TEST_F(Failures, WhatFailsAgainAndAgainIsTakenUpWithGrowingPauses) {
  const Laid table = open_.table(alice_, R"(,"sit":0,"bots":{"1":"random"})");
  const auto begin = std::chrono::steady_clock::now();
  constexpr std::size_t kTimes = 3;
  for (std::size_t times = 1; times <= kTimes; ++times) {
    trouble_.deals = 1;
    TableLine alice(alice_, table.id);
    alice.caller().say_frame(R"({"do":"start"})");
    EXPECT_EQ(alice.closed_with(), 1011);
    wait_for("table_failed", times);
    wait_until_ready();
  }
  // At once, after one second, after two more.
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(2900));
  EXPECT_EQ(TableLine(alice_, table.id).say(R"({"do":"start"})"), R"({"ok":true})");
}

TEST_F(Failures, WhileItIsReadItIsTriedAgain) {
  const Laid table = open_.table(alice_, R"(,"sit":0,"bots":{"1":"random"})");
  {
    TableLine alice(alice_, table.id);
    ASSERT_FALSE(alice.hear_until("\"view\"").empty());
    trouble_.deals = 1;
    trouble_.comings = 1;  // when it is taken up
    alice.caller().say_frame(R"({"do":"start"})");
    EXPECT_EQ(alice.closed_with(), 1011);
  }
  wait_for("table_failed", 2);
  wait_until_ready();
  EXPECT_EQ(TableLine(alice_, table.id).say(R"({"do":"start"})"), R"({"ok":true})");
}

TEST_F(Failures, OneTableThatCannotBeReadDoesNotKeepTheClubClosed) {
  const Laid first = open_.table(alice_, R"(,"sit":0)");
  const Laid second = open_.table(alice_, R"(,"sit":0)");
  open_.close();
  trouble_.comings = 1;
  open_.reopen();
  alice_.port = open_.port();
  wait_for("table_failed");
  EXPECT_EQ(alice_.get(first.path()).status + alice_.get(second.path()).status, 200 + 503);
  open_.reopen();
  alice_.port = open_.port();
  EXPECT_EQ(alice_.get(first.path()).status + alice_.get(second.path()).status, 200 + 200);
}

TEST_F(Failures, ARequestThatFailsIsAnsweredAndNoted) {
  trouble_.comings = 1;
  const auto heard = alice_.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})");
  EXPECT_EQ(heard.status, 500);
  EXPECT_EQ(code_of(heard), "no_answer");
  wait_for(R"("event":"not_answered","method":"POST","path":"/api/tables"})");
  const std::string noted = wait_for(R"("event":"house_failed","thrown":"std::runtime_error"})");
  EXPECT_FALSE(noted.contains(alice_.token));
  EXPECT_EQ(alice_.get("/api/me/tables").body, R"({"tables":[],"next":null})");
  EXPECT_EQ(alice_.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})").status,
            201);
}

}  // namespace
}  // namespace noblesse

// A store that cannot write: the tables rest until it can, without haste, and nobody is told that
// they are gone.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <thread>

#include "tests/club/full_disk.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::code_of;
using testing::FullDisk;
using testing::Guest;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;
using namespace std::chrono_literals;

// What the club notes goes into a pipe, since no file can grow here.
class Journal {
 public:
  Journal() : before_(::dup(STDERR_FILENO)) {
    EXPECT_EQ(::pipe2(ends_.data(), O_NONBLOCK), 0);
    ::dup2(ends_[1], STDERR_FILENO);
  }
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal() {
    ::dup2(before_, STDERR_FILENO);
    for (const int end : {ends_[0], ends_[1], before_}) ::close(end);
  }

  std::string text() const {
    std::string all(1U << 16U, '\0');
    const ssize_t read = ::read(ends_[0], all.data(), all.size());
    all.resize(static_cast<std::size_t>(std::max<ssize_t>(read, 0)));
    return all;
  }

 private:
  int before_;
  std::array<int, 2> ends_{};
};

// How often a word stands in a text.
std::size_t count(std::string_view text, std::string_view word) {
  std::size_t times = 0;
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    ++times;
  }
  return times;
}

TEST(Resting, ATableThatCannotBeWrittenWaitsUntilItCan) {
  HouseClub open;
  const Guest alice = open.guest();
  const Guest eve = open.guest("Eve");
  const Laid table = open.table(alice, R"(,"sit":0)");
  const auto status = [&](const Guest& guest) { return guest.get(table.path()).status; };
  const Journal journal;
  {
    TableLine line(alice, table.id);
    const FullDisk full;
    line.caller().say_frame(R"({"do":"stand"})");
    EXPECT_EQ(line.closed_with(), 1011);
    // At once, after one second, after two more.
    std::this_thread::sleep_for(1500ms);
    EXPECT_EQ(status(alice), 503);
    EXPECT_EQ(code_of(alice.get(table.path())), "not_written");
    EXPECT_EQ(code_of(alice.ask("DELETE", table.path())), "not_written");
    EXPECT_EQ(status(eve), 404) << "who may not know of it learns nothing";
    EXPECT_EQ(TableLine(alice, table.id).answer.status, 503);
    EXPECT_EQ(TableLine(eve, table.id).answer.status, 404);
    EXPECT_EQ(open.ask("GET", "/ready").status, 503);
    EXPECT_EQ(open.ask("GET", "/health").status, 200);
  }
  for (int i = 0; i < 60 && open.ask("GET", "/ready").status != 200; ++i) {
    std::this_thread::sleep_for(100ms);
  }
  EXPECT_EQ(open.ask("GET", "/ready").status, 200);
  EXPECT_EQ(status(alice), 200);
  EXPECT_EQ(TableLine(alice, table.id).say(R"({"do":"stand"})"), R"({"ok":true})")
      << "what could not be written had not happened";
  const std::string noted = journal.text();
  EXPECT_GE(count(noted, "\"not_written\""), 2U) << noted;
  EXPECT_LE(count(noted, "\"not_written\""), 5U) << noted;
}

// Whoever is not known yet is let in as far as the cloakroom, and told there.
TEST(Resting, SendsPeopleAwayWhoComeBackLater) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0)");
  open.reopen();  // and nobody is remembered
  const Guest again{open.port(), alice.token, alice.id, alice.name};
  TableLine bob(open.guest("Bob"), table.id, table.invite);
  const FullDisk full;
  bob.caller().say_frame(R"({"do":"sit","seat":1})");
  EXPECT_EQ(bob.closed_with(), 1011);
  std::this_thread::sleep_for(300ms);
  TableLine line(again, table.id);
  ASSERT_TRUE(line.is_open());
  EXPECT_EQ(line.closed_with(), 1012);
}

TEST(Resting, WhatCouldNotBeClosedIsStillThere) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":0)");
  {
    const FullDisk full;
    EXPECT_EQ(code_of(alice.ask("DELETE", table.path())), "not_written");
  }
  for (int i = 0; i < 60 && alice.get(table.path()).status != 200; ++i) {
    std::this_thread::sleep_for(100ms);
  }
  EXPECT_EQ(alice.get(table.path()).status, 200);
  EXPECT_EQ(alice.ask("DELETE", table.path()).status, 204);
}

}  // namespace
}  // namespace noblesse

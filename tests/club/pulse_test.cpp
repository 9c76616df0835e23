// /ready tells whether the store can be written and read; nobody waits for a store that is away.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>
#include <fstream>
#include <memory>
#include <thread>

#include "tests/club/full_disk.h"
#include "tests/club/held_store.h"
#include "tests/club/house_club.h"
#include "tests/club/piped_journal.h"
#include "tests/store/postgres.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::code_of;
using testing::FullDisk;
using testing::Guest;
using testing::Heard;
using testing::HeldStore;
using testing::HouseClub;
using testing::Journal;
using testing::TableLine;
using testing::until;
using Clock = std::chrono::steady_clock;

// Well before the patience with a store that was lost ends, which is half a minute.
constexpr auto kQuickly = 20s;

ClubSettings with_notes() {
  ClubSettings settings = testing::easy_settings();
  settings.log = "info";
  return settings;
}

bool is_ready(const HouseClub& open) { return open.ask("GET", "/ready").status == 200; }

// Away and back, in the same way for both databases.
class Away {
 public:
  explicit Away(HouseClub& open) : open_(open), alice_(open.guest("Alice")) {
    EXPECT_EQ(alice_.get("/api/me").status, 200);
    EXPECT_TRUE(is_ready(open_));
    EXPECT_EQ(journal_.count("store_"), 0U) << journal_.text();
  }

  // The store has just gone.
  void expect_that_nobody_waits() {
    const auto gone = Clock::now();
    const Heard first = open_.ask("POST", "/api/guests", R"({"name":"Bob"})");
    EXPECT_EQ(first.status, 503) << first.body;
    EXPECT_EQ(code_of(first), "store_away") << "it may have been written";
    EXPECT_FALSE(is_ready(open_));
    EXPECT_LT(Clock::now() - gone, kQuickly);
    // From now on the store is not even asked.
    const auto known = Clock::now();
    for (int times = 0; times < 3; ++times) {
      EXPECT_EQ(code_of(open_.ask("POST", "/api/guests", R"({"name":"Bob"})")), "not_written");
      EXPECT_EQ(code_of(open_.ask("GET", "/api/games")), "not_written");
      EXPECT_EQ(
          code_of(alice_.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})")),
          "not_written");
      EXPECT_EQ(alice_.get("/api/me").status, 200) << "what is remembered needs no store";
      EXPECT_FALSE(is_ready(open_));
    }
    EXPECT_LT(Clock::now() - known, kQuickly);
    EXPECT_EQ(open_.ask("GET", "/health").status, 200);
    EXPECT_TRUE(open_.ask("GET", "/metrics").has("\nnoblesse_store_well 0\n"));
    EXPECT_EQ(journal_.count("\"store_away\""), 1U) << journal_.text();
    EXPECT_EQ(journal_.count("\"store_back\""), 0U) << journal_.text();
  }
  // It has come back.
  void expect_that_all_is_well() {
    EXPECT_TRUE(until([&] { return is_ready(open_); }));
    EXPECT_TRUE(open_.ask("GET", "/metrics").has("\nnoblesse_store_well 1\n"));
    const auto table = open_.table(alice_, R"(,"sit":0)");
    EXPECT_EQ(TableLine(alice_, table.id).say(R"({"do":"stand"})"), R"({"ok":true})");
    EXPECT_EQ(journal_.count("\"store_away\""), 1U) << journal_.text();
    EXPECT_EQ(journal_.count("\"store_back\""), 1U) << journal_.text();
  }

 private:
  Journal journal_;
  HouseClub& open_;
  Guest alice_;
};

TEST(Pulse, AStoreThatAnotherProgramHoldsIsAway) {
  HouseClub open(with_notes());
  Away away(open);
  {
    const HeldStore held(open.store());
    away.expect_that_nobody_waits();
  }
  away.expect_that_all_is_well();
}

TEST(Pulse, APostgresqlThatIsDownIsAway) {
  auto& postgres = store::Postgres::instance();
  ASSERT_EQ(postgres.trouble(), "");
  ClubSettings settings = with_notes();
  settings.store = postgres.address(postgres.new_schema());
  HouseClub open(settings);
  Away away(open);
  postgres.die();
  away.expect_that_nobody_waits();
  postgres.start();
  ASSERT_EQ(postgres.trouble(), "");
  away.expect_that_all_is_well();
}

// Killed, with a transaction that takes its time.
TEST(Pulse, APostgresqlThatTheLastServerStillHoldsIsWaitedFor) {
  auto& postgres = store::Postgres::instance();
  ASSERT_EQ(postgres.trouble(), "");
  ClubSettings settings = with_notes();
  settings.store = postgres.address(postgres.new_schema());
  auto last = std::make_unique<std::unique_ptr<store::Store>>(
      store::open_store(settings.store, store::Access::serve).value());
  Journal journal;
  // It goes when the newcomer has found the door closed once, which takes two seconds.
  std::jthread dying([&] {
    EXPECT_TRUE(until([&] { return journal.count("\"store_taken\"") == 1; }));
    last.reset();
  });
  const HouseClub open(settings);
  EXPECT_TRUE(is_ready(open));
}

// Nobody has asked for anything, so nobody has noticed yet.
TEST(Pulse, WhoAsksFirstLearnsThatPostgresqlIsDown) {
  auto& postgres = store::Postgres::instance();
  ASSERT_EQ(postgres.trouble(), "");
  ClubSettings settings = with_notes();
  settings.store = postgres.address(postgres.new_schema());
  const HouseClub open(settings);
  ASSERT_TRUE(until([&] { return is_ready(open); }));
  postgres.die();
  const auto gone = Clock::now();
  EXPECT_TRUE(until([&] { return !is_ready(open); }));
  EXPECT_LT(Clock::now() - gone, kQuickly);
  postgres.start();
  EXPECT_TRUE(until([&] { return is_ready(open); }));
}

// Reading works, so whoever only wants to know something is answered.
TEST(Pulse, AFullDiskIsNotReady) {
  HouseClub open(with_notes());
  const Guest alice = open.guest();
  open.reopen();  // and nobody is remembered
  Journal journal;
  {
    const FullDisk full;
    EXPECT_TRUE(until([&] { return !is_ready(open); }));
    EXPECT_EQ(Guest({open.port(), alice.token, alice.id, alice.name}).get("/api/me").status, 200);
  }
  EXPECT_TRUE(until([&] { return is_ready(open); }));
  EXPECT_EQ(journal.count("\"store_away\""), 1U) << journal.text();
  EXPECT_EQ(journal.count("\"store_back\""), 1U) << journal.text();
}

// The page on which a table of the database begins, overwritten.
void damage(const std::string& path, const std::string& table) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  std::string root;
  const std::string query = "SELECT rootpage FROM sqlite_master WHERE name = '" + table + "'";
  const auto take = [](void* out, int, char** values, char**) {
    *static_cast<std::string*>(out) = values[0];
    return 0;
  };
  ASSERT_EQ(sqlite3_exec(database, query.c_str(), take, &root, nullptr), SQLITE_OK);
  sqlite3_close(database);
  constexpr int kPage = 4096;
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp((std::stoll(root) - 1) * kPage);
  file << std::string(kPage, '\x55');
  ASSERT_TRUE(file.flush().good());
}

TEST(Pulse, ADamagedPageIsNotReadyThoughThePulseBeats) {
  HouseClub open(with_notes());
  const Guest alice = open.guest();
  ASSERT_TRUE(is_ready(open));
  open.close();
  damage(open.store(), "sessions");
  Journal journal;
  open.reopen();
  EXPECT_EQ(Guest({open.port(), alice.token, alice.id, alice.name}).get("/api/me").status, 503);
  EXPECT_FALSE(is_ready(open));
  EXPECT_EQ(open.ask("GET", "/health").status, 200);
  EXPECT_TRUE(until([&] { return journal.count("\"store_damaged\"") == 1; })) << journal.text();
}

}  // namespace
}  // namespace noblesse

// PostgreSQL out of reach: a batch whose fate is unknown is neither lost nor written twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "store/migrations.h"
#include "tests/store/houses.h"
#include "tests/store/wire.h"
#include "tests/until.h"

namespace noblesse::store {
namespace {

using namespace std::chrono_literals;

class Lost : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(postgres.trouble(), ""); }

  static std::unique_ptr<Store> open(const std::string& where) {
    auto opened = open_store(where);
    EXPECT_TRUE(opened) << opened.error().message;
    return opened ? std::move(*opened) : nullptr;
  }

  // Two lines and a table, which cannot be written twice without being noticed.
  static std::vector<Deed> batch(std::int64_t n) {
    return {some_line(1, 2 * n - 1, std::to_string(n)), some_line(1, 2 * n, std::to_string(n)),
            SaveTable{some_table(static_cast<int>(n) + 1)}};
  }
  static std::size_t lines(Store& store) { return (*store.table(id(1)))->lines.size(); }

  Postgres& postgres = Postgres::instance();
  std::string schema = postgres.new_schema();
};

TEST_F(Lost, WhereverTheWireIsCutABatchIsWrittenOnce) {
  Wire wire(postgres.socket());
  const auto store = open(Postgres::address(schema, wire.folder()));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  // Once for the preparing, once to see how many bytes a batch has.
  std::int64_t n = 1;
  ASSERT_TRUE(store->write(batch(n++)));
  const std::int64_t requests_before = wire.requests();
  const std::int64_t answers_before = wire.answers();
  ASSERT_TRUE(store->write(batch(n++)));
  const std::int64_t requests = wire.requests() - requests_before;
  const std::int64_t answers = wire.answers() - answers_before;
  ASSERT_GT(requests, 100);
  ASSERT_GT(answers, 50);

  const auto written_once = [&](std::int64_t at, const char* what) {
    const auto written = store->write(batch(n));
    ASSERT_TRUE(written) << what << " " << at << ": " << written.error().message;
    ASSERT_TRUE(wire.was_cut()) << what << " " << at;
    ASSERT_EQ(lines(*store), 2 * n) << what << " " << at;
    ++n;
    // Everything is prepared anew after a loss: have that behind us before the next cut.
    ASSERT_TRUE(store->write(batch(n++)));
  };
  for (std::int64_t at = 0; at < requests; at += std::max<std::int64_t>(1, requests / 40)) {
    wire.cut_requests_after(at);
    ASSERT_NO_FATAL_FAILURE(written_once(at, "request cut after byte"));
  }
  wire.cut_requests_after(requests - 1);
  ASSERT_NO_FATAL_FAILURE(written_once(requests - 1, "request cut after byte"));
  for (std::int64_t at = 0; at < answers; at += std::max<std::int64_t>(1, answers / 40)) {
    wire.cut_answers_after(at);
    ASSERT_NO_FATAL_FAILURE(written_once(at, "answer cut after byte"));
  }
}

// A server that is on its way down greets whoever comes back, and is gone a moment later.
TEST_F(Lost, OneThatBreaksAgainAndAgainIsTriedAgainAndAgain) {
  Wire wire(postgres.socket());
  const auto store = open(Postgres::address(schema, wire.folder()));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  // What a batch takes on a new connection, with the greeting and the preparing.
  const std::int64_t before = wire.requests();
  wire.cut_requests_after(0);
  ASSERT_TRUE(store->write(batch(1)));
  const std::int64_t whole = wire.requests() - before;

  for (std::int64_t n = 2; n < 10; ++n) {
    wire.cut_the_next(4, whole * n / 10);
    wire.cut_requests_after(0);
    const auto written = store->write(batch(n));
    ASSERT_TRUE(written) << n << ": " << written.error().message;
    ASSERT_EQ(lines(*store), 2 * n);
    wire.mend();
  }
  for (std::int64_t n = 2; n < 10; ++n) {
    wire.cut_the_next(4, whole * n / 20);
    wire.cut_requests_after(0);
    ASSERT_EQ(lines(*store), 18) << n;
    wire.mend();
  }
}

TEST_F(Lost, AReadIsAskedAgain) {
  Wire wire(postgres.socket());
  const auto store = open(Postgres::address(schema, wire.folder()));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  wire.cut_answers_after(5);
  EXPECT_EQ(lines(*store), 1);
  EXPECT_TRUE(wire.was_cut());
}

TEST_F(Lost, ARefusedBatchIsRefusedAfterALossToo) {
  Wire wire(postgres.socket());
  const auto store = open(Postgres::address(schema, wire.folder()));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  wire.cut_answers_after(0);
  EXPECT_EQ(key_of(store->write(std::vector<Deed>{some_line(1, 2), some_line(1, 1)})), "duplicate");
  EXPECT_TRUE(wire.was_cut());
  EXPECT_EQ(lines(*store), 1);
}

TEST_F(Lost, WhoeverWasReplacedWritesNoMore) {
  Wire wire(postgres.socket());
  const auto store = open(Postgres::address(schema, wire.folder()));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  // The connection breaks unnoticed, and another server comes and goes.
  postgres.execute(
      "DO $$ BEGIN PERFORM pg_terminate_backend(pid) FROM pg_stat_activity "
      "WHERE application_name = 'noblesse'; END $$");
  open(postgres.address(schema)).reset();
  EXPECT_EQ(key_of(store->write(std::vector<Deed>{some_line(1, 2)})), "displaced");
  EXPECT_EQ(key_of(store->write(std::vector<Deed>{some_line(1, 2)})), "displaced");
  EXPECT_EQ(lines(*open(postgres.address(schema))), 1);
}

TEST_F(Lost, WithoutTheLeaseNothingIsWrittenEvenWhereTheLockWasLostUnnoticed) {
  const auto store = open(postgres.address(schema));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  postgres.execute("UPDATE " + schema + ".lease SET writer = 'another'");
  EXPECT_EQ(key_of(store->write(std::vector<Deed>{some_line(1, 2)})), "displaced");
  EXPECT_EQ(lines(*store), 1);
}

TEST_F(Lost, TheServerDiesAndComesBackWhileWriting) {
  std::atomic<bool> enough = false;
  std::atomic<std::int64_t> written = 0;
  std::string trouble;
  const auto store = open(postgres.address(schema));
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  std::thread writer([&] {
    while (!enough) {
      const auto done = store->write(batch(written + 1));
      if (!done) {
        trouble = done.error().key + ": " + done.error().message;
        enough = true;
        return;
      }
      ++written;
    }
  });
  std::int64_t before = 0;
  const auto writes_on = [&] {
    return testing::until([&] { return enough || written >= before + 5; }) && !enough;
  };
  for (int death = 0; death < 4; ++death) {
    if (!writes_on()) break;
    before = written;
    postgres.die();
    postgres.start();
  }
  EXPECT_TRUE(writes_on());
  enough = true;
  writer.join();
  ASSERT_EQ(trouble, "");
  ASSERT_EQ(postgres.trouble(), "");
  const auto kept = **store->table(id(1));
  ASSERT_EQ(kept.lines.size(), 2 * written);
  for (std::size_t i = 0; i < kept.lines.size(); ++i) {
    ASSERT_EQ(kept.lines[i].text, std::to_string(i / 2 + 1));
  }
  EXPECT_EQ(**store->table(id(static_cast<int>(written) + 1)),
            (KeptTable{some_table(static_cast<int>(written) + 1), {}, {}}));
}

TEST_F(Lost, AServerThatStaysAwayIsReportedAndFoundAgain) {
  auto ledger = open_postgres(postgres.address(schema), Access::serve, Durability::full, 500ms);
  ASSERT_TRUE(ledger) << ledger.error().message;
  ASSERT_TRUE(migrate(**ledger) && (*ledger)->sign_in());
  const auto store = std::make_unique<Store>(std::move(*ledger), Access::serve);
  ASSERT_TRUE(store->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  postgres.die();
  const auto unsure = store->write(std::vector<Deed>{some_line(1, 1)});
  EXPECT_EQ(key_of(unsure), "unknown") << unsure.error().message;
  EXPECT_EQ(said_by(unsure).find("sesame"), std::string::npos) << unsure.error().message;
  // What is written next is not on its way anywhere.
  EXPECT_EQ(key_of(store->write(std::vector<Deed>{some_line(1, 1)})), "lost");
  EXPECT_EQ(key_of(store->table(id(1))), "lost");
  postgres.start();
  ASSERT_EQ(postgres.trouble(), "");
  EXPECT_EQ(lines(*store), 0);
  EXPECT_TRUE(store->write(std::vector<Deed>{some_line(1, 1)}));
  EXPECT_EQ(lines(*store), 1);
}

}  // namespace
}  // namespace noblesse::store

// Whoever serves holds an advisory lock for as long as his connection lives, and has signed the
// lease. Every batch writes its number into the lease, in its own transaction. So when a connection
// is lost while a batch is on its way, the next connection finds out what became of it: it waits
// for the lock, which the old connection gives up only when its transaction has ended, and compares
// the number. Nothing is written twice or lost.
#include "store/postgres_ledger.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <thread>
#include <utility>

#include "base/hex.h"
#include "store/postgres_line.h"

namespace noblesse::store {
namespace {

using Clock = std::chrono::steady_clock;

// How long another server that is just ending is waited for before a new one gives up.
constexpr auto kPatienceAtStart = std::chrono::seconds(2);
constexpr auto kPause = std::chrono::milliseconds(50);

// One lock for each schema of a database: "nobl", and the schema's name.
constexpr Statement kLock{
    "SELECT CAST(pg_try_advisory_lock(1852793452, hashtext(current_schema())) AS INTEGER)"};
constexpr Statement kDurable{
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"};
constexpr Statement kOwnTables{
    "SELECT CAST(tablename AS TEXT) FROM pg_catalog.pg_tables "
    "WHERE schemaname = current_schema() ORDER BY tablename"};
constexpr Statement kReadOnly{"SELECT set_config('default_transaction_read_only', 'on', false)"};
constexpr Statement kSignLease{
    "INSERT INTO lease (one, writer, batch) VALUES (1, $1, 0) "
    "ON CONFLICT (one) DO UPDATE SET writer = excluded.writer, batch = 0"};
constexpr Statement kReadLease{"SELECT writer, batch FROM lease"};
// Under another's signature the number becomes NULL, which is refused.
constexpr Statement kRenewLease{
    "UPDATE lease SET batch = CASE WHEN writer = $1 THEN CAST($2 AS BIGINT) END"};

Failure displaced() {
  return {
      Fault::displaced, std::nullopt,
      "another server has taken over this store: start this one again when that one is stopped"};
}

class PostgresLedger final : public Ledger {
 public:
  PostgresLedger(std::string address, Access access, Durability durability,
                 std::chrono::milliseconds patience)
      : address_(std::move(address)),
        access_(access),
        durability_(durability),
        patience_(patience) {}

  Dialect dialect() const override { return Dialect::postgres; }

  // A new connection, with our settings and, to serve, the lock.
  Result<void> connect(Clock::time_point until) {
    auto line = PostgresLine::connect(address_);
    if (!line) return std::unexpected(std::move(line.error()));
    line_ = std::move(*line);
    const bool serve = access_ == Access::serve;
    if (serve && durability_ == Durability::normal) return lock(until);
    const bool reads_only = access_ == Access::inspect;
    if (const auto set = line_.ask(reads_only ? kReadOnly : kDurable, {}); !set) {
      return std::unexpected(as_error(set.error(), "PostgreSQL refuses a setting"));
    }
    return serve ? lock(until) : Result<void>();
  }

  std::expected<std::vector<Row>, Failure> ask(const Statement& statement,
                                               std::span<const Cell> cells) override {
    const Clock::time_point until = Clock::now() + patience_;
    while (true) {
      auto rows = line_.ask(statement, cells);
      if (rows) return rows;
      if (rows.error().fault != Fault::lost || Clock::now() >= until) {
        return std::unexpected(noted(std::move(rows.error())));
      }
      if (auto again = reconnect(); !again) return std::unexpected(std::move(again.error()));
    }
  }

  std::expected<void, Failure> apply(std::span<const Order> orders) override {
    // Before anybody signed there is nothing to compare: a lost step of a migration is an error.
    if (writer_.empty()) return line_.apply(nullptr, orders);
    if (line_.lost()) {
      if (auto again = reconnect(); !again) return again;
    }
    const std::int64_t batch = batch_ + 1;
    const Order renew{&kRenewLease, {writer_, batch}};
    // A server that is on its way down still greets somebody, and is gone a moment later: what is
    // known not to have arrived is tried for as long as a server that is away is waited for.
    const Clock::time_point until = Clock::now() + patience_;
    while (true) {
      auto done = line_.apply(&renew, orders);
      if (done) batch_ = batch;
      if (done) return done;
      if (done.error().fault != Fault::lost) return std::unexpected(noted(std::move(done.error())));
      if (auto again = reconnect(); !again) {
        if (again.error().fault == Fault::lost) again.error().fault = Fault::unknown;
        return again;
      }
      if (batch_ == batch) return {};
      if (Clock::now() >= until) return done;
    }
  }

  Result<void> sign_in() override {
    std::array<std::uint8_t, 16> bytes{};
    if (::getentropy(bytes.data(), bytes.size()) != 0) return fail("the system has no randomness");
    const std::string writer = write_hex(bytes);
    const std::vector<Order> orders = {{&kSignLease, {writer}}};
    if (const auto signed_in = line_.apply(nullptr, orders); !signed_in) {
      return std::unexpected(as_error(signed_in.error(), "the lease cannot be signed"));
    }
    writer_ = writer;
    return {};
  }

  Result<void> back_up(const std::string&) override {
    return fail("a PostgreSQL store is backed up with pg_dump, also while the server runs", {},
                "database");
  }

  Result<std::string> set_aside(std::int64_t) override { return std::string(); }

  // PostgreSQL has no check of its own that everybody may run: every row is read once.
  std::expected<std::vector<std::string>, Failure> examine() override {
    const auto tables = ask(kOwnTables, {});
    if (!tables) return std::unexpected(tables.error());
    std::vector<std::string> found;
    for (const Row& row : *tables) {
      const std::string name = std::get<std::string>(row.at(0));
      const std::string text = "SELECT count(CAST(t AS TEXT)) FROM \"" + name + "\" t";
      const auto read = ask(Statement{.text = text.c_str(), .once = true}, {});
      if (read) continue;
      if (read.error().fault != Fault::damaged) return std::unexpected(read.error());
      found.push_back("\"" + name + "\" cannot be read: it is damaged");
    }
    return found;
  }

 private:
  Result<void> lock(Clock::time_point until) {
    while (true) {
      const auto rows = line_.ask(kLock, {});
      if (!rows) return std::unexpected(as_error(rows.error(), "PostgreSQL gives no lock"));
      const Cell& got = rows->at(0).at(0);
      if (std::holds_alternative<std::monostate>(got)) {
        return fail("the search path names no schema that exists: create it first", {},
                    "cannot_connect");
      }
      if (std::get<std::int64_t>(got) == 1) return {};
      if (Clock::now() >= until) {
        return fail("another server serves this store: stop it first", {}, "locked");
      }
      std::this_thread::sleep_for(kPause);
    }
  }

  // After a loss: connects again and learns which batch was the last that arrived. A database that
  // stays away is waited for once; after that every call tries once.
  std::expected<void, Failure> reconnect() {
    const Clock::time_point until = Clock::now() + (gave_up_ ? Clock::duration{} : patience_);
    while (true) {
      auto learned = try_again(until);
      if (learned || learned.error().fault != Fault::lost) {
        gave_up_ = false;
        return learned;
      }
      line_ = PostgresLine();
      if (Clock::now() >= until) {
        gave_up_ = true;
        return learned;
      }
      std::this_thread::sleep_for(kPause);
    }
  }

  std::expected<void, Failure> try_again(Clock::time_point until) {
    if (auto connected = connect(until); !connected) {
      return std::unexpected(Failure{Fault::lost, std::nullopt, connected.error().message});
    }
    if (writer_.empty()) return {};
    auto lease = line_.ask(kReadLease, {});
    if (!lease) {
      lease.error().fault = Fault::lost;
      return std::unexpected(std::move(lease.error()));
    }
    if (lease->empty() || std::get<std::string>(lease->front().at(0)) != writer_) {
      line_ = PostgresLine();
      return std::unexpected(displaced());
    }
    batch_ = std::get<std::int64_t>(lease->front().at(1));
    return {};
  }

  std::string address_;
  Access access_;
  Durability durability_;
  std::chrono::milliseconds patience_;
  PostgresLine line_;
  std::string writer_;      // who we are; empty until we signed the lease
  std::int64_t batch_ = 0;  // the last that arrived
  bool gave_up_ = false;
};

}  // namespace

Result<std::unique_ptr<Ledger>> open_postgres(const std::string& address, Access access,
                                              Durability durability,
                                              std::chrono::milliseconds patience) {
  auto ledger = std::make_unique<PostgresLedger>(address, access, durability, patience);
  if (auto connected = ledger->connect(Clock::now() + kPatienceAtStart); !connected) {
    return std::unexpected(std::move(connected.error()));
  }
  return ledger;
}

}  // namespace noblesse::store

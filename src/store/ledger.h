// What the store asks of a database, whichever it is: parameterised statements, and transactions.
// Statements are written in the SQL that SQLite and PostgreSQL share, with parameters $1, $2, ...
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"

namespace noblesse::store {

using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;
using Row = std::vector<Cell>;

// A statement of the program. Known by its address, so that each database prepares it once; unless
// it is run only once at all.
struct Statement {
  const char* text = nullptr;
  bool once = false;
};

struct Order {
  const Statement* statement = nullptr;
  std::vector<Cell> cells;
};

enum class Fault {
  duplicate,
  missing,
  refused,
  busy,
  full,
  lost,
  unknown,
  displaced,
  damaged,
  other
};

struct Failure {
  Fault fault = Fault::other;
  std::optional<std::size_t> order;  // the one that failed, where it was one
  std::string message;
};

enum class Dialect { sqlite, postgres };

class Ledger {
 public:
  Ledger() = default;
  virtual ~Ledger() = default;
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;
  Ledger(Ledger&&) = delete;
  Ledger& operator=(Ledger&&) = delete;

  virtual Dialect dialect() const = 0;
  virtual std::expected<std::vector<Row>, Failure> ask(const Statement& statement,
                                                       std::span<const Cell> cells) = 0;
  // One transaction, all or nothing.
  virtual std::expected<void, Failure> apply(std::span<const Order> orders) = 0;
  // Once the schema is there: from now on this process alone writes.
  virtual Result<void> sign_in() = 0;
  virtual Result<void> back_up(const std::string& path) = 0;
  // What it finds when it looks through itself; nothing of what is kept is quoted.
  virtual std::expected<std::vector<std::string>, Failure> examine() = 0;
  // A copy beside it, before a schema is changed for good: its name, empty where none is made.
  virtual Result<std::string> set_aside(std::int64_t schema) = 0;

  // Whether the database has ever said that it is damaged: that does not pass. From any thread.
  bool damaged() const { return damaged_; }

 protected:
  // Every failure goes through here on its way out.
  Failure noted(Failure failure) {
    if (failure.fault == Fault::damaged) damaged_ = true;
    return failure;
  }

 private:
  std::atomic<bool> damaged_ = false;
};

// The failure as an error: its key, and its message after `what`.
Error as_error(const Failure& failure, std::string_view what = {});

}  // namespace noblesse::store

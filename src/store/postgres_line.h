// One connection to PostgreSQL, for as long as it lasts. It never reconnects by itself: what a lost
// connection means is for the ledger to say.
#pragma once

#include <libpq-fe.h>

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "store/ledger.h"

namespace noblesse::store {

class PostgresLine {
 public:
  PostgresLine() = default;  // lost from the beginning

  // The error has no password in it, wherever the address has one.
  static Result<PostgresLine> connect(const std::string& address);

  bool lost() const { return lost_; }
  std::expected<std::vector<Row>, Failure> ask(const Statement& statement,
                                               std::span<const Cell> cells);
  // One transaction in one round trip: `head`, if there is one, and then `orders`. With
  // Fault::lost nobody knows whether it was committed. A failure of the head is Fault::displaced.
  std::expected<void, Failure> apply(const Order* head, std::span<const Order> orders);

 private:
  struct Close {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  using Answer = std::unique_ptr<PGresult, Clear>;

  std::expected<void, Failure> prepare(const Statement& statement);
  bool send(const Order& order);
  std::expected<void, Failure> receive(bool with_head, std::size_t orders);
  Failure failure_of(const PGresult* answer);

  std::unique_ptr<PGconn, Close> connection_;
  std::unordered_map<const Statement*, std::string> prepared_;
  bool lost_ = true;
};

}  // namespace noblesse::store

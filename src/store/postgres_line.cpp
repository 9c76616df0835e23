#include "store/postgres_line.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace noblesse::store {
namespace {

constexpr Statement kBegin{"BEGIN"};
constexpr Statement kCommit{"COMMIT"};

// Parameters in the text form that PostgreSQL reads. The cells must outlive it.
class Parameters {
 public:
  explicit Parameters(std::span<const Cell> cells) : numbers_(cells.size()) {
    for (std::size_t i = 0; i < cells.size(); ++i) values_.push_back(write(cells[i], numbers_[i]));
  }

  int size() const { return static_cast<int>(values_.size()); }
  const char* const* values() const { return values_.data(); }

 private:
  static const char* write(const Cell& cell, std::array<char, 32>& number) {
    return std::visit(
        [&](const auto& value) -> const char* {
          using Value = std::decay_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, std::monostate>) {
            return nullptr;
          } else if constexpr (std::is_same_v<Value, std::string>) {
            return value.c_str();
          } else {
            // The shortest form that reads back as the same number; the rest is zero.
            std::to_chars(number.data(), number.data() + number.size() - 1, value);
            return number.data();
          }
        },
        cell);
  }

  std::vector<std::array<char, 32>> numbers_;
  std::vector<const char*> values_;
};

Cell read_cell(const PGresult* answer, int row, int column) {
  constexpr Oid kInt8 = 20;
  constexpr Oid kInt4 = 23;
  constexpr Oid kFloat8 = 701;
  if (PQgetisnull(answer, row, column) != 0) return {};
  const std::string_view text(PQgetvalue(answer, row, column),
                              static_cast<std::size_t>(PQgetlength(answer, row, column)));
  const Oid type = PQftype(answer, column);
  if (type == kInt8 || type == kInt4) {
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  }
  if (type == kFloat8) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  }
  return std::string(text);
}

// What libpq says, without the line's end and without the password.
std::string complaint_of(const PGconn* connection, std::string_view password = {}) {
  std::string text = PQerrorMessage(connection);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  if (password.empty()) return text;
  for (std::size_t at = text.find(password); at != std::string::npos;) {
    text.replace(at, password.size(), "***");
    at = text.find(password, at + 3);
  }
  return text;
}

// The password in an address, or nothing if the address cannot be read.
std::optional<std::string> password_in(const std::string& address) {
  char* complaint = nullptr;
  PQconninfoOption* options = PQconninfoParse(address.c_str(), &complaint);
  PQfreemem(complaint);  // it quotes the address
  if (options == nullptr) return std::nullopt;
  std::string password;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    if (std::string_view(option->keyword) == "password" && option->val != nullptr) {
      password = option->val;
    }
  }
  PQconninfoFree(options);
  return password;
}

void be_quiet(void*, const char*) {}

Fault fault_of(std::string_view state) {
  if (state == "23505") return Fault::duplicate;
  if (state == "23503") return Fault::missing;
  if (state.starts_with("23")) return Fault::refused;
  if (state.starts_with("08") || state.starts_with("57P")) return Fault::lost;
  if (state == "53100") return Fault::full;
  if (state.starts_with("XX00") && state != "XX000") return Fault::damaged;
  if (state == "55P03" || state == "40P01" || state == "40001") return Fault::busy;
  return Fault::other;
}

}  // namespace

Result<PostgresLine> PostgresLine::connect(const std::string& address) {
  const auto password = password_in(address);
  if (!password) {
    return fail(
        "the address of the PostgreSQL store cannot be read: it should look like "
        "postgres://user:password@host:5432/database",
        {}, "cannot_connect");
  }
  // What comes before the address may be changed in it, what comes after may not. A peer that is
  // gone without a word is noticed after a quarter of a minute.
  constexpr std::array kKeys = {
      "connect_timeout",           "keepalives_idle",  "keepalives_interval",
      "keepalives_count",          "tcp_user_timeout", "dbname",
      "fallback_application_name", "client_encoding",  static_cast<const char*>(nullptr)};
  const std::array values = {"5",        "5",     "3",
                             "3",        "15000", address.c_str(),
                             "noblesse", "UTF8",  static_cast<const char*>(nullptr)};
  PostgresLine line;
  line.connection_.reset(PQconnectdbParams(kKeys.data(), values.data(), 1));
  PGconn* connection = line.connection_.get();
  if (PQstatus(connection) != CONNECTION_OK) {
    return fail("PostgreSQL cannot be reached: " + complaint_of(connection, *password), {},
                "cannot_connect");
  }
  PQsetNoticeProcessor(connection, be_quiet, nullptr);
  const char* encoding = PQparameterStatus(connection, "server_encoding");
  if (encoding == nullptr || std::string_view(encoding) != "UTF8") {
    return fail(
        "the PostgreSQL database is kept in another encoding than UTF8: create it with "
        "ENCODING 'UTF8'",
        {}, "cannot_connect");
  }
  line.lost_ = false;
  return line;
}

Failure PostgresLine::failure_of(const PGresult* answer) {
  const char* state = answer == nullptr ? nullptr : PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  const char* message =
      answer == nullptr ? nullptr : PQresultErrorField(answer, PG_DIAG_MESSAGE_PRIMARY);
  // Without a state it is not the server who complains: there is nobody at the other end, whatever
  // PQstatus believes.
  Fault fault = state == nullptr ? Fault::lost : fault_of(state);
  if (PQstatus(connection_.get()) != CONNECTION_OK) fault = Fault::lost;
  if (fault == Fault::lost) lost_ = true;
  if (message != nullptr) return {fault, std::nullopt, message};
  return {fault, std::nullopt, complaint_of(connection_.get())};
}

std::expected<void, Failure> PostgresLine::prepare(const Statement& statement) {
  if (statement.once || prepared_.contains(&statement)) return {};
  std::string name = "s" + std::to_string(prepared_.size());
  const Answer answer(PQprepare(connection_.get(), name.c_str(), statement.text, 0, nullptr));
  if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK) {
    return std::unexpected(failure_of(answer.get()));
  }
  prepared_.emplace(&statement, std::move(name));
  return {};
}

std::expected<std::vector<Row>, Failure> PostgresLine::ask(const Statement& statement,
                                                           std::span<const Cell> cells) {
  if (lost_) return std::unexpected(Failure{Fault::lost, std::nullopt, "no connection"});
  if (auto prepared = prepare(statement); !prepared) {
    return std::unexpected(std::move(prepared.error()));
  }
  const Parameters parameters(cells);
  const Answer answer(
      statement.once ? PQexecParams(connection_.get(), statement.text, parameters.size(), nullptr,
                                    parameters.values(), nullptr, nullptr, 0)
                     : PQexecPrepared(connection_.get(), prepared_.at(&statement).c_str(),
                                      parameters.size(), parameters.values(), nullptr, nullptr, 0));
  const ExecStatusType status = PQresultStatus(answer.get());
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) {
    return std::unexpected(failure_of(answer.get()));
  }
  std::vector<Row> rows(static_cast<std::size_t>(PQntuples(answer.get())));
  for (int i = 0; i < PQntuples(answer.get()); ++i) {
    for (int j = 0; j < PQnfields(answer.get()); ++j) {
      rows[static_cast<std::size_t>(i)].push_back(read_cell(answer.get(), i, j));
    }
  }
  return rows;
}

bool PostgresLine::send(const Order& order) {
  const Parameters parameters(order.cells);
  PGconn* connection = connection_.get();
  if (order.statement->once) {
    return PQsendQueryParams(connection, order.statement->text, parameters.size(), nullptr,
                             parameters.values(), nullptr, nullptr, 0) == 1;
  }
  return PQsendQueryPrepared(connection, prepared_.at(order.statement).c_str(), parameters.size(),
                             parameters.values(), nullptr, nullptr, 0) == 1;
}

std::expected<void, Failure> PostgresLine::apply(const Order* head, std::span<const Order> orders) {
  if (lost_) return std::unexpected(Failure{Fault::lost, std::nullopt, "no connection"});
  const Order begin{.statement = &kBegin};
  const Order commit{.statement = &kCommit};
  std::vector<const Order*> all = {&begin};
  if (head != nullptr) all.push_back(head);
  for (const Order& order : orders) all.push_back(&order);
  all.push_back(&commit);
  for (const Order* order : all) {
    if (auto prepared = prepare(*order->statement); !prepared) return prepared;
  }
  bool sent = PQenterPipelineMode(connection_.get()) == 1;
  for (const Order* order : all) sent = sent && send(*order);
  sent = sent && PQpipelineSync(connection_.get()) == 1;
  if (!sent) {
    // Half a pipeline may be on its way: this connection is of no use any more.
    return std::unexpected(failure_of(nullptr));
  }
  return receive(head != nullptr, orders.size());
}

std::expected<void, Failure> PostgresLine::receive(bool with_head, std::size_t orders) {
  const std::size_t first = with_head ? 2 : 1;
  const std::size_t commands = first + orders + 1;
  std::optional<Failure> failure;
  bool committed = false;
  for (std::size_t i = 0; i < commands; ++i) {
    const Answer answer(PQgetResult(connection_.get()));
    const ExecStatusType status = PQresultStatus(answer.get());
    const bool aborted = status == PGRES_PIPELINE_ABORTED;
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
      // A transaction that has failed answers COMMIT with "ROLLBACK".
      if (i + 1 == commands) {
        committed = std::string_view(PQcmdStatus(answer.get())) == "COMMIT";
      }
    } else if (!aborted && !failure) {
      failure = failure_of(answer.get());
      if (lost_) return std::unexpected(std::move(*failure));
      if (i >= first && i < first + orders) failure->order = i - first;
      if (with_head && i == 1 && failure->fault == Fault::refused) {
        failure->fault = Fault::displaced;
      }
    }
    // Nothing more belongs to this command.
    if (answer != nullptr) Answer(PQgetResult(connection_.get())).reset();
  }
  const Answer synced(PQgetResult(connection_.get()));
  const bool in_step = PQresultStatus(synced.get()) == PGRES_PIPELINE_SYNC &&
                       PQexitPipelineMode(connection_.get()) == 1;
  if (committed) {
    lost_ = !in_step;
    return {};
  }
  if (!in_step) {
    lost_ = true;
    return std::unexpected(Failure{Fault::lost, std::nullopt, "the connection broke off"});
  }
  if (PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) {
    const Answer rolled_back(PQexec(connection_.get(), "ROLLBACK"));
    lost_ = PQresultStatus(rolled_back.get()) != PGRES_COMMAND_OK;
  }
  if (!failure) failure = Failure{Fault::other, std::nullopt, "the transaction was rolled back"};
  return std::unexpected(std::move(*failure));
}

}  // namespace noblesse::store

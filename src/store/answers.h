// From the rows that a database answers with to values.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "store/checks.h"
#include "store/ledger.h"
#include "store/rows.h"

namespace noblesse::store {

// Reads the cells of a row from left to right.
class Reader {
 public:
  explicit Reader(Row& row) : row_(row) {}

  std::string text() { return std::move(std::get<std::string>(next())); }
  std::int64_t number() { return std::get<std::int64_t>(next()); }
  double real() { return std::get<double>(next()); }
  bool flag() { return number() != 0; }
  std::optional<std::string> maybe_text() {
    Cell& cell = next();
    if (std::holds_alternative<std::monostate>(cell)) return std::nullopt;
    return std::move(std::get<std::string>(cell));
  }
  std::optional<std::int64_t> maybe_number() {
    const Cell& cell = next();
    if (std::holds_alternative<std::monostate>(cell)) return std::nullopt;
    return std::get<std::int64_t>(cell);
  }
  std::optional<Strength> maybe_strength() {
    const Cell& mu = next();
    const Cell& sigma = next();
    if (std::holds_alternative<std::monostate>(mu)) return std::nullopt;
    return Strength{std::get<double>(mu), std::get<double>(sigma)};
  }

 private:
  Cell& next() { return row_.at(at_++); }

  Row& row_;
  std::size_t at_ = 0;
};

inline Result<std::vector<Row>> rows_of(Ledger& ledger, const Statement& statement,
                                        const std::vector<Cell>& cells) {
  // Nothing is kept under a name that is no text.
  for (const Cell& cell : cells) {
    const auto* text = std::get_if<std::string>(&cell);
    if (text != nullptr && !check_text("a key", *text)) return {};
  }
  auto rows = ledger.ask(statement, cells);
  if (!rows) return std::unexpected(as_error(rows.error(), "the store cannot be read"));
  return std::move(*rows);
}

// What a database returns that no statement of ours could have written (somebody changed the
// columns) is an error, not the end of the program.
template <class Read>
auto read_row(Row& row, std::string_view what, Read read)
    -> Result<decltype(read(std::declval<Reader>()))> {
  try {
    return read(Reader(row));
  } catch (const std::exception& fault) {
    return fail(std::string(what) + " has not the columns that it should have: " + fault.what(), {},
                "wrong_cell");
  }
}

// The rows of an answer, each read by `read`.
template <class Read>
auto ask(Ledger& ledger, const Statement& statement, const std::vector<Cell>& cells, Read read)
    -> Result<std::vector<decltype(read(std::declval<Reader>()))>> {
  auto rows = rows_of(ledger, statement, cells);
  if (!rows) return std::unexpected(std::move(rows.error()));
  std::vector<decltype(read(std::declval<Reader>()))> values;
  values.reserve(rows->size());
  for (Row& row : *rows) {
    auto value = read_row(row, "a row of the store", read);
    if (!value) return std::unexpected(std::move(value.error()));
    values.push_back(std::move(*value));
  }
  return values;
}

template <class Value>
Result<std::optional<Value>> first(Result<std::vector<Value>> values) {
  if (!values) return std::unexpected(std::move(values.error()));
  if (values->empty()) return std::nullopt;
  return std::move(values->front());
}

}  // namespace noblesse::store

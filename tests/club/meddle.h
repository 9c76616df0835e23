#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstddef>
#include <string>

#include "store/seal.h"

namespace noblesse::testing {

// noblesse_seal(kind, table, number, text), as the store has it.
inline void seal_for_sql(sqlite3_context* context, int, sqlite3_value** values) {
  const auto text = [&](int at) {
    return std::string(reinterpret_cast<const char*>(sqlite3_value_text(values[at])));
  };
  const std::string seal =
      store::seal_of(text(0), text(1), sqlite3_value_int64(values[2]), text(3));
  sqlite3_result_text(context, seal.c_str(), -1, SQLITE_TRANSIENT);
}

inline void run_sql(sqlite3* database, const std::string& statements) {
  char* trouble = nullptr;
  EXPECT_EQ(sqlite3_exec(database, statements.c_str(), nullptr, nullptr, &trouble), SQLITE_OK)
      << (trouble == nullptr ? "" : trouble);
  sqlite3_free(trouble);
}

// The number that a question to the store has for an answer.
inline std::size_t number_in(const std::string& path, const std::string& question) {
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  sqlite3_stmt* statement = nullptr;
  EXPECT_EQ(sqlite3_prepare_v2(database, question.c_str(), -1, &statement, nullptr), SQLITE_OK);
  EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW);
  const auto number = static_cast<std::size_t>(sqlite3_column_int64(statement, 0));
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return number;
}

// Changes the store behind everybody's back, without a thought of the seals.
inline void tamper(const std::string& path, const std::string& statement) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  run_sql(database, statement);
  EXPECT_GT(sqlite3_changes(database), 0);
  sqlite3_close(database);
}

// The same by somebody who seals what they have changed: nothing is noticed before it is read.
inline void meddle(const std::string& path, const std::string& statement) {
  tamper(path, statement);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  sqlite3_create_function(database, "noblesse_seal", 4, SQLITE_UTF8, nullptr, &seal_for_sql,
                          nullptr, nullptr);
  run_sql(database, "UPDATE lines SET seal = noblesse_seal('line', table_id, number, text)");
  sqlite3_close(database);
}

// The clock has gone evenly for long enough: what is too old goes at the next start.
inline void trust_the_clock(const std::string& path) {
  meddle(path, "UPDATE calendar SET since = since - 2 * 86400000");
}

}  // namespace noblesse::testing

#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>

namespace noblesse::testing {

// Changes the store behind everybody's back.
inline void meddle(const std::string& path, const std::string& statement) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  char* trouble = nullptr;
  EXPECT_EQ(sqlite3_exec(database, statement.c_str(), nullptr, nullptr, &trouble), SQLITE_OK)
      << (trouble == nullptr ? "" : trouble);
  EXPECT_GT(sqlite3_changes(database), 0);
  sqlite3_free(trouble);
  sqlite3_close(database);
}

}  // namespace noblesse::testing

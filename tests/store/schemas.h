// Stores as earlier programs left them: tests/store/schemas/N.sql is what `sqlite3 club.sqlite
// .dump` wrote of a club of schema N. In each are Alice, a table at which it is her turn, and one
// at which three bots have finished a game.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "store/migrations.h"
#include "tests/root.h"

namespace noblesse::store {

inline constexpr const char* kTokenOfAlice = "ff272ce911b423af54dd0910f0c3c959";
inline constexpr const char* kTableAtPlay = "d83a6a109cf9feb1b92c619aa4fb4e5b";
inline constexpr const char* kTableOfBots = "ca0f7c1d4a527c082982c4a891f78a06";

// All but today's.
inline std::vector<std::int64_t> earlier_schemas() {
  std::vector<std::int64_t> numbers;
  for (const Migration& step : migrations()) numbers.push_back(step.number);
  numbers.pop_back();
  return numbers;
}

inline std::string dump_of_schema(std::int64_t number) {
  const std::string path =
      std::string(NOBLESSE_ROOT "/tests/store/schemas/") + std::to_string(number) + ".sql";
  std::ifstream file(path);
  EXPECT_TRUE(file) << "every schema that was released needs " << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

// A file of SQLite as a club of that schema left it.
inline void lay_down_schema(std::int64_t number, const std::string& path) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  char* trouble = nullptr;
  EXPECT_EQ(sqlite3_exec(database, dump_of_schema(number).c_str(), nullptr, nullptr, &trouble),
            SQLITE_OK)
      << trouble;
  sqlite3_free(trouble);
  sqlite3_close(database);
}

}  // namespace noblesse::store

// A store that another program holds: nothing can be written as long as this lives.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <string>

namespace noblesse::testing {

class HeldStore {
 public:
  explicit HeldStore(const std::string& path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &database_), SQLITE_OK);
    sqlite3_busy_timeout(database_, 5000);
    EXPECT_EQ(sqlite3_exec(database_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  }
  HeldStore(const HeldStore&) = delete;
  HeldStore& operator=(const HeldStore&) = delete;
  ~HeldStore() { sqlite3_close(database_); }

 private:
  sqlite3* database_ = nullptr;
};

}  // namespace noblesse::testing

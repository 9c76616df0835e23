// The two kinds of store, as types: every test of the battery is run in both.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "store/ledger.h"
#include "store/postgres_ledger.h"
#include "store/sqlite_ledger.h"
#include "store/store.h"
#include "tests/store/postgres.h"

namespace noblesse::store {

class SqliteHouse {
 public:
  static constexpr bool kPostgres = false;
  static std::string trouble() { return {}; }

  std::string where() const { return folder_.file("club.db"); }
  Result<std::unique_ptr<Ledger>> ledger() const {
    return open_sqlite(where(), Access::serve, Durability::full);
  }

 private:
  TemporaryFolder folder_;
};

class PostgresHouse {
 public:
  static constexpr bool kPostgres = true;
  static std::string trouble() { return Postgres::instance().trouble(); }

  std::string where() const { return Postgres::instance().address(schema_); }
  Result<std::unique_ptr<Ledger>> ledger() const {
    return open_postgres(where(), Access::serve, Durability::full);
  }

 private:
  std::string schema_ = Postgres::instance().new_schema();
};

using Houses = ::testing::Types<SqliteHouse, PostgresHouse>;

struct HouseNames {
  template <class House>
  static std::string GetName(int) {
    return House::kPostgres ? "PostgreSQL" : "SQLite";
  }
};

// What became of something: "", or the error's key or message.
template <class Value>
std::string key_of(const Result<Value>& result) {
  return result ? "" : result.error().key;
}
template <class Value>
std::string said_by(const Result<Value>& result) {
  return result ? "" : result.error().message;
}

// A store in a house, open.
template <class House>
class InHouse : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(House::trouble(), "");
    reopen();
  }

  void reopen() {
    store.reset();
    auto opened = open_store(house.where());
    ASSERT_TRUE(opened) << opened.error().message;
    store = std::move(*opened);
  }

  std::string write(const std::vector<Deed>& deeds) { return key_of(store->write(deeds)); }

  House house;
  std::unique_ptr<Store> store;
};

// The n-th of something: 32 hex digits.
inline std::string id(int n) {
  const std::string digits = std::to_string(n);
  return std::string(32 - digits.size(), '0') + digits;
}
inline std::string hash(int n) { return id(n) + id(n); }

inline TableRow some_table(int n, std::string stage = "playing", bool listed = true) {
  return {.id = id(n),
          .host = id(1),
          .options = R"({"game":"adel"})",
          .secret = hash(n),
          .invite = "invite" + std::to_string(n),
          .watch = "watch" + std::to_string(n),
          .created = 1000 + n,
          .stage = std::move(stage),
          .listed = listed,
          .rules = "8fa2",
          .changed = 2000 + n};
}
inline Person some_guest(int n) {
  return {.id = id(n), .name = "guest " + std::to_string(n), .created = 1000 + n};
}
inline AppendLine some_line(int table, std::int64_t number, std::string text = "x") {
  return {id(table), {number, std::move(text)}};
}

}  // namespace noblesse::store

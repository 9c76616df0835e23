// Tables that somebody has changed behind the store's back: each is named with its line, and the
// others are read as ever.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

template <class House>
class Broken : public InHouse<House> {
 protected:
  // Three tables with three lines each, and what somebody does to them.
  void meddle(const std::vector<std::string>& statements) {
    for (int table = 1; table <= 3; ++table) {
      ASSERT_EQ(this->write({SaveTable{some_table(table)}, some_line(table, 1), some_line(table, 2),
                             some_line(table, 3)}),
                "");
    }
    this->store.reset();
    {
      auto ledger = this->house.ledger();
      ASSERT_TRUE(ledger) << ledger.error().message;
      for (const std::string& text : statements) {
        const Statement statement{.text = text.c_str(), .once = true};
        const auto done = (*ledger)->apply(std::vector<Order>{{.statement = &statement}});
        ASSERT_TRUE(done) << text << ": " << done.error().message;
      }
    }
    this->reopen();
  }

  // Goes through the open tables: those that could be read, and what is said of the others.
  std::string look() {
    std::string seen;
    const auto done = this->store->each_open_table(
        [&](const KeptTable& kept) -> Result<void> {
          seen += "good " + kept.row.id.substr(31) + "\n";
          return {};
        },
        [&](const BrokenTable& broken) -> Result<void> {
          seen += broken.why.key + " " + broken.id.substr(broken.id.size() - 1) + " line " +
                  std::to_string(broken.line) + (broken.row ? "" : " no row") + "\n";
          EXPECT_TRUE(is_broken(broken.why));
          return {};
        });
    return seen + said_by(done);
  }
};
TYPED_TEST_SUITE(Broken, Houses, HouseNames);

TYPED_TEST(Broken, ATableThatLacksALineIsPassedOver) {
  this->meddle({"DELETE FROM lines WHERE table_id = '" + id(2) + "' AND number = 2"});
  EXPECT_EQ(this->look(), "good 1\nmissing_line 2 line 2\ngood 3\n");
  std::int64_t at = 0;
  EXPECT_EQ(said_by(this->store->table(id(2), at)), "table " + id(2) + " lacks line 2");
  EXPECT_EQ(at, 2);
  EXPECT_EQ((*this->store->row(id(2)))->id, id(2)) << "its row is there all the same";
}

TYPED_TEST(Broken, TheFirstLineIsMissedToo) {
  this->meddle({"DELETE FROM lines WHERE table_id = '" + id(1) + "' AND number = 1"});
  EXPECT_EQ(this->look(), "missing_line 1 line 1\ngood 2\ngood 3\n");
}

// Each line has a seal of its own, for its table and its place.
TYPED_TEST(Broken, AChangedLineIsNoticed) {
  this->meddle({"UPDATE lines SET text = 'y' WHERE table_id = '" + id(2) + "' AND number = 3"});
  EXPECT_EQ(this->look(), "good 1\nbroken_seal 2 line 3\ngood 3\n");
  EXPECT_EQ(key_of(this->store->lines(id(2))), "broken_seal");
}

TYPED_TEST(Broken, ALineFromElsewhereIsNoticed) {
  this->meddle({"UPDATE lines SET seal = (SELECT o.seal FROM lines o WHERE o.table_id = '" + id(1) +
                    "' AND o.number = lines.number) WHERE table_id = '" + id(2) + "'",
                "UPDATE lines SET seal = (SELECT o.seal FROM lines o WHERE o.table_id = '" + id(3) +
                    "' AND o.number = 1) WHERE table_id = '" + id(3) + "' AND number = 2"});
  EXPECT_EQ(this->look(), "good 1\nbroken_seal 2 line 1\nbroken_seal 3 line 2\n")
      << "the same text, of another table or another place";
}

TYPED_TEST(Broken, AChangedSnapshotIsNoticed) {
  this->meddle({"INSERT INTO snapshots (table_id, up_to, text) VALUES ('" + id(3) + "', 2, 's')"});
  EXPECT_EQ(this->look(), "good 1\ngood 2\nbroken_seal 3 line 2\n");
  ASSERT_EQ(this->write({SaveSnapshot{id(3), {2, "t"}}}), "");
  EXPECT_EQ(this->look(), "good 1\ngood 2\ngood 3\n");
}

// Only lines that a snapshot has may be gone, and only from the first one on.
TYPED_TEST(Broken, AForgottenLineIsNoMissingOne) {
  const auto without = [&](int table, const std::string& lines) {
    return "DELETE FROM lines WHERE table_id = '" + id(table) + "' AND number IN (" + lines + ")";
  };
  const auto missing = [&](int table) {
    std::string all;
    for (const auto& [line, why] : this->store->check_lines(id(table))->broken) {
      all += why.key + " " + std::to_string(line) + "\n";
    }
    return all;
  };
  const std::string snapshot = "INSERT INTO snapshots (table_id, up_to, text) VALUES ('";
  this->meddle({snapshot + id(1) + "', 3, 's')", without(1, "1, 2"),  //
                snapshot + id(2) + "', 3, 's')", without(2, "2"),     //
                without(3, "1, 2")});
  EXPECT_EQ(missing(1), "");
  EXPECT_EQ(missing(2), "missing_line 2\n");
  EXPECT_EQ(missing(3), "missing_line 1\n") << "there is no snapshot";
  EXPECT_EQ(key_of(this->store->lines(id(2))), "missing_line");
  EXPECT_EQ(key_of(this->store->lines(id(3))), "missing_line");
}

// PostgreSQL keeps to the types of its columns.
using BrokenSqlite = Broken<SqliteHouse>;

TEST_F(BrokenSqlite, ACellOfAnotherTypeStopsOneTable) {
  meddle({"UPDATE lines SET text = x'00', number = 'three' WHERE table_id = '" + id(1) +
              "' AND number = 3",
          "UPDATE tables SET created = 'long ago' WHERE id = '" + id(3) + "'"});
  EXPECT_EQ(look(), "wrong_cell 1 line 3\ngood 2\nwrong_cell 3 line 0 no row\n");
}

TEST_F(BrokenSqlite, AnIdThatIsNoTextIsNamedAsWell) {
  meddle(
      {"INSERT INTO tables (id, host, options, secret, invite, watch, created, stage, listed, "
       "rules, "
       "changed) SELECT x'ff', host, options, secret, invite, watch, created, stage, listed, "
       "rules, "
       "changed FROM tables WHERE id = '" +
       id(1) + "'"});
  const std::string seen = look();
  EXPECT_TRUE(seen.contains("good 1\n") && seen.contains("good 2\n") && seen.contains("good 3\n"));
  EXPECT_TRUE(seen.contains("wrong_cell")) << seen;
}

// Here nobody knows what else is wrong, and to write on would make it worse.
TEST_F(BrokenSqlite, WhatTheDatabaseSaysOfItselfIsAnErrorOfTheWhole) {
  meddle({});
  constexpr std::streamoff kPage = 4096;
  store.reset();
  {
    std::fstream file(house.where(), std::ios::in | std::ios::out | std::ios::binary);
    const auto pages =
        static_cast<std::streamoff>(std::filesystem::file_size(house.where())) / kPage;
    const std::string noise(kPage, '\x55');
    // All but the schema: whatever is read first is damaged.
    for (std::streamoff page = 4; page < pages; ++page) {
      file.seekp(page * kPage);
      file.write(noise.data(), kPage);
    }
  }
  auto opened = open_store(house.where());
  if (opened) {
    store = std::move(*opened);
    const std::string seen = look();
    EXPECT_TRUE(seen.contains("malformed")) << seen;
    EXPECT_EQ(key_of(store->each_open_table([](const KeptTable&) { return Result<void>(); },
                                            [](const BrokenTable&) { return Result<void>(); })),
              "damaged");
  } else {
    EXPECT_EQ(opened.error().key, "damaged") << opened.error().message;
  }
}

}  // namespace
}  // namespace noblesse::store

// Every store that was ever released is brought up to date: nothing is lost, every line is sealed,
// and a file of SQLite is copied before.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "store/migrations.h"
#include "tests/store/houses.h"
#include "tests/store/schemas.h"

namespace noblesse::store {
namespace {

namespace fs = std::filesystem;

// What stands in the dump of a table's lines.
std::size_t lines_in_dump(std::int64_t schema, const std::string& table) {
  std::istringstream lines(dump_of_schema(schema));
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);) {
    count += line.starts_with("INSERT INTO lines VALUES('" + table) ? 1 : 0;
  }
  return count;
}

void expect_everything(Store& store, std::int64_t schema) {
  ASSERT_TRUE(store.upgrade());
  EXPECT_EQ(store.upgrade()->from, schema);
  EXPECT_EQ(store.upgrade()->to, current_schema());
  for (const std::string& table : {std::string(kTableAtPlay), std::string(kTableOfBots)}) {
    const auto lines = store.lines(table);
    ASSERT_TRUE(lines) << lines.error().message;
    EXPECT_EQ(lines->size(), lines_in_dump(schema, table));
    EXPECT_GT(lines->size(), 3U);
    const auto kept = store.table(table);
    ASSERT_TRUE(kept && *kept) << said_by(kept);
  }
  EXPECT_EQ((*(*store.table(kTableAtPlay))).row.stage, "playing");
  const auto game = store.game(kTableOfBots, 1);
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->seats.size(), 3U);
  EXPECT_EQ((*store.table(kTableOfBots))->snapshot->up_to, 256) << "snapshots are sealed too";
  EXPECT_EQ(*store.pulse(), std::nullopt);
}

TEST(Schemas, OfSqliteAreBroughtUpToDate) {
  for (const std::int64_t schema : earlier_schemas()) {
    const TemporaryFolder folder;
    const std::string path = folder.file("club.db");
    lay_down_schema(schema, path);
    EXPECT_EQ(key_of(open_store(path, Access::inspect)), "older_schema");
    {
      const auto store = open_store(path);
      ASSERT_TRUE(store) << store.error().message;
      expect_everything(**store, schema);
      EXPECT_EQ((*store)->upgrade()->copy, path + ".schema" + std::to_string(schema) + "-backup");
    }
    // What it was is beside it, and can be brought up to date as well.
    const std::string copy = path + ".schema" + std::to_string(schema) + "-backup";
    EXPECT_EQ(fs::status(copy).permissions() & (fs::perms::group_all | fs::perms::others_all),
              fs::perms::none);
    {
      const auto ledger = open_sqlite(copy, Access::inspect, Durability::full);
      ASSERT_TRUE(ledger) << ledger.error().message;
      EXPECT_EQ(*schema_version(**ledger), schema);
    }
    {
      const auto again = open_store(path);
      ASSERT_TRUE(again);
      EXPECT_FALSE((*again)->upgrade()) << "once is enough";
    }
    const auto store = open_store(copy);
    ASSERT_TRUE(store) << store.error().message;
    expect_everything(**store, schema);
  }
}

// Tables, indices and all that a file of SQLite says of its own schema.
std::vector<std::string> written_schema(const std::string& path) {
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  std::vector<std::string> all;
  EXPECT_EQ(sqlite3_exec(
                database, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name",
                [](void* list, int, char** texts, char**) {
                  static_cast<std::vector<std::string>*>(list)->emplace_back(texts[0]);
                  return 0;
                },
                &all, nullptr),
            SQLITE_OK);
  sqlite3_close(database);
  return all;
}

// Today's is kept too: by the time there is another one, nothing can have changed in it unseen.
TEST(Schemas, TodaysIsAsItWasReleased) {
  const TemporaryFolder folder;
  const std::string released = folder.file("released.db");
  const std::string fresh = folder.file("fresh.db");
  lay_down_schema(current_schema(), released);
  ASSERT_TRUE(open_store(fresh));
  EXPECT_EQ(written_schema(released), written_schema(fresh));
  const auto store = open_store(released);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_FALSE((*store)->upgrade());
  EXPECT_EQ((*store)->lines(kTableAtPlay)->size(), lines_in_dump(current_schema(), kTableAtPlay));
}

TEST(Schemas, ACopyThatIsThereIsNeverWrittenOver) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.db");
  lay_down_schema(2, path);
  std::ofstream(path + ".schema2-backup") << "the only good one";
  const auto store = open_store(path);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*store)->upgrade()->copy, path + ".schema2-backup-2");
  std::string kept;
  std::getline(std::ifstream(path + ".schema2-backup"), kept);
  EXPECT_EQ(kept, "the only good one");
}

TEST(Schemas, WithoutACopyNothingIsChanged) {
  const TemporaryFolder folder;
  const std::string path = folder.file("club.db");
  lay_down_schema(2, path);
  fs::create_directories(path + ".schema2-backup.part/in the way");
  const auto store = open_store(path);
  ASSERT_FALSE(store);
  EXPECT_TRUE(store.error().message.starts_with("the store is not brought up to date"))
      << store.error().message;
  const auto ledger = open_sqlite(path, Access::inspect, Durability::full);
  EXPECT_EQ(*schema_version(**ledger), 2);
}

TEST(Schemas, OfPostgresqlAreBroughtUpToDate) {
  ASSERT_EQ(PostgresHouse::trouble(), "");
  for (const std::int64_t schema : earlier_schemas()) {
    const PostgresHouse house;
    {
      const auto ledger = house.ledger();
      ASSERT_TRUE(ledger);
      std::vector<Migration> steps;
      std::ranges::copy_if(migrations(), std::back_inserter(steps),
                           [&](const Migration& step) { return step.number <= schema; });
      ASSERT_TRUE(migrate(**ledger, steps));
      std::istringstream lines(dump_of_schema(schema));
      for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("INSERT INTO ") || line.starts_with("INSERT INTO migrations")) {
          continue;
        }
        const Statement statement{.text = line.c_str(), .once = true};
        const auto done = (*ledger)->apply(std::vector<Order>{{.statement = &statement}});
        ASSERT_TRUE(done) << line << ": " << done.error().message;
      }
    }
    const auto store = open_store(house.where());
    ASSERT_TRUE(store) << store.error().message;
    expect_everything(**store, schema);
    EXPECT_EQ((*store)->upgrade()->copy, "") << "that is left to pg_dump";
  }
}

}  // namespace
}  // namespace noblesse::store

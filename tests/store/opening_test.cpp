// Opening a store: what is created, what is refused, and what is said then.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "store/migrations.h"
#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

namespace fs = std::filesystem;
using ::testing::Test;

std::string why(const std::string& where, Access access = Access::serve) {
  const auto opened = open_store(where, access);
  return opened ? "" : opened.error().key + ": " + opened.error().message;
}

template <class House>
class Opening : public Test {
 protected:
  void SetUp() override { ASSERT_EQ(House::trouble(), ""); }

  void run(const char* sql, std::vector<Cell> cells = {}) const {
    auto ledger = house.ledger();
    ASSERT_TRUE(ledger) << ledger.error().message;
    const Statement statement{sql, true};
    const auto done = (*ledger)->apply(std::vector<Order>{{&statement, std::move(cells)}});
    ASSERT_TRUE(done) << done.error().message;
  }

  House house;
};
TYPED_TEST_SUITE(Opening, Houses, HouseNames);

TYPED_TEST(Opening, TwiceIsHarmless) {
  {
    const auto store = open_store(this->house.where());
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_TRUE((*store)->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  }
  for (int i = 0; i < 2; ++i) {
    const auto store = open_store(this->house.where());
    ASSERT_TRUE(store) << store.error().message;
    EXPECT_EQ((*(*store)->table(id(1)))->lines.size(), 1);
  }
}

TYPED_TEST(Opening, OneServesAndOthersInspect) {
  EXPECT_TRUE(why(this->house.where(), Access::inspect).starts_with("no_store: "));
  const auto server = open_store(this->house.where());
  ASSERT_TRUE(server);
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  EXPECT_TRUE(why(this->house.where()).starts_with("locked: another server"));

  const auto inspector = open_store(this->house.where(), Access::inspect);
  ASSERT_TRUE(inspector) << inspector.error().message;
  EXPECT_EQ((*(*inspector)->table(id(1)))->row, some_table(1));
  EXPECT_EQ(key_of((*inspector)->write(std::vector<Deed>{SaveTable{some_table(2)}})), "read_only");
  // It sees what is written later, and does not stop the server from writing.
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(3)}}));
  EXPECT_NE(*(*inspector)->table(id(3)), std::nullopt);
}

TYPED_TEST(Opening, AnotherProcessIsRefused) {
  const auto server = open_store(this->house.where());
  ASSERT_TRUE(server);
  const pid_t child = ::fork();
  if (child == 0) ::_exit(why(this->house.where()).starts_with("locked: ") ? 7 : 8);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 7);
}

TYPED_TEST(Opening, ANewerSchemaIsRefused) {
  ASSERT_EQ(why(this->house.where()), "");
  this->run("INSERT INTO migrations (number, title) VALUES ($1, $2)",
            {std::int64_t{99}, std::string("the future")});
  for (const Access access : {Access::serve, Access::inspect}) {
    const std::string said = why(this->house.where(), access);
    EXPECT_TRUE(said.starts_with("newer_schema: the store has schema 99")) << said;
  }
}

TYPED_TEST(Opening, AnOlderSchemaIsNotForInspecting) {
  ASSERT_EQ(why(this->house.where()), "");
  this->run("UPDATE migrations SET number = -number");
  EXPECT_TRUE(why(this->house.where(), Access::inspect).starts_with("older_schema: "));
}

// The next version, as it would be added to the list.
constexpr std::string_view kNext =
    "CREATE TABLE medals (person TEXT NOT NULL PRIMARY KEY, medal TEXT NOT NULL) {by key};"
    "ALTER TABLE tables ADD COLUMN motto TEXT NOT NULL DEFAULT 'noblesse oblige';";

TYPED_TEST(Opening, AMigrationKeepsWhatIsThere) {
  {
    const auto store = open_store(this->house.where());
    ASSERT_TRUE((*store)->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  }
  std::vector<Migration> steps(migrations().begin(), migrations().end());
  const std::int64_t next = steps.back().number + 1;
  steps.push_back({next, "medals", kNext, ""});
  const auto ledger = this->house.ledger();
  ASSERT_TRUE(ledger);
  for (int i = 0; i < 2; ++i) {
    const auto done = migrate(**ledger, steps);
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(*schema_version(**ledger), next);
  }
  constexpr Statement kRead{"SELECT id, motto FROM tables JOIN lines ON table_id = id", true};
  const auto rows = (*ledger)->ask(kRead, {});
  ASSERT_TRUE(rows) << rows.error().message;
  EXPECT_EQ(*rows, (std::vector<Row>{{id(1), std::string("noblesse oblige")}}));
}

// A club of the first version is opened by today's: everything is there, and what is new is empty.
TYPED_TEST(Opening, AStoreOfTheFirstVersionIsBroughtUpToDate) {
  {
    const auto ledger = this->house.ledger();
    ASSERT_TRUE(ledger);
    const auto done = migrate(**ledger, migrations().first(1));
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(*schema_version(**ledger), 1);
    const TableRow row = some_table(1);
    const std::string now = std::to_string(row.changed);
    const std::string table = "INSERT INTO tables VALUES ('" + row.id + "', '" + row.host + "', '" +
                              row.options + "', '" + row.secret + "', '" + row.invite + "', '" +
                              row.watch + "', " + std::to_string(row.created) +
                              ", 'playing', 1, '" + row.rules + "', " + now + ")";
    const std::string line = "INSERT INTO lines VALUES ('" + row.id + "', 1, 'x')";
    const Statement insert_table{.text = table.c_str(), .once = true};
    const Statement insert_line{.text = line.c_str(), .once = true};
    const auto written = (*ledger)->apply(
        std::vector<Order>{{.statement = &insert_table}, {.statement = &insert_line}});
    ASSERT_TRUE(written) << written.error().message;
  }
  EXPECT_EQ(key_of(open_store(this->house.where(), Access::inspect)), "older_schema");
  const auto store = open_store(this->house.where());
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ(**(*store)->table(id(1)), (KeptTable{some_table(1), std::nullopt, {{1, "x"}}}));
  EXPECT_EQ(said_by((*store)->write(std::vector<Deed>{KeepEdition{id(1), {hash(1), "{}"}}})), "");
  EXPECT_EQ((*(*store)->table(id(1)))->editions, (std::vector<Edition>{{hash(1), "{}"}}));
}

TYPED_TEST(Opening, AMigrationThatFailsChangesNothing) {
  ASSERT_EQ(why(this->house.where()), "");
  std::vector<Migration> steps(migrations().begin(), migrations().end());
  const std::int64_t last = steps.back().number;
  steps.push_back({last + 1, "broken", "CREATE TABLE medals (a BIGINT); DROP TABLE nowhere;", ""});
  const auto ledger = this->house.ledger();
  ASSERT_TRUE(ledger);
  EXPECT_FALSE(migrate(**ledger, steps));
  EXPECT_EQ(*schema_version(**ledger), last);
  steps.back().both = "CREATE TABLE medals (a BIGINT);";
  EXPECT_TRUE(migrate(**ledger, steps));
}

class SqliteFiles : public Test {
 protected:
  TemporaryFolder folder;
};

TEST_F(SqliteFiles, ErrorsSayWhatIsWrong) {
  EXPECT_EQ(why(folder.file("no/club.db")),
            "no_folder: the folder " + folder.file("no") + " does not exist");
  EXPECT_EQ(why(folder.path()), "not_a_database: " + folder.path() + " is a folder: name a file");
  EXPECT_EQ(why(""), "no_store: a store needs a name");
  EXPECT_TRUE(
      why("postgress://me:sesame@host/club").starts_with("no_store: \"postgress://\" is no"));
  std::ofstream(folder.file("letter.txt")) << std::string(5000, 'x');
  EXPECT_TRUE(why(folder.file("letter.txt")).starts_with("not_a_database: "));
  EXPECT_EQ(fs::file_size(folder.file("letter.txt")), 5000);
}

TEST_F(SqliteFiles, ADatabaseOfSomethingElseIsLeftAlone) {
  {
    auto ledger = open_sqlite(folder.file("music.db"), Access::serve, Durability::full);
    constexpr Statement kCreate{"CREATE TABLE albums (title TEXT)", true};
    ASSERT_TRUE((*ledger)->apply(std::vector<Order>{{&kCreate, {}}}));
  }
  EXPECT_TRUE(why(folder.file("music.db")).starts_with("not_a_database: "));
}

TEST_F(SqliteFiles, EveryNameOfAStoreIsTheSameStore) {
  const auto server = open_store("sqlite:" + folder.file("club.db"));
  ASSERT_TRUE(server);
  fs::create_symlink(folder.file("club.db"), folder.file("link.db"));
  EXPECT_TRUE(why(folder.file("link.db")).starts_with("locked: "));
  EXPECT_TRUE(why(folder.path() + "/./club.db").starts_with("locked: "));
  const std::string said = why(folder.file("club.db"));
  EXPECT_NE(said.find("process " + std::to_string(::getpid())), std::string::npos) << said;
}

// From another process, as it would be: what this one closes, SQLite loses its locks of.
TEST_F(SqliteFiles, AHardLinkOrARemovedLockFileLetsNobodyElseServe) {
  const auto refused = [](const std::string& path) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(why(path).starts_with("locked: another server serves ") ? 7 : 8);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WEXITSTATUS(status) == 7;
  };
  auto server = open_store(folder.file("club.db"));
  ASSERT_TRUE(server);
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  fs::create_hard_link(folder.file("club.db"), folder.file("link.db"));
  EXPECT_TRUE(refused(folder.file("link.db")));
  fs::remove(folder.file("club.db.lock"));
  EXPECT_TRUE(refused(folder.file("club.db")));
  EXPECT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(2)}}));
  server->reset();
  EXPECT_EQ(why(folder.file("link.db")), "") << "who has gone holds nothing";
}

// Whoever is refused may be the same program: SQLite's own locks are none the worse for it.
TEST_F(SqliteFiles, WhoIsRefusedTakesNoLockAway) {
  const auto server = open_store(folder.file("club.db"));
  ASSERT_TRUE(server);
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  fs::create_hard_link(folder.file("club.db"), folder.file("link.db"));
  EXPECT_TRUE(why(folder.file("link.db")).starts_with("locked: "));
  // Another program that wants the file for itself would have it now, were the locks gone.
  const pid_t child = ::fork();
  if (child == 0) {
    const int handle = ::open(folder.file("club.db").c_str(), O_RDWR);
    constexpr off_t kShared = 0x40000002;  // where SQLite locks what it reads
    struct flock lock{};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = kShared;
    lock.l_len = 510;
    ::_exit(::fcntl(handle, F_SETLK, &lock) == 0 ? 8 : 7);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 7);
}

TEST_F(SqliteFiles, OnlyTheOwnerReadsThem) {
  const auto server = open_store(folder.file("club.db"));
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  ASSERT_TRUE((*server)->back_up(folder.file("copy.db")));
  for (const auto& entry : fs::directory_iterator(folder.path())) {
    EXPECT_EQ(entry.status().permissions() & (fs::perms::group_all | fs::perms::others_all),
              fs::perms::none)
        << entry.path();
  }
}

TEST_F(SqliteFiles, ABackUpIsAStoreAsOfThen) {
  const auto server = open_store(folder.file("club.db"));
  ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  const auto inspector = open_store(folder.file("club.db"), Access::inspect);
  ASSERT_TRUE(inspector);
  for (Store* store : {server->get(), inspector->get()}) {
    const std::string copy = folder.file("copy.db");
    const auto done = store->back_up(copy);
    ASSERT_TRUE(done) << done.error().message;
    ASSERT_TRUE((*server)->write(std::vector<Deed>{SaveTable{some_table(2)}}));
    {
      const auto restored = open_store(copy);
      ASSERT_TRUE(restored) << restored.error().message;
      EXPECT_EQ((*(*restored)->table(id(1)))->lines.size(), 1);
    }
    EXPECT_EQ(key_of(store->back_up(copy)), "duplicate");
    fs::remove(copy);
  }
  EXPECT_EQ(key_of((*server)->back_up(folder.file("no/copy.db"))), "no_folder");
  for (const auto& entry : fs::directory_iterator(folder.path())) {
    EXPECT_NE(entry.path().extension(), ".part");
  }
}

TEST_F(SqliteFiles, AFullDiskIsSaidAndHarmsNothing) {
  ASSERT_EQ(why(folder.file("club.db")), "");
  auto ledger = open_sqlite(folder.file("club.db"), Access::serve, Durability::full);
  ASSERT_TRUE(ledger);
  constexpr Statement kSmall{"PRAGMA max_page_count = 60", true};
  constexpr Statement kLarge{"PRAGMA max_page_count = 6000", true};
  Ledger& disk = **ledger;
  ASSERT_TRUE(disk.ask(kSmall, {}));
  Store store(std::move(*ledger), Access::serve);
  ASSERT_TRUE(store.write(std::vector<Deed>{SaveTable{some_table(1)}, some_line(1, 1)}));
  const std::vector<Deed> much = {some_line(1, 2), some_line(1, 3, std::string(300000, 'x'))};
  EXPECT_EQ(key_of(store.write(much)), "full");
  EXPECT_EQ((*store.table(id(1)))->lines.size(), 1);
  ASSERT_TRUE(disk.ask(kLarge, {}));
  EXPECT_TRUE(store.write(much));
  EXPECT_EQ((*store.table(id(1)))->lines.size(), 3);
}

TEST_F(SqliteFiles, AnotherProgramThatHoldsTheFileIsNamed) {
  ASSERT_EQ(why(folder.file("club.db")), "");
  auto other = open_sqlite(folder.file("club.db"), Access::inspect, Durability::full);
  auto store = open_store(folder.file("club.db"));
  ASSERT_TRUE(other && store);
  constexpr Statement kWritable{"PRAGMA query_only = OFF", true};
  constexpr Statement kHold{"BEGIN IMMEDIATE", true};
  ASSERT_TRUE((*other)->ask(kWritable, {}) && (*other)->ask(kHold, {}));
  EXPECT_EQ(key_of((*store)->write(std::vector<Deed>{SaveTable{some_table(1)}})), "busy");
  other->reset();
  EXPECT_TRUE((*store)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
}

TEST(InMemory, IsAStoreOfItsOwn) {
  const auto one = open_store(":memory:");
  const auto other = open_store(":memory:", Access::serve, Durability::normal);
  ASSERT_TRUE(one && other);
  ASSERT_TRUE((*one)->write(std::vector<Deed>{SaveTable{some_table(1)}}));
  EXPECT_EQ(*(*other)->table(id(1)), std::nullopt);
}

TEST(PostgresAddress, ItsPasswordIsNeverSaid) {
  for (const std::string where :
       {"postgres://lord:open%20sesame@127.0.0.1:1/club", "postgres://lord:open sesame@[bad/club",
        "postgresql://lord@localhost:1/club?password=open%20sesame&sslmode=open%20sesame",
        "postgresql://lord@localhost:1/club?password=open%20sesame&nonsense=1"}) {
    const std::string said = why(where);
    EXPECT_TRUE(said.starts_with("cannot_connect: ")) << said;
    EXPECT_EQ(said.find("sesame"), std::string::npos) << said;
  }
}

TEST(PostgresBackUp, IsLeftToPgDump) {
  const PostgresHouse house;
  ASSERT_EQ(PostgresHouse::trouble(), "");
  const auto store = open_store(house.where());
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_NE(said_by((*store)->back_up("/tmp/copy")).find("pg_dump"), std::string::npos);
}

TEST(PostgresDatabase, AMissingSchemaAndAnotherEncodingAreNamed) {
  Postgres& postgres = Postgres::instance();
  ASSERT_EQ(postgres.trouble(), "");
  const std::string nowhere = why(postgres.address("nowhere"));
  EXPECT_NE(nowhere.find("names no schema"), std::string::npos) << nowhere;
  postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  std::string address = postgres.address("public");
  address.replace(address.find("/postgres?"), 10, "/latin?");
  EXPECT_NE(why(address).find("UTF8"), std::string::npos);
}

}  // namespace
}  // namespace noblesse::store

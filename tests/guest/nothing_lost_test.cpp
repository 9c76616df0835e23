// Whatever was acknowledged is there, however often the club is killed or its disk fails.
// NOBLESSE_KILLS says how often it is killed (60, over both stores), NOBLESSE_FAULTS how often the
// disk fails (8), NOBLESSE_SEED repeats the clients' choices, and NOBLESSE_PROGRAM is the club, if
// it does not lie beside this program.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "tests/guest/siege.h"
#include "tests/store/postgres.h"

namespace noblesse::guest {
namespace {

namespace fs = std::filesystem;

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* const value = std::getenv(variable);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

std::string program() {
  if (const char* const given = std::getenv("NOBLESSE_PROGRAM")) return given;
  return (fs::read_symlink("/proc/self/exe").parent_path() / "noblesse").string();
}

SiegePlan killed() { return {.kills = static_cast<int>(number_from("NOBLESSE_KILLS", 60) / 2)}; }

void besiege(const std::string& store, const store::TemporaryFolder& folder, SiegePlan plan) {
  plan.program = program();
  ASSERT_TRUE(fs::exists(plan.program)) << plan.program << " is not built";
  const auto port = free_port();
  ASSERT_TRUE(port) << port.error().message;
  plan.port = *port;
  plan.store = store;
  plan.log = folder.file("log");
  plan.seed = number_from("NOBLESSE_SEED", 7);
  Siege siege(plan);
  siege.run();

  std::cout << siege.in_words() << '\n';
  std::ifstream file(plan.log);
  const std::string journal(std::istreambuf_iterator<char>(file), {});
  if (!siege.auditor().faults().empty()) {
    constexpr std::size_t kMost = 4000;
    std::cout << journal.substr(journal.size() - std::min(journal.size(), kMost)) << '\n';
  }
  for (const auto& [fault, count] : siege.auditor().faults()) {
    ADD_FAILURE() << fault << " (" << count << " times)";
  }
  // Otherwise nothing was tested.
  EXPECT_EQ(siege.kills(), plan.kills + 1);
  EXPECT_EQ(siege.faults(), plan.faults);
  EXPECT_EQ(siege.faults_felt(), plan.faults) << "the disk did not really fail";
  if (plan.faults == 0) {
    EXPECT_GT(siege.kills_in_flight(), 0);
  } else {  // nobody who looks after the club has to guess
    EXPECT_TRUE(journal.contains(R"("event":"not_written")"));
    EXPECT_TRUE(journal.contains(R"("event":"not_read")"));
  }
  EXPECT_GT(siege.tally().resent + siege.tally().found, 0U);
  EXPECT_GT(siege.tally().resumes, 0U);
  EXPECT_GT(siege.tally().whole_views, 0U);
  EXPECT_GT(siege.auditor().choices(), 100U);
  EXPECT_GE(siege.auditor().ended().size(), 4U);
}

TEST(NothingLost, OnSqlite) {
  const store::TemporaryFolder folder;
  besiege(folder.file("club.sqlite"), folder, killed());
}

// Full, read-only, slow, with errors of the disk in the middle of a write or after it, or when
// something is read.
TEST(NothingLost, OnABadDisk) {
  const store::TemporaryFolder folder;
  const std::string file = folder.file("club.sqlite");
  testing::BadDisk disk(folder.file("weather"), file);
  const int faults = static_cast<int>(number_from("NOBLESSE_FAULTS", 8));
  besiege(file, folder, {.kills = faults / 4, .faults = faults, .disk = &disk});
}

TEST(NothingLost, OnPostgres) {
  auto& postgres = store::Postgres::instance();
  ASSERT_EQ(postgres.trouble(), "");
  const store::TemporaryFolder folder;
  besiege(postgres.address(postgres.new_schema()), folder, killed());
}

}  // namespace
}  // namespace noblesse::guest

// A server that is killed in the middle of writing, again and again: what write() had promised is
// there, and nothing is there by half.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <random>
#include <thread>

#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

constexpr int kKills = 24;
constexpr std::int64_t kLines = 3;

// Batch n: three lines, and n written over what the batch before it had written.
std::vector<Deed> batch(std::int64_t n) {
  std::vector<Deed> deeds;
  for (std::int64_t i = 1; i <= kLines; ++i) {
    deeds.push_back(some_line(1, (n - 1) * kLines + i, "batch " + std::to_string(n)));
  }
  deeds.push_back(SaveMember{{id(1), id(1), 0, false, n}});
  if (n % 10 == 0) deeds.push_back(SaveSnapshot{id(1), {n * kLines, std::to_string(n)}});
  return deeds;
}

// How many batches a store has, if it has them whole.
std::optional<std::int64_t> whole_batches(Store& store) {
  const auto kept = store.table(id(1));
  if (!kept || !*kept) return std::nullopt;
  const std::int64_t before = (*kept)->snapshot ? (*kept)->snapshot->up_to : 0;
  const std::int64_t lines = before + static_cast<std::int64_t>((*kept)->lines.size());
  const std::int64_t member = store.members(id(1))->at(0).updated;
  const bool snapshot_whole = before / kLines == member / 10 * 10;
  if (lines % kLines != 0 || lines / kLines != member || !snapshot_whole) return std::nullopt;
  return member;
}

// Writes until it is killed; every batch that is written is told.
[[noreturn]] void serve(const std::string& where, int tell) {
  auto store = open_store(where);
  if (!store) ::_exit(3);
  std::int64_t n = whole_batches(**store).value_or(-1);
  if (n < 0) ::_exit(4);
  while ((*store)->write(batch(++n))) {
    if (::write(tell, &n, sizeof n) != sizeof n) ::_exit(5);
  }
  ::_exit(6);
}

template <class House>
class Killed : public InHouse<House> {};
TYPED_TEST_SUITE(Killed, Houses, HouseNames);

TYPED_TEST(Killed, KeepsEveryPromiseAndNothingByHalf) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SaveTable{some_table(1)},
                         SaveMember{{id(1), id(1), 0, false, 0}}}),
            "");
  std::mt19937 random(7);
  std::int64_t promised = 0;
  for (int kill = 0; kill < kKills; ++kill) {
    this->store.reset();
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) serve(this->house.where(), ends[1]);
    ::close(ends[1]);
    std::int64_t told = 0;
    // Kill it once it is at work, at any moment.
    ASSERT_EQ(::read(ends[0], &told, sizeof told), sizeof told);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 20000));
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it ended by itself: " << WEXITSTATUS(status);
    do {
      ASSERT_GT(told, promised);
      promised = told;
    } while (::read(ends[0], &told, sizeof told) == sizeof told);
    ::close(ends[0]);
    this->reopen();
    const auto there = whole_batches(*this->store);
    ASSERT_TRUE(there) << "a batch is there by half";
    ASSERT_GE(*there, promised);
    ASSERT_LE(*there, promised + 1);
    promised = *there;
  }
  EXPECT_GT(promised, kKills);
}

}  // namespace
}  // namespace noblesse::store

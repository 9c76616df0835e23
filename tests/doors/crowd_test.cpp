// Many at once, from a process of their own: what they cost, and how fast they are served. The
// numbers are printed; the limits are far from them, so that a busy machine does not fail them.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/doors/caller.h"
#include "tests/doors/open_house.h"
#include "tests/sanitized.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::OpenHouse;
using Clock = std::chrono::steady_clock;

constexpr bool kMeasured = !kSanitized;
constexpr std::size_t kCrowd = often(10'000);
constexpr std::size_t kEachAddress = 100;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::size_t raise_file_limit() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

std::size_t resident_bytes() {
  std::size_t all = 0;
  std::size_t resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// A process besides ours: it is told the port, does its work and tells a number. What its work
// holds open stays open until we have seen enough.
class Crowd {
 public:
  using Callers = std::vector<std::unique_ptr<Caller>>;
  using Work = std::size_t (*)(std::uint16_t port, Callers& callers);

  explicit Crowd(Work work) {
    if (::pipe(to_) != 0 || ::pipe(from_) != 0) throw std::runtime_error("no pipe");
    child_ = ::fork();
    if (child_ == 0) ::_exit(be_the_crowd(work));
  }
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  Crowd(Crowd&&) = delete;
  Crowd& operator=(Crowd&&) = delete;
  ~Crowd() {
    for (const int end : {to_[0], to_[1], from_[0], from_[1]}) ::close(end);
    ::waitpid(child_, nullptr, 0);
  }

  std::size_t go(std::uint16_t port) {
    std::size_t number = 0;
    if (::write(to_[1], &port, sizeof port) < 0) return 0;
    return ::read(from_[0], &number, sizeof number) < 0 ? 0 : number;
  }

 private:
  int be_the_crowd(Work work) {
    ::close(to_[1]);
    raise_file_limit();
    std::uint16_t port = 0;
    if (::read(to_[0], &port, sizeof port) != sizeof port) return 1;
    Callers callers;
    const std::size_t number = work(port, callers);
    if (::write(from_[1], &number, sizeof number) < 0) return 1;
    char nothing = 0;
    return ::read(to_[0], &nothing, 1) < 0 ? 1 : 0;  // until the other end is closed
  }

  int to_[2]{};
  int from_[2]{};
  pid_t child_ = 0;
};

std::size_t open_many(std::uint16_t port, Crowd::Callers& callers) {
  const std::size_t most = std::min(kCrowd, raise_file_limit() - 100);
  try {
    while (callers.size() < most) {
      const std::size_t house = callers.size() / kEachAddress;
      const std::string from =
          "127.0." + std::to_string(1 + house / 200) + "." + std::to_string(1 + house % 200);
      callers.push_back(std::make_unique<Caller>(port, from.c_str()));
      if (!callers.back()->open_line()) break;
    }
  } catch (const std::exception&) {
    return callers.size();
  }
  return callers.size();
}

TEST(Crowd, TenThousandIdleLinesAreHeldAndAllAreToldAtOnce) {
  Crowd crowd(open_many);
  const std::size_t files = raise_file_limit();
  OpenHouse open;
  {
    Caller first(open.port);
    ASSERT_TRUE(first.open_line());
  }
  const std::size_t before = resident_bytes();
  const auto start = Clock::now();
  const std::size_t opened = crowd.go(open.port);
  const double opening = seconds_since(start);
  ASSERT_TRUE(open.house.wait_for_lines(opened + 1));
  const double each = static_cast<double>(resident_bytes() - before) / 1024 /
                      static_cast<double>(std::max<std::size_t>(opened, 1));

  // The whole crowd in one call.
  Caller crier(open.port, "127.0.3.1");
  ASSERT_TRUE(crier.open_line());
  ASSERT_TRUE(open.house.wait_for_lines(opened + 2));
  const std::uint64_t sent_before = open.counters().frames_out;
  const auto told = Clock::now();
  crier.say_frame("all");
  EXPECT_EQ(crier.hear_frame().text, "news");
  testing::until([&] { return open.counters().frames_out == sent_before + opened + 1; });
  const double telling = seconds_since(told);
  EXPECT_EQ(open.counters().frames_out, sent_before + opened + 1);

  std::printf(
      "%zu idle lines (%zu files allowed): opened in %.2f s, %.1f kB each, all told in %.0f ms\n",
      opened, files, opening, each, telling * 1000);
  EXPECT_EQ(opened, std::min(kCrowd, files - 100));
  EXPECT_LT(opening, 20);
  if (kMeasured) EXPECT_LT(each, 16);
}

constexpr std::size_t kTalkers = 64;
constexpr std::size_t kRounds = kMeasured ? 400 : 20;

std::size_t talk(std::uint16_t port, Crowd::Callers& callers) {
  for (std::size_t i = 0; i < kTalkers; ++i) {
    callers.push_back(std::make_unique<Caller>(port));
    if (!callers.back()->open_line()) return 0;
  }
  const std::string frame = testing::client_frame(1, std::string(80, 'x'));
  const auto start = Clock::now();
  for (std::size_t round = 0; round < kRounds; ++round) {
    for (const auto& caller : callers) caller->say(frame);
    for (const auto& caller : callers) {
      if (caller->hear_frame().text.size() != 80) return 0;
    }
  }
  return static_cast<std::size_t>(static_cast<double>(kTalkers * kRounds) / seconds_since(start));
}

TEST(Crowd, TalksFast) {
  Crowd crowd(talk);
  DoorSettings settings;
  settings.limits.frames = {1e9, 1e9};
  settings.limits.line_bytes = {1e9, 1e9};
  OpenHouse open(settings);
  const std::size_t speed = crowd.go(open.port);
  std::printf("%zu messages of 80 bytes a second echoed on %zu lines\n", speed, kTalkers);
  EXPECT_GT(speed, kMeasured ? 2000U : 1U);
}

}  // namespace
}  // namespace noblesse

// Wakes when it is time, and is set no more often than it has to be.
#include "doors/alarm.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "doors/agenda.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;

// Deeds on an agenda whose alarm is set after each, as the doors do.
struct Morning {
  boost::asio::io_context context{1};
  Agenda agenda;
  Alarm alarm{context, [this] { wake(); }};

  void add(Moment when, Agenda::Deed deed) {
    agenda.add(when, std::move(deed));
    alarm.set(agenda.next());
  }
  void wake() {
    while (Agenda::Deed deed = agenda.take_due(std::chrono::steady_clock::now())) deed();
    alarm.set(agenda.next());
  }
};

TEST(Alarm, EveryDeedIsDoneInItsOrder) {
  Morning morning;
  const Moment start = std::chrono::steady_clock::now();
  std::vector<int> done;
  morning.add(start + 20ms, [&] { done.push_back(3); });
  morning.add(start + 5ms, [&] { done.push_back(1); });
  morning.add(start + 10ms, [&] {
    done.push_back(2);
    morning.add(start + 15ms, [&] { done.push_back(25); });
  });
  morning.context.run();
  EXPECT_EQ(done, (std::vector{1, 2, 25, 3}));
}

// A wait for each deed of which all but one are woken in vain: with a thousand that made some
// hundred thousands of calls.
TEST(Alarm, CostsAtMostACallForEachDeed) {
  Morning morning;
  Rng rng(8);
  const Moment start = std::chrono::steady_clock::now();
  constexpr std::size_t kDeeds = 1000;
  std::size_t done = 0;
  std::size_t earlier = 0;  // that came before all others
  Moment first = Moment::max();
  for (std::size_t i = 0; i < kDeeds; ++i) {
    const Moment when = start + 20ms + std::chrono::microseconds(rng.below(100'000));
    if (when < first) ++earlier;
    first = std::min(first, when);
    morning.add(when, [&] { ++done; });
  }
  const std::size_t calls = morning.context.run();
  EXPECT_EQ(done, kDeeds);
  EXPECT_LE(calls, kDeeds + earlier);
  EXPECT_LT(earlier, 30U);
}

}  // namespace
}  // namespace noblesse

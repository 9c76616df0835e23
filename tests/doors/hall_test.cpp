// What is done with all visits, on a test's clock.
#include "doors/hall.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <new>
#include <utility>
#include <vector>

#include "tests/doors/open_house.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::SmallHouse;

// A sweep over many on a busy machine may take longer than the time between two: whoever rings
// does not go on with the next before the connections had their turn.
TEST(Hall, WhatBecomesDueMeanwhileWaitsForTheNextTime) {
  Moment now{};
  SmallHouse house;
  Hall hall(DoorSettings{}, Networks::read({}).value(), house, Clock(now));
  int done = 0;
  const auto dawdle = [&](const auto& again) -> void {
    if (++done == 100) return;
    hall.after(1ms, [&] { again(again); });
    now += 5ms;
  };
  hall.after(1ms, [&] { dawdle(dawdle); });
  now += 1ms;
  hall.ring();
  EXPECT_EQ(done, 1);
  hall.ring();
  EXPECT_EQ(done, 2);
}

// An end that fails when it is spoken to.
class BrokenEnd final : public PlayedEnd {
 public:
  void read(asio::mutable_buffer, Done) override {}
  void write(asio::const_buffer, Done) override {}
  std::size_t write_now(asio::const_buffer) override { return 0; }
  void finish_sending() override {}
  void say_and_close(std::string_view) override { throw std::bad_alloc(); }
  void cancel() override {}
  void close() override {}
};

class NotingHouse final : public SmallHouse {
 public:
  void not_let_in(std::uint64_t times, int error) override { notes.emplace_back(times, error); }
  std::vector<std::pair<std::uint64_t, int>> notes;
};

// What goes wrong with one caller is noted, at most once a minute, and the next is received.
TEST(Hall, WhoCannotBeReceivedIsNotedAndTheNextIsReceived) {
  Moment now{};
  NotingHouse house;
  DoorSettings settings;
  settings.limits.connections = 0;  // so that everybody is told to go
  Hall hall(settings, Networks::read({}).value(), house, Clock(now));
  const auto come = [&] {
    hall.receive(Cable(hall.context, std::make_shared<BrokenEnd>()), *Address::read("192.0.2.1"));
  };
  const auto passes = [&](Milliseconds time) {
    for (const Moment end = now + time; now < end;) {
      now += settings.limits.sweep;
      hall.ring();
    }
  };
  come();
  come();
  EXPECT_EQ(hall.counters.accept_failures, 2U);
  passes(1s);
  come();
  passes(30s);
  using Notes = std::vector<std::pair<std::uint64_t, int>>;
  EXPECT_EQ(house.notes, (Notes{{2, ENOMEM}}));
  passes(60s);
  EXPECT_EQ(house.notes, (Notes{{2, ENOMEM}, {1, ENOMEM}}));
}

}  // namespace
}  // namespace noblesse

// What is done with all visits, on a test's clock.
#include "doors/hall.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <new>
#include <string>
#include <tuple>
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

// What is handed out later, when something was written down, is work as well: whoever caused it
// pays, and not whoever is served when it happens to leave.
TEST(Hall, WhatIsDoneForSomebodyLaterTheyPay) {
  Moment now{};
  SmallHouse house;
  Hall hall(DoorSettings{}, Networks::read({}).value(), house, Clock(now));
  const auto purse_of = [](const char* address, const char* person) {
    return std::make_shared<const Purse>(address, person);
  };
  const Payer ann = purse_of("192.0.2.1", "ann");
  const Payer bob = purse_of("192.0.2.2", "bob");
  Payer kept;
  hall.ask_house(ann, [&] { kept = hall.payer(); });
  EXPECT_EQ(kept, ann);
  EXPECT_FALSE(hall.payer()) << "nobody pays for what nobody asked for";
  hall.ask_house(bob, [&] {
    now += 10ms;
    hall.ask_house(kept, [&] { now += 700ms; });
    EXPECT_EQ(hall.payer(), bob);
    now += 10ms;
  });
  EXPECT_FALSE(hall.debt(*bob)) << "they have not caused it";
  EXPECT_TRUE(hall.debt(*purse_of("192.0.2.1", ""))) << "the address pays";
  EXPECT_TRUE(hall.debt(*purse_of("192.0.2.3", "ann"))) << "and so does the person";
  hall.ask_house(nullptr, [&] { now += 10s; });
  EXPECT_FALSE(hall.debt(*bob));
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

// An end that nothing ever comes from, and that counts how often it is given up.
class SilentEnd final : public PlayedEnd {
 public:
  explicit SilentEnd(std::size_t& given_up) : given_up_(given_up) {}
  void read(asio::mutable_buffer, Done) override {}
  void write(asio::const_buffer, Done) override {}
  std::size_t write_now(asio::const_buffer) override { return 0; }
  void finish_sending() override {}
  void say_and_close(std::string_view) override {}
  void cancel() override { ++given_up_; }
  void close() override {}

 private:
  std::size_t& given_up_;
};

// Thousands are not looked after at once: whoever says something meanwhile would wait for it.
TEST(Hall, ManyAreSweptSomeAtATime) {
  constexpr std::size_t kMany = 1300;
  Moment now{};
  SmallHouse house;
  DoorSettings settings;
  settings.limits.arrivals = {10'000, 10'000};
  settings.limits.connections_per_address = 10'000;
  Hall hall(settings, Networks::read({}).value(), house, Clock(now));
  std::size_t given_up = 0;
  for (std::size_t i = 0; i < kMany; ++i) {
    hall.receive(Cable(hall.context, std::make_shared<SilentEnd>(given_up)),
                 *Address::read("192.0.2.1"));
  }
  now += settings.limits.header;
  std::size_t rings = 0;
  while (given_up < kMany && rings < 100) {
    const std::size_t before = given_up;
    hall.ring();
    ++rings;
    EXPECT_LE(given_up - before, 512U);
    now += 1ms;
  }
  EXPECT_EQ(given_up, kMany) << "and nobody is passed over";
  EXPECT_GT(rings, 2U);
}

TEST(Hall, LongTurnsAreCountedAndTheLongestIsRememberedForAMinute) {
  Moment now{};
  SmallHouse house;
  Hall hall(DoorSettings{}, Networks::read({}).value(), house, Clock(now));
  const auto work = [&](std::chrono::nanoseconds time) { hall.ask_house([&] { now += time; }); };
  work(500us);
  EXPECT_EQ(hall.counters.long_turns, 0U);
  work(7ms);
  work(2ms);
  EXPECT_EQ(hall.counters.long_turns, 2U);
  EXPECT_EQ(hall.counters.longest_turn, 7ms);
  const auto payer = std::make_shared<const Purse>("192.0.2.1", "ann");
  hall.ask_house([&] {
    now += 4ms;
    hall.ask_house(payer, [&] { now += 5ms; });
  });
  EXPECT_EQ(hall.counters.long_turns, 3U) << "one turn, whoever paid for its parts";
  EXPECT_EQ(hall.counters.longest_turn, 9ms);
  for (int sweeps = 0; sweeps < 300; ++sweeps) {
    now += hall.limits().sweep;
    hall.ring();
  }
  EXPECT_EQ(hall.counters.long_turns, 3U);
  EXPECT_EQ(hall.counters.longest_turn, 0ms);
}

class FloodedHouse final : public SmallHouse {
 public:
  void flooded(Flood with, std::uint64_t times, const Address& last) override {
    notes.emplace_back(with, times, last.text());
  }
  using Note = std::tuple<Flood, std::uint64_t, std::string>;
  std::vector<Note> notes;
};

TEST(Hall, TellsOfAFloodAtOnceAndThenOnceAMinute) {
  Moment now{};
  FloodedHouse house;
  Hall hall(DoorSettings{}, Networks::read({}).value(), house, Clock(now));
  const auto passes = [&](Milliseconds time) {
    for (const Moment end = now + time; now < end;) {
      now += hall.limits().sweep;
      hall.ring();
    }
  };
  hall.note(Flood::requests, *Address::read("192.0.2.1"));
  hall.note(Flood::requests, *Address::read("192.0.2.2"));
  passes(1s);
  for (int i = 0; i < 3; ++i) hall.note(Flood::requests, *Address::read("192.0.2.3"));
  hall.note(Flood::work, *Address::read("192.0.2.4"));
  passes(1s);
  using Note = FloodedHouse::Note;
  const std::vector<Note> soon{{Flood::requests, 2, "192.0.2.2"}, {Flood::work, 1, "192.0.2.4"}};
  EXPECT_EQ(house.notes, soon);
  passes(59s);
  ASSERT_EQ(house.notes.size(), 3U);
  EXPECT_EQ(house.notes[2], Note(Flood::requests, 3, "192.0.2.3"));
  passes(120s);
  EXPECT_EQ(house.notes.size(), 3U) << "what is over is not told again";
  EXPECT_EQ(hall.counters.limited_requests, 5U);
  EXPECT_EQ(hall.counters.overworked, 1U);
}

}  // namespace
}  // namespace noblesse

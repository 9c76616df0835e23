// Every limit of HTTP, reached.
#include <gtest/gtest.h>

#include "tests/doors/caller.h"
#include "tests/doors/open_house.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::Heard;
using testing::kPatience;
using testing::OpenHouse;
using testing::until;

TEST(Limits, AHeadMayBeEightKilobytesAndNoMore) {
  OpenHouse open;
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/x", "X-Padding: " + std::string(7900, 'x') + "\r\n").status, 200);
  EXPECT_TRUE(caller.get("/x", "X-Padding: " + std::string(8192, 'x') + "\r\n")
                  .has("\"headers_too_large\""));
  EXPECT_EQ(Caller(open.port).get("/" + std::string(9000, 'x')).status, 431);
  // Without an end in sight.
  Caller endless(open.port);
  endless.say("GET / HTTP/1.1\r\n");
  while (endless.say("X: " + std::string(1000, 'x') + "\r\n") && endless.pending().empty()) {
    endless.patience(1);
    endless.fill();
  }
  endless.be_patient();
  EXPECT_EQ(endless.hear().status, 431);
}

TEST(Limits, ABodyMayBeAsLargeAsTheHouseSaysAndNoMore) {
  OpenHouse open;
  const std::string limit(64 * 1024, 'x');
  EXPECT_EQ(Caller(open.port).post("/x", limit).status, 200);
  EXPECT_TRUE(Caller(open.port).post("/x", limit + "x").has("\"body_too_large\""));
  EXPECT_EQ(Caller(open.port).post("/large", std::string(1 << 20, 'x')).status, 200);
  EXPECT_EQ(Caller(open.port).post("/large", std::string((1 << 20) + 1, 'x')).status, 413);
}

TEST(Limits, AChunkedBodyCannotHideItsSize) {
  OpenHouse open;
  Caller caller(open.port);
  caller.say("POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 70; ++i) caller.say("400\r\n" + std::string(1024, 'x') + "\r\n");
  EXPECT_EQ(caller.hear().status, 413);
}

TEST(Limits, OneByteAtATimeIsTooSlow) {
  DoorSettings settings;
  settings.limits.header = 300ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  // He would go on for ever.
  caller.say("GET / HTTP/1.1\r\nHost: localhost\r\nX: ");
  caller.patience(20);
  EXPECT_TRUE(until([&] { return !caller.say("a") || caller.fill(); }));
  caller.be_patient();
  EXPECT_TRUE(caller.hear().has("\"request_too_slow\""));
  EXPECT_TRUE(caller.is_closed());
}

TEST(Limits, WhoeverSaysNothingIsShownOut) {
  DoorSettings settings;
  settings.limits.header = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(open.counters().timed_out, 1U);
  EXPECT_EQ(open.counters().slow_requests, 1U);
  EXPECT_EQ(open.house.flooded_by(Flood::dawdling), "127.0.0.1");
}

TEST(Limits, ABodyThatDoesNotComeIsTooSlow) {
  DoorSettings settings;
  settings.limits.body_time = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(
      caller.ask("POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc").status,
      408);
}

TEST(Limits, AnIdleConnectionIsClosedInSilence) {
  DoorSettings settings;
  settings.limits.idle = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/x").status, 200);
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(caller.pending(), "");
}

TEST(Limits, AHouseThatNeverAnswersIsAnsweredFor) {
  DoorSettings settings;
  settings.limits.reply = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_TRUE(caller.get("/never").has("\"answer_too_late\""));
  EXPECT_EQ(caller.get("/x").status, 200);
}

TEST(Limits, ACallerWhoDoesNotTakeHisAnswerIsHungUpOn) {
  DoorSettings settings;
  settings.limits.write = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port, nullptr, 4096);
  caller.say("GET /big?bytes=20000000 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_TRUE(until([&] { return open.counters().timed_out == 1; }));
}

TEST(Limits, OneAddressThatFloodsIsSlowedDownAndOthersAreNot) {
  DoorSettings settings;
  settings.limits.requests = {0.01, 10};
  OpenHouse open(settings);
  const auto begun = std::chrono::steady_clock::now();
  Caller caller(open.port);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(caller.get("/x").status, 200);
  const Heard heard = caller.get("/x");
  EXPECT_EQ(heard.status, 429);
  EXPECT_TRUE(heard.has("\"too_many_requests\""));
  const auto seconds = std::stoi(heard.field("Retry-After"));
  EXPECT_LE(seconds, 100);
  const auto passed = std::chrono::steady_clock::now() - begun;
  EXPECT_GE(seconds, 99 - std::chrono::ceil<std::chrono::seconds>(passed).count());
  EXPECT_EQ(heard.field("Connection"), "keep-alive");
  EXPECT_EQ(Caller(open.port).get("/x").status, 429);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
  EXPECT_GE(open.counters().limited_requests, 2U);
  EXPECT_EQ(open.house.flooded_by(Flood::requests), "127.0.0.1");
}

TEST(Limits, WhoeverCostsTooMuchWorkIsSlowedDownAndOthersAreNot) {
  DoorSettings settings;
  settings.limits.work = {0.001, 0.02};
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/work").status, 200) << "what it costs is known afterwards";
  const Heard heard = caller.get("/x");
  EXPECT_EQ(heard.status, 429);
  EXPECT_GT(std::stoi(heard.field("Retry-After")), 0);
  EXPECT_EQ(Caller(open.port).get("/x").status, 429);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
  EXPECT_EQ(open.house.flooded_by(Flood::work), "127.0.0.1");
  EXPECT_GE(open.counters().overworked, 2U);
}

// Nothing is lost: it waits on the caller's side until it can be paid for.
TEST(Limits, ALineThatCostsTooMuchWorkIsHeardLater) {
  DoorSettings settings;
  settings.limits.work = {0.1, 0.01};
  OpenHouse open(settings);
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  for (int i = 0; i < 5; ++i) {
    caller.say_frame("work");
    EXPECT_EQ(caller.hear_frame().text, "work");
  }
  EXPECT_GE(open.counters().overworked, 4U);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
}

TEST(Limits, ALineThatIsMadeToWaitStillEnds) {
  DoorSettings settings;
  settings.limits.work = {1e-6, 0.01};
  OpenHouse open(settings);
  {
    Caller caller(open.port);
    ASSERT_TRUE(caller.open_line());
    caller.say_frame("work");
    EXPECT_TRUE(until([&] { return open.counters().overworked == 1; }));
  }
  open.doors->stop(100ms);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
}

TEST(Limits, NonsenseCountsAsARequest) {
  DoorSettings settings;
  settings.limits.requests = {0.01, 2};
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/..").status, 400);
  EXPECT_EQ(caller.get("/..").status, 400);
  EXPECT_EQ(caller.get("/..").status, 429);
}

TEST(Limits, BehindAProxyEachCallerHasHisOwnBucket) {
  DoorSettings settings;
  settings.trusted_proxies = {"127.0.0.1"};
  settings.limits.requests = {0.01, 1};
  settings.limits.connections_per_address = 1;
  OpenHouse open(settings);
  Caller proxy(open.port);
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 192.0.2.1\r\n").status, 429);
  EXPECT_EQ(Caller(open.port).get("/x", "X-Forwarded-For: 192.0.2.2\r\n").status, 200);
  // One household of IPv6 is one caller.
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 2001:db8:1:2::1\r\n").status, 200);
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 2001:db8:1:2::2\r\n").status, 429);
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 2001:db8:1:3::1\r\n").status, 200);
}

TEST(Limits, BehindAProxyEachCallersLinesAreCounted) {
  DoorSettings settings;
  settings.trusted_proxies = {"127.0.0.1"};
  settings.limits.connections_per_address = 2;
  OpenHouse open(settings);
  Caller first(open.port);
  Caller second(open.port);
  Caller third(open.port);
  const std::string from = "X-Forwarded-For: 192.0.2.1\r\n";
  EXPECT_TRUE(first.open_line(from));
  ASSERT_TRUE(open.house.wait_for_lines(1));
  EXPECT_EQ(open.house.last_ticket(), "192.0.2.1");
  EXPECT_TRUE(second.open_line(from));
  EXPECT_EQ(third.ask(testing::handshake("/line", from)).status, 429);
  EXPECT_TRUE(third.open_line("X-Forwarded-For: 192.0.2.2\r\n"));
  first.vanish();
  ASSERT_TRUE(open.house.wait_for_lines(3));
  ASSERT_TRUE(until([&] { return open.house.ended() == 1; }));
  EXPECT_TRUE(Caller(open.port).open_line(from));
}

TEST(Limits, OneAddressHasSoManyConnections) {
  DoorSettings settings;
  settings.limits.connections_per_address = 2;
  OpenHouse open(settings);
  Caller first(open.port);
  auto second = std::make_unique<Caller>(open.port);
  EXPECT_EQ(first.get("/x").status, 200);
  EXPECT_EQ(second->get("/x").status, 200);
  Caller third(open.port);
  EXPECT_TRUE(third.hear().has("\"too_many_connections\""));
  EXPECT_TRUE(third.is_closed());
  EXPECT_EQ(open.counters().refused_address, 1U);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
  second.reset();
  EXPECT_TRUE(until([&] { return open.counters().connections == 1; }));
  EXPECT_EQ(Caller(open.port).get("/x").status, 200);
}

TEST(Limits, TheHouseHasSoManyConnections) {
  DoorSettings settings;
  settings.limits.connections = 2;
  OpenHouse open(settings);
  Caller first(open.port, "127.0.0.2");
  Caller second(open.port, "127.0.0.3");
  EXPECT_EQ(first.get("/x").status, 200);
  EXPECT_EQ(second.get("/x").status, 200);
  const Heard heard = Caller(open.port, "127.0.0.4").hear();
  EXPECT_EQ(heard.status, 503);
  EXPECT_TRUE(heard.has("\"house_full\""));
  EXPECT_EQ(open.counters().refused_full, 1U);
}

DoorSettings for_one_and_a_guard(Milliseconds brief) {
  DoorSettings settings;
  settings.limits.connections = 1;
  settings.limits.reserve = 1;
  settings.limits.brief = brief;
  settings.vital = {"/health"};
  return settings;
}

TEST(Limits, AFullHouseStillSaysThatItLives) {
  OpenHouse open(for_one_and_a_guard(testing::kPatience));
  Caller first(open.port, "127.0.0.2");
  EXPECT_EQ(first.get("/x").status, 200);
  const auto next = [&](const std::string& request) {
    const Heard heard = Caller(open.port, "127.0.0.3").ask(request);
    EXPECT_EQ(heard.field("Connection"), "close");
    EXPECT_TRUE(until([&] { return open.counters().connections == 1; }));
    return heard;
  };
  EXPECT_EQ(next("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").status, 200);
  EXPECT_TRUE(next("GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n").has("\"house_full\""));
  EXPECT_TRUE(next(testing::handshake("/line")).has("\"house_full\""));
  EXPECT_EQ(open.counters().refused_full, 2U);
}

TEST(Limits, NobodyCanSitOnTheReserve) {
  OpenHouse open(for_one_and_a_guard(200ms));
  Caller first(open.port, "127.0.0.2");
  EXPECT_EQ(first.get("/x").status, 200);
  for (const std::string beginning : {"", "GET /health HTTP/1.1\r\nHo"}) {
    Caller slow(open.port, "127.0.0.3");
    slow.say(beginning);
    EXPECT_TRUE(slow.hear().has("\"house_full\""));
    slow.vanish();
    EXPECT_TRUE(until([&] { return open.counters().connections == 1; }));
  }
  EXPECT_TRUE(until([&] { return Caller(open.port, "127.0.0.4").get("/health").status == 200; }));
}

TEST(Limits, ThatTheHouseIsFullIsToldOnceAMinute) {
  const auto start = std::chrono::steady_clock::now();
  DoorSettings settings;
  settings.limits.connections = 1;
  settings.limits.sweep = 5ms;
  OpenHouse open(settings);
  Caller first(open.port, "127.0.0.2");
  EXPECT_EQ(first.get("/x").status, 200);
  for (int i = 0; i < 40; ++i) {
    EXPECT_TRUE(Caller(open.port, "127.0.0.3").hear().has("\"house_full\""));
    ASSERT_TRUE(open.house.complained());
  }
  const auto minutes = (std::chrono::steady_clock::now() - start) / 60s;
  EXPECT_LE(open.house.complaints(), 1U + static_cast<std::size_t>(minutes));
}

TEST(Limits, WhoeverComesTooOftenIsTurnedAway) {
  DoorSettings settings;
  settings.limits.arrivals = {0.01, 5};
  OpenHouse open(settings);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(Caller(open.port).get("/x").status, 200);
  EXPECT_EQ(Caller(open.port).hear().status, 429);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
  EXPECT_EQ(open.counters().refused_often, 1U);
}

TEST(Limits, TheBooksAreKept) {
  OpenHouse open;
  Caller caller(open.port);
  caller.get("/x");
  caller.get("/..");
  caller.get("/drop");
  const Counters counters = open.counters();
  EXPECT_EQ(counters.connections, 1U);
  EXPECT_EQ(counters.accepted, 1U);
  EXPECT_EQ(counters.answers[2], 1U);
  EXPECT_EQ(counters.answers[4], 1U);
  EXPECT_EQ(counters.answers[5], 1U);
  EXPECT_EQ(counters.bytes_in, 3 * std::string("GET  HTTP/1.1\r\nHost: localhost\r\n\r\n").size() +
                                   std::string("/x/../drop").size());
  EXPECT_GT(counters.bytes_out, 1000U);
}

}  // namespace
}  // namespace noblesse

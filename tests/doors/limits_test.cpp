// Every limit of HTTP, reached.
#include <gtest/gtest.h>

#include "tests/doors/caller.h"
#include "tests/doors/open_house.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::Heard;
using testing::OpenHouse;

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
  endless.patience(8000);
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
  const auto start = std::chrono::steady_clock::now();
  caller.patience(20);
  for (const char byte :
       std::string("GET / HTTP/1.1\r\nHost: localhost\r\nX: aaaaaaaaaaaaaaaaaaaa")) {
    if (!caller.say(std::string(1, byte)) || caller.fill()) break;
  }
  caller.patience(8000);
  EXPECT_TRUE(caller.hear().has("\"request_too_slow\""));
  EXPECT_TRUE(caller.is_closed());
  EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
}

TEST(Limits, WhoeverSaysNothingIsShownOut) {
  DoorSettings settings;
  settings.limits.header = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(open.counters().timed_out, 1U);
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
  for (int i = 0; i < 300 && open.counters().timed_out == 0; ++i) std::this_thread::sleep_for(10ms);
  EXPECT_EQ(open.counters().timed_out, 1U);
}

TEST(Limits, OneAddressThatFloodsIsSlowedDownAndOthersAreNot) {
  DoorSettings settings;
  settings.limits.requests = {1, 10};
  OpenHouse open(settings);
  Caller caller(open.port);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(caller.get("/x").status, 200);
  const Heard heard = caller.get("/x");
  EXPECT_EQ(heard.status, 429);
  EXPECT_TRUE(heard.has("\"too_many_requests\""));
  EXPECT_EQ(heard.field("Retry-After"), "1");
  EXPECT_EQ(heard.field("Connection"), "keep-alive");
  EXPECT_EQ(Caller(open.port).get("/x").status, 429);
  EXPECT_EQ(Caller(open.port, "127.0.0.2").get("/x").status, 200);
  EXPECT_GE(open.counters().limited_requests, 2U);
}

TEST(Limits, NonsenseCountsAsARequest) {
  DoorSettings settings;
  settings.limits.requests = {1, 2};
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/..").status, 400);
  EXPECT_EQ(caller.get("/..").status, 400);
  EXPECT_EQ(caller.get("/..").status, 429);
}

TEST(Limits, BehindAProxyEachCallerHasHisOwnBucket) {
  DoorSettings settings;
  settings.trusted_proxies = {"127.0.0.1"};
  settings.limits.requests = {1, 1};
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
  open.house.wait_for_lines(3);
  for (int i = 0; i < 100 && open.house.ended() == 0; ++i) std::this_thread::sleep_for(10ms);
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
  for (int i = 0; i < 100 && open.counters().connections > 1; ++i)
    std::this_thread::sleep_for(10ms);
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

TEST(Limits, WhoeverComesTooOftenIsTurnedAway) {
  DoorSettings settings;
  settings.limits.arrivals = {0.1, 5};
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

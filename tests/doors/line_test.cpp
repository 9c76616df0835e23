// WebSockets over real sockets.
#include <gtest/gtest.h>

#include "tests/doors/caller.h"
#include "tests/doors/open_house.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::client_frame;
using testing::Frame;
using testing::handshake;
using testing::Heard;
using testing::OpenHouse;
using testing::until;

constexpr int kText = 1;
constexpr int kBinary = 2;
constexpr int kMore = 0;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;

TEST(Line, HandsAreShakenAndTextGoesBothWays) {
  OpenHouse open;
  Caller caller(open.port);
  const Heard heard = caller.ask(handshake("/line"));
  EXPECT_EQ(heard.status, 101);
  EXPECT_EQ(heard.field("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(heard.head.find("Beast"), std::string::npos) << heard.head;
  caller.say_frame("Grüß Gott");
  const Frame frame = caller.hear_frame();
  EXPECT_EQ(frame.opcode, kText);
  EXPECT_EQ(frame.text, "Grüß Gott");
  caller.say_frame("\x03\xe8", kClose);
  EXPECT_EQ(caller.hear_close(), 1000);
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(open.house.end_of_last(), LineEnd::left);
}

TEST(Line, TheHouseMayRefuse) {
  OpenHouse open;
  Caller caller(open.port);
  const Heard heard = caller.ask(handshake("/elsewhere"));
  EXPECT_EQ(heard.status, 404);
  EXPECT_EQ(heard.body, "no line");
  EXPECT_TRUE(caller.open_line()) << "the connection is still good";
}

// Until it is known who comes, nobody has more than a request.
TEST(Line, TheHouseMayTakeItsTime) {
  DoorSettings settings;
  settings.limits.reply = 300ms;
  OpenHouse open(settings);
  Caller late(open.port);
  ASSERT_TRUE(late.open_line("", "/line/late"));
  late.say_frame("well?");
  EXPECT_EQ(late.hear_frame().text, "well?");
  Caller never(open.port);
  EXPECT_TRUE(never.ask(handshake("/line/never")).has("answer_too_late"));
  Caller failed(open.port);
  EXPECT_TRUE(failed.ask(handshake("/line/throw")).has("no_answer"));
  EXPECT_TRUE(failed.open_line()) << "the connection is still good";
  EXPECT_TRUE(open.house.wait_for_lines(2));
  EXPECT_EQ(open.counters().lines_opened, 2U);
}

TEST(Line, AForeignOriginIsRefused) {
  OpenHouse open;
  for (const std::string forged :
       {"Origin: http://evil.example\r\n", "Origin: null\r\n", "Cookie: s=1\r\n",
        "Origin: http://localhost:8080\r\nCookie: s=1\r\n", "Origin: https://localhost\r\n"}) {
    EXPECT_TRUE(Caller(open.port).ask(handshake("/line", forged)).has("foreign_origin")) << forged;
  }
  EXPECT_TRUE(Caller(open.port).open_line("Origin: http://localhost\r\nCookie: s=1\r\n"));
  EXPECT_TRUE(Caller(open.port).open_line("Authorization: Bearer t\r\n"));
}

TEST(Line, ABadHandshakeIsRefused) {
  OpenHouse open;
  const std::string good = handshake("/line");
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    return bad.replace(bad.find(from), from.size(), to);
  };
  for (const std::string& bad :
       {with("Version: 13", "Version: 8"), with("Version: 13", "Version: 131"),
        with("Connection: Upgrade", "Connection: close"), with("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        with("GET", "POST"), with("HTTP/1.1", "HTTP/1.0"), good + "too early"}) {
    const Heard heard = Caller(open.port).ask(bad);
    EXPECT_TRUE(heard.has("bad_handshake")) << bad << heard.body;
    EXPECT_EQ(heard.field("Sec-WebSocket-Version"), "13");
  }
}

TEST(Line, FragmentsAreJoinedAndPingsInBetweenAnswered) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("Mil", kText, false);
  caller.say_frame("are you there", kPing);
  caller.say_frame("le Gra", kMore, false);
  caller.say_frame("zie", kMore);
  const Frame pong = caller.hear_frame();
  EXPECT_EQ(pong.opcode, kPong);
  EXPECT_EQ(pong.text, "are you there");
  EXPECT_EQ(caller.hear_frame().text, "Mille Grazie");
}

TEST(Line, ALetterMayBeSplitBetweenFragments) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("\xc3", kText, false);
  caller.say_frame("\xbc", kMore);
  EXPECT_EQ(caller.hear_frame().text, "ü");
}

TEST(Line, WhateverIsNotUtf8IsRefused) {
  OpenHouse open;
  for (const std::string text :
       {"\xff", "\xc0\xaf", "\xed\xa0\x80", "abc\xc3", "\xf4\x90\x80\x80"}) {
    Caller caller(open.port);
    ASSERT_TRUE(caller.open_line());
    caller.say_frame(text);
    EXPECT_EQ(caller.hear_close(), 1007);
    caller.finish_sending();
    EXPECT_TRUE(caller.is_closed());
    EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);
  }
}

TEST(Line, BinaryIsRefused) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("abc", kBinary);
  EXPECT_EQ(caller.hear_close(), 1003);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);
}

TEST(Line, AMessageMayBeSixteenKilobytesAndNoMore) {
  OpenHouse open;
  const std::string limit(16 * 1024, 'x');
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame(limit);
  EXPECT_EQ(caller.hear_frame().text, limit);
  caller.say_frame(limit + "x");
  EXPECT_EQ(caller.hear_close(), 1009);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);

  // In pieces, or only announced: the same.
  Caller pieces(open.port);
  ASSERT_TRUE(pieces.open_line());
  pieces.say_frame(limit, kText, false);
  pieces.say_frame("x", kMore, false);
  EXPECT_EQ(pieces.hear_close(), 1009);
  Caller liar(open.port);
  ASSERT_TRUE(liar.open_line());
  liar.say(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14));
  EXPECT_EQ(liar.hear_close(), 1009);
}

TEST(Line, FramesThatAreNoneAreRefused) {
  OpenHouse open;
  for (const std::string& wrong :
       {client_frame(kText, "unmasked", true, false), client_frame(3, "reserved"),
        client_frame(kMore, "of nothing"), client_frame(kPing, std::string(126, 'x')),
        client_frame(kPing, "in pieces", false), client_frame(kText | 0x40, "compressed"),
        client_frame(kClose, "\x03")}) {
    Caller caller(open.port);
    ASSERT_TRUE(caller.open_line());
    caller.say(wrong);
    EXPECT_EQ(caller.hear_close(), 1002);
    EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);
  }
}

TEST(Line, TooManyFramesAreRefused) {
  DoorSettings settings;
  settings.limits.frames = {0.01, 10};
  settings.limits.farewell = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  for (int i = 0; i < 11; ++i) caller.say_frame("x");
  for (int i = 0; i < 10; ++i) EXPECT_EQ(caller.hear_frame().text, "x");
  EXPECT_EQ(caller.hear_close(), 1008);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);

  Caller pinger(open.port);
  ASSERT_TRUE(pinger.open_line());
  for (int i = 0; i < 12; ++i) pinger.say_frame("", kPing);
  EXPECT_EQ(pinger.hear_close(), 1008);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::broke_the_rules);
  EXPECT_EQ(open.counters().broke_the_rules, 2U);
}

TEST(Line, EmptyPiecesWithoutEndAreRefused) {
  DoorSettings settings;
  settings.limits.line_bytes = {1000, 10'000};
  OpenHouse open(settings);
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("", kText, false);
  std::string pieces;
  for (int i = 0; i < 3000; ++i) pieces += client_frame(kMore, "", false);
  caller.say(pieces);
  EXPECT_EQ(caller.hear_close(), 1008);
}

TEST(Line, SilenceIsAskedForASignOfLifeAndThenGivenUp) {
  DoorSettings settings;
  settings.limits.ping = 50ms;
  settings.limits.gone = 2s;  // that long nobody who wants to answer is kept from it
  OpenHouse open(settings);
  Caller polite(open.port);
  ASSERT_TRUE(polite.open_line());
  Caller silent(open.port);
  ASSERT_TRUE(silent.open_line());
  while (open.house.ended() == 0) {
    const Frame ping = polite.hear_frame();
    ASSERT_EQ(ping.opcode, kPing);
    polite.say_frame(ping.text, kPong);
  }
  EXPECT_EQ(open.house.end_of_last(), LineEnd::timed_out);
  EXPECT_TRUE(silent.is_closed());
  polite.say_frame("still here");
  Frame frame = polite.hear_frame();
  while (frame.opcode == kPing) frame = polite.hear_frame();
  EXPECT_EQ(frame.text, "still here");
}

TEST(Line, WhoeverDoesNotTakeWhatIsSentIsTooSlow) {
  OpenHouse open;
  Caller caller(open.port, nullptr, 4096);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("flood");
  EXPECT_EQ(open.house.end_of_last(), LineEnd::too_slow);
  EXPECT_EQ(open.counters().too_slow, 1U);
  EXPECT_TRUE(until([&] { return open.counters().queue_bytes == 0; }));
}

TEST(Line, WhoeverVanishesIsLost) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say(client_frame(kText, "half a fra").substr(0, 7));
  caller.vanish();
  EXPECT_EQ(open.house.end_of_last(), LineEnd::lost);
}

TEST(Line, FramesOfOneLineKeepTheirOrder) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("count");
  for (int i = 0; i < 100; ++i) EXPECT_EQ(caller.hear_frame().text, std::to_string(i));
}

TEST(Line, TheHouseClosesWithItsOwnWordsAfterWhatItSaid) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("close");
  EXPECT_EQ(caller.hear_frame().text, "goodbye");
  const Frame frame = caller.hear_frame();
  EXPECT_EQ(frame.code(), 4001);
  EXPECT_EQ(frame.text.substr(2), "as you wish");
  caller.say_frame(frame.text, kClose);
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
}

TEST(Line, WhoeverDoesNotSayGoodbyeIsHungUpOn) {
  DoorSettings settings;
  settings.limits.farewell = 200ms;
  OpenHouse open(settings);
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("close");
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
}

TEST(Line, AHouseThatFailsClosesTheLine) {
  OpenHouse open;
  Caller caller(open.port);
  ASSERT_TRUE(caller.open_line());
  caller.say_frame("throw");
  EXPECT_EQ(caller.hear_close(), 1011);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
  EXPECT_EQ(open.counters().house_failures, 1U);
}

TEST(Line, ManyLinesAreTold) {
  OpenHouse open;
  std::vector<std::unique_ptr<Caller>> callers;
  for (int i = 0; i < 50; ++i) {
    callers.push_back(std::make_unique<Caller>(open.port));
    ASSERT_TRUE(callers.back()->open_line());
  }
  ASSERT_TRUE(open.house.wait_for_lines(50));
  callers.front()->say_frame("all");
  for (const auto& caller : callers) EXPECT_EQ(caller->hear_frame().text, "news");
  EXPECT_TRUE(until([&] { return open.counters().frames_out >= 50; }));
  const Counters counters = open.counters();
  EXPECT_EQ(counters.lines, 50U);
  EXPECT_EQ(counters.frames_in, 1U);
  EXPECT_EQ(counters.frames_out, 50U);
}

}  // namespace
}  // namespace noblesse

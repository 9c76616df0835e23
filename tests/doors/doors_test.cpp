// Opening, closing, time, and TLS.
#include "doors/doors.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>

#include "tests/doors/caller.h"
#include "tests/doors/certificate.h"
#include "tests/doors/open_house.h"
#include "tests/doors/secure_caller.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::Heard;
using testing::kPatience;
using testing::OpenHouse;
using testing::SecureCaller;
using testing::SmallHouse;

std::string complaint(const DoorSettings& settings) {
  SmallHouse house;
  const auto opened = Doors::open(settings, house);
  return opened ? "" : opened.error().message;
}

TEST(Doors, SayWhyTheyCannotBeOpened) {
  const OpenHouse open;
  DoorSettings settings;
  settings.port = open.port;
  EXPECT_EQ(complaint(settings),
            "127.0.0.1 port " + std::to_string(open.port) +
                " is in use already; stop who uses it, or choose another port");
  settings = {.address = "nowhere", .port = 0};
  EXPECT_EQ(complaint(settings),
            "\"nowhere\" is not an address to listen on; write 127.0.0.1, 0.0.0.0 or ::");
  settings = {.port = 0, .trusted_proxies = {"10.0.0.0/33"}};
  EXPECT_EQ(complaint(settings),
            "trusted proxies: \"10.0.0.0/33\": behind the slash stands a number from 0 to 32");
  settings = {.port = 0, .certificate = "x.pem"};
  EXPECT_EQ(complaint(settings), "a certificate and its key are given both or neither");
  settings.key = "y.pem";
  EXPECT_EQ(complaint(settings), "\"x.pem\" cannot be read");
  settings = {.port = 0};
  settings.limits.ping = settings.limits.gone;
  EXPECT_NE(complaint(settings).find("ping < gone"), std::string::npos);
  settings = {.port = 0};
  settings.limits.frames = {0, 1};
  EXPECT_NE(complaint(settings).find("more than 0 per second"), std::string::npos);
}

TEST(Doors, ListenOnIPv6Too) {
  SmallHouse house;
  EXPECT_TRUE(Doors::open({.address = "::", .port = 0}, house).has_value());
}

TEST(Doors, MayBeThrownAwayWithCallersInside) {
  SmallHouse house;
  auto doors = Doors::open({.port = 0}, house);
  ASSERT_TRUE(doors);
  house.attach(**doors);
  Caller waiting((*doors)->port());
  Caller line((*doors)->port());
  std::thread thread([&] { (*doors)->run(); });
  waiting.say("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n");
  ASSERT_TRUE(line.open_line());
  (*doors)->stop(0ms);
  thread.join();
  doors->reset();
  EXPECT_TRUE(waiting.is_closed());
}

TEST(Doors, MayNeverBeRun) {
  SmallHouse house;
  auto doors = Doors::open({.port = 0}, house);
  ASSERT_TRUE(doors);
  const Caller caller((*doors)->port());
  (*doors)->post([] { FAIL() << "nobody ran this"; });
}

TEST(Doors, StopAfterAnsweringWhatIsAsked) {
  OpenHouse open;
  Caller idle(open.port);
  EXPECT_EQ(idle.get("/x").status, 200);
  Caller line(open.port);
  ASSERT_TRUE(line.open_line());
  Caller asking(open.port);
  const std::uint64_t before = open.counters().bytes_in;
  const std::string question = "GET /late?ms=300 HTTP/1.1\r\nHost: localhost\r\n\r\n";
  asking.say(question);
  ASSERT_TRUE(open.has_heard(before + question.size()));
  const auto start = std::chrono::steady_clock::now();
  open.doors->stop(2 * kPatience);
  const testing::Frame frame = line.hear_frame();
  EXPECT_EQ(frame.code(), 1012);
  EXPECT_EQ(frame.text.substr(2), "service restart");
  line.say_frame(frame.text, 8);
  EXPECT_TRUE(line.is_closed());
  EXPECT_TRUE(idle.is_closed());
  EXPECT_THROW(Caller(open.port).get("/x"), std::runtime_error) << "nobody is let in any more";
  const Heard heard = asking.hear();
  EXPECT_EQ(heard.body, "late");
  EXPECT_EQ(heard.field("Connection"), "close");
  asking.vanish();
  open.join();
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
  EXPECT_LT(std::chrono::steady_clock::now() - start, kPatience) << "the grace was waited out";
}

TEST(Doors, StopForGoodWhenTheGraceIsOver) {
  OpenHouse open;
  Caller line(open.port);
  ASSERT_TRUE(line.open_line());
  Caller asking(open.port);
  const std::uint64_t before = open.counters().bytes_in;
  const std::string question = "GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n";
  asking.say(question);
  Caller half(open.port);
  const std::string beginning = "GET /x HTTP/1.1\r\nHo";
  half.say(beginning);
  ASSERT_TRUE(open.has_heard(before + question.size() + beginning.size()));
  const auto start = std::chrono::steady_clock::now();
  open.doors->stop(300ms);
  open.join();
  const auto time = std::chrono::steady_clock::now() - start;
  EXPECT_GE(time, 290ms);
  EXPECT_LT(time, kPatience);
  EXPECT_EQ(open.house.end_of_last(), LineEnd::dismissed);
  EXPECT_TRUE(asking.is_closed());
  EXPECT_TRUE(half.is_closed());
}

TEST(Doors, RingWhenItIsTime) {
  OpenHouse open;
  std::vector<int> rung;
  std::promise<void> done;
  open.doors->post([&] {
    open.doors->after(60ms, [&] {
      rung.push_back(3);
      done.set_value();
    });
    open.doors->after(20ms, [&] { rung.push_back(1); });
    const TimerId cancelled = open.doors->after(30ms, [&] { rung.push_back(2); });
    EXPECT_TRUE(open.doors->cancel(cancelled));
    EXPECT_FALSE(open.doors->cancel(cancelled));
    open.doors->after(25ms, [] { throw std::runtime_error("does not stop the bell"); });
  });
  ASSERT_EQ(done.get_future().wait_for(kPatience), std::future_status::ready);
  EXPECT_EQ(rung, (std::vector<int>{1, 3}));
}

TEST(Doors, TakeDeedsFromManyThreads) {
  OpenHouse open;
  int sum = 0;  // touched by the network thread alone
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < 1000; ++k) open.doors->post([&] { ++sum; });
    });
  }
  for (std::thread& thread : threads) thread.join();
  open.counters();
  EXPECT_EQ(sum, 4000);
}

class Secure : public ::testing::Test {
 protected:
  Secure() {
    testing::write_certificate(folder_ / "cert.pem", folder_ / "key.pem");
    settings_.certificate = folder_ / "cert.pem";
    settings_.key = folder_ / "key.pem";
  }
  ~Secure() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ = testing::fresh_folder();
  DoorSettings settings_;
};

TEST_F(Secure, RequestsAndLinesGoOverTls) {
  OpenHouse open(settings_);
  SecureCaller caller(open.port);
  ASSERT_TRUE(caller.shake_hands());
  caller.say("GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n");
  std::string answer;
  while (!answer.contains("\r\n\r\n0 /x")) {
    answer += caller.hear();
    ASSERT_FALSE(answer.empty());
  }
  EXPECT_NE(answer.find("0 /x 127.0.0.1 secure "), std::string::npos) << answer;
  EXPECT_NE(answer.find("Strict-Transport-Security: max-age="), std::string::npos);
  caller.say(testing::handshake("/line", "Origin: https://localhost\r\nCookie: a=b\r\n"));
  EXPECT_TRUE(caller.hear().starts_with("HTTP/1.1 101"));
  caller.say(testing::client_frame(1, "secret"));
  EXPECT_EQ(caller.hear(), "\x81\x06secret");
}

TEST_F(Secure, OldVersionsAndPlainTextAreRefused) {
  OpenHouse open(settings_);
  EXPECT_TRUE(SecureCaller(open.port, TLS1_2_VERSION).shake_hands());
  EXPECT_FALSE(SecureCaller(open.port, TLS1_1_VERSION).shake_hands());
  EXPECT_EQ(Caller(open.port).get("/x").status, 0);
}

TEST_F(Secure, AHandshakeThatDoesNotComeIsGivenUp) {
  settings_.limits.header = 200ms;
  OpenHouse open(settings_);
  EXPECT_TRUE(Caller(open.port).is_closed());
}

TEST_F(Secure, StopSaysGoodbye) {
  OpenHouse open(settings_);
  SecureCaller caller(open.port);
  ASSERT_TRUE(caller.shake_hands());
  caller.say(testing::handshake("/line"));
  EXPECT_TRUE(caller.hear().starts_with("HTTP/1.1 101"));
  open.doors->stop(2s);
  EXPECT_EQ(caller.hear().substr(2, 2), "\x03\xf4");
}

TEST_F(Secure, ABadCertificateIsNamed) {
  std::ofstream(folder_ / "nonsense.pem") << "nonsense";
  testing::write_certificate(folder_ / "other.pem", folder_ / "other-key.pem");
  settings_.port = 0;
  DoorSettings bad = settings_;
  bad.certificate = folder_ / "nonsense.pem";
  EXPECT_NE(complaint(bad).find("holds no certificate in PEM"), std::string::npos);
  bad = settings_;
  bad.key = folder_ / "nonsense.pem";
  EXPECT_NE(complaint(bad).find("holds no private key in PEM"), std::string::npos);
  bad.key = folder_ / "other-key.pem";
  EXPECT_NE(complaint(bad).find("is not the key of"), std::string::npos) << complaint(bad);
}

TEST_F(Secure, ACertificateCanBeRenewedWhileOpen) {
  OpenHouse open(settings_);
  const auto renew = [&] {
    std::promise<bool> renewed;
    open.doors->post([&] { renewed.set_value(open.doors->renew_certificate().has_value()); });
    return renewed.get_future().get();
  };
  EXPECT_TRUE(renew());
  std::ofstream(folder_ / "cert.pem") << "nonsense";
  EXPECT_FALSE(renew());
  EXPECT_TRUE(SecureCaller(open.port).shake_hands()) << "the old one is kept";
}

}  // namespace
}  // namespace noblesse

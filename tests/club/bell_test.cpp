// The bell reaches who asked for it, and nobody whom the club alone could reach.
#include "club/bell.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "doors/doors.h"
#include "tests/until.h"

namespace noblesse {
namespace {

TEST(Bell, ReadsAddresses) {
  EXPECT_EQ(read_url("https://example.org").value(),
            (Destination{true, "example.org", "443", "/"}));
  EXPECT_EQ(read_url("http://example.org:8080/turn?who=me").value(),
            (Destination{false, "example.org", "8080", "/turn?who=me"}));
  EXPECT_EQ(read_url("https://example.org?x").value(),
            (Destination{true, "example.org", "443", "/?x"}));
  EXPECT_EQ(read_url("http://[2001:db8::1]:81/").value(),
            (Destination{false, "2001:db8::1", "81", "/"}));
  for (const char* bad :
       {"", "example.org", "ftp://example.org", "http://", "https:///x", "http://user@example.org",
        "http://example.org:port", "http://example.org:", "http://a b", "http://a\r\nHost: b",
        "http://example.org#here", "http://example.org\\@b", "file:///etc/passwd"}) {
    EXPECT_FALSE(read_url(bad)) << bad;
  }
}

TEST(Bell, WaitsAsLongAsItIsAsked) {
  constexpr std::int64_t kNow = 1445412480'000;  // Wed, 21 Oct 2015 07:28:00 GMT
  EXPECT_EQ(read_retry_after("120", kNow), Milliseconds(120'000));
  EXPECT_EQ(read_retry_after("Wed, 21 Oct 2015 07:29:30 GMT", kNow), Milliseconds(90'000));
  EXPECT_EQ(read_retry_after("Wed, 21 Oct 2015 07:00:00 GMT", kNow), Milliseconds(0));
  for (const char* bad : {"", "soon", "-5", "12 ", "1e9", "99999999999", "21 Oct 2015"}) {
    EXPECT_EQ(read_retry_after(bad, kNow), std::nullopt) << bad;
  }
}

TEST(Bell, NamesTheServiceThatItCalls) {
  EXPECT_EQ(origin_of(*read_url("https://example.org/push/1?x")), "https://example.org");
  EXPECT_EQ(origin_of(*read_url("https://example.org:8443/")), "https://example.org:8443");
  EXPECT_EQ(origin_of(*read_url("http://[2001:db8::1]:81/")), "http://[2001:db8::1]:81");
}

TEST(Bell, KnowsWhatIsPublic) {
  for (const char* ours :
       {"127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1",
        "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"}) {
    EXPECT_FALSE(is_public(*Address::read(ours))) << ours;
  }
  for (const char* open : {"8.8.8.8", "172.32.0.1", "2606:4700::1", "193.0.6.139"}) {
    EXPECT_TRUE(is_public(*Address::read(open))) << open;
  }
}

// Somebody who is called.
class Callee final : public House {
 public:
  void ask(Asking asking, Reply reply) override {
    bodies.push_back(asking.path + " " + asking.body);
    if (asking.path == "/silent" && !talks) return held.push_back(std::move(reply));
    Answer answer;
    answer.status = asking.path == "/broken" ? 500 : 204;
    reply(std::move(answer));
  }
  void admit(Asking, Verdict verdict) override { verdict(std::unexpected(Answer{})); }
  void opened(LineId, Admission) override {}
  void heard(LineId, std::string_view) override {}
  void closed(LineId, LineEnd) override {}

  // Whoever was kept waiting is answered, and nobody is any more.
  void let_go(Doors& doors) {
    doors.post([this] {
      talks = true;
      for (Reply& reply : held) reply(Answer{.status = 204});
      held.clear();
    });
  }

  std::vector<std::string> bodies;
  std::vector<Reply> held;
  bool talks = false;
};

class Rung : public ::testing::Test {
 protected:
  void SetUp() override {
    DoorSettings settings;
    settings.port = 0;
    auto opened = Doors::open(settings, callee_);
    ASSERT_TRUE(opened) << opened.error().message;
    doors_ = std::move(*opened);
    network_ = std::thread([this] { doors_->run(); });
  }
  void TearDown() override { hang_up(); }

  void hang_up() {
    if (!network_.joinable()) return;
    doors_->stop(Milliseconds(100));
    network_.join();
  }
  std::string url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(doors_->port()) + path;
  }
  static void wait_for(const Bell& bell, std::uint64_t calls) {
    EXPECT_TRUE(testing::until([&] { return bell.rung() + bell.failed() >= calls; }));
  }

  Callee callee_;
  std::unique_ptr<Doors> doors_;
  std::thread network_;
};

TEST_F(Rung, TheAddressIsToldAndTheAnswerCounts) {
  const auto bell = Bell::start(Bell::Reach::anywhere).value();
  bell->ring(url("/turn"), R"({"event":"your turn"})");
  bell->ring(url("/broken"), "{}");
  bell->ring("http://127.0.0.1:1/", "{}");
  wait_for(*bell, 3);
  EXPECT_EQ(bell->rung(), 1U);
  EXPECT_EQ(bell->failed(), 2U);
  hang_up();
  std::ranges::sort(callee_.bodies);  // each is called on its own
  EXPECT_EQ(callee_.bodies,
            (std::vector<std::string>{"/broken {}", R"(/turn {"event":"your turn"})"}));
}

// One who takes the call and says nothing.
TEST_F(Rung, WhoAnswersSlowlyDelaysNobodyElse) {
  const auto bell = Bell::start(Bell::Reach::anywhere).value();
  for (int i = 0; i < 5; ++i) bell->ring(url("/silent"), "{}");
  bell->ring(url("/turn"), "{}");
  EXPECT_TRUE(testing::until([&] { return bell->rung() == 1; }));
  EXPECT_EQ(bell->failed(), 0U) << "the first of the slow ones is still waited for";
  callee_.let_go(*doors_);
  wait_for(*bell, 6);
}

TEST_F(Rung, NothingOfThisMachineIsCalledForAStranger) {
  const auto bell = Bell::start().value();
  bell->ring(url("/turn"), "{}");
  bell->ring("http://localhost:" + std::to_string(doors_->port()) + "/turn", "{}");
  wait_for(*bell, 2);
  EXPECT_EQ(bell->failed(), 2U);
  hang_up();
  EXPECT_TRUE(callee_.bodies.empty());
}

}  // namespace
}  // namespace noblesse

// One segment that breaks the rules twice: the line ends all the same, over real sockets, plain and
// with TLS, and the doors close in time.
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <vector>

#include "tests/doors/caller.h"
#include "tests/doors/certificate.h"
#include "tests/doors/open_house.h"
#include "tests/doors/secure_caller.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::client_frame;
using testing::handshake;
using testing::OpenHouse;
using testing::SecureCaller;

constexpr int kAttackers = 40;

struct Attack {
  const char* name;
  std::string second;  // behind a binary frame, in the same segment
};

std::vector<Attack> attacks() {
  return {{"close", client_frame(8, "\x03\xe8")},
          {"empty close", client_frame(8, "")},
          {"not UTF-8", client_frame(1, "\xff")},
          {"unmasked", client_frame(1, "x", true, false)},
          {"reserved", client_frame(3, "x")},
          {"oversize", client_frame(1, std::string(16 * 1024 + 1, 'x')).substr(0, 100)},
          {"bad close", client_frame(8, "\x03")},
          {"ping and close", client_frame(9, "x") + client_frame(8, "\x03\xe8")}};
}

DoorSettings quick_settings() {
  DoorSettings settings;
  settings.limits.farewell = 300ms;
  settings.limits.arrivals = {1e6, 1e6};
  settings.limits.requests = {1e6, 1e6};
  settings.limits.connections_per_address = 10'000;
  return settings;
}

// Everybody is still there, says nothing and hears nothing: only the doors can end it.
void expect_nobody_left(OpenHouse& open, const char* name) {
  EXPECT_TRUE(testing::until([&] { return open.counters().connections == 0; })) << name;
  const Counters counters = open.counters();
  EXPECT_EQ(counters.lines, 0U) << name;
  EXPECT_EQ(open.house.ended(), counters.lines_opened) << name;
}

TEST(Leak, NoLineOutlivesABinaryFrameAndWhateverComesBehindIt) {
  OpenHouse open(quick_settings());
  for (const Attack& attack : attacks()) {
    std::vector<std::unique_ptr<Caller>> callers;
    for (int i = 0; i < kAttackers; ++i) {
      callers.push_back(std::make_unique<Caller>(open.port));
      ASSERT_TRUE(callers.back()->open_line());
    }
    for (const auto& caller : callers) caller->say(client_frame(2, "abc") + attack.second);
    expect_nobody_left(open, attack.name);
  }
}

class SecureLeak : public ::testing::Test {
 protected:
  SecureLeak() {
    testing::write_certificate(folder_ / "cert.pem", folder_ / "key.pem");
    settings_.certificate = folder_ / "cert.pem";
    settings_.key = folder_ / "key.pem";
  }
  ~SecureLeak() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ = testing::fresh_folder();
  DoorSettings settings_ = quick_settings();
};

TEST_F(SecureLeak, NorOverTls) {
  OpenHouse open(settings_);
  for (const Attack& attack : attacks()) {
    std::vector<std::unique_ptr<SecureCaller>> callers;
    for (int i = 0; i < kAttackers; ++i) {
      callers.push_back(std::make_unique<SecureCaller>(open.port));
      ASSERT_TRUE(callers.back()->shake_hands());
      callers.back()->say(handshake("/line"));
      ASSERT_TRUE(callers.back()->hear().starts_with("HTTP/1.1 101"));
    }
    for (const auto& caller : callers) caller->say(client_frame(2, "abc") + attack.second);
    expect_nobody_left(open, attack.name);
  }
}

// What was left hung up on nobody when the grace was over: the process stayed for ever.
TEST(Leak, TheDoorsCloseWithinTheirGraceWhateverWasSaid) {
  DoorSettings settings = quick_settings();
  settings.limits.farewell = 2 * testing::kPatience;
  OpenHouse open(settings);
  std::vector<std::unique_ptr<Caller>> callers;
  for (const Attack& attack : attacks()) {
    callers.push_back(std::make_unique<Caller>(open.port));
    ASSERT_TRUE(callers.back()->open_line());
    callers.back()->say(client_frame(2, "abc") + attack.second);
  }
  ASSERT_TRUE(open.house.wait_for_lines(callers.size()));
  const auto start = std::chrono::steady_clock::now();
  open.doors->stop(500ms);
  open.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, testing::kPatience);
  EXPECT_EQ(open.house.ended(), callers.size());
}

}  // namespace
}  // namespace noblesse

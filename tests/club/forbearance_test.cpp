// Whoever asks too often for what is costly waits; nobody else does.
#include "club/forbearance.h"

#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::code_of;
using testing::Heard;
using testing::HouseClub;
using namespace std::chrono_literals;

TEST(Forbearance, IsLostWithOneAndNotWithTheOthers) {
  Forbearance patience({0.5, 3});
  const Moment now{};
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(patience.lost_with("ann", now));
  const auto wait = patience.lost_with("ann", now);
  ASSERT_TRUE(wait);
  EXPECT_GT(*wait, 1s);
  EXPECT_LE(*wait, 2001ms);
  EXPECT_FALSE(patience.lost_with("bob", now));
  EXPECT_FALSE(patience.lost_with("ann", now + 2s));
  EXPECT_TRUE(patience.lost_with("ann", now + 2s));
}

TEST(Forbearance, ForgetsWhoHasNotComeForLong) {
  Forbearance patience({1, 1});
  Moment now{};
  for (int i = 0; i < 100'000; ++i) {
    now += 1ms;
    EXPECT_FALSE(patience.lost_with(std::to_string(i), now));
  }
  EXPECT_LT(patience.size(), 5000U);
}

class TooOften : public ::testing::Test {
 protected:
  // Of the usual settings, with a bucket that does not fill while the test runs.
  static ClubSettings settings() {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.requests = {0.001, 200};
    settings.doors.trusted_proxies = {"127.0.0.1"};
    return settings;
  }
  static std::string from(int host) {
    return "X-Forwarded-For: 192.0.2." + std::to_string(host) + "\r\n";
  }
  Heard sign_in(int host, const std::string& login) const {
    return open_.ask("POST", "/api/sessions",
                     R"({"login":")" + login + R"(","password":"wrong password"})", from(host));
  }

  HouseClub open_{settings()};
};

TEST_F(TooOften, OneAddressThatGuessesPasswordsShutsOutNobodyElse) {
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(code_of(sign_in(1, "login" + std::to_string(i))), "wrong_password");
  }
  const Heard refused = sign_in(1, "another");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(code_of(refused), "too_many_requests");
  EXPECT_FALSE(refused.field("Retry-After").empty());
  EXPECT_EQ(code_of(sign_in(2, "another")), "wrong_password");
}

TEST_F(TooOften, OneAddressDoesNotFillTheClub) {
  const auto guest = [&](int host) {
    return open_.ask("POST", "/api/guests", R"({"name":"Alice","bearer":true})", from(host));
  };
  const Heard first = guest(1);
  for (int i = 0; i < 99; ++i) EXPECT_EQ(guest(1).status, 201);
  EXPECT_EQ(code_of(guest(1)), "too_many_requests");
  EXPECT_EQ(guest(2).status, 201);

  const std::string token = testing::bearer(at(first, "token"));
  const auto lay_and_close = [&](int host) {
    const Heard laid = open_.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})",
                                 from(host) + token);
    if (laid.status != 201) return code_of(laid);
    open_.ask("DELETE", "/api/tables/" + at(laid, "table.id"), "", from(host + 1) + token);
    return std::string();
  };
  for (int i = 0; i < 50; ++i) EXPECT_EQ(lay_and_close(3), "");
  EXPECT_EQ(lay_and_close(3), "too_many_requests");
  EXPECT_EQ(lay_and_close(5), "");
}

// Those that may come at once soon may again; so many in a day may not. A club that was closed
// meanwhile has forgotten it.
TEST(Often, OneAddressLaysOnlySoManyTablesInADay) {
  constexpr int kADay = 20;
  ClubSettings settings = testing::easy_settings();
  settings.doors.limits.requests = {100'000, kADay};
  settings.doors.trusted_proxies = {"127.0.0.1"};
  settings.tables_per_person = 1000;
  HouseClub open(settings);
  const std::string token = testing::bearer(open.guest().token);
  const auto lay = [&](int host) {
    return open.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})",
                    "X-Forwarded-For: 192.0.2." + std::to_string(host) + "\r\n" + token);
  };
  const auto lay_all = [&] {
    for (int laid = 0; laid <= 2 * kADay;) {
      const Heard heard = lay(1);
      if (heard.status == 201) {
        ++laid;
      } else if (std::stoi(heard.field("Retry-After")) > 60) {
        return laid;
      }
    }
    return -1;
  };
  EXPECT_EQ(lay_all(), kADay);
  EXPECT_EQ(lay(2).status, 201) << "others are not made to wait";
  open.reopen();
  EXPECT_EQ(lay_all(), kADay);
}

}  // namespace
}  // namespace noblesse

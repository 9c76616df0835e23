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

class Often : public ::testing::Test {
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

TEST_F(Often, OneAddressThatGuessesPasswordsShutsOutNobodyElse) {
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(code_of(sign_in(1, "login" + std::to_string(i))), "wrong_password");
  }
  const Heard refused = sign_in(1, "another");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(code_of(refused), "too_many_requests");
  EXPECT_FALSE(refused.field("Retry-After").empty());
  EXPECT_EQ(code_of(sign_in(2, "another")), "wrong_password");
}

TEST_F(Often, OneAddressDoesNotFillTheClub) {
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

}  // namespace
}  // namespace noblesse

// Under which names the club answers without being told, and who sees its numbers.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::bearer;
using testing::Caller;
using testing::code_of;
using testing::Heard;
using testing::HouseClub;

Heard under_name(const HouseClub& open, const std::string& host, const std::string& more = "",
                 const std::string& path = "/api/version") {
  return Caller(open.port())
      .ask("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
}

TEST(Hosts, WithoutAnyTheClubAnswersToThisMachine) {
  const HouseClub open;
  std::array<char, 256> own{};
  ASSERT_EQ(::gethostname(own.data(), own.size() - 1), 0);
  const std::string name = own.data();
  const std::string port = ":" + std::to_string(open.port());
  for (const std::string& host :
       {std::string("localhost"), "localhost" + port, "LocalHost" + port, "127.0.0.1" + port,
        "[::1]" + port, std::string("192.168.1.7:8080"), "club.localhost" + port, name + port,
        name.substr(0, name.find('.')) + ".local" + port}) {
    EXPECT_EQ(under_name(open, host).status, 200) << host;
  }
}

// As a page elsewhere would have it that leads its own name here.
TEST(Hosts, AForeignNameIsRefusedWhateverIsAsked) {
  const HouseClub open;
  const auto guest = open.guest();
  for (const std::string& host :
       {std::string("evil.example"), "evil.example:" + std::to_string(open.port()),
        std::string("localhost.evil.example"), std::string("127.0.0.1.evil.example"),
        std::string("evillocalhost")}) {
    EXPECT_EQ(code_of(under_name(open, host)), "wrong_host") << host;
    EXPECT_EQ(under_name(open, host, bearer(guest.token), "/api/me").status, 421) << host;
    EXPECT_EQ(under_name(open, host, "", "/metrics").status, 421) << host;
  }
  std::string line = testing::handshake("/api/tables/x/line", bearer(guest.token));
  const std::size_t at = line.find("Host: ");
  line.replace(at, line.find("\r\n", at) - at, "Host: evil.example");
  EXPECT_EQ(Caller(open.port()).ask(line).status, 421);
}

TEST(Hosts, WhatTheOwnerNamesCountsAlone) {
  ClubSettings settings = testing::easy_settings();
  settings.doors.hosts = {"play.example.org"};
  const HouseClub open(settings);
  EXPECT_EQ(under_name(open, "play.example.org").status, 200);
  EXPECT_EQ(under_name(open, "localhost").status, 421);
}

TEST(MetricsKey, OpensTheNumbersToWhoComesThroughAProxy) {
  ClubSettings settings = testing::easy_settings();
  settings.metrics_key = "a key of the house";
  const HouseClub open(settings);
  const auto numbers = [&](const std::string& more) {
    return under_name(open, "localhost", more, "/metrics").status;
  };
  EXPECT_EQ(numbers(""), 200);
  for (const char* const handed :
       {"Forwarded: for=1.2.3.4\r\n", "X-Forwarded-For: 1.2.3.4\r\n",
        "X-Forwarded-Proto: https\r\n", "X-Forwarded-Host: evil.example\r\n"}) {
    EXPECT_EQ(numbers(handed), 404) << handed;
    EXPECT_EQ(numbers(handed + bearer("a key of the house")), 200) << handed;
    EXPECT_EQ(numbers(handed + bearer("a key of the hous")), 404);
    EXPECT_EQ(numbers(handed + bearer("a key of the house.")), 404);
    EXPECT_EQ(numbers(handed + bearer("")), 404);
  }
}

TEST(MetricsKey, WithoutOneNobodyHasIt) {
  const HouseClub open;
  for (const std::string& more : {bearer(""), std::string("Authorization: Bearer\r\n")}) {
    EXPECT_EQ(under_name(open, "localhost", "Forwarded: for=_x\r\n" + more, "/metrics").status,
              404);
  }
}

TEST(MetricsKey, HasToBeLongEnough) {
  ClubSettings settings = testing::easy_settings();
  settings.store = ":memory:";
  settings.metrics_key = "short";
  const auto checked = check(settings);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().key, "metrics-key");
  EXPECT_FALSE(checked.error().message.contains("short"));
  settings.metrics_key = "a-key-of-the-house";
  EXPECT_TRUE(check(settings));
}

}  // namespace
}  // namespace noblesse

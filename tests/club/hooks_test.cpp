// An address that is told when it is somebody's turn: what is never called is not taken either.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;

ClubSettings with_hooks() {
  ClubSettings settings = testing::easy_settings();
  settings.hooks = true;
  return settings;
}

Heard name_address(const Guest& guest, const std::string& url) {
  return guest.ask("PUT", "/api/me/hooks", json::serialize(json::object{{"url", url}}));
}

TEST(Hooks, OnlyPublicAddressesAreTaken) {
  const HouseClub open(with_hooks());
  const Guest alice = open.guest();
  const std::string before = R"({"on":true,"hooks":[{"url":"https://193.0.6.139/turn"}]})";
  ASSERT_EQ(name_address(alice, "https://193.0.6.139/turn").status, 204);
  for (const std::string& inside :
       {"http://127.0.0.1:" + std::to_string(open.port()) + "/", std::string("http://127.1/"),
        std::string("http://10.0.0.1/turn"), std::string("http://192.168.1.1:8080/turn?who=me"),
        std::string("https://169.254.169.254/"), std::string("http://0.0.0.0/"),
        std::string("https://[::1]/"), std::string("http://[fd00::1]:81/"),
        std::string("http://[::ffff:10.0.0.1]/"), std::string("http://localhost/")}) {
    const Heard heard = name_address(alice, inside);
    EXPECT_EQ(heard.status, 400) << inside;
    EXPECT_EQ(code_of(heard), "bad_hook") << inside;
    EXPECT_TRUE(at(heard, "error.text").contains("public")) << heard.body;
    EXPECT_EQ(alice.get("/api/me/hooks").body, before) << "nothing has changed";
  }
  EXPECT_EQ(name_address(alice, "https://[2606:4700::1]/turn").status, 204);
  EXPECT_EQ(alice.get("/api/me/hooks").body,
            R"({"on":true,"hooks":[{"url":"https://[2606:4700::1]/turn"}]})");
}

TEST(Hooks, WhetherTheClubCallsAnybodyIsTold) {
  const HouseClub open;
  const Guest alice = open.guest();
  EXPECT_EQ(alice.get("/api/me/hooks").body, R"({"on":false,"hooks":[]})");
  EXPECT_EQ(code_of(name_address(alice, "https://193.0.6.139/turn")), "hooks_off");
}

// It may be entered tomorrow, and is looked up before each call.
TEST(Hooks, ANameThatLeadsNowhereYetIsKept) {
  const HouseClub open(with_hooks());
  EXPECT_EQ(name_address(open.guest(), "https://no-such-host.invalid/turn").status, 204);
}

TEST(Hooks, WhatIsNoAddressIsRefusedAtOnce) {
  const HouseClub open(with_hooks());
  const Guest alice = open.guest();
  for (const char* bad : {"", "ftp://example.org/", "https://me@example.org/", "https://a b/"}) {
    EXPECT_EQ(code_of(name_address(alice, bad)), "bad_hook") << bad;
  }
  EXPECT_EQ(code_of(name_address(alice, "https://example.org/" + std::string(500, 'x'))),
            "bad_hook");
}

}  // namespace
}  // namespace noblesse

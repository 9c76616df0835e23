// Whoever looks something up holds up nobody who writes, and finds what they were told is written.
#include <gtest/gtest.h>

#include <string>

#include "tests/club/house_club.h"
#include "tests/club/numbers.h"

namespace noblesse::testing {
namespace {

const std::string kReads = "noblesse_clerk_reads_total";
const std::string kNobody = "0123456789abcdef0123456789abcdef";

// Each read of the clerk's ends what would have been one transaction.
TEST(BesideTheClerk, NobodyWhoOnlyLooksThingsUpIsServed) {
  HouseClub open;
  const Guest alice = open.keep(open.guest(), "alice", "a long password");
  const Guest bob = open.guest("Bob");
  EXPECT_EQ(alice.ask("PUT", "/api/me/blocks/" + bob.id).status, 204);
  const Laid table = open.table(alice);
  open.reopen();  // nobody is remembered
  const Guest again{open.port(), alice.token, alice.id, alice.name};
  const double before = number(open, kReads);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(open.ask("GET", "/api/people/" + alice.id).status, 200);
    EXPECT_EQ(open.ask("GET", "/api/people/" + kNobody).status, 404);
    EXPECT_EQ(open.ask("GET", "/api/me", "", bearer(kNobody.substr(1) + std::to_string(i))).status,
              401);
  }
  for (const std::string path : {"", "/sessions", "/blocks", "/mutes", "/hooks", "/push"}) {
    EXPECT_EQ(again.get("/api/me" + path).status, 200) << path;
  }
  EXPECT_EQ(again.get(table.path()).status, 200);
  EXPECT_EQ(code_of(open.sign_in("alice", "another password")), "wrong_password");
  EXPECT_TRUE(TableLine(again, table.id).is_open());
  EXPECT_EQ(number(open, kReads), before);
}

TEST(BesideTheClerk, WhatWasToldIsFound) {
  const HouseClub open;
  const Guest alice = open.guest();
  const Guest bob = open.guest("Bob");
  for (int i = 0; i < 20; ++i) {
    const std::string name = "Alice " + std::to_string(i);
    EXPECT_EQ(alice.ask("PATCH", "/api/me", R"({"name":")" + name + R"("})").status, 200);
    EXPECT_EQ(at(open.ask("GET", "/api/people/" + alice.id), "person.name"), name);
    EXPECT_EQ(at(alice.get("/api/me"), "person.name"), name);
    EXPECT_EQ(alice.ask("PUT", "/api/me/blocks/" + bob.id).status, 204);
    EXPECT_TRUE(alice.get("/api/me/blocks").body.contains(bob.id));
    EXPECT_EQ(alice.ask("DELETE", "/api/me/blocks/" + bob.id).status, 204);
    EXPECT_EQ(alice.get("/api/me/blocks").body, R"({"blocks":[]})");
  }
}

TEST(BesideTheClerk, NobodyComesInByASessionThatHasEnded) {
  const HouseClub open;
  open.keep(open.guest(), "alice", "a long password");
  for (int i = 0; i < 5; ++i) {
    const Guest here = guest_of(open.port(), open.sign_in("alice", "a long password"));
    const Guest elsewhere = guest_of(open.port(), open.sign_in("alice", "a long password"));
    EXPECT_EQ(here.get("/api/me").status, 200);
    EXPECT_EQ(elsewhere.get("/api/me").status, 200);
    EXPECT_EQ(here.ask("DELETE", "/api/me/sessions").status, 204);
    EXPECT_EQ(elsewhere.get("/api/me").status, 401);
    EXPECT_EQ(here.ask("DELETE", "/api/session").status, 204);
    EXPECT_EQ(here.get("/api/me").status, 401);
  }
}

}  // namespace
}  // namespace noblesse::testing

// Passwords, over sockets: who is let in with one, and who is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Caller;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using namespace std::chrono_literals;

std::string with_password(std::string_view login, std::string_view password,
                          std::string_view old = "") {
  json::object body{{"login", login}, {"password", password}};
  if (!old.empty()) body["old"] = old;
  return json::serialize(body);
}

TEST(NobodyInPasswords, APasswordOpensOnAnotherDeviceAndOnlyTheRightOne) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  alice = open.keep(alice, "alice", "correct horse");
  const Heard other = open.sign_in("alice", "correct horse");
  EXPECT_EQ(other.status, 201);
  EXPECT_EQ(at(other, "person.id"), alice.id);
  EXPECT_NE(at(other, "token"), alice.token);
  EXPECT_EQ(open.sign_in("ALICE", "correct horse").status, 201);

  const Heard wrong = open.sign_in("alice", "correct horse ");
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(code_of(wrong), "wrong_password");
  EXPECT_EQ(code_of(open.sign_in("alice", "CORRECT HORSE")), "wrong_password");
  const Heard unknown = open.sign_in("nobody", "correct horse");
  EXPECT_EQ(unknown.status, wrong.status);
  EXPECT_EQ(unknown.body, wrong.body);
  EXPECT_EQ(unknown.field("Set-Cookie"), "-");

  // A guest without a password cannot be signed in to, whatever his name.
  open.guest("carol");
  EXPECT_EQ(open.sign_in("carol", "correct horse").body, wrong.body);
}

// A machine that is busy with something else makes now the one slow and now the other. What the
// club does shows every time: so the quickest of each are compared, one after the other, until they
// agree.
TEST(NobodyInPasswords, ALoginThatNobodyHasTakesAsLongAsAWrongPassword) {
  const HouseClub open;
  open.keep(open.guest("Alice"), "alice", "correct horse");
  const auto time = [&](const std::string& login) {
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(open.sign_in(login, "wrong password").status, 403);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  double wrong = time("alice");
  double unknown = time("nobody");
  const auto alike = [&] { return unknown > wrong / 2 && unknown < wrong * 2; };
  for (int tries = 1; tries < 30 && (tries < 3 || !alike()); ++tries) {
    wrong = std::min(wrong, time("alice"));
    unknown = std::min(unknown, time("nobody"));
  }
  EXPECT_TRUE(alike()) << wrong << " s with a wrong password, " << unknown
                       << " s with no such login";
}

TEST(NobodyInPasswords, WhatIsNoLoginOrPasswordIsSaidToBeNone) {
  const HouseClub open;
  Guest alice = open.guest();
  for (const std::string& login :
       {std::string(), std::string("ab"), std::string(33, 'a'), std::string("al ice"),
        std::string("alice\n"), std::string("' OR 1=1 --"), std::string("älice"),
        std::string("<script>"), std::string("alice/../bob"), std::string("ali\0ce", 6)}) {
    EXPECT_EQ(code_of(open.sign_in(login, "correct horse")), "bad_login") << login;
    EXPECT_EQ(code_of(alice.ask("PUT", "/api/me/password", with_password(login, "correct horse"))),
              "bad_login")
        << login;
  }
  for (const std::string& password :
       {std::string(), std::string("1234567"), std::string(129, 'x'), std::string(60'000, 'x')}) {
    EXPECT_EQ(code_of(open.sign_in("alice", password)), "bad_password");
    EXPECT_EQ(code_of(alice.ask("PUT", "/api/me/password", with_password("alice", password))),
              "bad_password");
  }
  // Any bytes make a password, as long as they are text.
  const std::string odd = "'; DROP\n TABLE 👑 --";
  alice = open.keep(alice, "alice", odd);
  EXPECT_EQ(open.sign_in("alice", odd).status, 201);
}

TEST(NobodyInPasswords, ToChangeItTheOldOneIsNeededAndAllOtherSessionsEnd) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  alice = open.keep(alice, "alice", "correct horse");
  const Guest phone = testing::guest_of(open.port(), open.sign_in("alice", "correct horse"));
  const Guest tablet = testing::guest_of(open.port(), open.sign_in("alice", "correct horse"));
  ASSERT_EQ(phone.get("/api/me").status, 200);
  for (const std::string& body : {with_password("alice", "battery staple"),
                                  with_password("alice", "battery staple", "wrong password"),
                                  with_password("alicia", "battery staple", "wrong password")}) {
    const Heard heard = phone.ask("PUT", "/api/me/password", body);
    EXPECT_EQ(heard.status, 403) << body;
    EXPECT_EQ(code_of(heard), "wrong_password") << body;
  }
  EXPECT_EQ(open.sign_in("alice", "correct horse").status, 201);
  const Heard changed = phone.ask("PUT", "/api/me/password",
                                  with_password("Alice.2", "battery staple", "correct horse"));
  ASSERT_EQ(changed.status, 200);
  const Guest renewed = testing::guest_of(open.port(), changed);
  EXPECT_NE(renewed.token, phone.token);
  EXPECT_EQ(renewed.get("/api/me").status, 200);
  EXPECT_EQ(at(renewed.get("/api/me"), "person.login"), "alice.2");
  EXPECT_EQ(phone.get("/api/me").status, 401) << "whoever had the old token has nothing";
  EXPECT_EQ(alice.get("/api/me").status, 401);
  EXPECT_EQ(tablet.get("/api/me").status, 401);
  EXPECT_EQ(open.sign_in("alice.2", "correct horse").status, 403);
  EXPECT_EQ(open.sign_in("alice", "battery staple").status, 403);
  EXPECT_EQ(open.sign_in("alice.2", "battery staple").status, 201);
}

// A browser is given its new token as it had the old one, and plays on meanwhile.
TEST(NobodyInPasswords, WhoSetsOneGoesOnByANewTokenAndKeepsTheLine) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const auto table = open.table(alice, R"(,"sit":0)");
  testing::TableLine line(alice, table.id);
  ASSERT_FALSE(line.hear_until("\"view\"").empty());
  const Heard kept =
      open.ask("PUT", "/api/me/password", with_password("alice", "correct horse"),
               "Cookie: noblesse=" + alice.token + "\r\nOrigin: http://localhost\r\n");
  ASSERT_EQ(kept.status, 200) << kept.body;
  EXPECT_EQ(at(kept, "token"), "-");
  const std::string token = kept.field("Set-Cookie").substr(9, 32);
  EXPECT_NE(token, alice.token);
  EXPECT_EQ(alice.get("/api/me").status, 401);
  const Guest renewed{open.port(), token, alice.id, alice.name};
  EXPECT_EQ(testing::parsed(renewed.get("/api/me/sessions").body).at("sessions").as_array().size(),
            1U);
  EXPECT_EQ(line.say(R"({"do":"number","number":"7"})"), R"({"ok":true})");
  // The line belongs to the new token now.
  EXPECT_EQ(renewed.ask("DELETE", "/api/session").status, 204);
  EXPECT_EQ(line.closed_with(), 4001);
}

TEST(NobodyInPasswords, ALoginIsOnePersons) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  alice = open.keep(alice, "alice", "correct horse");
  for (const std::string_view login : {"alice", "ALICE", "aLiCe"}) {
    const Heard heard = bob.ask("PUT", "/api/me/password", with_password(login, "battery staple"));
    EXPECT_EQ(heard.status, 409);
    EXPECT_EQ(code_of(heard), "login_taken");
  }
  EXPECT_EQ(at(bob.get("/api/me"), "person.login"), "null");
  EXPECT_EQ(open.sign_in("alice", "battery staple").status, 403);
  EXPECT_EQ(at(open.sign_in("alice", "correct horse"), "person.id"), alice.id);
}

// Whoever knows the old password and is on his way in while it is changed must not get in, nor
// bring the old one back.
TEST(NobodyInPasswords, WhoIsOnHisWayInWhileItChangesStaysOutside) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  alice = open.keep(alice, "alice", "correct horse");
  Caller owner(open.port());
  owner.say(testing::request("PUT", "/api/me/password",
                             with_password("alice", "battery staple", "correct horse"),
                             testing::bearer(alice.token)));
  std::vector<std::unique_ptr<Caller>> thieves;
  owner.patience(20);
  while (thieves.size() < 28 && !owner.fill()) {
    thieves.push_back(std::make_unique<Caller>(open.port()));
    thieves.back()->say(
        testing::request("POST", "/api/sessions", with_password("alice", "correct horse"), ""));
  }
  owner.be_patient();
  const Heard changed = owner.hear();
  ASSERT_EQ(changed.status, 200);
  alice = testing::guest_of(open.port(), changed);
  for (const auto& thief : thieves) EXPECT_NE(thief->hear().status, 0);
  EXPECT_EQ(open.sign_in("alice", "correct horse").status, 403);
  EXPECT_EQ(testing::parsed(alice.get("/api/me/sessions").body).at("sessions").as_array().size(),
            1U);
  EXPECT_EQ(open.sign_in("alice", "battery staple").status, 201);
}

TEST(NobodyInPasswords, WhatElseChangesMeanwhileStaysChanged) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  Caller owner(open.port());
  owner.say(testing::request("PUT", "/api/me/password", with_password("alice", "correct horse"),
                             testing::bearer(alice.token)));
  EXPECT_EQ(alice.ask("PATCH", "/api/me", R"({"name":"Ada"})").status, 200);
  const Heard kept = owner.hear();
  EXPECT_EQ(kept.status, 200);
  EXPECT_EQ(at(kept, "person.name"), "Ada");
  const Guest renewed = testing::guest_of(open.port(), kept);
  EXPECT_EQ(at(renewed.get("/api/me"), "person.name"), "Ada");
  EXPECT_EQ(at(renewed.get("/api/me"), "person.login"), "alice");
}

TEST(NobodyInPasswords, ManyAtOnceAreToldToComeBackAndNobodyElseWaits) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  alice = open.keep(alice, "alice", "correct horse");
  std::vector<std::unique_ptr<Caller>> callers;
  for (int i = 0; i < 60; ++i) {
    callers.push_back(std::make_unique<Caller>(open.port()));
    callers.back()->say(
        testing::request("POST", "/api/sessions", with_password("alice", "wrong password"), ""));
  }
  EXPECT_EQ(alice.get("/api/me").status, 200);
  // Who comes while the queue is full is told so at once; who waits is answered in his turn.
  int busy = 0;
  int waiting = 0;
  for (const auto& caller : callers) {
    if (caller != callers.front()) caller->patience(1);
    const Heard heard = caller->hear();
    if (heard.status == 0) {
      ++waiting;
      continue;
    }
    const std::string code = code_of(heard);
    EXPECT_EQ(heard.status, code == "busy" ? 503 : 403);
    EXPECT_TRUE(code == "busy" || code == "wrong_password") << code;
    if (code == "busy") ++busy;
  }
  EXPECT_GT(waiting, 0) << "Alice has waited for them";
  EXPECT_GT(busy, 0);
  EXPECT_LE(busy, 60 - 32);
  // Who gives up waiting leaves nothing behind that falls over.
  callers.clear();
  EXPECT_EQ(alice.get("/api/me").status, 200);
}

}  // namespace
}  // namespace noblesse

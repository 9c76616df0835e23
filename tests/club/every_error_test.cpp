// Every error that a client can get, provoked over a socket: with its status and a sentence. A code
// that nothing here provokes is a fault.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "club/fault.h"
#include "doors/fault.h"
#include "tests/club/full_disk.h"
#include "tests/club/held_store.h"
#include "tests/club/house_club.h"
#include "tests/club/meddle.h"
#include "tests/club/owner.h"
#include "tests/club/push_service.h"
#include "tests/doors/open_house.h"
#include "tests/root.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::bearer;
using testing::Caller;
using testing::code_of;
using testing::FullDisk;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::OpenHouse;
using namespace std::chrono_literals;

// In a club with the usual settings, or in one of its own.
using Provoke = std::function<Heard(const HouseClub& open)>;
using Provocations = std::map<std::string_view, Provoke>;

constexpr std::string_view kTable = R"({"options":{"game":"adel","seats":2}})";
constexpr std::string_view kPassword = R"({"login":"alice","password":"correct horse"})";

Heard by_guest(const HouseClub& open, std::string_view method, std::string_view path,
               std::string_view body) {
  return open.guest().ask(method, path, body);
}

Provocations of_the_club() {
  Provocations all;
  all["no_session"] = [](const HouseClub& open) { return open.ask("GET", "/api/me"); };
  all["wrong_password"] = [](const HouseClub& open) {
    return open.ask("POST", "/api/sessions", R"({"login":"nobody","password":"correct horse"})");
  };
  all["not_the_host"] = [](const HouseClub& open) {
    const auto table = open.table(open.guest(), R"(,"listed":true)");
    return open.guest("Bob").ask("DELETE", table.path());
  };
  all["blocked"] = [](const HouseClub& open) {
    const Guest alice = open.guest();
    const Guest bob = open.guest("Bob");
    alice.ask("PUT", "/api/me/blocks/" + bob.id);
    return bob.get(open.table(alice, R"(,"listed":true)").path());
  };
  all["not_found"] = [](const HouseClub& open) { return open.ask("GET", "/api/nothing"); };
  all["already_started"] = [](const HouseClub& open) {
    const Guest alice = open.guest();
    const auto table = open.table(alice, R"(,"sit":0,"bots":{"1":"clubman"},"start":true)");
    return alice.ask("DELETE", table.path());
  };
  all["login_taken"] = [](const HouseClub& open) {
    open.keep(open.guest(), "alice", "correct horse");
    return open.guest("Bob").ask("PUT", "/api/me/password", kPassword);
  };
  all["bad_json"] = [](const HouseClub& open) {
    return open.ask("POST", "/api/guests", "name=Alice");
  };
  all["bad_body"] = [](const HouseClub& open) {
    return open.ask("POST", "/api/guests", R"({"nam":"Alice"})");
  };
  all["bad_name"] = [](const HouseClub& open) {
    return open.ask("POST", "/api/guests", R"({"name":""})");
  };
  all["bad_login"] = [](const HouseClub& open) {
    return by_guest(open, "PUT", "/api/me/password", R"({"login":"?","password":"correct horse"})");
  };
  all["weak_password"] = [](const HouseClub& open) {
    return by_guest(open, "PUT", "/api/me/password", R"({"login":"alice","password":"password"})");
  };
  all["bad_password"] = [](const HouseClub& open) {
    return by_guest(open, "PUT", "/api/me/password", R"({"login":"alice","password":"short"})");
  };
  all["bad_options"] = [](const HouseClub& open) {
    return by_guest(open, "POST", "/api/tables", R"({"options":{"game":"adel","seats":9}})");
  };
  all["bad_mark"] = [](const HouseClub& open) { return open.ask("GET", "/api/games?after=x"); };
  all["bad_record"] = [](const HouseClub& open) {
    return open.ask("POST", "/api/check", R"({"record":{}})");
  };
  all["too_many_tables"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.tables_per_person = 1;
    const HouseClub own(settings);
    const Guest alice = own.guest();
    own.table(alice);
    return alice.ask("POST", "/api/tables", kTable);
  };
  all["too_many_requests"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.requests = {0.01, 4};
    const HouseClub own(settings);
    own.guest();
    own.guest();
    return own.ask("POST", "/api/guests", R"({"name":"Bob"})");
  };
  all["busy"] = [](const HouseClub& open) {
    std::vector<std::unique_ptr<Caller>> callers;
    // On a machine that has other things to do they may come more slowly than they are served.
    for (int crowd = 0; crowd < 10; ++crowd) {
      for (int i = 0; i < 60; ++i) {
        callers.push_back(std::make_unique<Caller>(open.port()));
        callers.back()->say(testing::request("POST", "/api/sessions", kPassword, ""));
      }
      // Who came last is turned away first.
      const Heard heard = callers.back()->hear();
      if (heard.status == 503) return heard;
    }
    return Heard{};
  };
  all["not_written"] = [](const HouseClub& open) {
    open.guest();
    const FullDisk full;
    return open.ask("POST", "/api/guests", R"({"name":"Alice"})");
  };
  all["store_away"] = [](const HouseClub& open) {
    Heard heard;
    {
      const testing::HeldStore held(open.store());
      heard = open.ask("POST", "/api/guests", R"({"name":"Bob"})");
    }
    EXPECT_TRUE(testing::until([&] { return open.ask("GET", "/ready").status == 200; }));
    return heard;
  };
  all["table_unreadable"] = [](const HouseClub&) {
    HouseClub own;
    const Guest alice = own.guest();
    const auto table = own.table(alice, R"(,"sit":0)");
    own.close();
    testing::meddle(own.store(), "UPDATE lines SET number = 1001 WHERE number = 1");
    own.reopen();
    return Guest{own.port(), alice.token, alice.id, alice.name}.get(table.path());
  };
  all["hooks_off"] = [](const HouseClub& open) {
    return by_guest(open, "PUT", "/api/me/hooks", R"({"url":"https://example.org"})");
  };
  all["push_off"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.push = false;
    return HouseClub(settings).guest().get("/api/me/push");
  };
  all["bad_push"] = [](const HouseClub& open) {
    return by_guest(open, "POST", "/api/me/push",
                    R"({"endpoint":"https://example.org","keys":{"p256dh":"","auth":""}})");
  };
  all["too_many_devices"] = [](const HouseClub&) {
    HouseClub own;
    Guest alice = own.guest();
    own.close();
    // She has signed in on ten other devices, and each is called.
    const std::string ten =
        "(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 10) "
        "SELECT n FROM c)";
    testing::tamper(own.store(),
                    "INSERT INTO sessions SELECT printf('%064d', n), person, created, last_seen, "
                    "label FROM sessions, " +
                        ten + ";" +
                        "INSERT INTO devices SELECT printf('%032d', n), person, hash, "
                        "'https://193.0.6.139/' || n, '', '', 1 FROM sessions JOIN " +
                        ten + " ON hash = printf('%064d', n)");
    own.reopen();
    alice.port = own.port();
    return alice.ask("POST", "/api/me/push",
                     testing::PushDevice().subscription("https://193.0.6.139/11"));
  };
  all["bad_hook"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.hooks = true;
    return HouseClub(settings).guest().ask("PUT", "/api/me/hooks",
                                           R"({"url":"file:///etc/passwd"})");
  };
  all["banned"] = [](const HouseClub&) {
    HouseClub own;
    own.close();
    testing::ban(own.store(), {.kind = "network", .whom = "127.0.0.0/8", .reason = "a test"});
    own.reopen();
    return own.ask("GET", "/api/version");
  };
  all["bad_report"] = [](const HouseClub& open) {
    return by_guest(open, "POST", "/api/reports",
                    R"({"person":")" + open.guest("Bob").id + R"(","reason":"ugly"})");
  };
  all["method_not_allowed"] = [](const HouseClub& open) {
    return open.ask("DELETE", "/api/guests");
  };
  return all;
}

// What the club's doors say to these bytes.
Heard to_bytes(const HouseClub& open, std::string_view bytes) {
  Caller caller(open.port());
  return caller.ask(bytes);
}

Heard of_small_house(std::string_view path) {
  DoorSettings settings;
  settings.limits.reply = 100ms;
  const OpenHouse open(settings);
  return Caller(open.port).get(path);
}

Provocations of_the_doors() {
  Provocations all;
  all["bad_request"] = [](const HouseClub& open) { return to_bytes(open, "nonsense\r\n\r\n"); };
  all["bad_path"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /.. HTTP/1.1\r\nHost: localhost\r\n\r\n");
  };
  all["bad_query"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /api?a=%zz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  };
  all["bad_cookie"] = [](const HouseClub& open) {
    std::string cookies = "a=b";
    for (int i = 0; i < 64; ++i) cookies += "; a=b";
    return to_bytes(open,
                    "GET /api HTTP/1.1\r\nHost: localhost\r\nCookie: " + cookies + "\r\n\r\n");
  };
  all["bad_host"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /api HTTP/1.1\r\n\r\n");
  };
  all["bad_forwarding"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.trusted_proxies = {"127.0.0.1"};
    return to_bytes(HouseClub(settings),
                    "GET /api HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: me\r\n\r\n");
  };
  all["bad_handshake"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /api HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n");
  };
  all["foreign_origin"] = [](const HouseClub& open) {
    return to_bytes(open, "POST /api HTTP/1.1\r\nHost: localhost\r\nOrigin: http://b\r\n\r\n");
  };
  all["method_not_allowed"] = [](const HouseClub& open) {
    return to_bytes(open, "TRACE /api HTTP/1.1\r\nHost: localhost\r\n\r\n");
  };
  all["request_too_slow"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.header = 100ms;
    return to_bytes(HouseClub(settings), "GET /api HTTP/1.1\r\n");
  };
  all["body_too_large"] = [](const HouseClub& open) {
    return to_bytes(open, "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 65537\r\n\r\n");
  };
  all["expectation_failed"] = [](const HouseClub& open) {
    return to_bytes(
        open, "POST /api HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nContent-Length: 1\r\n\r\n");
  };
  all["wrong_host"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /api HTTP/1.1\r\nHost: elsewhere\r\n\r\n");
  };
  all["too_many_requests"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.requests = {0.01, 1};
    const HouseClub own(settings);
    own.ask("GET", "/health");
    return own.ask("GET", "/health");
  };
  all["too_many_connections"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.connections_per_address = 1;
    const HouseClub own(settings);
    Caller first(own.port());
    first.get("/health");
    return Caller(own.port()).hear();
  };
  all["headers_too_large"] = [](const HouseClub& open) {
    return to_bytes(
        open, "GET /api HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(9000, 'x') + "\r\n\r\n");
  };
  // What only a house with a fault of its own can bring about.
  all["no_answer"] = [](const HouseClub&) { return of_small_house("/drop"); };
  all["bad_answer"] = [](const HouseClub&) { return of_small_house("/split"); };
  all["answer_too_late"] = [](const HouseClub&) { return of_small_house("/never"); };
  all["method_unknown"] = [](const HouseClub& open) {
    return to_bytes(open, "BREW /api HTTP/1.1\r\nHost: localhost\r\n\r\n");
  };
  all["encoding_unknown"] = [](const HouseClub& open) {
    return to_bytes(open,
                    "POST /api HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n");
  };
  all["house_full"] = [](const HouseClub&) {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.connections = 1;
    const HouseClub own(settings);
    Caller first(own.port());
    first.get("/health");
    return Caller(own.port()).hear();
  };
  all["closing"] = [](const HouseClub&) {
    OpenHouse open;
    const std::string line = testing::handshake("/line");
    Caller caller(open.port);
    caller.say(line.substr(0, 10));
    EXPECT_TRUE(open.has_heard(10));
    open.doors->stop(testing::kPatience);
    return caller.ask(line.substr(10));
  };
  all["version_unknown"] = [](const HouseClub& open) {
    return to_bytes(open, "GET /api HTTP/2.0\r\nHost: localhost\r\n\r\n");
  };
  return all;
}

void expect_all(const auto& faults, const Provocations& provocations) {
  const HouseClub open;
  for (const auto& words : faults) {
    const auto provoke = provocations.find(words.code);
    ASSERT_NE(provoke, provocations.end()) << words.code << " is provoked by no test";
    const Heard heard = provoke->second(open);
    EXPECT_EQ(heard.status, words.status) << words.code << heard.body;
    ASSERT_EQ(code_of(heard), words.code) << heard.head;
    const std::string text = testing::at(heard, "error.text");
    EXPECT_GT(text.size(), 15U) << words.code << ": " << text;
    EXPECT_EQ(heard.field("Content-Type"), "application/json") << words.code;
    EXPECT_EQ(heard.field("X-Content-Type-Options"), "nosniff") << words.code;
  }
  EXPECT_EQ(provocations.size(), faults.size());
}

TEST(EveryError, OfTheClubCanBeProvoked) { expect_all(club::kFaults, of_the_club()); }

TEST(EveryError, OfTheDoorsCanBeProvoked) { expect_all(kDoorFaults, of_the_doors()); }

TEST(EveryError, StandsWhereItsNumberSays) {
  for (std::size_t i = 0; i < club::kFaults.size(); ++i) {
    EXPECT_EQ(static_cast<std::size_t>(club::kFaults[i].fault), i);
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(club::kFaults[i].code, club::kFaults[j].code);
  }
  EXPECT_EQ(club::kFaults.size(), static_cast<std::size_t>(club::Fault::not_allowed) + 1);
}

// The row of docs/api.md that tells of a code, with its status.
TEST(EveryError, IsInTheDocument) {
  std::ifstream file(NOBLESSE_ROOT "/docs/api.md");
  const std::string document((std::istreambuf_iterator<char>(file)), {});
  ASSERT_GT(document.size(), 1000U);
  const auto has_row = [&](std::string_view code, int status) {
    std::istringstream lines(document.substr(document.find("## Errors")));
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("| `") && line.contains("`" + std::string(code) + "`") &&
          line.contains("| " + std::to_string(status) + " |")) {
        return true;
      }
    }
    return false;
  };
  for (const auto& words : club::kFaults)
    EXPECT_TRUE(has_row(words.code, words.status)) << words.code;
  for (const auto& words : kDoorFaults)
    EXPECT_TRUE(has_row(words.code, words.status)) << words.code;
}

// After a disk that was full the club goes on as if nothing had been.
TEST(EveryError, WhatCouldNotBeWrittenHasNotHappened) {
  const HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice);
  {
    const FullDisk full;
    for (const auto& [method, path, body] :
         {std::tuple("PATCH", "/api/me", R"({"name":"Ada"})"),
          std::tuple("PUT", "/api/me/password", R"({"login":"alice","password":"correct horse"})"),
          std::tuple("POST", "/api/tables", R"({"options":{"game":"adel","seats":2},"sit":0})")}) {
      const Heard heard = alice.ask(method, path, body);
      EXPECT_EQ(code_of(heard), "not_written") << path << heard.body;
      EXPECT_EQ(heard.status, 503);
    }
    // Somebody new: Alice, who has a key, would only be told who she is.
    const Heard heard = open.ask("POST", "/api/guests", R"({"name":"Bob"})");
    EXPECT_EQ(code_of(heard), "not_written") << heard.body;
    EXPECT_EQ(heard.status, 503);
  }
  EXPECT_EQ(testing::at(alice.get("/api/me"), "person.name"), "Alice");
  EXPECT_EQ(testing::at(alice.get("/api/me"), "person.login"), "null");
  EXPECT_EQ(testing::parsed(alice.get("/api/me/tables").body).at("tables").as_array().size(), 1U);
  EXPECT_EQ(alice.ask("PATCH", "/api/me", R"({"name":"Ada"})").status, 200);
}

}  // namespace
}  // namespace noblesse

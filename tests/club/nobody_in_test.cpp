// Nobody comes in by any of the doors: every request that there is, with no token, a wrong one, an
// ended one, a wrong method, a wrong body, a guessed id.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "club/token.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::ask;
using testing::at;
using testing::bearer;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;

std::string_view name_of(Method method) {
  switch (method) {
    case Method::get: return "GET";
    case Method::post: return "POST";
    case Method::put: return "PUT";
    case Method::patch: return "PATCH";
    case Method::remove: return "DELETE";
  }
  return {};
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// The path with the same text in all places that are open.
std::string filled(std::string_view pattern, std::string_view with) {
  std::string path;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (!is_capital(pattern[i])) {
      path += pattern[i];
      continue;
    }
    while (i + 1 < pattern.size() && is_capital(pattern[i + 1])) ++i;
    path += with;
  }
  return path;
}

std::string shown(const Club::Entry& entry) {
  return std::string(name_of(entry.method)) + " " + std::string(entry.pattern);
}

constexpr std::string_view kUnknownId = "0123456789abcdef0123456789abcdef";

// A refusal in the club's own form.
void expect_refusal(const Heard& heard, int status, std::string_view code,
                    const std::string& where) {
  EXPECT_EQ(heard.status, status) << where << heard.head << heard.body;
  EXPECT_EQ(code_of(heard), code) << where;
  EXPECT_NE(at(heard, "error.text"), "-") << where;
  EXPECT_EQ(heard.field("Content-Type"), "application/json") << where;
  EXPECT_EQ(heard.field("X-Content-Type-Options"), "nosniff") << where;
  EXPECT_EQ(heard.field("Cache-Control"), "no-store") << where;
}

TEST(NobodyIn, WithoutASessionNothingOfAnybodysIsTold) {
  const HouseClub open;
  const Guest gone = open.guest("Gone");
  ASSERT_EQ(gone.ask("DELETE", "/api/session").status, 204);
  std::string upper = open.guest("Loud").token;
  std::ranges::transform(upper, upper.begin(), [](char c) {
    return c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  const std::vector<std::string> wrong{
      "",
      bearer(""),
      bearer(kUnknownId),
      bearer(gone.token),
      bearer(gone.token + "0"),
      bearer(gone.token.substr(1)),
      bearer("' OR '1'='1"),
      bearer("../../etc/passwd"),
      bearer(std::string(32, 'g')),
      bearer(hash_of(gone.token)),
      "Authorization: Basic YWRtaW46YWRtaW4=\r\n",
      "Authorization: " + gone.token + "\r\n",
      "Cookie: noblesse=" + std::string(kUnknownId) + "\r\nOrigin: http://localhost\r\n",
      "Cookie: noblesse=\r\nOrigin: http://localhost\r\n",
      "Cookie: session=" + gone.token + "\r\nOrigin: http://localhost\r\n",
  };
  int closed = 0;
  for (const Club::Entry& entry : Club::entries()) {
    if (!entry.signed_in) continue;
    ++closed;
    for (const std::string& token : wrong) {
      expect_refusal(
          open.ask(name_of(entry.method), filled(entry.pattern, kUnknownId), "{}", token), 401,
          "no_session", shown(entry) + " " + token);
    }
  }
  EXPECT_GT(closed, 15);
  EXPECT_NE(open.ask("GET", "/api/me", "", bearer(upper)).status, 500);
}

TEST(NobodyIn, ThePartsOfAPersonThatNeedASessionAreTheOnesThatShould) {
  for (const Club::Entry& entry : Club::entries()) {
    if (entry.pattern.starts_with("/api/me") || entry.pattern == "/api/session") {
      EXPECT_TRUE(entry.signed_in) << shown(entry);
    }
    if (entry.method != Method::get && entry.pattern != "/api/guests" &&
        entry.pattern != "/api/sessions" && entry.pattern != "/api/check") {
      EXPECT_TRUE(entry.signed_in) << shown(entry);
    }
  }
}

TEST(NobodyIn, AMethodThatIsNotOfferedIsNotAllowed) {
  const HouseClub open;
  const Guest alice = open.guest();
  std::map<std::string_view, std::set<Method>> offered;
  for (const Club::Entry& entry : Club::entries()) offered[entry.pattern].insert(entry.method);
  for (const auto& [pattern, methods] : offered) {
    for (const Method method :
         {Method::get, Method::post, Method::put, Method::patch, Method::remove}) {
      if (methods.contains(method)) continue;
      const std::string path = filled(pattern, kUnknownId);
      expect_refusal(alice.ask(name_of(method), path, "{}"), 405, "method_not_allowed",
                     std::string(name_of(method)) + " " + path);
    }
    EXPECT_EQ(alice.ask("TRACE", filled(pattern, kUnknownId)).status, 405);
    EXPECT_EQ(alice.ask("BREW", filled(pattern, kUnknownId)).status, 501);
  }
}

// What has a body, and a good one for it.
const std::map<std::string, std::string, std::less<>>& bodies() {
  static const std::map<std::string, std::string, std::less<>> kBodies{
      {"POST /api/guests", R"({"name":"Alice","bearer":true})"},
      {"POST /api/sessions", R"({"login":"alice","password":"correct horse","bearer":true})"},
      {"PATCH /api/me", R"({"name":"Alice"})"},
      {"PUT /api/me/password", R"({"login":"alice","password":"correct horse"})"},
      {"PUT /api/me/hooks", R"({"url":"https://example.org"})"},
      {"POST /api/me/push",
       R"({"endpoint":"https://example.org/a","keys":{"p256dh":"point","auth":"secret"}})"},
      {"PUT /api/me/quiet", R"({"from":1320,"until":420,"offset":60})"},
      {"POST /api/reports",
       R"({"person":"0123456789abcdef0123456789abcdef","reason":"spam","text":"words",)"
       R"("table":"0123456789abcdef0123456789abcdef"})"},
      {"POST /api/tables", R"({"options":{"game":"adel","seats":2}})"},
      {"POST /api/quick", R"({"game":"adel","players":4})"},
      {"POST /api/check", R"({"record":{}})"},
  };
  return kBodies;
}

// Whom it is about stands in the path: there is no body.
bool names_somebody(std::string_view pattern) {
  return pattern == "/api/me/blocks/PERSON" || pattern == "/api/me/mutes/PERSON";
}

TEST(NobodyIn, ABodyThatIsNotWhatItShouldBeIsRefusedAndChangesNothing) {
  const HouseClub open;
  const Guest alice = open.guest();
  std::size_t seen = 0;
  for (const Club::Entry& entry : Club::entries()) {
    if (entry.method == Method::get || entry.method == Method::remove ||
        names_somebody(entry.pattern) || entry.pattern == "/api/tables/TABLE/key") {
      continue;
    }
    ASSERT_TRUE(bodies().contains(shown(entry))) << shown(entry) << " is not tried here";
    ++seen;
    const auto send = [&](const std::string& body) {
      return alice.ask(name_of(entry.method), entry.pattern, body);
    };
    for (const std::string& body :
         {std::string(), std::string("name=Alice"), std::string("[]"), std::string("null"),
          std::string("\"{}\""), std::string("{"), std::string("{}{}"),
          std::string(R"({"a":1,"a":1})"), std::string("{\"name\":\"\xff\xfe\"}"),
          std::string("{\"name\":\"\xed\xa0\x80\"}"), std::string("\0{}", 3),
          std::string(20'000, '['), std::string(R"({"name":1e999})"),
          std::string("<?xml version=\"1.0\"?><!DOCTYPE a>")}) {
      expect_refusal(send(body), 400, "bad_json", shown(entry) + " " + body.substr(0, 40));
    }
    const json::object good = testing::parsed(bodies().at(shown(entry))).as_object();
    json::object more = good;
    more["admin"] = true;
    const Heard unknown = send(json::serialize(more));
    expect_refusal(unknown, 400, "bad_body", shown(entry));
    EXPECT_TRUE(at(unknown, "error.text").contains("admin")) << unknown.body;
    expect_refusal(send("{}"), 400, "bad_body", shown(entry));
    for (const auto& [key, value] : good) {
      for (const json::value& wrong :
           {json::value(nullptr), json::value(-1.5), json::value(json::array{1}),
            json::value(json::object{{"$ne", nullptr}})}) {
        if (wrong.is_object() && value.is_object()) continue;  // its inside is wrong: other codes
        json::object changed = good;
        changed[key] = wrong;
        const Heard heard = send(json::serialize(changed));
        expect_refusal(heard, 400, "bad_body", shown(entry) + json::serialize(changed));
        EXPECT_TRUE(at(heard, "error.text").contains(std::string(key))) << heard.body;
      }
    }
    expect_refusal(send(std::string(65 * 1024, ' ')), 413, "body_too_large", shown(entry));
  }
  EXPECT_EQ(seen, bodies().size());
  EXPECT_EQ(at(alice.get("/api/me"), "person.login"), "null");
  EXPECT_EQ(alice.get("/api/me/tables").body, R"({"tables":[],"next":null})");
}

TEST(NobodyIn, AnIdThatIsGuessedOrTwistedFindsNothing) {
  const HouseClub open;
  const Guest alice = open.guest();
  const std::string sql = "'%20OR%20'1'='1";
  for (const Club::Entry& entry : Club::entries()) {
    if (!std::ranges::any_of(entry.pattern, is_capital)) continue;
    // To have somebody off the list who is not on it is done already.
    const bool is_unblock = entry.method == Method::remove && names_somebody(entry.pattern);
    for (const std::string& id :
         {new_token(), std::string(kUnknownId), sql, std::string("0"), std::string("-1"),
          std::string("1%3B%20DROP%20TABLE%20people"), std::string("%F0%9F%91%91"),
          std::string(32, 'Z'), std::string(33, '0'), std::string(3000, 'a'),
          std::string("9223372036854775808"), std::string("*"), std::string("%25%32%65"),
          std::string("null"), alice.token, hash_of(alice.token)}) {
      const Heard heard = alice.ask(name_of(entry.method), filled(entry.pattern, id));
      const bool done_already = is_unblock && is_token(id);
      if (done_already)
        EXPECT_EQ(heard.status, 204) << id;
      else
        expect_refusal(heard, 404, "not_found", shown(entry) + " " + id);
    }
    for (const std::string_view id :
         {"..", ".", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%2e%2e%5c", "a%00b", "a%0d%0ab", "a\\b",
          "%c0%ae%c0%ae", "%ff", "%", "%zz", "a//b", "a/../b"}) {
      const Heard heard = alice.ask(name_of(entry.method), filled(entry.pattern, id));
      EXPECT_EQ(heard.status, 400) << shown(entry) << " " << id;
      EXPECT_EQ(code_of(heard), "bad_path") << shown(entry) << " " << id;
    }
  }
  for (const std::string_view path : {"/api", "/api/", "/api/nothing", "/api/me/", "/API/me",
                                      "/api/tables/x/y/z", "/etc/passwd", "/.git/config"}) {
    EXPECT_GE(alice.get(path).status, 400) << path;
    EXPECT_LE(alice.get(path).status, 404) << path;
  }
}

TEST(NobodyIn, AMarkThatIsNoneOfOursIsRefused) {
  const HouseClub open;
  const Guest alice = open.guest();
  for (const std::string& path :
       {std::string("/api/me/tables"), std::string("/api/me/games"), std::string("/api/tables"),
        std::string("/api/games"), "/api/people/" + alice.id + "/games"}) {
    for (const std::string_view mark :
         {"", "1", "1.2.3", "x.0123456789abcdef0123456789abcdef.1", "..",
          "1.0123456789abcdef0123456789abcdef.", "1.0123456789abcdef0123456789abcdef.1.1",
          "99999999999999999999.0123456789abcdef0123456789abcdef.1",
          "1.'%20OR%201=1%20--%20aaaaaaaaaaaaaaaa.1", "-"}) {
      expect_refusal(alice.get(path + "?after=" + std::string(mark)), 400, "bad_mark",
                     path + " " + std::string(mark));
    }
    EXPECT_EQ(alice.get(path + "?after=1.0123456789abcdef0123456789abcdef.1").status, 200);
    EXPECT_EQ(alice.get(path + "?after=-1.0123456789abcdef0123456789abcdef.-1").status, 200);
  }
  EXPECT_EQ(open.ask("GET", "/api/ratings?game=chess&players=4").status, 404);
  EXPECT_EQ(open.ask("GET", "/api/ratings?game='%20OR%201=1&players=4").status, 404);
  for (const std::string_view players : {"", "1", "7", "-4", "4.5", "1e9", "4;DROP", "[]"}) {
    EXPECT_EQ(open.ask("GET", "/api/ratings?game=adel&players=" + std::string(players)).status, 404)
        << players;
  }
}

TEST(NobodyIn, WhatIsAnothersStaysHis) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const Guest carol = open.guest("Carol");
  const std::string sessions = alice.get("/api/me/sessions").body;
  const std::string session(testing::parsed(sessions).at("sessions").at(0).at("id").as_string());
  EXPECT_FALSE(sessions.contains(alice.token));
  EXPECT_FALSE(sessions.contains(hash_of(alice.token)));

  expect_refusal(bob.ask("DELETE", "/api/me/sessions/" + session), 404, "not_found", "session");
  EXPECT_EQ(bob.ask("DELETE", "/api/me/sessions").status, 204);
  EXPECT_EQ(alice.get("/api/me").status, 200);

  ASSERT_EQ(alice.ask("PUT", "/api/me/blocks/" + carol.id).status, 204);
  EXPECT_EQ(bob.get("/api/me/blocks").body, R"({"blocks":[]})");
  EXPECT_EQ(bob.ask("DELETE", "/api/me/blocks/" + carol.id).status, 204);
  EXPECT_TRUE(alice.get("/api/me/blocks").has(carol.id));
  expect_refusal(bob.ask("PUT", "/api/me/blocks/" + bob.id), 404, "not_found", "oneself");

  const auto listed = open.table(alice, R"(,"listed":true)");
  const auto hidden = open.table(alice);
  expect_refusal(bob.ask("DELETE", listed.path()), 403, "not_the_host", "listed");
  const Heard none = bob.get("/api/tables/" + new_token());
  expect_refusal(none, 404, "not_found", "none");
  EXPECT_EQ(bob.get(hidden.path()).body, none.body);
  EXPECT_EQ(bob.get(hidden.path() + "?key=" + new_token()).body, none.body);
  EXPECT_EQ(bob.get(hidden.path() + "?key=").body, none.body);
  EXPECT_EQ(bob.get(hidden.path() + "?key=" + listed.invite).body, none.body);
  EXPECT_EQ(bob.ask("DELETE", hidden.path()).body, none.body);
  EXPECT_EQ(bob.ask("DELETE", hidden.path() + "?key=" + hidden.invite).body, none.body);
  EXPECT_EQ(at(bob.get(hidden.path() + "?key=" + hidden.watch), "may"), "watch");
  EXPECT_EQ(at(bob.get(hidden.path() + "?key=" + hidden.invite), "may"), "sit");
  EXPECT_EQ(at(bob.get(listed.path() + "?key=" + listed.watch), "may"), "watch");
  for (const std::string& path :
       {listed.path(), hidden.path() + "?key=" + hidden.watch,
        hidden.path() + "?key=" + hidden.invite, std::string("/api/tables")}) {
    const Heard heard = bob.get(path);
    for (const std::string& key : {listed.invite, listed.watch, hidden.invite, hidden.watch}) {
      EXPECT_FALSE(heard.has(key)) << path;
    }
  }
  EXPECT_FALSE(open.ask("GET", "/api/tables").has(hidden.id));
  EXPECT_FALSE(bob.get("/api/me/tables").has(hidden.id));
  EXPECT_EQ(at(alice.get(hidden.path()), "invite"), hidden.invite);

  // Who is blocked cannot even look, and nobody else learns of it.
  expect_refusal(carol.get(listed.path()), 403, "blocked", "blocked");
  EXPECT_EQ(carol.get(hidden.path()).body, none.body);
  expect_refusal(carol.get(hidden.path() + "?key=" + hidden.invite), 403, "blocked", "invited");
  EXPECT_FALSE(carol.ask("POST", "/api/quick", R"({"game":"adel","players":2})").has(listed.id));
  EXPECT_FALSE(open.ask("GET", "/api/people/" + alice.id).has("block"));
}

TEST(NobodyIn, WhatAPersonIsToHimselfOthersAreNotTold) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  alice = open.keep(alice, "secret.login", "correct horse");
  const Heard heard = open.ask("GET", "/api/people/" + alice.id);
  EXPECT_EQ(heard.status, 200);
  for (const std::string_view word : {"secret.login", "argon2", "password", "hash", "session"}) {
    EXPECT_FALSE(heard.has(word)) << heard.body;
    if (word != "secret.login") EXPECT_FALSE(alice.get("/api/me").has(word));
  }
}

TEST(NobodyIn, TheBooksOfTheClubAreForThisMachineOnly) {
  auto settings = testing::easy_settings();
  settings.doors.trusted_proxies = {"127.0.0.1"};
  const HouseClub open(settings);
  EXPECT_EQ(open.ask("GET", "/metrics").status, 200);
  expect_refusal(open.ask("GET", "/metrics", "", "X-Forwarded-For: 192.0.2.1\r\n"), 404,
                 "not_found", "metrics");
}

TEST(NobodyIn, SomebodyHasOnlySoManyTables) {
  auto settings = testing::easy_settings();
  settings.tables_per_person = 2;
  const HouseClub open(settings);
  const Guest alice = open.guest();
  const auto first = open.table(alice);
  open.table(alice);
  const std::string body = R"({"options":{"game":"adel","seats":2}})";
  expect_refusal(alice.ask("POST", "/api/tables", body), 429, "too_many_tables", "tables");
  expect_refusal(alice.ask("POST", "/api/quick", R"({"game":"adel","players":2})"), 429,
                 "too_many_tables", "quick");
  EXPECT_EQ(alice.ask("DELETE", first.path()).status, 204);
  EXPECT_EQ(alice.ask("POST", "/api/tables", body).status, 201);
  // What is refused leaves no table behind.
  EXPECT_EQ(alice.ask("DELETE", first.path()).status, 404);
}

TEST(NobodyIn, AWishThatIsRefusedLeavesNoTableBehind) {
  const HouseClub open;
  const Guest alice = open.guest();
  const std::string options = R"({"options":{"game":"adel","seats":2},)";
  for (const std::string_view wish :
       {R"("sit":7})", R"("sit":-1})", R"("bots":{"0":"nobody"}})", R"("bots":{"7":"clubman"}})",
        R"("bots":{"x":"clubman"}})", R"("bots":{"":"clubman"}})", R"("bots":{"[0]":"clubman"}})",
        R"("start":true})", R"("sit":0,"bots":{"0":"clubman"}})"}) {
    expect_refusal(alice.ask("POST", "/api/tables", options + std::string(wish)), 400, "bad_body",
                   std::string(wish));
  }
  for (const std::string_view bad :
       {R"({"options":{"game":"chess","seats":2}})", R"({"options":{"game":"adel","seats":9}})",
        R"({"options":{"game":"adel","seats":2,"secret":"0"}})",
        R"({"options":{"game":"adel","seats":2,"edition":"../../etc/passwd"}})"}) {
    expect_refusal(alice.ask("POST", "/api/tables", bad), 400, "bad_options", std::string(bad));
  }
  EXPECT_EQ(alice.get("/api/me/tables").body, R"({"tables":[],"next":null})");
}

}  // namespace
}  // namespace noblesse

// Whoever does far too much of something is told of in the journal while it happens, and counted;
// of what they wrote nothing stands there.
#include <gtest/gtest.h>

#include <string>

#include "tests/club/numbers.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse::testing {
namespace {

// Buckets that do not fill while the test runs, and a journal.
class Floods : public ::testing::Test {
 protected:
  static ClubSettings settings() {
    ClubSettings settings = easy_settings();
    settings.log = "warn";
    settings.doors.limits.requests = {0.001, 200};
    settings.doors.trusted_proxies = {"127.0.0.1"};
    settings.talk_per_day = 7;
    return settings;
  }
  static std::string from(int host) {
    return "X-Forwarded-For: 192.0.2." + std::to_string(host) + "\r\n";
  }
  // A line of the journal tells of it, with the address shortened, and only one.
  void expect_told(std::string_view event) {
    const std::string words = R"("event":")" + std::string(event) + '"';
    EXPECT_TRUE(until([&] { return journal_.count(words) > 0; })) << event;
    EXPECT_EQ(journal_.count(words), 1U) << journal_.text();
    const std::string& text = journal_.text();
    const std::size_t begin = text.find(words);
    const std::string line = text.substr(begin, text.find('\n', begin) - begin);
    EXPECT_TRUE(line.contains(R"("count":)")) << line;
    EXPECT_TRUE(line.contains(R"("address":"192.0.2.0/24")")) << line;
  }
  double throttled(const std::string& what) const {
    return number(open_, "noblesse_throttled_total{what=\"" + what + "\"}");
  }
  Heard guest(int host) const {
    return open_.ask("POST", "/api/guests", R"({"name":"Mallory","bearer":true})", from(host));
  }

  Journal journal_;
  HouseClub open_{settings()};
};

TEST_F(Floods, OfRequests) {
  for (int i = 0; i < 203; ++i) open_.ask("GET", "/api/version", "", from(1));
  expect_told("request_flood");
  EXPECT_EQ(number(open_, "noblesse_refused_total{why=\"requests\"}"), 3);
}

TEST_F(Floods, OfGuests) {
  for (int i = 0; i < 100; ++i) EXPECT_EQ(guest(1).status, 201);
  EXPECT_EQ(journal_.count("guest_flood"), 0U);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(guest(1)), "too_many_requests");
  expect_told("guest_flood");
  EXPECT_EQ(throttled("guests"), 5);
  EXPECT_EQ(journal_.count("Mallory"), 0U);
}

TEST_F(Floods, OfPasswords) {
  const auto sign_in = [&](int host) {
    return code_of(open_.ask("POST", "/api/sessions",
                             R"({"login":"somebody","password":"wrong password"})", from(host)));
  };
  for (int i = 0; i < 10; ++i) EXPECT_EQ(sign_in(1), "wrong_password");
  EXPECT_EQ(sign_in(1), "too_many_requests");
  expect_told("password_siege");
  for (int host = 2; host < 8; ++host) EXPECT_EQ(sign_in(host), "wrong_password") << "but later";
  EXPECT_GE(throttled("sign_ins"), 2);
  EXPECT_EQ(number(open_, "noblesse_wrong_passwords_total"), 16);
  EXPECT_EQ(journal_.count("somebody"), 0U);
  EXPECT_EQ(journal_.count("wrong password"), 0U);
}

TEST_F(Floods, OfTables) {
  const std::string token = bearer(at(guest(1), "token"));
  const auto lay = [&] {
    const Heard laid = open_.ask("POST", "/api/tables", R"({"options":{"game":"adel","seats":2}})",
                                 from(3) + token);
    if (laid.status != 201) return code_of(laid);
    open_.ask("DELETE", "/api/tables/" + at(laid, "table.id"), "", from(4) + token);
    return std::string();
  };
  for (int i = 0; i < 50; ++i) EXPECT_EQ(lay(), "");
  EXPECT_EQ(lay(), "too_many_requests");
  expect_told("table_flood");
  EXPECT_EQ(throttled("tables"), 1);
}

// At once and in a day; however it is written.
TEST_F(Floods, OfTalk) {
  const std::string token = bearer(at(guest(1), "token"));
  const Heard laid = open_.ask("POST", "/api/tables",
                               R"({"options":{"game":"adel","seats":2},"sit":0})", from(1) + token);
  ASSERT_EQ(laid.status, 201) << laid.body;
  Caller line(open_.port());
  ASSERT_EQ(
      line.ask(handshake("/api/tables/" + at(laid, "table.id") + "/line", from(1) + token)).status,
      101);
  const auto say = [&](std::string_view message) {
    line.say_frame(message);
    while (true) {
      const std::string letter = line.hear_frame().text;
      if (letter.empty() || letter.starts_with("{\"id\"")) return letter;
    }
  };
  for (int i = 0; i < 6; ++i) {
    EXPECT_TRUE(say(R"({"do":"talk","text":"too much talk","id":1})").contains("\"ok\""));
  }
  EXPECT_EQ(journal_.count("talk_flood"), 0U) << "those were allowed";
  const std::string soon = say(R"({"do":"talk","text":"and more","id":2})");
  EXPECT_TRUE(soon.contains("\"too much talk\"")) << soon;
  const auto until_of = [](const std::string& letter) { return std::stoll(at(letter, "until")); };
  EXPECT_LT(until_of(soon), wall_clock() + 60'000);
  for (const std::string_view verb : {"talk", R"(t\u0061lk)"}) {
    const std::string message = R"({"do":")" + std::string(verb) + R"(","text":"and more","id":3})";
    const std::string refused = say(message);
    EXPECT_TRUE(refused.contains("\"too much talk\"")) << refused;
    EXPECT_GT(until_of(refused), wall_clock() + 3'600'000) << "seven were all of a day";
  }
  EXPECT_TRUE(say(R"({"do":"stand","id":4})").contains("\"ok\"")) << "everything else goes on";
  expect_told("talk_flood");
  EXPECT_EQ(throttled("talk"), 3);
  EXPECT_EQ(journal_.count("and more"), 0U);
}

TEST(Debts, OfAPersonAreToldOf) {
  ClubSettings settings = easy_settings();
  settings.log = "warn";
  settings.doors.trusted_proxies = {"127.0.0.1"};
  settings.doors.limits.work = {0.0001, 0.02};
  Journal journal;
  const HouseClub open(settings);
  const Heard guest = open.ask("POST", "/api/guests", R"({"name":"Eve","bearer":true})",
                               "X-Forwarded-For: 192.0.2.1\r\n");
  const std::string token = bearer(at(guest, "token"));
  // From so many addresses that none of them owes anything.
  int host = 2;
  const auto ask = [&] {
    return open
        .ask("GET", "/api/me/games", "",
             token + "X-Forwarded-For: 198.51.100." + std::to_string(host++) + "\r\n")
        .status;
  };
  EXPECT_TRUE(until([&] { return host > 200 || ask() == 429; }));
  EXPECT_LT(host, 200);
  EXPECT_TRUE(until([&] { return journal.count(R"("event":"overworked")") > 0; }));
  EXPECT_GE(number(open, "noblesse_refused_total{why=\"work\"}"), 1);
}

}  // namespace
}  // namespace noblesse::testing

// Nobody hears, sits or acts at a table who may not.
#include <gtest/gtest.h>

#include "club/token.h"
#include "store/store.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::bearer;
using testing::Caller;
using testing::client_frame;
using testing::code_of;
using testing::Guest;
using testing::handshake;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

// An evening of two: Alice is the host on chair 0; tables are hidden unless it is said otherwise.
struct Evening {
  explicit Evening(std::string_view more = R"(,"sit":0)")
      : alice(open.guest("Alice")), bob(open.guest("Bob")), table(open.table(alice, more)) {
    EXPECT_EQ(bob.get("/api/me").status, 200);  // he is known from here on
  }

  HouseClub open;
  Guest alice;
  Guest bob;
  Laid table;
};

TEST(NobodyInLines, WithoutASessionThereIsNoLine) {
  const Evening evening;
  for (const std::string& token :
       {std::string(), bearer(""), bearer("x"), bearer(evening.alice.token + "0"),
        std::string("Cookie: noblesse=; a=b\r\nOrigin: http://localhost\r\n")}) {
    const Heard heard =
        Caller(evening.open.port()).ask(handshake(evening.table.path() + "/line", token));
    EXPECT_EQ(heard.status, 401) << token;
    EXPECT_EQ(code_of(heard), "no_session") << token;
  }
}

TEST(NobodyInLines, ATokenThatNobodyHasIsSentAwayWhateverTheTable) {
  const Evening evening;
  const Guest nobody{evening.open.port(), new_token(), "", ""};
  for (const std::string& id : {evening.table.id, new_token(), std::string("x")}) {
    const TableLine line(nobody, id, evening.table.invite);
    EXPECT_EQ(line.answer.status, 401) << id;
    EXPECT_EQ(code_of(line.answer), "no_session") << id;
  }
}

TEST(NobodyInLines, AHiddenTableIsNoTableToWhoHasNoKey) {
  const Evening evening;
  const TableLine none(evening.bob, new_token());
  EXPECT_EQ(none.answer.status, 404);
  EXPECT_EQ(code_of(none.answer), "not_found");
  for (const std::string& key :
       {std::string(), new_token(), evening.table.id, evening.bob.token, std::string("x"),
        evening.table.invite.substr(1), evening.table.invite + "0"}) {
    const TableLine hidden(evening.bob, evening.table.id, key);
    EXPECT_EQ(hidden.answer.status, 404) << key;
    EXPECT_EQ(hidden.answer.body, none.answer.body) << key;
  }
  for (const std::string_view path : {"/line", "/api/line", "/api/tables/line", "/api/me/line"}) {
    EXPECT_EQ(Caller(evening.open.port()).ask(handshake(path, bearer(evening.bob.token))).status,
              404);
  }
}

TEST(NobodyInLines, NorToWhoIsNotRememberedYet) {
  Evening evening;
  evening.open.reopen();
  for (const std::string& id : {evening.table.id, new_token()}) {
    const Guest stranger = evening.open.guest("Stranger");
    const TableLine line(stranger, id);
    EXPECT_EQ(line.answer.status, 404) << id;
    EXPECT_EQ(code_of(line.answer), "not_found") << id;
  }
}

TEST(NobodyInLines, WhoMayOnlyWatchCannotSit) {
  const Evening evening;
  TableLine watcher(evening.bob, evening.table.id, evening.table.watch);
  EXPECT_EQ(watcher.refusal(R"({"do":"sit","seat":1})"), "only watching");
  const Guest carol = evening.open.guest("Carol");
  TableLine invited(carol, evening.table.id, evening.table.invite);
  EXPECT_EQ(at(invited.say(R"({"do":"sit","seat":1})"), "ok"), "true");
}

TEST(NobodyInLines, AnothersChairIsHis) {
  const Evening evening;
  TableLine alice(evening.alice, evening.table.id);
  TableLine bob(evening.bob, evening.table.id, evening.table.invite);
  EXPECT_EQ(bob.refusal(R"({"do":"sit","seat":0})"), "seat taken");
  EXPECT_EQ(bob.refusal(R"({"do":"talk","text":"I am nobody"})"), "not your seat");
  ASSERT_EQ(at(bob.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  for (const std::string_view message :
       {R"({"do":"stand","seat":0})", R"({"do":"number","seat":0,"number":"7"})",
        R"({"do":"talk","seat":0,"text":"I am Alice"})"}) {
    EXPECT_EQ(bob.refusal(message), "not your seat") << message;
  }
  ASSERT_EQ(at(alice.say(R"({"do":"start"})"), "ok"), "true");
  ASSERT_FALSE(bob.hear_until("begins").empty());
  for (const std::string_view message :
       {R"({"do":"choose","seat":0,"question":1,"move":"castle"})",
        R"({"do":"test","seat":0,"move":"castle"})", R"({"do":"open","seat":0})",
        R"({"do":"undo","seat":0})"}) {
    EXPECT_EQ(bob.refusal(message), "not your seat") << message;
  }
  EXPECT_EQ(bob.refusal(R"({"do":"sit","seat":0})"), "already started");
  EXPECT_EQ(bob.refusal(R"({"do":"record"})"), "not over");
  EXPECT_EQ(code_of(evening.alice.ask("DELETE", evening.table.path())), "already_started");
}

TEST(NobodyInLines, OnlyTheHostLooksAfterTheTable) {
  const Evening evening;
  TableLine bob(evening.bob, evening.table.id, evening.table.invite);
  ASSERT_EQ(at(bob.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  for (const std::string_view message :
       {R"({"do":"bot","seat":1,"bot":"clubman"})", R"({"do":"clear","seat":0})",
        R"({"do":"options","options":{"game":"adel","seats":3}})", R"({"do":"start"})"}) {
    EXPECT_EQ(bob.refusal(message), "not the host") << message;
  }
}

TEST(NobodyInLines, WhoIsTakenOffHisChairHasNoneToActFrom) {
  const Evening evening;
  TableLine alice(evening.alice, evening.table.id);
  TableLine bob(evening.bob, evening.table.id, evening.table.invite);
  ASSERT_EQ(at(bob.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  ASSERT_EQ(at(alice.say(R"({"do":"clear","seat":1})"), "ok"), "true");
  ASSERT_FALSE(bob.hear_until("stood").empty());
  for (const std::string_view message :
       {R"({"do":"stand","seat":1})", R"({"do":"number","seat":1,"number":"7"})",
        R"({"do":"talk","seat":1,"text":"still here"})", R"({"do":"leave"})"}) {
    EXPECT_EQ(bob.refusal(message), "not your seat") << message;
  }
}

TEST(NobodyInLines, WhoIsBlockedDoesNotComeIn) {
  Evening evening(R"(,"sit":0,"listed":true)");
  ASSERT_EQ(evening.alice.ask("PUT", "/api/me/blocks/" + evening.bob.id).status, 204);
  ASSERT_EQ(evening.alice.get("/api/me").status, 200);
  const TableLine known(evening.bob, evening.table.id);
  EXPECT_EQ(known.answer.status, 403);
  EXPECT_EQ(code_of(known.answer), "blocked");
  // Also where nobody is remembered.
  evening.open.reopen();
  evening.bob.port = evening.open.port();
  const TableLine unknown(evening.bob, evening.table.id, evening.table.invite);
  EXPECT_EQ(unknown.answer.status, 403);
  EXPECT_EQ(code_of(unknown.answer), "blocked");
  // A new name does not help him.
  EXPECT_EQ(evening.bob.ask("PATCH", "/api/me", R"({"name":"Bert"})").status, 200);
  EXPECT_EQ(code_of(TableLine(evening.bob, evening.table.id).answer), "blocked");
  // Nor does it make the host forget whom she has blocked.
  evening.alice.port = evening.open.port();
  EXPECT_EQ(evening.alice.ask("PATCH", "/api/me", R"({"name":"Ada"})").status, 200);
  EXPECT_EQ(code_of(evening.bob.get(evening.table.path())), "blocked");
}

TEST(NobodyInLines, WhoIsBlockedWhileHeIsThereIsShownOut) {
  const Evening evening;
  const Guest carol = evening.open.guest("Carol");
  TableLine alice(evening.alice, evening.table.id);
  TableLine sitting(evening.bob, evening.table.id, evening.table.invite);
  TableLine standing(carol, evening.table.id, evening.table.invite);
  ASSERT_FALSE(standing.hear_until("\"view\"").empty());
  ASSERT_EQ(at(sitting.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  ASSERT_EQ(evening.alice.ask("PUT", "/api/me/blocks/" + carol.id).status, 204);
  EXPECT_EQ(standing.closed_with(), 4003);
  ASSERT_EQ(evening.alice.ask("PUT", "/api/me/blocks/" + evening.bob.id).status, 204);
  EXPECT_EQ(sitting.closed_with(), 4003);
  EXPECT_FALSE(alice.hear_until("\"stood\"").empty());
  EXPECT_EQ(code_of(evening.bob.get(evening.table.path() + "?key=" + evening.table.invite)),
            "blocked");
  EXPECT_EQ(at(alice.say(R"({"do":"bot","seat":1,"bot":"random"})"), "ok"), "true");
}

// A game that has begun is played to its end.
TEST(NobodyInLines, WhoIsBlockedWhileHePlaysPlaysOn) {
  const Evening evening;
  TableLine alice(evening.alice, evening.table.id);
  TableLine bob(evening.bob, evening.table.id, evening.table.invite);
  ASSERT_EQ(at(bob.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  ASSERT_EQ(at(alice.say(R"({"do":"start"})"), "ok"), "true");
  ASSERT_EQ(evening.alice.ask("PUT", "/api/me/blocks/" + evening.bob.id).status, 204);
  EXPECT_EQ(at(bob.say(R"({"do":"choose","question":1,"move":"castle"})"), "ok"), "true");
  TableLine back(evening.bob, evening.table.id);
  EXPECT_FALSE(back.hear_until("\"view\"").empty());
}

TEST(NobodyInLines, ASessionThatEndsTakesItsLinesWithIt) {
  const HouseClub open;
  Guest alice = open.guest("Alice");
  const auto table = open.table(alice, R"(,"sit":0)");
  alice = open.keep(alice, "alice", "correct horse");
  const auto device = [&] {
    return testing::guest_of(open.port(), open.sign_in("alice", "correct horse"));
  };
  const auto arrive = [&](const Guest& guest) {
    auto line = std::make_unique<TableLine>(guest, table.id);
    EXPECT_FALSE(line->hear_until("\"view\"").empty());
    return line;
  };
  TableLine own(alice, table.id);

  const Guest first = device();
  auto signs_out = arrive(first);
  EXPECT_EQ(first.ask("DELETE", "/api/session").status, 204);
  EXPECT_EQ(signs_out->closed_with(), 4001);
  EXPECT_EQ(TableLine(first, table.id).answer.status, 401);

  const Guest second = device();
  auto ended = arrive(second);
  for (const json::value& session :
       testing::parsed(alice.get("/api/me/sessions").body).at("sessions").as_array()) {
    if (session.at("current").as_bool()) continue;
    const std::string id(session.at("id").as_string());
    EXPECT_EQ(alice.ask("DELETE", "/api/me/sessions/" + id).status, 204);
  }
  EXPECT_EQ(ended->closed_with(), 4001);

  const Guest third = device();
  auto ended_with_all = arrive(third);
  EXPECT_EQ(alice.ask("DELETE", "/api/me/sessions").status, 204);
  EXPECT_EQ(ended_with_all->closed_with(), 4001);

  const Guest fourth = device();
  auto password_changed = arrive(fourth);
  EXPECT_EQ(alice
                .ask("PUT", "/api/me/password",
                     R"({"login":"alice","password":"battery staple","old":"correct horse"})")
                .status,
            200);
  EXPECT_EQ(password_changed->closed_with(), 4001);
  EXPECT_EQ(fourth.get("/api/me").status, 401);
  // The one who did all this is still here.
  EXPECT_EQ(at(own.say(R"({"do":"resume"})"), "ok"), "true");
}

TEST(NobodyInLines, ATableThatIsClosedSendsEverybodyAway) {
  const Evening evening;
  TableLine alice(evening.alice, evening.table.id);
  TableLine bob(evening.bob, evening.table.id, evening.table.watch);
  ASSERT_FALSE(bob.hear_until("\"view\"").empty());
  EXPECT_EQ(evening.alice.ask("DELETE", evening.table.path()).status, 204);
  EXPECT_EQ(alice.closed_with(), 4002);
  EXPECT_EQ(bob.closed_with(), 4002);
  EXPECT_EQ(TableLine(evening.alice, evening.table.id).answer.status, 404);
}

TEST(NobodyInLines, WhatIsTooLongOrNoTextIsNotListenedTo) {
  const Evening evening;
  const auto line = [&] {
    return std::make_unique<TableLine>(evening.bob, evening.table.id, evening.table.invite);
  };
  const auto talk = [](std::size_t size) {
    return R"({"do":"talk","text":")" + std::string(size, 'x') + "\"}";
  };
  auto patient = line();
  EXPECT_EQ(patient->refusal(talk(4096)), "unreadable");
  for (const std::string& nonsense :
       {std::string("sit"), std::string("[]"), std::string("{}"), std::string(R"({"do":1})"),
        std::string(R"({"do":"sit","do":"sit"})"), std::string(4000, '['),
        std::string(R"({"do":"sit","seat":0,"as":"Alice"})"), std::string("\0", 1)}) {
    EXPECT_EQ(patient->refusal(nonsense), "unreadable") << nonsense;
  }
  EXPECT_EQ(patient->refusal(R"({"do":"give me everything"})"), "unknown");
  EXPECT_EQ(at(patient->say(R"({"do":"sit","seat":1})"), "ok"), "true");

  auto large = line();
  large->caller().say_frame(talk(16 * 1024));
  EXPECT_EQ(large->closed_with(), 1009);
  auto in_parts = line();
  for (int i = 0; i < 20; ++i)
    in_parts->caller().say_frame(std::string(1000, 'x'), i == 0 ? 1 : 0, false);
  EXPECT_EQ(in_parts->closed_with(), 1009);
  auto not_utf8 = line();
  not_utf8->caller().say_frame("{\"do\":\"talk\",\"text\":\"\xc3\x28\"}");
  EXPECT_EQ(not_utf8->closed_with(), 1007);
  auto surrogate = line();
  surrogate->caller().say_frame("{\"do\":\"talk\",\"text\":\"\xed\xa0\x80\"}");
  EXPECT_EQ(surrogate->closed_with(), 1007);
  auto binary = line();
  binary->caller().say_frame(R"({"do":"start"})", 2);
  EXPECT_EQ(binary->closed_with(), 1003);
}

TEST(NobodyInLines, WhoFloodsIsSentAwayAndTheOthersPlayOn) {
  const Evening evening;
  TableLine alice(evening.alice, evening.table.id);
  ASSERT_EQ(at(alice.say(R"({"do":"bot","seat":1,"bot":"random"})"), "ok"), "true");
  for (const std::string& key : {evening.table.watch, evening.table.invite}) {
    TableLine flood(evening.bob, evening.table.id, key);
    ASSERT_FALSE(flood.hear_until("\"view\"").empty());
    std::string frames;
    for (int i = 0; i < 1000; ++i) frames += client_frame(1, R"({"do":"talk","text":"x"})");
    flood.caller().say(frames);
    EXPECT_EQ(flood.closed_with(), 1008);
    EXPECT_EQ(at(alice.say(R"({"do":"number","number":"7"})"), "ok"), "true");
  }
  // Before he is let in nothing is kept for him without bounds either.
  const Guest unknown = evening.open.guest("Unknown");
  TableLine early(unknown, evening.table.id, evening.table.invite);
  std::string frames;
  for (int i = 0; i < 1000; ++i) frames += client_frame(1, R"({"do":"resume"})");
  early.caller().say(frames);
  EXPECT_EQ(early.closed_with(), 1008);
  EXPECT_EQ(at(alice.say(R"({"do":"start"})"), "ok"), "true");
}

// Nobody is told another's token, a key of the table, or what the cards come from.
TEST(NobodyInLines, NoLetterHasASecretInIt) {
  const Evening evening(R"(,"sit":0,"listed":true)");
  const Guest carol = evening.open.guest("Carol");
  TableLine alice(evening.alice, evening.table.id);
  TableLine bob(evening.bob, evening.table.id, evening.table.invite);
  TableLine watcher(carol, evening.table.id, evening.table.watch);
  ASSERT_EQ(at(bob.say(R"({"do":"sit","seat":1})"), "ok"), "true");
  ASSERT_EQ(at(bob.say(R"({"do":"number","number":"77"})"), "ok"), "true");
  ASSERT_EQ(at(alice.say(R"({"do":"start"})"), "ok"), "true");
  for (const int question : {1, 2, 3}) {
    for (TableLine* const line : {&alice, &bob}) {
      const std::string view = line->say(R"({"do":"resume"})");
      line->say(R"({"do":"choose","question":)" + std::to_string(question) +
                R"(,"move":"castle"})");
      line->say(R"({"do":"choose","question":9999,"move":"castle"})");
    }
  }
  for (TableLine* const line : {&alice, &bob, &watcher}) {
    line->say(R"({"do":"resume","after":0})");
    line->say(R"({"do":"record"})");
    line->say("nonsense");
  }
  const auto store = store::open_store(evening.open.store(), store::Access::inspect);
  ASSERT_TRUE(store) << store.error().message;
  const auto kept = (*store)->table(evening.table.id);
  ASSERT_TRUE(kept && *kept);
  const std::string& secret = (*kept)->row.secret;
  ASSERT_EQ(secret.size(), 64U);
  std::vector<std::string> secrets{secret, secret.substr(0, 32), secret.substr(32),
                                   evening.table.invite, evening.table.watch};
  for (const Guest& guest : {evening.alice, evening.bob, carol}) {
    secrets.push_back(guest.token);
    secrets.push_back(hash_of(guest.token));
    secrets.push_back(hash_of(guest.token).substr(0, 16));
  }
  for (const TableLine* const line : {&alice, &bob, &watcher}) {
    EXPECT_GT(line->letters().size(), 3U);
    for (const std::string& letter : line->letters()) {
      for (const std::string& word : secrets) EXPECT_FALSE(letter.contains(word)) << letter;
      EXPECT_FALSE(letter.contains("\"seed\"")) << letter;
    }
  }
}

}  // namespace
}  // namespace noblesse

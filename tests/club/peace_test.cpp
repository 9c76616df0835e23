// Peace among people at the club: whom somebody has muted is not sent to them, on any device; and
// what is reported reaches the owner, and nobody else.
#include <gtest/gtest.h>

#include "club/report.h"
#include "tests/club/house_club.h"
#include "tests/club/owner.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::parsed;
using testing::TableLine;

// Alice and Bob sit at a table of hers.
class Peace : public ::testing::Test {
 protected:
  void SetUp() override {
    table_ = open_.table(alice_, R"(,"sit":0)");
    EXPECT_EQ(TableLine(bob_, table_.id, table_.invite).say(R"({"do":"sit","seat":1})"),
              R"({"ok":true})");
  }

  Heard mute(const Guest& who, const Guest& whom) const {
    return who.ask("PUT", "/api/me/mutes/" + whom.id);
  }
  void say(const Guest& who, const std::string& text) const {
    const json::object message{{"do", "talk"}, {"text", text}};
    EXPECT_EQ(TableLine(who, table_.id).say(json::serialize(message)), R"({"ok":true})");
  }
  // All that comes on a line until that is said by Alice herself.
  static std::string heard_until(TableLine& line, const std::string& last) {
    line.hear_until(last);
    std::string all;
    for (const std::string& letter : line.letters()) all += letter + "\n";
    return all;
  }
  Heard report(const Guest& who, const std::string& body) const {
    return who.ask("POST", "/api/reports", body);
  }
  std::string about_bob(const std::string& more = "") const {
    return R"({"person":")" + bob_.id + R"(","reason":"insult")" + more + "}";
  }

  HouseClub open_;
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");
  Laid table_;
};

TEST_F(Peace, WhoIsMutedIsNotHeardOnAnyDevice) {
  alice_ = open_.keep(alice_, "alice", "a secret of mine");
  const Guest phone = testing::guest_of(open_.port(), open_.sign_in("alice", "a secret of mine"));
  TableLine desk(alice_, table_.id);
  TableLine pocket(phone, table_.id);
  TableLine bobs(bob_, table_.id);
  desk.hear();
  pocket.hear();
  EXPECT_EQ(mute(phone, bob_).status, 204);
  say(bob_, "you thief");
  say(alice_, "good evening");
  for (TableLine* const line : {&desk, &pocket}) {
    const std::string all = heard_until(*line, "good evening");
    EXPECT_TRUE(all.contains("good evening")) << all;
    EXPECT_FALSE(all.contains("you thief")) << all;
  }
  EXPECT_TRUE(heard_until(bobs, "good evening").contains("you thief")) << "he hears himself";
}

TEST_F(Peace, AMuteIsKeptWithTheAccount) {
  EXPECT_EQ(mute(alice_, bob_).status, 204);
  open_.reopen();
  alice_.port = bob_.port = open_.port();
  EXPECT_EQ(at(alice_.get("/api/me/mutes"), "mutes"),
            R"([{"id":")" + bob_.id + R"(","name":"Bob"}])");
  TableLine line(alice_, table_.id);
  line.hear();
  say(bob_, "you thief");
  say(alice_, "good evening");
  EXPECT_FALSE(heard_until(line, "good evening").contains("you thief"));
  EXPECT_EQ(alice_.ask("DELETE", "/api/me/mutes/" + bob_.id).status, 204);
  say(bob_, "I am sorry");
  EXPECT_NE(line.hear_until("I am sorry"), "");
}

TEST_F(Peace, TheOtherNeverLearnsOfAMute) {
  mute(alice_, bob_);
  EXPECT_EQ(at(bob_.get("/api/me/mutes"), "mutes"), "[]");
  for (const std::string& path :
       {std::string("/api/me/export"), "/api/people/" + alice_.id, table_.path(),
        std::string("/api/me"), std::string("/api/me/blocks")}) {
    const Heard heard = bob_.get(path);
    EXPECT_EQ(heard.status, 200) << path;
    EXPECT_FALSE(heard.body.contains("\"muted\"")) << heard.body;
    if (path == "/api/me/export") {
      EXPECT_EQ(at(heard, "mutes"), "[]");
      EXPECT_EQ(at(heard, "blocks"), "[]");
    }
  }
}

TEST_F(Peace, NobodyMutesThemselvesOrNobody) {
  EXPECT_EQ(code_of(mute(alice_, alice_)), "not_found");
  EXPECT_EQ(code_of(alice_.ask("PUT", "/api/me/mutes/" + std::string(32, 'a'))), "not_found");
  EXPECT_EQ(code_of(alice_.ask("PUT", "/api/me/mutes/" + std::string(32, '0'))), "not_found");
  EXPECT_EQ(code_of(alice_.ask("PUT", "/api/me/mutes/bob")), "not_found");
}

TEST_F(Peace, ATableSaysWhoSitsWhere) {
  const json::value people = parsed(alice_.get(table_.path()).body).at("people");
  ASSERT_EQ(people.as_array().size(), 2U);
  EXPECT_EQ(people.at(1).at("id"), json::value(bob_.id));
  EXPECT_EQ(people.at(1).at("seat"), 1);
}

TEST_F(Peace, AReportReachesTheOwnerWithWhatBothSaid) {
  say(bob_, "you thief");
  say(alice_, "please stop");
  say(bob_, "never");
  const Heard heard =
      report(alice_, about_bob(R"(,"table":")" + table_.id + R"(","text":"He\ninsults me.")"));
  EXPECT_EQ(heard.status, 204) << heard.body;
  const auto reports =
      testing::looked_up(open_.store(), [](store::Store& store) { return store.reports(); });
  ASSERT_EQ(reports.size(), 1U);
  const auto kept =
      testing::looked_up(open_.store(), [](store::Store& store) { return store.report(1); });
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->reporter, alice_.id);
  EXPECT_EQ(kept->reported, bob_.id);
  EXPECT_EQ(kept->table, table_.id);
  EXPECT_EQ(kept->reason, "insult");
  EXPECT_EQ(kept->text, "He insults me.");
  ASSERT_EQ(kept->said.size(), 3U);
  EXPECT_EQ(kept->said[0].text, "you thief");
  EXPECT_FALSE(kept->said[0].by_reporter);
  EXPECT_TRUE(kept->said[1].by_reporter);
  EXPECT_EQ(kept->said[2].text, "never");
  EXPECT_TRUE(alice_.get("/api/me/export").body.contains("He insults me."));
  EXPECT_FALSE(bob_.get("/api/me/export").body.contains("insult"));
}

// In a store of its own: at a table nobody can say so much so fast.
TEST(Reports, HaveOnlyTheLastRemarksAndNothingElse) {
  const auto store = store::open_store(":memory:");
  ASSERT_TRUE(store);
  const std::string alice(32, 'a');
  const std::string bob(32, 'b');
  const std::string table(32, 'c');
  std::vector<store::Deed> deeds = {
      store::SavePerson{{.id = alice, .name = "Alice"}},
      store::SavePerson{{.id = bob, .name = "Bob"}},
      store::SaveTable{
          {.id = table, .host = alice, .secret = std::string(64, 'd'), .stage = "playing"}}};
  const auto line = [&](const std::string& by, const json::object& message, int number) {
    const json::object kept{{"by", by}, {"message", message}, {"mark", 7}, {"t", 1000 + number}};
    deeds.emplace_back(store::AppendLine{table, {number, json::serialize(kept)}});
  };
  for (int i = 1; i <= 60; i += 3) {
    line(bob, {{"do", "talk"}, {"text", "remark " + std::to_string(i)}}, i);
    line(bob, {{"do", "choose"}, {"question", 1}, {"move", "castle"}}, i + 1);
    line(alice, {{"road", "V"}, {"do", "talk"}, {"phrase", "i wait on"}}, i + 2);
  }
  ASSERT_TRUE((*store)->write(deeds));
  const store::Report report{
      .made = 5000, .reporter = alice, .reported = bob, .table = table, .reason = "spam"};
  const auto kept = keep_report(**store, report, true, 5);
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_EQ(*kept, std::nullopt);
  const auto said = (**(*store)->report(1)).said;
  ASSERT_EQ(said.size(), 2 * kRemarksKept);
  EXPECT_EQ(said.front().text, "remark 31");
  EXPECT_EQ(said.front().at, 1031);
  EXPECT_EQ(said.back().text, "i wait on V");
  EXPECT_TRUE(said.back().by_reporter);
  for (const store::Said& each : said) {
    EXPECT_FALSE(each.text.contains("castle")) << "a choice is no talk";
  }
}

TEST_F(Peace, OneReportsAtMostSoMuchADay) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(report(alice_, about_bob()).status, 204);
  const Heard heard = report(alice_, about_bob());
  EXPECT_EQ(code_of(heard), "too_many_requests");
  EXPECT_GT(std::stoi(heard.field("Retry-After")), 86'000);
  open_.reopen();
  alice_.port = bob_.port = open_.port();
  EXPECT_EQ(code_of(report(alice_, about_bob())), "too_many_requests") << "also after a restart";
  EXPECT_EQ(report(bob_, R"({"person":")" + alice_.id + R"(","reason":"spam"})").status, 204);
}

TEST_F(Peace, WhatIsNoReportIsRefused) {
  EXPECT_EQ(code_of(report(alice_, R"({"person":")" + bob_.id + R"(","reason":"ugly"})")),
            "bad_report");
  const std::string text(501, 'a');
  EXPECT_EQ(code_of(report(alice_, about_bob(R"(,"text":")" + text + "\""))), "bad_report");
  EXPECT_EQ(report(alice_, about_bob(R"(,"text":")" + text.substr(1) + "\"")).status, 204);
  EXPECT_EQ(code_of(report(alice_, R"({"person":")" + alice_.id + R"(","reason":"spam"})")),
            "not_found");
  EXPECT_EQ(code_of(report(alice_, R"({"person":"bob","reason":"spam"})")), "not_found");
}

// Nobody finds out by a report what is said at a table that they may not know of.
TEST_F(Peace, OfATableThatOneMayNotKnowOfNothingIsReported) {
  const Guest carol = open_.guest("Carol");
  const std::string body = about_bob(R"(,"table":")" + table_.id + "\"");
  EXPECT_EQ(code_of(report(carol, body)), "not_found");
  {
    TableLine watches(carol, table_.id, table_.watch);
    watches.hear();
    EXPECT_EQ(report(carol, body).status, 204) << "who watches hears what is said";
  }
  EXPECT_EQ(alice_.ask("DELETE", table_.path()).status, 204);
  EXPECT_EQ(code_of(report(carol, body)), "not_found") << "she never sat there";
  EXPECT_EQ(report(alice_, body).status, 204) << "also when the table is closed";
}

TEST_F(Peace, ReportsAreCounted) {
  report(alice_, about_bob());
  EXPECT_TRUE(open_.ask("GET", "/metrics").body.contains("noblesse_reports_total 1\n"));
}

}  // namespace
}  // namespace noblesse

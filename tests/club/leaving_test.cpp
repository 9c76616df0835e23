// What is somebody's own: they can take all of it along, and have it forgotten.
#include <gtest/gtest.h>

#include "club/dossier.h"
#include "tests/club/finish.h"
#include "tests/club/full_disk.h"
#include "tests/club/house_club.h"
#include "tests/club/meddle.h"
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
using testing::until;

constexpr std::string_view kSecret = "a secret of mine";

// Two people who play with each other at a listed table.
Laid sit_down(const HouseClub& open, const Guest& alice, const Guest& bob) {
  const Laid table = open.table(alice, R"(,"listed":true,"sit":0)");
  EXPECT_EQ(TableLine(bob, table.id).say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  EXPECT_EQ(TableLine(alice, table.id).say(R"({"do":"start"})"), R"({"ok":true})");
  return table;
}

std::string choose_anything(const Guest& who, const std::string& table) {
  TableLine line(who, table);
  const json::value letter = parsed(line.hear());
  const json::value& question = letter.at("question");
  const json::object choice{
      {"do", "choose"}, {"question", question.at("id")}, {"move", question.at("moves").at(0)}};
  EXPECT_TRUE(line.say(json::serialize(choice)).starts_with("{\"ok\""));
  return std::string(question.at("moves").at(0).as_string());
}

std::vector<store::Line> lines_of(const HouseClub& open, const std::string& table) {
  return testing::looked_up(open.store(), [&](store::Store& store) { return store.lines(table); });
}

TEST(Export, HasEverythingAboutOneselfAndIsAFile) {
  const HouseClub open;
  const Guest alice = open.keep(open.guest("Alice"), "alice", std::string(kSecret));
  const Guest bob = open.guest("Bob");
  const Laid table = sit_down(open, alice, bob);
  EXPECT_TRUE(TableLine(alice, table.id)
                  .say(R"({"do":"talk","text":"good evening"})")
                  .starts_with("{\"ok"));
  testing::play_to_the_end(table.id, {alice, bob});
  testing::wait_for_game(open, table.id);
  alice.ask("PUT", "/api/me/blocks/" + bob.id);
  const Heard heard = alice.get("/api/me/export");
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(heard.field("Content-Disposition"), "attachment; filename=\"noblesse.json\"");
  EXPECT_EQ(heard.field("Cache-Control"), "no-store");
  const json::value all = parsed(heard.body);
  EXPECT_EQ(all.at("person").at("login"), "alice");
  EXPECT_EQ(all.at("person").at("password"), true);
  EXPECT_EQ(all.at("sessions").as_array().size(), 1U);
  EXPECT_EQ(all.at("blocks").at(0).at("name"), "Bob");
  EXPECT_EQ(all.at("games").as_array().size(), 1U);
  EXPECT_EQ(all.at("games").at(0).at("record"), json::value("/api/games/" + table.id + "/1"));
  ASSERT_EQ(all.at("tables").as_array().size(), 1U);
  EXPECT_TRUE(json::serialize(all.at("tables")).contains("good evening"));
  EXPECT_FALSE(heard.body.contains(alice.token));
  EXPECT_FALSE(heard.body.contains("argon2")) << "nobody needs the hash of a password";
}

// What others have chosen in secret, the seed, the marks of the game: nothing of it.
TEST(Export, TellsNothingOfAGameThatIsPlayed) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const Laid table = sit_down(open, alice, bob);
  choose_anything(bob, table.id);
  const Heard before = alice.get("/api/me/export");
  const std::string own = choose_anything(alice, table.id);
  const Heard after = alice.get("/api/me/export");
  EXPECT_TRUE(after.body.contains(own)) << "one's own choice is known";
  const std::string secret = testing::looked_up(open.store(), [&](store::Store& store) {
                               return store.row(table.id);
                             })->secret;
  for (const Heard& heard : {before, after}) {
    ASSERT_EQ(heard.status, 200);
    const json::value all = parsed(heard.body);
    ASSERT_EQ(all.at("tables").as_array().size(), 1U);
    EXPECT_FALSE(heard.body.contains(secret));
    EXPECT_FALSE(heard.body.contains(table.invite));
    EXPECT_FALSE(heard.body.contains(bob.id));
    EXPECT_FALSE(heard.body.contains("\"mark\""));
    for (const json::value& message : all.at("tables").at(0).at("messages").as_array()) {
      EXPECT_EQ(message.as_object().size(), 2U) << message;
    }
  }
  EXPECT_FALSE(before.body.contains("choose")) << "Bob's choice is his";
}

// A club of three in memory: what goes into it, and Alice's file.
class Keeping : public ::testing::Test {
 protected:
  void SetUp() override {
    auto opened = store::open_store(":memory:");
    ASSERT_TRUE(opened) << opened.error().message;
    store_ = std::move(*opened);
    write({store::SavePerson{{.id = alice_, .name = "Alice"}},
           store::SavePerson{{.id = bob_, .name = "Bob"}},
           store::SavePerson{{.id = carol_, .name = "Carol"}}});
    for (const std::string& table : {two_, three_}) {
      write({store::SaveTable{
                 {.id = table, .host = bob_, .secret = std::string(64, 'd'), .stage = "closed"}},
             store::SaveMember{{table, alice_, 0, false, 1}},
             store::SaveMember{{table, bob_, 1, false, 1}}});
    }
    write({store::SaveMember{{three_, carol_, 2, false, 1}}});
  }
  void write(const std::vector<store::Deed>& deeds) const {
    const auto written = store_->write(deeds);
    ASSERT_TRUE(written) << written.error().message;
  }
  void report(const std::string& by, const std::string& about, const std::string& table,
              std::vector<store::Said> said) const {
    write({store::SaveReport{{.made = 5,
                              .reporter = by,
                              .reported = about,
                              .table = table,
                              .reason = "insult",
                              .said = std::move(said)}}});
  }
  std::string file_of(const std::string& person) const {
    Dossier dossier(person);
    Result<bool> more = true;
    while (more && *more) more = dossier.gather(*store_);
    EXPECT_TRUE(more) << more.error().message;
    return dossier.text(7);
  }

  const std::string alice_ = std::string(32, 'a');
  const std::string bob_ = std::string(32, 'b');
  const std::string carol_ = std::string(32, 'c');
  const std::string two_ = std::string(32, '2');    // Alice and Bob
  const std::string three_ = std::string(32, '3');  // with Carol
  std::unique_ptr<store::Store> store_;
};

TEST_F(Keeping, OfReportsOnesOwnRemarksAreToldAndNotWhoMadeThem) {
  report(alice_, bob_, two_, {{true, 1, "by me, of mine"}, {false, 2, "by me, of his"}});
  report(bob_, alice_, three_, {{true, 3, "by him, of his"}, {false, 4, "by him, of mine"}});
  report(carol_, alice_, three_, {{false, 4, "by him, of mine"}});
  // Only Bob was there: it would tell that it was he.
  report(bob_, alice_, two_, {{false, 5, "between us"}});
  const json::value all = parsed(file_of(alice_));
  EXPECT_EQ(json::serialize(all.at("remarks")),
            R"([{"t":1,"text":"by me, of mine"},{"t":4,"text":"by him, of mine"}])");
  const std::string text = file_of(alice_);
  EXPECT_FALSE(text.contains("of his"));
  EXPECT_FALSE(text.contains("between us"));
  EXPECT_FALSE(text.contains(carol_));
}

// As long as the table's lines are kept they tell it all, and a report changes nothing.
TEST_F(Keeping, WhatStandsInTheLinesIsNotToldTwice) {
  write({store::AppendLine{
      three_, {1, R"({"by":")" + alice_ + R"(","message":{"do":"talk","text":"hm"},"t":4})"}}});
  const std::string before = file_of(alice_);
  EXPECT_TRUE(before.contains("\"hm\""));
  report(bob_, alice_, three_, {{false, 4, "hm"}});
  EXPECT_EQ(file_of(alice_), before);
}

TEST_F(Keeping, ABanOfOneselfIsToldAndNobodyElses) {
  write({store::SaveBan{{.kind = "person", .whom = alice_, .reason = "shouting", .made = 3}},
         store::SaveBan{{.kind = "person", .whom = bob_, .reason = "cheating", .made = 4}},
         store::SaveBan{{.kind = "network", .whom = "192.0.2.0/24", .reason = "spam", .made = 5}}});
  EXPECT_EQ(json::serialize(parsed(file_of(alice_)).at("bans")),
            R"([{"reason":"shouting","made":3,"until":null}])");
}

// Two worlds that differ only in what Bob chose: Alice's file is the same.
TEST(Export, IsTheSameWhateverOthersHaveChosen) {
  std::vector<std::string> worlds;
  const auto store = store::open_store(":memory:");
  ASSERT_TRUE(store);
  const std::string alice(32, 'a');
  const std::string bob(32, 'b');
  const std::string table(32, 'c');
  const std::vector<store::Deed> deeds = {
      store::SavePerson{{.id = alice, .name = "Alice"}},
      store::SavePerson{{.id = bob, .name = "Bob"}},
      store::SaveTable{
          {.id = table, .host = alice, .secret = std::string(64, 'd'), .stage = "playing"}},
      store::SaveMember{{table, alice, 0, true, 1}},
      store::SaveMember{{table, bob, 1, true, 1}},
      store::AppendLine{
          table,
          {1, R"({"by":")" + alice + R"(","message":{"do":"sit","seat":0},"t":1000,"mark":1})"}}};
  ASSERT_TRUE((*store)->write(deeds));
  for (int world = 0; world < 2; ++world) {
    if (world == 1) {
      const store::Deed choice = store::AppendLine{
          table, {2, R"({"by":")" + bob + R"(","message":{"do":"choose","move":"castle"},"t":2})"}};
      ASSERT_TRUE((*store)->write({&choice, 1}));
    }
    Dossier dossier(alice);
    Result<bool> more = true;
    while (more && *more) more = dossier.gather(**store);
    ASSERT_TRUE(more) << more.error().message;
    worlds.push_back(dossier.text(7));
  }
  EXPECT_EQ(worlds[0], worlds[1]);
}

TEST(Export, IsGivenAFewTimesAMinute) {
  const HouseClub open;
  const Guest alice = open.guest();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(alice.get("/api/me/export").status, 200);
  EXPECT_EQ(code_of(alice.get("/api/me/export")), "too_many_requests");
  EXPECT_EQ(open.guest("Bob").get("/api/me/export").status, 200);
}

TEST(Leaving, NeedsThePasswordWhereThereIsOne) {
  const HouseClub open;
  const Guest alice = open.keep(open.guest(), "alice", std::string(kSecret));
  EXPECT_EQ(code_of(alice.ask("DELETE", "/api/me")), "wrong_password");
  EXPECT_EQ(code_of(alice.ask("DELETE", "/api/me", R"({"password":"another one"})")),
            "wrong_password");
  EXPECT_EQ(alice.get("/api/me").status, 200) << "nothing has happened";
  const Heard gone = alice.ask("DELETE", "/api/me", R"({"password":"a secret of mine"})");
  EXPECT_EQ(gone.status, 204) << gone.body;
  EXPECT_EQ(code_of(alice.get("/api/me")), "no_session");
  EXPECT_EQ(code_of(open.sign_in("alice", std::string(kSecret))), "wrong_password");
  EXPECT_EQ(code_of(open.ask("GET", "/api/people/" + alice.id)), "not_found");
}

TEST(Leaving, TheLoginIsNobodysForAWhile) {
  ClubSettings settings = testing::easy_settings();
  HouseClub open(settings);
  const Guest alice = open.keep(open.guest(), "alice", std::string(kSecret));
  EXPECT_EQ(alice.ask("DELETE", "/api/me", R"({"password":"a secret of mine"})").status, 204);
  const std::string wish = R"({"login":"Alice","password":"not the same one"})";
  EXPECT_EQ(code_of(open.guest("Alice").ask("PUT", "/api/me/password", wish)), "login_taken");
  // Until that time is over.
  open.close();
  testing::meddle(open.store(), "UPDATE former_logins SET gone = gone - 91 * 86400000");
  testing::trust_the_clock(open.store());
  open.reopen();
  EXPECT_TRUE(until(
      [&] { return open.guest("Alice").ask("PUT", "/api/me/password", wish).status == 200; }));
}

TEST(Leaving, FinishedGamesStayWithAPlayerWhoLeft) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const Heard laid =
      alice.ask("POST", "/api/tables",
                R"({"options":{"game":"adel","seats":2,"rated":true},"listed":true,"sit":0})");
  const std::string table = at(laid, "table.id");
  TableLine(bob, table).say(R"({"do":"sit","seat":1})");
  TableLine(alice, table).say(R"({"do":"start"})");
  testing::play_to_the_end(table, {alice, bob});
  testing::wait_for_game(open, table);
  EXPECT_TRUE(open.ask("GET", "/api/ratings?game=adel&players=2").body.contains(alice.id));
  EXPECT_EQ(alice.ask("DELETE", "/api/me").status, 204);
  const std::string path = "/api/games/" + table + "/1";
  const Heard game = open.ask("GET", path);
  EXPECT_EQ(game.status, 200);
  EXPECT_TRUE(game.body.contains("\"left\":true")) << game.body.substr(0, 500);
  EXPECT_TRUE(game.body.contains("Bob"));
  EXPECT_FALSE(game.body.contains(alice.id));
  EXPECT_FALSE(game.body.contains("Alice"));
  EXPECT_TRUE(open.ask("GET", path.substr(4)).body.contains("a player who left"));
  const json::object record{{"record", parsed(game.body).at("record")}};
  EXPECT_EQ(at(open.ask("POST", "/api/check", json::serialize(record)), "fair"), "true");
  EXPECT_FALSE(open.ask("GET", "/api/ratings?game=adel&players=2").body.contains(alice.id));
  EXPECT_TRUE(bob.get("/api/me/games").body.contains(table)) << "it is Bob's game, too";
  EXPECT_EQ(code_of(open.ask("GET", "/api/people/" + std::string(32, '0'))), "not_found");
  EXPECT_EQ(code_of(open.ask("GET", "/api/people/" + std::string(32, '0') + "/games")),
            "not_found");
}

TEST(Leaving, TheirGameGoesOnWithAStandInAndIsKept) {
  HouseClub open;
  const Guest alice = open.guest("Alice");
  Guest bob = open.guest("Bob");
  const Laid table = sit_down(open, alice, bob);
  TableLine hers(alice, table.id);
  TableLine his(bob, table.id);
  his.hear();
  EXPECT_EQ(alice.ask("DELETE", "/api/me").status, 204);
  EXPECT_EQ(hers.closed_with(), 4001);
  EXPECT_NE(his.hear_until(R"({"event":"stand_in","seat":0,"why":"left"})"), "");
  EXPECT_EQ(at(bob.get(table.path()), "table.host.id"), bob.id);
  for (int times = 0; times < 2; ++times) {
    const Heard heard = bob.get(table.path());
    EXPECT_FALSE(heard.body.contains("Alice")) << heard.body;
    EXPECT_FALSE(heard.body.contains(alice.id)) << heard.body;
    open.reopen();
    bob.port = open.port();
  }
  testing::play_to_the_end(table.id, {bob});
  testing::wait_for_game(open, table.id);
  EXPECT_TRUE(open.ask("GET", "/api/games/" + table.id + "/1").body.contains("\"left\":true"));
  // What Alice had said is gone with the table.
  EXPECT_FALSE(lines_of(open, table.id).empty());
  EXPECT_EQ(bob.ask("DELETE", table.path()).status, 204);
  EXPECT_TRUE(lines_of(open, table.id).empty());
}

TEST(Leaving, ATableOfNobodyElseIsClosed) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Laid gathering = open.table(alice, R"(,"sit":0,"listed":true)");
  const Laid playing = open.table(alice, R"(,"sit":0,"bots":{"1":"clubman"},"start":true)");
  EXPECT_EQ(alice.ask("DELETE", "/api/me").status, 204);
  const Guest bob = open.guest("Bob");
  EXPECT_EQ(code_of(bob.get(gathering.path())), "not_found");
  EXPECT_TRUE(until([&] { return lines_of(open, playing.id).empty(); }));
  EXPECT_EQ(at(open.ask("GET", "/api/tables"), "tables"), "[]");
}

TEST(Leaving, WhatCannotBeWrittenHasNotHappened) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const Laid table = sit_down(open, alice, bob);
  {
    const testing::FullDisk full;
    EXPECT_EQ(code_of(alice.ask("DELETE", "/api/me")), "not_written");
  }
  EXPECT_EQ(at(alice.get("/api/me"), "person.name"), "Alice");
  EXPECT_TRUE(bob.get(table.path()).body.contains(alice.id)) << "she still sits there";
}

// Killed when the account had gone, and nobody had left a table yet: at the next opening she is
// found missing.
TEST(Leaving, AClubThatWasKilledInBetweenSeesThemOffWhenItOpens) {
  HouseClub open;
  const Guest alice = open.guest("Alice");
  Guest bob = open.guest("Bob");
  const Laid table = sit_down(open, alice, bob);
  const Laid alone = open.table(alice, R"(,"sit":0)");
  open.close();
  {
    const auto store = store::open_store(open.store());
    ASSERT_TRUE(store) << store.error().message;
    const store::Deed deed = store::ForgetPerson{alice.id, {}, 1};
    ASSERT_TRUE((*store)->write({&deed, 1}));
  }
  for (int times = 0; times < 2; ++times) {
    open.reopen();
    bob.port = open.port();
    const Heard heard = bob.get(table.path());
    EXPECT_EQ(at(heard, "table.host.id"), bob.id) << heard.body;
    EXPECT_FALSE(heard.body.contains("Alice")) << heard.body;
    EXPECT_EQ(code_of(bob.get(alone.path())), "not_found");
    TableLine line(bob, table.id);
    EXPECT_TRUE(line.hear().contains("\"stand_in\""));
    EXPECT_TRUE(line.say(R"({"do":"talk","text":"where is she?"})").starts_with("{\"ok\""));
  }
  EXPECT_EQ(open.ask("GET", "/ready").status, 200);
}

// Everything has its time: closed tables, what was said there, reports.
TEST(Retention, WhatIsOldGoesWhenTheClockIsBelieved) {
  HouseClub open;
  Guest alice = open.guest("Alice");
  Guest bob = open.guest("Bob");
  const Laid played = sit_down(open, alice, bob);
  testing::play_to_the_end(played.id, {alice, bob});
  testing::wait_for_game(open, played.id);
  EXPECT_EQ(alice.ask("DELETE", played.path()).status, 204);
  alice.ask("POST", "/api/reports", R"({"person":")" + bob.id + R"(","reason":"spam"})");
  const auto row = [&] {
    return testing::looked_up(open.store(),
                              [&](store::Store& store) { return store.row(played.id); });
  };
  const auto reopened_after = [&](int days) {
    open.close();
    const std::string time = std::to_string(days) + " * 86400000";
    testing::meddle(open.store(), "UPDATE reports SET made = made - " + time +
                                      "; UPDATE tables SET changed = changed - " + time);
    testing::trust_the_clock(open.store());
    open.reopen();
  };
  const auto reports = [&] {
    return testing::looked_up(open.store(), [](store::Store& store) { return store.reports(); })
        .size();
  };
  reopened_after(29);
  open.guest();  // by now the sweep of the opening is written
  EXPECT_FALSE(lines_of(open, played.id).empty());
  reopened_after(2);
  EXPECT_TRUE(until([&] { return lines_of(open, played.id).empty(); }));
  EXPECT_EQ(row()->host, alice.id);
  EXPECT_EQ(reports(), 1U);
  reopened_after(170);
  EXPECT_TRUE(until([&] { return reports() == 0; }));
  EXPECT_EQ(row()->host, alice.id);
  reopened_after(170);
  EXPECT_TRUE(until([&] { return row()->host == store::kWhoLeft; }));
  EXPECT_EQ(row()->invite, "");
  EXPECT_EQ(open.ask("GET", "/api/games/" + played.id + "/1").status, 200) << "games stay";
}

// Two years ago, by the clock, the club was last open: either it was closed for so long, or the
// clock is wrong. The same table goes when the clock has gone evenly.
TEST(Retention, WithAClockThatHasJumpedNothingGoes) {
  HouseClub open;
  Guest alice = open.guest("Alice");
  const Laid table = open.table(alice, R"(,"sit":0)");
  EXPECT_EQ(alice.ask("DELETE", table.path()).status, 204);
  open.close();
  const std::string jump = std::to_string(2LL * 365 * 86400000);
  testing::meddle(open.store(), "UPDATE tables SET changed = changed - " + jump);
  testing::trust_the_clock(open.store());
  testing::meddle(open.store(),
                  "UPDATE calendar SET seen = seen - " + jump + ", since = since - " + jump);
  open.reopen();
  alice.port = open.port();
  EXPECT_EQ(alice.get("/api/me").status, 200) << "a session of two years ago";
  open.guest();  // by now the sweep of the opening is written
  EXPECT_FALSE(lines_of(open, table.id).empty());
  open.close();
  testing::trust_the_clock(open.store());
  open.reopen();
  EXPECT_TRUE(until([&] { return lines_of(open, table.id).empty(); }));
}

}  // namespace
}  // namespace noblesse

// Who is banned is turned away wherever they knock, and told why and until when; also while the
// club runs, and on lines that are open.
#include "club/bans.h"

#include <gtest/gtest.h>

#include "tests/club/house_club.h"
#include "tests/club/owner.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::at;
using testing::bearer;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::TableLine;
using testing::until;

constexpr std::int64_t kFarAway = 4'102'444'800'000;  // 2100

std::int64_t now() {
  using namespace std::chrono;
  return floor<milliseconds>(system_clock::now().time_since_epoch()).count();
}

TEST(Bans, AnAccountIsTurnedAwayFromEveryRoute) {
  HouseClub open;
  const Guest alice = open.guest();
  open.close();
  testing::ban(open.store(),
               {.kind = "person", .whom = alice.id, .reason = "insults", .until = kFarAway});
  open.reopen();
  const std::string somebody(32, 'a');
  for (const Club::Entry& entry : Club::entries()) {
    if (!entry.pattern.starts_with("/api")) continue;
    std::string path(entry.pattern);
    for (const std::string_view part : {"PERSON", "TABLE", "SESSION", "EDITION", "NUMBER"}) {
      if (const std::size_t found = path.find(part); found != std::string::npos) {
        path.replace(found, part.size(), somebody);
      }
    }
    constexpr std::string_view kMethods[] = {"GET", "POST", "PUT", "PATCH", "DELETE"};
    const Heard heard = open.ask(kMethods[static_cast<std::size_t>(entry.method)], path,
                                 R"({"name":"A"})", bearer(alice.token));
    EXPECT_EQ(heard.status, 403) << path;
    EXPECT_EQ(code_of(heard), "banned") << path << heard.body;
    EXPECT_EQ(at(heard, "error.reason"), "insults");
    EXPECT_EQ(at(heard, "error.until"), std::to_string(kFarAway));
    EXPECT_TRUE(at(heard, "error.text").contains("until 2100-01-01 00:00 UTC: insults"))
        << heard.body;
  }
  EXPECT_EQ(open.ask("GET", "/health", "", bearer(alice.token)).status, 200);
  EXPECT_EQ(open.ask("GET", "/api/version").status, 200) << "others are let in";
  EXPECT_EQ(open.guest("Bob").get("/api/me").status, 200);
}

TEST(Bans, ABannedAccountCannotSignInAnew) {
  HouseClub open;
  const Guest alice = open.guest();
  open.keep(alice, "alice", "a secret of mine");
  open.close();
  testing::ban(open.store(), {.kind = "person", .whom = alice.id, .reason = "spam"});
  open.reopen();
  const Heard heard = open.sign_in("alice", "a secret of mine");
  EXPECT_EQ(code_of(heard), "banned");
  EXPECT_EQ(at(heard, "error.until"), "null");
  EXPECT_EQ(code_of(open.sign_in("alice", "a wrong guess")), "wrong_password")
      << "only its owner learns of it";
}

TEST(Bans, TakeEffectWhileTheClubRunsAndOnOpenLines) {
  const HouseClub open;
  const Guest alice = open.guest();
  const Guest bob = open.guest("Bob");
  const auto table = open.table(alice, R"(,"sit":0,"listed":true)");
  TableLine hers(alice, table.id);
  TableLine his(bob, table.id);
  his.hear();
  testing::ban(open.store(), {.kind = "person", .whom = bob.id, .reason = "spam"});
  EXPECT_EQ(his.closed_with(), 4005);
  EXPECT_EQ(code_of(bob.get("/api/me")), "banned");
  const TableLine again(bob, table.id);
  EXPECT_EQ(again.answer.status, 403);
  EXPECT_EQ(code_of(again.answer), "banned");
  EXPECT_EQ(alice.get("/api/me").status, 200);
  EXPECT_TRUE(hers.say(R"({"do":"talk","text":"peace"})").starts_with("{\"ok\""));
  // And so does their end.
  const auto bans =
      testing::looked_up(open.store(), [](store::Store& store) { return store.bans(); });
  ASSERT_EQ(bans.size(), 1U);
  testing::instruct(open.store(), store::LiftBan{bans[0].number});
  EXPECT_TRUE(until([&] { return bob.get("/api/me").status == 200; }));
}

TEST(Bans, ANetworkIsTurnedAwayWhoeverComes) {
  const HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice, R"(,"sit":0)");
  TableLine line(alice, table.id);
  testing::ban(open.store(), {.kind = "network", .whom = "127.0.0.0/30", .reason = "a test"});
  EXPECT_EQ(line.closed_with(), 4005);
  EXPECT_EQ(code_of(open.ask("POST", "/api/guests", R"({"name":"Bob"})")), "banned");
  EXPECT_EQ(code_of(open.ask("GET", "/api/tables")), "banned");
  EXPECT_EQ(code_of(open.ask("GET", "/games/" + table.id + "/1")), "banned");
  EXPECT_EQ(TableLine(alice, table.id).answer.status, 403);
  const Heard metrics = open.ask("GET", "/metrics");
  EXPECT_EQ(metrics.status, 200) << "the owner's own programs are let in";
  EXPECT_TRUE(metrics.body.contains("noblesse_banned_total{what=\"address\"} 4\n"))
      << metrics.body.substr(metrics.body.find("noblesse_banned"), 300);
}

// How many they were, once a minute; not who, nor why.
TEST(Bans, TheJournalCountsWhomItTurnedAway) {
  ClubSettings settings = testing::easy_settings();
  settings.log = "info";
  testing::Journal journal;
  HouseClub open(settings);
  const Guest alice = open.guest("Araminta");
  const Guest bob = open.guest("Bob");
  bob.ask("POST", "/api/reports", R"({"person":")" + alice.id + R"(","reason":"spam"})");
  testing::ban(open.store(), {.kind = "person", .whom = alice.id, .reason = "advertising"});
  EXPECT_TRUE(until([&] { return code_of(alice.get("/api/me")) == "banned"; }));
  EXPECT_TRUE(until([&] { return journal.count(R"("event":"banned_turned_away","count":)") > 0; }))
      << journal.text();
  EXPECT_EQ(journal.count(R"("event":"reported")"), 1U) << journal.text();
  for (const std::string& word : {std::string("Araminta"), alice.id, std::string("advertising")}) {
    EXPECT_EQ(journal.count(word), 0U) << journal.text();
  }
}

TEST(Bans, EndWhenTheirTimeIsOver) {
  const HouseClub open;
  const Guest alice = open.guest();
  testing::ban(open.store(), {.kind = "person", .whom = alice.id, .until = now() + 4000});
  EXPECT_TRUE(until([&] { return code_of(alice.get("/api/me")) == "banned"; }));
  EXPECT_TRUE(until([&] { return alice.get("/api/me").status == 200; }));
}

TEST(Bans, NetworksAreReadAsTheyAreWritten) {
  for (const std::string_view good :
       {"192.0.2.7", "192.0.2.0/24", "2001:db8::/32", "2001:db8::7", "10.0.0.0/8", "::1"}) {
    EXPECT_TRUE(read_network(good)) << good;
  }
  for (const std::string_view bad : {"", "everybody", "192.0.2.0/33", "2001:db8::/129", "0.0.0.0/0",
                                     "::/0", "192.0.2", "192.0.2.0/", "192.0.2.0/x"}) {
    EXPECT_FALSE(read_network(bad)) << bad;
  }
}

// The store in memory, for lists alone.
TEST(Bans, OfANetworkHoldForBothKindsOfAddresses) {
  const auto store = store::open_store(":memory:");
  ASSERT_TRUE(store);
  const std::vector<store::Deed> deeds = {
      store::SaveBan{{.kind = "network", .whom = "192.0.2.0/25"}},
      store::SaveBan{{.kind = "network", .whom = "2001:db8::/33", .until = 100}},
      store::SaveBan{{.kind = "network", .whom = "nonsense"}}};
  ASSERT_TRUE((*store)->write(deeds));
  const auto bans = Bans::look_up(**store);
  ASSERT_TRUE(bans);
  const auto banned = [&](std::string_view address, Time time) {
    return bans->of_address(*Address::read(address), time) != nullptr;
  };
  EXPECT_TRUE(banned("192.0.2.127", 1));
  EXPECT_FALSE(banned("192.0.2.128", 1));
  EXPECT_TRUE(banned("::ffff:192.0.2.1", 1)) << "the same address in other words";
  EXPECT_TRUE(banned("2001:db8:7fff::1", 99));
  EXPECT_FALSE(banned("2001:db8:8000::1", 99));
  EXPECT_FALSE(banned("2001:db8:7fff::1", 100)) << "it is over";
}

TEST(Owner, ClosesATableOfAClubThatRuns) {
  const HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice, R"(,"sit":0,"bots":{"1":"clubman"},"start":true)");
  TableLine line(alice, table.id);
  testing::instruct(open.store(), store::LeaveInstruction{{.kind = "close", .about = table.id}});
  EXPECT_EQ(line.closed_with(), 4002);
  EXPECT_TRUE(until([&] {
    return testing::looked_up(open.store(),
                              [](store::Store& store) { return store.instructions(); })
        .empty();
  })) << "what is done is struck out";
  EXPECT_EQ(code_of(alice.get(table.path())), "not_found");
}

TEST(Owner, RenamesSomebodyForEverybodyToSee) {
  const HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice, R"(,"sit":0)");
  TableLine line(alice, table.id);
  testing::instruct(open.store(), store::LeaveInstruction{
                                      {.kind = "rename", .about = alice.id, .text = "Guest 7"}});
  EXPECT_NE(line.hear_until(R"({"event":"name","seat":0,"name":"Guest 7"})"), "");
  EXPECT_EQ(at(alice.get("/api/me"), "person.name"), "Guest 7");
}

TEST(Owner, ForgetsSomebodyWhoAsksForIt) {
  const HouseClub open;
  const Guest alice = open.guest();
  testing::instruct(open.store(), store::LeaveInstruction{{.kind = "forget", .about = alice.id}});
  EXPECT_TRUE(until([&] { return code_of(alice.get("/api/me")) == "no_session"; }));
}

// What was left while the club was closed is done when it opens.
TEST(Owner, IsHeededAtTheOpening) {
  HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice, R"(,"sit":0)");
  open.close();
  testing::instruct(open.store(), store::LeaveInstruction{{.kind = "close", .about = table.id}});
  open.reopen();
  const Guest again{open.port(), alice.token, alice.id, alice.name};
  EXPECT_TRUE(until([&] { return code_of(again.get(table.path())) == "not_found"; }));
}

}  // namespace
}  // namespace noblesse

// To be forgotten, to hear no more of somebody, to complain, and what the owner does about it: the
// same in both databases.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <random>
#include <string>
#include <thread>

#include "store/checks.h"
#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

const std::string kLeft(kWhoLeft);

template <class House>
class Peace : public InHouse<House> {};
TYPED_TEST_SUITE(Peace, Houses, HouseNames);

Person some_member(int n) {
  return {.id = id(n),
          .name = "member " + std::to_string(n),
          .password_hash = "hash",
          .created = 1000 + n,
          .login = "login" + std::to_string(n)};
}

AppendLine line_of(int table, std::int64_t number, int person, const std::string& message) {
  return some_line(table, number, R"({"by":")" + id(person) + R"(","message":)" + message + "}");
}

Game game_of(int table, int first, int second) {
  return {.table = id(table),
          .number = 1,
          .game = "adel",
          .ended = 3000,
          .rated = true,
          .record = R"({"record":1})",
          .seats = {{.person = id(first), .place = 1}, {.person = id(second), .place = 2}}};
}

// Which persons 1 and 2 have nothing to do with.
TableRow of_others(int n) {
  TableRow row = some_table(n, "closed");
  row.host = id(3);
  return row;
}

// Persons 1 and 2 with everything that can hang on somebody: a closed table (11) with a finished
// game, and one that is being played (12).
std::vector<Deed> full_lives() {
  return {SavePerson{some_member(1)},
          SavePerson{some_member(2)},
          SavePerson{some_guest(3)},
          SaveSession{{hash(1), id(1), 5, 5, "phone"}},
          SaveSession{{hash(2), id(2), 5, 5, "phone"}},
          Block{id(1), id(2)},
          Block{id(2), id(1)},
          Mute{id(1), id(3)},
          Mute{id(2), id(1)},
          SaveHook{{id(1), "webhook", "https://example.org/1"}},
          SaveTable{some_table(11, "playing")},
          SaveTable{some_table(12, "playing")},
          SaveTable{of_others(13)},
          some_line(13, 1, "of others"),
          SaveMember{{id(11), id(1), 0, false, 1}},
          SaveMember{{id(11), id(2), 1, false, 1}},
          SaveMember{{id(12), id(1), 0, true, 1}},
          SaveMember{{id(12), id(2), 1, true, 1}},
          line_of(11, 1, 1, R"({"do":"talk","text":"mine"})"),
          line_of(11, 2, 2, R"({"do":"talk","text":"theirs"})"),
          SaveSnapshot{id(11), {2, "snapshot"}},
          line_of(12, 1, 1, R"({"do":"talk","text":"mine"})"),
          SaveGame{game_of(11, 1, 2)},
          SaveRating{{id(1), "adel", 2, {30, 2}, 1}},
          SaveRating{{id(2), "adel", 2, {20, 2}, 1}},
          SaveReport{{.made = 7,
                      .reporter = id(1),
                      .reported = id(2),
                      .table = id(11),
                      .reason = "insult",
                      .text = "words",
                      .said = {{true, 1, "mine"}, {false, 2, "theirs"}}}},
          SaveReport{{.made = 8, .reporter = id(2), .reported = id(1), .reason = "name"}},
          SaveBan{{.kind = "person", .whom = id(1), .reason = "why", .made = 9}},
          CloseTable{id(11), 4000}};
}

// What is left of person 1: 0 nothing, 1 all of it. Anything in between is a fault, and said.
std::optional<int> whole_or_gone(Store& store) {
  const bool is_there = store.person(id(1))->has_value();
  const auto with_games = store.games_of(id(1), 10)->size();
  const auto of_who_left = store.games_of(kLeft, 10)->size();
  const std::size_t closed_lines = store.lines(id(11))->size();
  const bool rated = store.rating(id(1), "adel", 2)->has_value();
  const std::size_t about = store.reports_by(id(2), 0)->size();
  const bool spent = *store.is_former_login("login1");
  const bool session = store.person_by_session(hash(1))->has_value();
  const bool deserted = !store.deserted_tables()->empty();
  if (is_there && with_games == 1 && of_who_left == 0 && closed_lines == 2 && rated && about == 1 &&
      !spent && session && !deserted) {
    return 1;
  }
  if (!is_there && with_games == 0 && of_who_left == 1 && closed_lines == 0 && !rated &&
      about == 0 && spent && !session && deserted) {
    return 0;
  }
  return std::nullopt;
}

TYPED_TEST(Peace, WhoLeavesIsForgottenAndTheirGamesStay) {
  ASSERT_EQ(this->write(full_lives()), "");
  Store& store = *this->store;
  ASSERT_EQ(whole_or_gone(store), 1);
  ASSERT_EQ(this->write({ForgetPerson{id(1), "login1", 5000}}), "");
  EXPECT_EQ(whole_or_gone(store), 0);

  const Game game = **store.game(id(11), 1);
  EXPECT_EQ(game.record, R"({"record":1})");
  EXPECT_EQ(game.seats[0].person, kLeft);
  EXPECT_EQ(game.seats[0].place, 1);
  EXPECT_EQ(game.seats[1].person, id(2)) << "whoever stays is still named";
  EXPECT_EQ((*store.person(kLeft))->name, "");
  EXPECT_EQ(store.leaders("adel", 2, 10)->size(), 1U);
  EXPECT_TRUE(store.blocked_by(id(2))->empty());
  EXPECT_TRUE(store.muted_by(id(2))->empty());
  EXPECT_TRUE(store.hooks_of(id(1))->empty());
  EXPECT_TRUE(store.bans()->empty());
  EXPECT_EQ(store.members(id(12))->size(), 1U);
  EXPECT_EQ(store.lines(id(13))->size(), 1U) << "tables of others are as they were";
  EXPECT_EQ((*store.row(id(11)))->host, kLeft);
  EXPECT_EQ((*store.row(id(12)))->host, id(1)) << "an open table has the host of its lines";
  EXPECT_EQ(*store.deserted_tables(), std::vector{id(12)});
}

TYPED_TEST(Peace, AReportStaysWhenItsReporterLeaves) {
  ASSERT_EQ(this->write(full_lives()), "");
  ASSERT_EQ(this->write({ForgetPerson{id(1), {}, 5000}}), "");
  const auto reports = this->store->reports();
  ASSERT_EQ(reports->size(), 1U) << "the one about them has gone";
  const Report report = **this->store->report(reports->front().number);
  EXPECT_EQ(report.reporter, "");
  EXPECT_EQ(report.said, (std::vector<Said>{{false, 2, "theirs"}}));
}

TYPED_TEST(Peace, TheLinesOfAnOpenTableGoWhenItCloses) {
  ASSERT_EQ(this->write(full_lives()), "");
  ASSERT_EQ(this->write({ForgetPerson{id(1), {}, 5000}}), "");
  EXPECT_EQ(this->store->lines(id(12))->size(), 1U);
  ASSERT_EQ(this->write({CloseTable{id(12), 6000}, CloseTable{id(13), 6000}}), "");
  EXPECT_TRUE(this->store->lines(id(12))->empty());
  EXPECT_EQ((*this->store->row(id(12)))->host, kLeft);
  EXPECT_EQ(this->store->lines(id(13))->size(), 1U) << "nobody of that one has left";
  EXPECT_TRUE(this->store->deserted_tables()->empty());
}

TYPED_TEST(Peace, ALoginOfSomebodyWhoLeftIsRememberedForAWhile) {
  ASSERT_EQ(this->write(full_lives()), "");
  EXPECT_FALSE(*this->store->is_former_login("login1"));
  ASSERT_EQ(this->write({ForgetPerson{id(1), "login1", 5000}}), "");
  EXPECT_TRUE(*this->store->is_former_login("LOGIN1"));
  EXPECT_FALSE(*this->store->is_former_login("login2"));
  ASSERT_EQ(this->write({SweepLogins{5000}}), "");
  EXPECT_TRUE(*this->store->is_former_login("login1"));
  ASSERT_EQ(this->write({SweepLogins{5001}}), "");
  EXPECT_FALSE(*this->store->is_former_login("login1"));
}

TYPED_TEST(Peace, NobodyForgetsWhoLeft) {
  EXPECT_EQ(this->write({ForgetPerson{kLeft, {}, 5000}}), "malformed");
  EXPECT_EQ(this->write({ForgetPerson{id(9), {}, 5000}}), "") << "who is not there is gone";
}

TYPED_TEST(Peace, MutesComeAndGo) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SavePerson{some_guest(2)}}), "");
  ASSERT_EQ(this->write({Mute{id(1), id(2)}, Mute{id(1), id(2)}}), "");
  EXPECT_EQ(*this->store->muted_by(id(1)), std::vector{id(2)});
  EXPECT_TRUE(this->store->muted_by(id(2))->empty());
  EXPECT_EQ(this->write({Mute{id(1), id(7)}}), "missing");
  ASSERT_EQ(this->write({Unmute{id(1), id(2)}}), "");
  EXPECT_TRUE(this->store->muted_by(id(1))->empty());
}

TYPED_TEST(Peace, ReportsAreNumberedReadAndClosed) {
  ASSERT_EQ(this->write(full_lives()), "");
  const auto reports = *this->store->reports();
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_EQ(reports[0].number, 1);
  EXPECT_EQ(reports[1].number, 2);
  EXPECT_EQ(reports[1].table, "");
  EXPECT_EQ(*this->store->open_reports(), 2);
  const Report report = **this->store->report(1);
  EXPECT_EQ(report.said, (std::vector<Said>{{true, 1, "mine"}, {false, 2, "theirs"}}));
  ASSERT_EQ(this->write({CloseReport{1, 50}, CloseReport{1, 60}}), "");
  EXPECT_EQ((*this->store->report(1))->closed, 50);
  EXPECT_EQ(*this->store->open_reports(), 1);
  EXPECT_EQ(*this->store->report(3), std::nullopt);
  EXPECT_EQ(this->store->reports_by(id(1), 8)->size(), 0U);
  EXPECT_EQ(this->store->reports_by(id(1), 7)->size(), 1U);
  ASSERT_EQ(this->write({SweepReports{8}}), "");
  EXPECT_EQ(this->store->reports()->size(), 1U);
}

TYPED_TEST(Peace, BansAreGivenAndLifted) {
  ASSERT_EQ(this->write({SaveBan{{.kind = "network", .whom = "192.0.2.0/24", .until = 100}},
                         SaveBan{{.kind = "person", .whom = id(1), .reason = "spam"}}}),
            "");
  EXPECT_EQ(this->write({SaveBan{{.kind = "house", .whom = "x"}}}), "malformed");
  auto bans = *this->store->bans();
  ASSERT_EQ(bans.size(), 2U);
  EXPECT_EQ(bans[0].until, 100);
  EXPECT_EQ(bans[1].until, std::nullopt);
  EXPECT_EQ(bans[1].reason, "spam");
  ASSERT_EQ(this->write({SweepBans{100}}), "");
  EXPECT_EQ(this->store->bans()->size(), 2U);
  ASSERT_EQ(this->write({SweepBans{101}}), "");
  bans = *this->store->bans();
  ASSERT_EQ(bans.size(), 1U);
  ASSERT_EQ(this->write({LiftBan{bans[0].number}}), "");
  EXPECT_TRUE(this->store->bans()->empty());
}

TYPED_TEST(Peace, ClosedTablesAreForgottenInTwoSteps) {
  ASSERT_EQ(this->write(full_lives()), "");
  ASSERT_EQ(this->write({SaveTable{some_table(14)}, SaveMember{{id(14), id(2), 0, false, 1}},
                         some_line(14, 1), CloseTable{id(14), 4000}}),
            "");
  ASSERT_EQ(this->write({SweepTables{4000, 0}}), "");
  EXPECT_EQ(this->store->lines(id(11))->size(), 2U);
  ASSERT_EQ(this->write({SweepTables{4001, 4000}}), "");
  EXPECT_TRUE(this->store->lines(id(11))->empty());
  EXPECT_EQ(this->store->members(id(11))->size(), 2U) << "who sat there is still known";
  EXPECT_EQ(this->store->lines(id(12))->size(), 1U) << "an open table stays whole";
  ASSERT_EQ(this->write({SweepTables{4001, 4001}}), "");
  EXPECT_TRUE(this->store->members(id(11))->empty());
  const TableRow row = **this->store->row(id(11));
  EXPECT_EQ(row.host, kLeft);
  EXPECT_EQ(row.invite, "");
  EXPECT_TRUE((*this->store->game(id(11), 1)).has_value()) << "a finished game stays";
  EXPECT_EQ(*this->store->row(id(14)), std::nullopt) << "nothing was finished there";
  EXPECT_EQ(this->store->games_of(id(2), 10)->size(), 1U);
}

TYPED_TEST(Peace, OnesOwnLinesAreFound) {
  ASSERT_EQ(this->write(full_lives()), "");
  EXPECT_EQ(*this->store->tables_of(id(2)), (std::vector{id(11), id(12)}));
  const auto own = *this->store->lines_by(id(11), id(2));
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(own[0].number, 2);
  EXPECT_TRUE(own[0].text.contains("theirs"));
  EXPECT_EQ(this->store->ratings_of(id(2))->size(), 1U);
}

TYPED_TEST(Peace, WhoInstructsWritesBesideWhoServes) {
  ASSERT_EQ(this->write(full_lives()), "");
  const auto beside = open_store(this->house.where(), Access::instruct);
  ASSERT_TRUE(beside) << beside.error().message;
  const auto write = [&](const Deed& deed) { return key_of((*beside)->write({&deed, 1})); };
  EXPECT_EQ(write(SaveBan{{.kind = "person", .whom = id(2)}}), "");
  EXPECT_EQ(write(CloseReport{1, 50}), "");
  EXPECT_EQ(write(LeaveInstruction{{.kind = "rename", .about = id(2), .text = "Ada"}}), "");
  EXPECT_EQ(write(LeaveInstruction{{.kind = "shout", .about = id(2)}}), "malformed");
  EXPECT_EQ(write(ForgetPerson{id(2), {}, 1}), "read_only");
  EXPECT_EQ(write(CloseTable{id(12), 1}), "read_only");
  // Whoever serves sees it, and writes on.
  EXPECT_EQ(this->store->bans()->size(), 2U);
  const auto instructions = *this->store->instructions();
  ASSERT_EQ(instructions.size(), 1U);
  EXPECT_EQ(instructions[0].text, "Ada");
  EXPECT_EQ(this->write({StrikeInstruction{instructions[0].number}, some_line(12, 2)}), "");
  EXPECT_TRUE((*beside)->instructions()->empty());
}

TYPED_TEST(Peace, WhereThereIsNoStoreNobodyIsInstructed) {
  TypeParam nowhere;
  const auto opened = open_store(nowhere.where(), Access::instruct);
  EXPECT_EQ(key_of(opened), "no_store");
}

// Forgets person 1 and says when it begins and when it is done; then waits to be killed.
[[noreturn]] void forget(const std::string& where, int tell) {
  auto store = open_store(where);
  if (!store || ::write(tell, "b", 1) != 1) ::_exit(3);
  const Deed deed = ForgetPerson{id(1), "login1", 5000};
  if (!(*store)->write({&deed, 1}) || ::write(tell, "d", 1) != 1) ::_exit(4);
  ::pause();
  ::_exit(5);
}

// Killed at any moment of the forgetting: all of it is done, or nothing. What was promised is done.
TYPED_TEST(Peace, ForgettingIsNeverDoneByHalf) {
  constexpr int kKills = 24;
  std::mt19937 random(11);
  for (int kill = 0; kill < kKills; ++kill) {
    this->store.reset();
    TypeParam house;
    {
      const auto store = open_store(house.where());
      ASSERT_TRUE(store) << store.error().message;
      ASSERT_EQ(key_of((*store)->write(full_lives())), "");
    }
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) forget(house.where(), ends[1]);
    ::close(ends[1]);
    char told = 0;
    ASSERT_EQ(::read(ends[0], &told, 1), 1);
    const bool wait = kill % 4 == 0;
    if (wait) {
      ASSERT_EQ(::read(ends[0], &told, 1), 1);
    } else {
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 20000));
    }
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it ended by itself: " << WEXITSTATUS(status);
    const bool promised = wait || ::read(ends[0], &told, 1) == 1;
    ::close(ends[0]);
    const auto store = open_store(house.where());
    ASSERT_TRUE(store) << store.error().message;
    const auto left = whole_or_gone(**store);
    ASSERT_TRUE(left) << "somebody is forgotten by half";
    if (promised) EXPECT_EQ(left, 0);
  }
}

}  // namespace
}  // namespace noblesse::store

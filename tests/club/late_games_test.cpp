// A finished game that the store could not write is written later, whatever happens at its table.
#include <gtest/gtest.h>

#include "club/closing.h"
#include "tests/club/finish.h"
#include "tests/club/meddle.h"
#include "tests/club/piped_journal.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::HouseClub;
using testing::Journal;
using testing::TableLine;
using testing::until;

class LateGames : public ::testing::Test {
 protected:
  // The store writes everything but finished games.
  void refuse_games() {
    run("CREATE TRIGGER no_games BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'not now'); END");
  }
  void take_games() { run("DROP TRIGGER no_games"); }

  std::string begin(const char* game = "mille") {
    const json::object wish{
        {"options", json::object{{"game", game}, {"seats", 2}, {"rated", true}}},
        {"listed", true},
        {"sit", 0}};
    const auto laid = alice_.ask("POST", "/api/tables", json::serialize(wish));
    std::string table = at(laid, "table.id");
    TableLine(bob_, table, at(laid, "invite")).say(R"({"do":"sit","seat":1})");
    TableLine(alice_, table).say(R"({"do":"start"})");
    return table;
  }
  void finish(const std::string& table) {
    testing::play_to_the_end(table, {alice_, bob_});
    EXPECT_TRUE(until([&] { return journal_.count("game_not_kept") > 0; })) << journal_.text();
    EXPECT_FALSE(is_kept(table));
  }
  void play_again(const std::string& table) {
    TableLine alice(alice_, table);
    TableLine bob(bob_, table);
    EXPECT_EQ(alice.say(R"({"do":"rematch"})"), R"({"ok":true})");
    EXPECT_EQ(bob.say(R"({"do":"rematch"})"), R"({"ok":true})");
    EXPECT_EQ(alice.say(R"({"do":"start"})"), R"({"ok":true})");
  }
  void reopen() {
    open_.reopen();
    alice_.port = bob_.port = open_.port();
  }
  bool is_kept(const std::string& table) const {
    return open_.ask("GET", "/api/games/" + table + "/1").status == 200;
  }
  void expect_kept_once(const std::string& table) {
    testing::wait_for_game(open_, table);
    const auto profile = open_.ask("GET", "/api/people/" + alice_.id);
    EXPECT_TRUE(profile.has(R"("games":1})")) << "rated once: " << profile.body;
  }

  static ClubSettings settings() {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.frames = settings.doors.limits.line_bytes = {1e6, 1e6};
    return settings;
  }

  Journal journal_;
  HouseClub open_{settings()};
  Guest alice_ = open_.guest("Alice");
  Guest bob_ = open_.guest("Bob");

 private:
  void run(const std::string& statement) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(open_.store().c_str(), &database), SQLITE_OK);
    sqlite3_busy_timeout(database, 5000);
    testing::run_sql(database, statement);
    sqlite3_close(database);
  }
};

TEST_F(LateGames, AreTriedAgainUntilTheStoreTakesThem) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  take_games();
  expect_kept_once(table);
  EXPECT_EQ(journal_.count("game_not_kept"), 1U) << "it is said once, not at every try";
}

TEST_F(LateGames, AreNotForgottenWhenAnotherIsPlayed) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  play_again(table);
  take_games();
  expect_kept_once(table);
}

TEST_F(LateGames, AreReadFromTheTablesLinesAfterARestart) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  play_again(table);
  open_.close();
  take_games();
  reopen();
  expect_kept_once(table);
  EXPECT_EQ(at(alice_.get("/api/tables/" + table), "table.stage"), "playing");
  reopen();
  expect_kept_once(table);
}

// However many lines the next game has: none of them is put into a snapshot before it is kept.
TEST_F(LateGames, AreNotLostInASnapshot) {
  const std::string table = begin("adel");
  refuse_games();
  finish(table);
  play_again(table);
  {
    TableLine alice(alice_, table);
    const json::value asked = testing::parsed(alice.hear_until("\"view\"")).at("question");
    for (int i = 0; i < 300; ++i) {  // she changes her mind, line by line
      const json::object choice{
          {"do", "choose"}, {"question", asked.at("id")}, {"move", asked.at("moves").at(i % 2)}};
      ASSERT_TRUE(alice.say(json::serialize(choice)).starts_with(R"({"ok":true)"));
    }
  }
  open_.close();
  take_games();
  reopen();
  expect_kept_once(table);
}

TEST_F(LateGames, KeepTheirTableFromBeingClosed) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  EXPECT_EQ(alice_.ask("DELETE", "/api/tables/" + table).status, 503);
  EXPECT_TRUE(until([&] { return alice_.get("/api/tables/" + table).status == 200; }));
  take_games();
  EXPECT_TRUE(until([&] { return alice_.ask("DELETE", "/api/tables/" + table).status == 204; }));
  expect_kept_once(table);
  reopen();
  expect_kept_once(table);
}

TEST_F(LateGames, AreKeptAlsoWhenTheTableIsClosedWithoutTheClub) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  play_again(table);
  open_.close();
  const auto store = [&] { return store::open_store(open_.store()).value(); };
  const auto shelf = std::make_shared<const Shelf>();
  EXPECT_FALSE(close_for_good(*store(), shelf, table)) << "the game would be lost";
  EXPECT_EQ(store()->row(table).value()->stage, "playing");
  take_games();
  EXPECT_TRUE(close_for_good(*store(), shelf, table));
  reopen();
  expect_kept_once(table);
  EXPECT_EQ(alice_.get("/api/tables/" + table).status, 404);
}

TEST_F(LateGames, AreKeptWithTheirTableWhenThatIsClosedFirst) {
  const std::string table = begin();
  refuse_games();
  finish(table);
  take_games();
  // Before it is tried again, or after: the closing keeps it.
  EXPECT_TRUE(until([&] { return alice_.ask("DELETE", "/api/tables/" + table).status == 204; }));
  EXPECT_TRUE(is_kept(table));
}

}  // namespace
}  // namespace noblesse

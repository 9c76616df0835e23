// What people ask a table for, beside choosing: chairs, options, several seats on one device, and
// another game.
#include <gtest/gtest.h>

#include "table/fair_dealer.h"
#include "table/opening.h"
#include "tests/table/examined.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

class Verbs : public ::testing::Test {
 protected:
  static TableOptions two_lords() {
    TableOptions options;
    options.game = "adel";
    options.edition = "classic";
    options.seats = 2;
    return options;
  }

  // Everything that connection 1 or 2 is sent for one message.
  std::string ask(Connection who, std::string_view message) {
    hall_.letters.clear();
    hall_.receive(who, message);
    std::string sent;
    for (const Sent& letter : hall_.letters) {
      if (letter.to == who) sent += letter.text + "\n";
    }
    return sent;
  }

  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }

  Hall hall_{std::make_shared<const Shelf>(), "t", "host", two_lords(),
             std::make_shared<FairDealer>("t", Seed{})};
};

TEST_F(Verbs, OnlyTheHostSetsOptionsAndClearsChairs) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  EXPECT_TRUE(has(ask(2, R"({"do":"sit","seat":1})"), "\"ok\":true"));
  EXPECT_TRUE(has(ask(1, R"({"do":"sit","seat":1})"), "seat taken"));
  EXPECT_TRUE(has(ask(2, R"({"do":"clear","seat":1})"), "not the host"));
  EXPECT_TRUE(has(ask(1, R"({"do":"start"})"), "seats empty"));
  EXPECT_TRUE(
      has(ask(1, R"({"do":"options","options":{"game":"adel","seats":9}})"), "bad options"));
  EXPECT_TRUE(
      has(ask(1, R"({"do":"options","options":{"game":"mille","seats":3}})"), "\"ok\":true"));
  EXPECT_TRUE(has(ask(1, R"({"do":"clear","seat":1})"), "\"stood\""));
  EXPECT_TRUE(has(ask(2, R"({"do":"stand"})"), "not your seat"));
}

// Pass and play: neither hand is told before it is asked for, and then only that one.
TEST_F(Verbs, SeveralSeatsOnOneDeviceOpenOneByOne) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"sit","seat":1})");
  const std::string dealt = ask(1, R"({"do":"start"})");
  EXPECT_FALSE(has(dealt, "\"dealt\""));
  EXPECT_TRUE(has(dealt, "\"asked\":[0,1]"));
  EXPECT_TRUE(has(dealt, "\"question\":null"));
  const std::string opened = ask(1, R"({"do":"open","seat":1})");
  EXPECT_TRUE(has(opened, "\"hidden\":[4,0]")) << opened;
  EXPECT_TRUE(has(opened, "\"question\":{\"id\":1,\"seat\":1")) << opened;
  EXPECT_TRUE(has(ask(1, R"({"do":"choose","seat":1,"question":1,"move":"castle"})"), "\"ok\""));
  // The curtain is closed again.
  EXPECT_TRUE(has(ask(1, R"({"do":"resume"})"), "\"hidden\":[4,4]"));
}

// What was asked for a chair goes with the chair: given up, taken away, or gone from the table.
TEST_F(Verbs, NobodySeesWithTheEyesOfAChairThatIsNotTheirs) {
  const auto of_seats = [](int seats) {
    return R"({"do":"options","options":{"game":"adel","edition":"grand","seats":)" +
           std::to_string(seats) + "}}";
  };
  for (const std::string_view away : {R"({"do":"stand","seat":5})", R"({"do":"clear","seat":5})"}) {
    hall_.arrive(1, "host");
    ask(1, of_seats(6));
    ask(1, R"({"do":"sit","seat":5})");
    EXPECT_TRUE(has(ask(1, R"({"do":"open","seat":5})"), "\"ok\":true"));
    EXPECT_TRUE(hall_.table().chairs()[5].open);
    ask(1, away);
    EXPECT_FALSE(hall_.table().chairs()[5].open);
    EXPECT_TRUE(has(ask(1, of_seats(2)), R"("event":"options")"));
    EXPECT_TRUE(has(ask(1, R"({"do":"talk","text":"still here"})"), "not your seat"));
    EXPECT_TRUE(has(ask(1, R"({"do":"resume"})"), R"("seats":[])"));
    hall_.depart(1, Departure::left);
  }
}

// Of several chairs one is open at a time.
TEST_F(Verbs, OneChairIsOpenAtATime) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"sit","seat":1})");
  ask(1, R"({"do":"start"})");
  ask(1, R"({"do":"open","seat":1})");
  EXPECT_TRUE(has(ask(1, R"({"do":"open","seat":0})"), "\"hidden\":[0,4]"));
  hall_.depart(1, Departure::connection_lost);
  hall_.letters.clear();
  hall_.arrive(2, "host");
  EXPECT_TRUE(has(hall_.letters.front().text, "\"hidden\":[4,4]")) << "the curtain has fallen";
}

TEST_F(Verbs, AnotherGameHasAnotherPromise) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"bot","seat":1,"bot":"random"})");
  EXPECT_TRUE(has(ask(1, R"({"do":"rematch"})"), "not over"));
  ask(1, R"({"do":"start"})");
  ask(1, R"({"do":"leave"})");
  while (hall_.let_one_think()) {
  }
  ASSERT_EQ(hall_.table().stage(), Table::Stage::over);
  EXPECT_TRUE(has(ask(1, R"({"do":"record"})"), "\"result\""));
  const std::string again = ask(1, R"({"do":"rematch"})");
  EXPECT_TRUE(has(again, "\"again\",\"game_number\":2,\"commitment\":\"")) << again;
  EXPECT_EQ(hall_.table().stage(), Table::Stage::gathering);
  EXPECT_TRUE(has(ask(1, R"({"do":"start"})"), "\"game_number\":2"));
}

TEST_F(Verbs, TheRecordOpensWhatWasPromised) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"bot","seat":1,"bot":"random"})");
  ask(1, R"({"do":"number","number":"my own 42"})");
  ask(1, R"({"do":"start"})");
  EXPECT_FALSE(hall_.table().record()) << "not before the end";
  ask(1, R"({"do":"leave"})");
  while (hall_.let_one_think()) {
  }
  const auto record = hall_.table().record();
  ASSERT_TRUE(record);
  const auto opening = read_opening(record->rest.at("fair"));
  ASSERT_TRUE(opening) << opening.error().message;
  EXPECT_EQ(opening->numbers.at(0), "my own 42");
  const Shelf shelf;
  EXPECT_EQ(testing::complaint(shelf, *opening, *record), "fair");
  Record changed = *record;
  std::swap(changed.deck[0], changed.deck[1]);
  EXPECT_NE(testing::complaint(shelf, *opening, changed), "fair");
}

TEST_F(Verbs, WhoeverIsGoneCanBeReplacedByTheStandIn) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  ask(1, R"({"do":"sit","seat":0})");
  ask(2, R"({"do":"sit","seat":1})");
  ask(1, R"({"do":"start"})");
  EXPECT_TRUE(has(ask(1, R"({"do":"stand-in","seat":1})"), "still here"));
  hall_.depart(2, Departure::connection_lost);
  EXPECT_TRUE(has(ask(1, R"({"do":"stand-in","seat":1})"), "have patience"));
  hall_.now += kUsualPatience;
  EXPECT_TRUE(has(ask(1, R"({"do":"stand-in","seat":1})"), R"("stand_in","seat":1,"why":"away")"));
  EXPECT_EQ(hall_.thinkings.size(), 1U);
  EXPECT_TRUE(has(ask(1, R"({"do":"stand-in","seat":1})"), "stand-in plays"));
  ASSERT_TRUE(hall_.restart()) << "it is kept that he was away";
  hall_.arrive(3, "guest");
  EXPECT_TRUE(has(ask(3, R"({"do":"return"})"), R"("returned","seat":1)"));
}

TEST_F(Verbs, AHostWhoLeavesPassesTheTableOn) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  ask(1, R"({"do":"sit","seat":0})");
  ask(2, R"({"do":"sit","seat":1})");
  EXPECT_TRUE(has(ask(1, R"({"do":"leave"})"), R"("host","seat":1)"));
  EXPECT_TRUE(has(ask(1, R"({"do":"start"})"), "not the host"));
  EXPECT_TRUE(has(ask(2, R"({"do":"bot","seat":0,"bot":"novice"})"), "\"ok\""));
  EXPECT_TRUE(has(ask(2, R"({"do":"start"})"), "\"begins\""));
}

// In another game the stand-in keeps the chair of who has left for good.
TEST_F(Verbs, ARematchDoesNotWaitForWhoHasLeft) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  ask(1, R"({"do":"sit","seat":0})");
  ask(2, R"({"do":"sit","seat":1})");
  ask(1, R"({"do":"start"})");
  ask(1, R"({"do":"leave"})");
  ask(2, R"({"do":"leave"})");
  while (hall_.let_one_think()) {
  }
  ASSERT_EQ(hall_.table().stage(), Table::Stage::over);
  const std::string again = ask(2, R"({"do":"rematch"})");
  EXPECT_TRUE(has(again, R"({"event":"bot","seat":0,"bot":"clubman"})")) << again;
  EXPECT_TRUE(has(ask(2, R"({"do":"start"})"), "\"game_number\":2")) << "any of them may start it";
}

// Before anything is revealed the whole question comes back, for everybody.
TEST_F(Verbs, AQuestionIsTakenBackWhole) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  ask(1, R"({"do":"sit","seat":0})");
  ask(2, R"({"do":"sit","seat":1})");
  ask(1, R"({"do":"start"})");
  EXPECT_TRUE(has(ask(1, R"({"do":"undo"})"), "nothing to take back")) << "the deal stands";
  ask(1, R"({"do":"choose","question":1,"move":"castle"})");
  ask(2, R"({"do":"choose","question":1,"move":"castle"})");
  EXPECT_TRUE(has(ask(1, R"({"do":"undo"})"), "undo asked"));
  EXPECT_TRUE(has(ask(2, R"({"do":"undo"})"), "undo asked already"));
  const std::string back = ask(2, R"({"do":"answer","yes":true})");
  EXPECT_TRUE(has(back, R"("taken back"}],"question":{"id":3,"seat":1,"phase":"place")")) << back;
  EXPECT_TRUE(has(ask(1, R"({"do":"choose","question":3,"move":"auction"})"), "\"ok\""));
  EXPECT_TRUE(has(ask(1, R"({"do":"undo"})"), "nothing to take back")) << "and no further";
}

TEST_F(Verbs, AnIllegalChoiceIsExplainedByKeyAndRule) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"bot","seat":1,"bot":"random"})");
  ask(1, R"({"do":"start"})");
  ask(1, R"({"do":"choose","question":1,"move":"castle"})");
  hall_.let_one_think();
  EXPECT_TRUE(has(ask(1, R"({"do":"choose","question":2,"move":"check 2"})"),
                  R"("key":"check_in_the_castle","rule":"A8")"));
  EXPECT_TRUE(has(ask(1, R"({"do":"choose","question":2,"move":"dance"})"),
                  R"("key":"no_such_move","rule":"")"));
}

// Kept lines that would lead to another game under the rules of today are noticed.
TEST_F(Verbs, LinesThatLeadElsewhereAreNotRestored) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"bot","seat":1,"bot":"random"})");
  ask(1, R"({"do":"start"})");
  ASSERT_TRUE(hall_.restart());
  for (std::string& line : hall_.lines) {
    const std::size_t mark = line.find("\"mark\":");
    if (mark != std::string::npos) line[mark + 8] = line[mark + 8] == '1' ? '2' : '1';
  }
  const auto restored = hall_.restart();
  ASSERT_FALSE(restored);
  EXPECT_TRUE(has(restored.error().message, "the rules have changed"));
}

// A dealer who deals nonsense: everybody is told, and nobody waits for ever.
class MadDealer final : public Dealer {
 public:
  std::string commitment(std::uint32_t) const override { return "promised"; }
  void deal(const Shelf&, std::uint32_t, std::span<const std::string>,
            Setup& setup) const override {
    setup.deck = {"no such card"};
  }
  std::string decide(std::uint32_t, std::span<const std::string>, const ChanceDue&,
                     std::size_t) const override {
    return "lose everything";
  }
  std::string secret(std::uint32_t) const override { return {}; }
  json::value opening(const Shelf&, std::uint32_t, std::span<const std::string>,
                      const Record&) const override {
    return nullptr;
  }
  std::uint64_t bot_seed(std::uint32_t, Seat, std::uint64_t) const override { return 1; }
};

TEST(BrokenTable, SaysSoAndStandsStill) {
  TableOptions options;
  options.game = "adel";
  options.edition = "classic";
  options.seats = 2;
  Hall hall(std::make_shared<const Shelf>(), "t", "host", options, std::make_shared<MadDealer>());
  hall.arrive(1, "host");
  hall.receive(1, R"({"do":"sit","seat":0})");
  hall.receive(1, R"({"do":"bot","seat":1,"bot":"random"})");
  hall.letters.clear();
  hall.receive(1, R"({"do":"start"})");
  EXPECT_EQ(hall.table().stage(), Table::Stage::broken);
  EXPECT_NE(hall.table().fault().find("no such card"), std::string::npos) << hall.table().fault();
  ASSERT_EQ(hall.letters.size(), 2U);
  EXPECT_NE(hall.letters[1].text.find(R"("event":"broken")"), std::string::npos);
  EXPECT_EQ(hall.letters[1].text.find("card"), std::string::npos) << "the reason is for the host";
  EXPECT_FALSE(hall.table().next_wake());
}

// What a table has agreed to is kept in a form that can be read back, whatever came with it.
TEST_F(Verbs, NothingIsKeptThatCannotBeReadBack) {
  hall_.arrive(1, "host");
  const auto nested = [](std::size_t deep) {
    return std::string(deep, '[') + std::string(deep, ']');
  };
  const auto why = [&](std::string_view message) {
    const std::string answer = ask(1, message);
    EXPECT_TRUE(answer.starts_with(R"({"refused":"unreadable")")) << answer;
    return answer;
  };
  EXPECT_TRUE(has(why("\xEF\xBB\xBF{\"do\":\"sit\",\"seat\":0}"), "byte order mark"));
  for (const std::size_t deep : {1, 29, 30, 31}) {
    EXPECT_TRUE(has(why(R"({"do":"sit","seat":0,"id":)" + nested(deep) + "}"), "must be a number"));
  }
  EXPECT_TRUE(has(why(R"({"do":"sit","seat":0,"id":")" + std::string(65, 'a') + "\"}"), "64"));
  why(R"({"do":"sit","seat":0,"id":null})");
  // Too deep for a line around it, though not for a message.
  EXPECT_TRUE(
      has(why(R"({"do":"test","move":)" + nested(31) + "}"), "nested too deeply; at most 31"));
  EXPECT_FALSE(has(ask(1, R"({"do":"test","move":)" + nested(30) + "}"), "nested"));
  EXPECT_TRUE(hall_.lines.empty());

  EXPECT_TRUE(has(ask(1, "{ \"id\": \"\\u0001\",\n \"do\":\"sit\",\"seat\":0}"),
                  "{\"id\":\"\\u0001\",\"ok\":true}"));
  EXPECT_TRUE(has(ask(1, R"({"do":"bot","id":1e308,"seat":1,"bot":"random"})"), "\"ok\":true"));
  ASSERT_EQ(hall_.lines.size(), 2U);
  EXPECT_TRUE(has(hall_.lines[0], R"("message":{"do":"sit","seat":0},)")) << hall_.lines[0];
  EXPECT_TRUE(has(hall_.lines[1], R"("message":{"do":"bot","seat":1,"bot":"random"},)"));
  EXPECT_TRUE(hall_.restart());
}

}  // namespace
}  // namespace noblesse::hall

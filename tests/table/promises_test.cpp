// What a table promises beside the game: who is told what and when, whose choice counts, and what
// lateness costs.
#include <gtest/gtest.h>

#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

class Promises : public testing::Test {
 protected:
  static TableOptions two_lords() {
    TableOptions options;
    options.game = "adel";
    options.edition = "classic";
    options.seats = 2;
    return options;
  }

  // Two people at the table, playing.
  void begin(const TableOptions& options) {
    hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", options,
                                   std::make_shared<FairDealer>("t", Seed{}));
    hall_->arrive(1, "ann");
    hall_->arrive(2, "bob");
    hall_->receive(1, R"({"do":"sit","seat":0})");
    hall_->receive(2, R"({"do":"sit","seat":1})");
    hall_->receive(1, R"({"do":"start"})");
  }

  // Everything that a connection is sent for one message.
  std::string ask(Connection who, std::string_view message) {
    hall_->letters.clear();
    hall_->receive(who, message);
    return sent_to(who);
  }
  std::string sent_to(Connection who) const {
    std::string sent;
    for (const Sent& letter : hall_->letters) {
      if (letter.to == who) sent += letter.text + "\n";
    }
    return sent;
  }
  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }
  std::string choose(Connection who, int question, std::string_view move) {
    return ask(who, R"({"do":"choose","question":)" + std::to_string(question) + R"(,"move":")" +
                        std::string(move) + "\"}");
  }
  void wake_when_due() {
    const auto due = hall_->table().next_wake();
    ASSERT_TRUE(due);
    hall_->now = *due;
    hall_->letters.clear();
    hall_->wake();
  }

  std::unique_ptr<Hall> hall_;
};

TEST_F(Promises, WhereNobodyMayWatchAWatcherSeesNoGame) {
  TableOptions options = two_lords();
  options.watching = Watching::nobody;
  begin(options);
  hall_->letters.clear();
  hall_->arrive(3, "eve");
  EXPECT_TRUE(has(sent_to(3), "\"game\":null"));
  hall_->letters.clear();
  choose(1, 1, "castle");
  EXPECT_EQ(sent_to(3), "");
  EXPECT_FALSE(has(ask(3, R"({"do":"resume","after":1})"), "\"round\""));
}

TEST_F(Promises, WhoeverMayOnlyWatchCannotSit) {
  hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", two_lords(),
                                 std::make_shared<FairDealer>("t", Seed{}));
  hall_->table().arrive(hall_->now, 1, "eve", "eve", false, *hall_);
  EXPECT_TRUE(has(sent_to(1), "\"may_sit\":false"));
  EXPECT_TRUE(has(ask(1, R"({"do":"sit","seat":0})"), "only watching"));
  hall_->table().arrive(hall_->now, 2, "eve", "eve", true, *hall_);
  EXPECT_TRUE(has(ask(2, R"({"do":"sit","seat":0})"), "\"ok\"")) << "with an invitation he may";
}

// A watcher who was there first goes; the chairs stay their owners'.
TEST_F(Promises, AWatcherWhoGoesTakesNobodysChair) {
  hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", two_lords(),
                                 std::make_shared<FairDealer>("t", Seed{}));
  hall_->arrive(9, "eve");
  hall_->arrive(1, "ann");
  hall_->arrive(2, "bob");
  ask(1, R"({"do":"sit","seat":0})");
  ask(2, R"({"do":"sit","seat":1})");
  hall_->depart(9, Departure::left);
  ask(1, R"({"do":"start"})");
  EXPECT_TRUE(has(choose(2, 1, "castle"), "\"ok\""));
  EXPECT_TRUE(has(choose(1, 1, "castle"), "\"ok\""));
  ASSERT_TRUE(hall_->restart());
  hall_->arrive(3, "bob");
  EXPECT_TRUE(has(ask(3, R"({"do":"resume"})"), "\"seats\":[1]"));
}

TEST_F(Promises, OptionsCannotTakeAChairAway) {
  TableOptions options = two_lords();
  options.seats = 3;
  hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", options,
                                 std::make_shared<FairDealer>("t", Seed{}));
  hall_->arrive(1, "ann");
  ask(1, R"({"do":"sit","seat":2})");
  const char* const two = R"({"do":"options","options":{"game":"adel","seats":2}})";
  EXPECT_TRUE(has(ask(1, two), "seat taken"));
  ask(1, R"({"do":"stand"})");
  EXPECT_TRUE(has(ask(1, two), "\"ok\""));
}

// What was whispered to them is not among the events that everybody heard.
TEST_F(Promises, WhoMissedHisOwnCardsGetsAWholeView) {
  begin(two_lords());
  EXPECT_TRUE(has(ask(1, R"({"do":"resume","after":2})"), "\"view\""));
  choose(1, 1, "castle");
  EXPECT_FALSE(has(ask(2, R"({"do":"resume","after":3})"), "\"view\"")) << "events are enough";
}

TEST_F(Promises, AChoiceStopsTheClock) {
  TableOptions options = two_lords();
  options.clock = {ClockOptions::Kind::live, 60'000, 5'000};
  begin(options);
  EXPECT_TRUE(
      has(ask(1, R"({"do":"resume"})"), "\"until\":" + std::to_string(hall_->now + 65'000)));
  hall_->now += 10'000;
  choose(1, 1, "castle");
  const std::string seen = ask(1, R"({"do":"resume"})");
  EXPECT_TRUE(has(seen, R"("left":55000,"choice":"castle")")) << seen;
  EXPECT_TRUE(has(seen, R"("clocks":[{"left":55000},)")) << seen;
  EXPECT_TRUE(has(seen, "\"bank\":55000")) << "60 s and 5 s, less 10 s";
}

// Out of time once, the stand-in takes one decision; twice in a row, the seat. In between a
// decision in time makes it good.
TEST_F(Promises, LatenessIsForgivenToWhoDecidesAgain) {
  TableOptions options = two_lords();
  options.clock = {ClockOptions::Kind::correspondence, 60'000, 0};
  begin(options);
  const auto let_ann_be_late = [&](int question) {
    const std::string moves = ask(2, R"({"do":"resume"})");
    const std::size_t first = moves.find("\"moves\":[\"") + 10;
    choose(2, question, moves.substr(first, moves.find('"', first) - first));
    wake_when_due();
    ASSERT_TRUE(hall_->let_one_think());
  };
  let_ann_be_late(1);
  EXPECT_TRUE(has(sent_to(1), R"({"event":"late","seat":0})"));
  EXPECT_FALSE(has(sent_to(1), "\"stand_in\""));
  const auto first_move = [&](Connection who) {
    const std::string asked = ask(who, R"({"do":"resume"})");
    const std::size_t first = asked.find("\"moves\":[\"") + 10;
    return asked.substr(first, asked.find('"', first) - first);
  };
  choose(1, 2, first_move(1));
  choose(2, 2, first_move(2));
  // The third question may be for one of them alone: go on until it is for both.
  int question = 3;
  for (; question < 12; ++question) {
    const bool ann = has(ask(1, R"({"do":"resume"})"), "\"question\":{");
    const bool bob = has(ask(2, R"({"do":"resume"})"), "\"question\":{");
    if (ann && bob) break;
    if (ann) choose(1, question, first_move(1));
    if (bob) choose(2, question, first_move(2));
  }
  let_ann_be_late(question);
  EXPECT_TRUE(has(sent_to(1), R"({"event":"late","seat":0})"));
  EXPECT_FALSE(has(sent_to(1), "\"stand_in\"")) << "it was not the second time in a row";
}

TEST_F(Promises, WhoIsLateTwiceInARowLosesTheSeatUntilHeReturns) {
  TableOptions options = two_lords();
  options.clock = {ClockOptions::Kind::correspondence, 60'000, 0};
  begin(options);
  std::string told;
  for (int i = 0; i < 6 && !has(told, "\"stand_in\""); ++i) {
    hall_->now += 60'000;
    hall_->letters.clear();
    hall_->wake();
    while (hall_->let_one_think()) {
    }
    told += sent_to(1);
  }
  EXPECT_TRUE(has(told, R"("stand_in","seat":0,"why":"late")")) << told;
  EXPECT_TRUE(has(ask(1, R"({"do":"return"})"), "\"returned\""));
}

// The stand-in was asked, but the person came back before it had thought.
TEST_F(Promises, APersonOverrulesTheStandIn) {
  begin(two_lords());
  ask(1, R"({"do":"leave"})");
  ASSERT_EQ(hall_->thinkings.size(), 1U);
  EXPECT_TRUE(has(choose(1, 1, "castle"), "stand-in plays"));
  ask(1, R"({"do":"return"})");
  ASSERT_TRUE(hall_->let_one_think());
  EXPECT_FALSE(has(ask(1, R"({"do":"resume"})"), "\"choice\"")) << "that thought came too late";
  EXPECT_TRUE(has(choose(1, 1, "auction"), "\"choice\":\"auction\""));
}

TEST_F(Promises, WithABeatChoicesAreToldAtItsMultiplesOnly) {
  TableOptions options = two_lords();
  options.beat = 1'000;
  begin(options);
  hall_->now += 130;
  EXPECT_FALSE(has(choose(1, 1, "castle"), "locked"));
  ASSERT_EQ(hall_->table().next_wake(), (hall_->now / 1'000 + 1) * 1'000);
  wake_when_due();
  EXPECT_TRUE(has(sent_to(2), "\"locked\",\"seat\":0"));
  hall_->now += 999;
  EXPECT_FALSE(has(choose(2, 1, "castle"), "\"id\":2")) << "nor is the reveal";
  EXPECT_TRUE(has(choose(1, 1, "auction"), "\"ok\"")) << "and until then minds can be changed";
  wake_when_due();
  EXPECT_TRUE(has(sent_to(1), "\"question\":{\"id\":2"));
}

TEST_F(Promises, AnOldAnswerIsRefusedAndTheSameOneTwiceIsHarmless) {
  begin(two_lords());
  choose(1, 1, "castle");
  const std::size_t kept = hall_->lines.size();
  EXPECT_TRUE(has(choose(1, 1, "castle"), "\"ok\""));
  EXPECT_EQ(hall_->lines.size(), kept) << "nothing has changed";
  choose(2, 1, "castle");
  EXPECT_TRUE(has(choose(1, 1, "castle"), R"("refused":"old question","question":2)"));
}

TEST_F(Promises, LinesAreKeptBeforeAnythingIsSent) {
  // A hall that notes the order of what it is handed.
  class Noting final : public Post {
   public:
    void send(Connection, std::string_view) override { order += 's'; }
    void think(Thinking) override { order += 't'; }
    void keep(std::string_view) override { order += 'k'; }
    std::string order;
  } noting;
  Table table(std::make_shared<const Shelf>(), "t", "ann", two_lords(),
              std::make_shared<FairDealer>("t", Seed{}));
  table.arrive(1, 1, "ann", "ann", true, noting);
  for (const char* message : {R"({"do":"sit","seat":0})", R"({"do":"bot","seat":1,"bot":"novice"})",
                              R"({"do":"start"})"}) {
    noting.order.clear();
    table.receive(2, 1, message, noting);
    EXPECT_TRUE(noting.order.starts_with('k')) << message << ": " << noting.order;
    EXPECT_EQ(noting.order.rfind('k'), noting.order.find_last_of('k'));
    EXPECT_LT(noting.order.find_last_of('k'), noting.order.find('s')) << message;
  }
  EXPECT_TRUE(noting.order.ends_with('t')) << noting.order;
}

// Whoever has to remember by themselves what the others have shown is not reminded by a view.
TEST_F(Promises, WithoutTheMemoryAidViewsForget) {
  const auto view_of = [&](bool aid) {
    TableOptions options = two_lords();
    options.memory_aid = aid;
    begin(options);
    // A course in which something is shown: both go to the auction and buy.
    for (int question = 1; question < 40; ++question) {
      for (const Connection who : {1, 2}) {
        const std::string asked = ask(who, R"({"do":"resume"})");
        const std::size_t list = asked.find("\"moves\":[\"");
        if (list == std::string::npos) continue;
        choose(who, question, asked.substr(list + 10, asked.find('"', list + 10) - list - 10));
      }
    }
    return ask(1, R"({"do":"resume"})");
  };
  const std::string with = view_of(true);
  const std::string without = view_of(false);
  EXPECT_NE(with, without);
  EXPECT_GT(with.size(), without.size());
}

}  // namespace
}  // namespace noblesse::hall

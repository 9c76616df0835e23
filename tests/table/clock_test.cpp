// The clock cannot be stopped, and does not tell what is hidden.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Clock : public EveningOfTwo {
 protected:
  static TableOptions live() {
    TableOptions options = game_of("adel");
    options.clock = {ClockOptions::Kind::live, 60'000, 5'000};
    return options;
  }
  std::string until(Time time) const { return "\"until\":" + std::to_string(hall_->now + time); }
  // What somebody sees, apart from the time of day.
  std::string sight(Connection who) {
    std::string seen = view(who);
    const std::string now = "\"now\":" + std::to_string(hall_->now);
    const std::size_t at = seen.find(now);
    EXPECT_NE(at, std::string::npos) << seen;
    return seen.erase(at, now.size());
  }
};

// Whoever leaves and returns has what they would have had anyway.
TEST_F(Clock, RunsOnForWhoLeavesAndReturns) {
  begin(live());
  hall_->now += 20'000;
  ask(kBob, R"({"do":"leave"})");
  hall_->now += 10'000;
  EXPECT_TRUE(has(ask(kBob, R"({"do":"return"})"), until(35'000)));
  choose(kAnn, "castle");
  hall_->now += 5'000;
  choose(kBob, "castle");
  EXPECT_TRUE(has(view(kAnn), "\"bank\":30000")) << "60 s and 5 s, less 35 s";
}

TEST_F(Clock, HasRunOutForWhoReturnsTooLate) {
  begin(live());
  choose(kAnn, "castle");
  ask(kBob, R"({"do":"leave"})");
  EXPECT_FALSE(hall_->table().next_wake()) << "nobody's time runs out while the stand-in plays";
  hall_->now += 70'000;
  hall_->thinkings.clear();  // the stand-in has been slow
  ask(kBob, R"({"do":"return"})");
  hall_->wake();
  ASSERT_EQ(hall_->thinkings.size(), 1U) << "this decision is taken for him";
  ask(kBob, R"({"do":"leave"})");
  // What the others see has run out: they do not know yet that a stand-in was called.
  const std::string run_out = "\"clocks\":[{\"left\":65000},{\"until\":";
  EXPECT_TRUE(has(ask(kBob, R"({"do":"return"})"), run_out));
  EXPECT_FALSE(has(view(kBob), "\"until\":" + std::to_string(hall_->now + 65'000)))
      << "and stays out of his hands";
  ASSERT_TRUE(hall_->let_one_think());
  EXPECT_TRUE(has(sent_to(kBob), R"({"event":"late","seat":1})"));
}

// They were not there when it was asked: their time for it begins when they are.
TEST_F(Clock, BeginsForWhoReturnsToAQuestion) {
  begin(live());
  ask(kBob, R"({"do":"leave"})");
  choose(kAnn, "castle");
  ASSERT_TRUE(hall_->let_one_think());
  hall_->now += 3'000;
  EXPECT_TRUE(has(ask(kBob, R"({"do":"return"})"), until(65'000)));
  hall_->now += 3'000;
  ask(kBob, R"({"do":"leave"})");
  EXPECT_TRUE(has(ask(kBob, R"({"do":"return"})"), until(62'000)));
}

// The stand-in's quick answer is not the person's merit.
TEST_F(Clock, GainsNothingByTheStandIn) {
  begin(live());
  ask(kBob, R"({"do":"leave"})");
  choose(kAnn, "castle");
  ASSERT_TRUE(hall_->let_one_think());
  const std::string seen = view(kBob);
  EXPECT_TRUE(has(seen, "\"bank\":65000")) << "ann";
  EXPECT_TRUE(has(seen, "\"bank\":60000")) << "bob";
}

TEST_F(Clock, OfACorrespondenceRunsOnToo) {
  TableOptions options = game_of("adel");
  options.clock = {ClockOptions::Kind::correspondence, 60'000, 0};
  begin(options);
  hall_->now += 20'000;
  ask(kBob, R"({"do":"leave"})");
  EXPECT_TRUE(has(ask(kBob, R"({"do":"return"})"), until(40'000)));
}

// What is due by the table's time happens, also for a host whose clock was set back meanwhile.
TEST_F(Clock, OfTheHostMayGoBackTheTablesDoesNot) {
  TableOptions options = game_of("mille");
  options.watching = Watching::open;
  begin(options);
  hall_->arrive(3, "eve");
  for (int i = 0; i < 200 && !hall_->table().next_wake(); ++i) {
    choose_any(kAnn);
    if (!hall_->table().next_wake()) choose_any(kBob);
  }
  ASSERT_EQ(hall_->table().next_wake(), hall_->now) << "a round is over, and eve may see it";
  hall_->letters.clear();
  hall_->now -= 5'000;
  hall_->wake();
  EXPECT_TRUE(has(sent_to(3), "\"games\":[")) << sent_to(3);
  EXPECT_FALSE(hall_->table().next_wake());
}

// Everybody sees everybody's clock, with the time of day to read it by.
TEST_F(Clock, OfAllIsSeenByAll) {
  begin(live());
  const std::string now = "\"now\":" + std::to_string(hall_->now);
  const std::string both = "{" + until(65'000) + "}";
  EXPECT_TRUE(has(view(kBob), now + ",\"clocks\":[" + both + "," + both + "]")) << view(kBob);
  hall_->now += 1'500;
  EXPECT_TRUE(has(choose(kAnn, "castle"), R"("choice":"castle","left":63500)"));
  EXPECT_TRUE(has(sent_to(kBob), R"("clocks":[{"left":63500},)" + both + "]")) << sent_to(kBob);
  hall_->now += 3'000;
  EXPECT_TRUE(has(view(kAnn), R"("left":63500,"choice":"castle")")) << "it stands still";
}

// One's own stands still from one's choice on, and the others do not see it.
TEST_F(Clock, OfOnesOwnStandsStillInSecret) {
  TableOptions options = live();
  options.shown_locks = false;
  begin(options);
  const std::string both = "{" + until(65'000) + "}";
  hall_->now += 1'500;
  choose(kAnn, "castle");
  const std::string seen = view(kAnn);
  EXPECT_TRUE(has(seen, R"("left":63500,"choice":"castle")")) << seen;
  EXPECT_TRUE(has(seen, "\"clocks\":[" + both + "," + both + "]")) << seen;
}

// Whether a stand-in has answered for who comes back is not told by a clock either.
TEST_F(Clock, OfWhoReturnsDoesNotTellOfTheStandIn) {
  TableOptions options = live();
  options.shown_locks = false;
  std::string seen[2];
  for (const bool answered : {false, true}) {
    begin(options);
    ask(kBob, R"({"do":"leave"})");
    choose(kAnn, "castle");
    ASSERT_TRUE(hall_->let_one_think());  // the first question; the next one finds the stand-in
    if (answered) ASSERT_TRUE(hall_->let_one_think());
    ask(kBob, R"({"do":"return"})");
    seen[answered] = view(kAnn);
  }
  EXPECT_EQ(seen[0], seen[1]);
}

// What is left of their time would tell that, and when, somebody has chosen.
TEST_F(Clock, DoesNotTellOfAHiddenChoice) {
  TableOptions options = live();
  for (const auto& [shown, beat] : {std::pair{false, 0}, {true, 60'000}, {false, 60'000}}) {
    options.shown_locks = shown;
    options.beat = beat;
    begin(options);
    const std::string before = sight(kBob);
    hall_->now += 1'500;
    choose(kAnn, "castle");
    EXPECT_EQ(sight(kBob), before);
    hall_->take_snapshot();
    ASSERT_TRUE(hall_->restart());
    hall_->arrive(3, "bob");
    EXPECT_TRUE(has(view(3), "\"bank\":60000"));
    choose(3, "castle");
    if (beat > 0) wait(60'000);
    EXPECT_TRUE(has(view(3), "\"bank\":63500")) << "with the reveal it is told";
  }
}

TEST_F(Clock, DoesNotTellBeforeTheRevealThatSomebodyWasLate) {
  TableOptions options = live();
  options.shown_locks = false;
  begin(options);
  hall_->now += 1'000;
  choose(kBob, "castle");
  const std::string before = sight(kBob);
  wait(65'000);
  EXPECT_EQ(sight(kBob), before);
  ASSERT_TRUE(hall_->let_one_think());
  EXPECT_TRUE(has(view(kBob), "\"bank\":0"));
}

}  // namespace
}  // namespace noblesse::hall

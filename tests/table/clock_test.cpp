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
};

// Whoever leaves and returns has what he would have had anyway.
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
  EXPECT_FALSE(has(ask(kBob, R"({"do":"return"})"), "\"until\"")) << "and stays out of his hands";
  ASSERT_TRUE(hall_->let_one_think());
  EXPECT_TRUE(has(sent_to(kBob), R"({"event":"late","seat":1})"));
}

// He was not there when it was asked: his time for it begins when he is.
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

// What is left of his time would tell that, and when, somebody has chosen.
TEST_F(Clock, DoesNotTellOfAHiddenChoice) {
  TableOptions options = live();
  for (const auto& [shown, beat] : {std::pair{false, 0}, {true, 60'000}, {false, 60'000}}) {
    options.shown_locks = shown;
    options.beat = beat;
    begin(options);
    const std::string before = view(kBob);
    hall_->now += 1'500;
    choose(kAnn, "castle");
    EXPECT_EQ(view(kBob), before);
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
  const std::string before = view(kBob);
  wait(65'000);
  EXPECT_EQ(view(kBob), before);
  ASSERT_TRUE(hall_->let_one_think());
  EXPECT_TRUE(has(view(kBob), "\"bank\":0"));
}

}  // namespace
}  // namespace noblesse::hall

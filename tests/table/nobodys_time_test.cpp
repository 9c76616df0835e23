// The time in which the club is closed, or cannot write, is nobody's: clocks go on where they
// stood.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

constexpr Time kSixMinutes = 6 * 60'000;

class NobodysTime : public EveningOfTwo {
 protected:
  static constexpr Connection kAnnAgain = 3;
  static constexpr Connection kBobAgain = 4;

  static TableOptions live(Time bank = 300'000) {
    TableOptions options = game_of("adel");
    options.clock = {ClockOptions::Kind::live, bank, 0};
    return options;
  }
  void come_back() {
    hall_->arrive(kAnnAgain, "ann");
    hall_->arrive(kBobAgain, "bob");
  }
  void close_for(Time time) {
    const auto restored = hall_->close_for(time);
    ASSERT_TRUE(restored) << restored.error().message;
    come_back();
  }
  // What is left to bob.
  Time left() const { return hall_->table().chairs()[1].deadline.value_or(0) - hall_->now; }
};

TEST_F(NobodysTime, ABankOfFiveMinutesOutlivesSixMinutes) {
  begin(live());
  hall_->now += 100'000;
  close_for(kSixMinutes);
  hall_->wake();
  EXPECT_TRUE(hall_->thinkings.empty()) << "no stand-in plays";
  EXPECT_EQ(left(), 200'000);
  EXPECT_TRUE(has(view(kBobAgain), "\"until\":" + std::to_string(hall_->now + 200'000)));
  hall_->now += 50'000;
  choose(kAnnAgain, "castle");
  choose(kBobAgain, "castle");
  EXPECT_TRUE(has(view(kBobAgain), "\"bank\":150000"));
  wait(150'000);
  EXPECT_EQ(hall_->thinkings.size(), 2U) << "and then it does run out";
}

TEST_F(NobodysTime, NorIsItTakenFromACorrespondence) {
  constexpr Time kDay = 86'400'000;
  TableOptions options = game_of("adel");
  options.clock = {ClockOptions::Kind::correspondence, 3 * kDay, 0};
  begin(options);
  hall_->now += kDay;
  close_for(10 * kDay);
  EXPECT_EQ(left(), 2 * kDay);
}

// Whoever had little left has twenty seconds to come back, but does not save them up.
TEST_F(NobodysTime, EverybodyHasTwentySecondsToComeBack) {
  begin(live(30'000));
  hall_->now += 25'000;
  for (int times = 0; times < 3; ++times) {
    close_for(kSixMinutes);
    EXPECT_EQ(left(), 20'000);
  }
  hall_->now += 1'000;
  choose(kBobAgain, "castle");
  hall_->now += 9'000;
  choose(kAnnAgain, "castle");
  const std::string seen = view(kBobAgain);
  EXPECT_TRUE(has(seen, "\"bank\":4000")) << "5 s, less the one that bob took: " << seen;
  EXPECT_TRUE(has(seen, "\"bank\":0")) << "ann took longer than she had";
}

// The power fails: when that was, nobody knows better than what was told last.
TEST_F(NobodysTime, AfterACrashItIsWhatFollowsTheLastSignOfLife) {
  begin(live());
  hall_->now += 100'000;
  choose(kAnn, "castle");
  hall_->now += kSixMinutes;
  ASSERT_TRUE(hall_->restart());
  EXPECT_EQ(left(), 200'000);
}

// Bob's clock would tell when ann chose in secret, and that she has.
TEST_F(NobodysTime, DoesNotTellOfAHiddenChoice) {
  TableOptions options = live();
  options.shown_locks = false;
  std::vector<Time> had;
  for (const bool chooses : {false, true}) {
    begin(options);
    hall_->now += 100'000;
    if (chooses) choose(kAnn, "castle");
    hall_->take_snapshot();
    hall_->now += 10'000;
    ASSERT_TRUE(hall_->restart());
    had.push_back(left());
  }
  EXPECT_EQ(had[0], had[1]);
}

TEST_F(NobodysTime, ACalendarThatIsSetBackStopsNoClock) {
  begin(live());
  hall_->now += 100'000;
  close_for(-600'000);
  EXPECT_EQ(left(), 200'000);
  wait(200'000);
  EXPECT_EQ(hall_->thinkings.size(), 2U);
  ASSERT_TRUE(hall_->restart()) << "and what happened then can be read back";
}

// The same lines give the same table, with a snapshot in between or without.
TEST_F(NobodysTime, IsKept) {
  for (const bool snapshot : {false, true}) {
    begin(live(30'000));
    hall_->now += 25'000;
    close_for(kSixMinutes);
    hall_->now += 3'000;
    if (snapshot) hall_->take_snapshot();
    close_for(kSixMinutes);
    EXPECT_EQ(left(), 20'000);
    hall_->now += 15'000;
    if (snapshot) hall_->take_snapshot();
    close_for(0);
    choose(kBobAgain, "castle");
    choose(kAnnAgain, "castle");
    EXPECT_TRUE(has(view(kBobAgain), "\"bank\":0"));
  }
}

// Lines from before that was kept: clocks ran on then, and do so when they are read back.
TEST_F(NobodysTime, RanInOldLines) {
  begin(live());
  const Time began = hall_->now;
  hall_->lines.push_back(R"({"goes on":true,"t":)" + std::to_string(began) + "}");
  hall_->now += 10'000;
  ASSERT_TRUE(hall_->restart());
  EXPECT_EQ(left(), 300'000) << "since the last line nobody knows of any time";
  EXPECT_EQ(hall_->table().chairs()[1].deadline, began + 310'000);
}

// Whoever watches an open table sees what has been for so long, and not less because it closed.
TEST_F(NobodysTime, DoesNotShortenTheDelayOfWatchers) {
  TableOptions options = game_of("mille");
  options.watching = Watching::open;
  options.watch_delay = 60'000;
  begin(options);
  for (int i = 0; i < 200 && !hall_->table().next_wake(); ++i) {
    choose_any(kAnn);
    choose_any(kBob);
  }
  ASSERT_EQ(hall_->table().next_wake(), hall_->now + 60'000) << "a round is over";
  hall_->now += 20'000;
  close_for(kSixMinutes);
  EXPECT_EQ(hall_->table().next_wake(), hall_->now + 40'000);
}

TEST_F(NobodysTime, EndsWithABeat) {
  TableOptions options = game_of("adel");
  options.beat = 1'000;
  begin(options);
  choose(kAnn, "castle");
  choose(kBob, "castle");
  for (const Time gap : {kSixMinutes + 130, -kSixMinutes}) {
    close_for(gap);
    EXPECT_EQ(hall_->table().next_wake(), (hall_->now / 1'000 + 1) * 1'000);
  }
  wait(1'000);
  EXPECT_TRUE(has(sent_to(kBobAgain), "\"id\":2"));
}

// Who is waited for is waited for anew, from when somebody is there who waits.
TEST_F(NobodysTime, IsNoAbsence) {
  begin(game_of("mille"));
  play_to_the_end();
  hall_->depart(kAnn, Departure::connection_lost);
  ask(kBob, R"({"do":"rematch"})");
  hall_->now += 50'000;
  const auto restored = hall_->close_for(kSixMinutes);
  ASSERT_TRUE(restored) << restored.error().message;
  hall_->arrive(kBobAgain, "bob");
  EXPECT_EQ(hall_->table().next_wake(), hall_->now + 60'000);
}

TEST_F(NobodysTime, IsNothingThatHappensAtATable) {
  begin(game_of("adel"));
  const Time happened = hall_->now;
  ASSERT_TRUE(hall_->close_for(kSixMinutes));
  EXPECT_EQ(hall_->table().last_time(), happened);
  EXPECT_EQ(hall_->table().told_at(), hall_->now);
  hall_->take_snapshot();
  ASSERT_TRUE(hall_->close_for(kSixMinutes));
  EXPECT_EQ(hall_->table().last_time(), happened);
}

// Where no time runs there is nothing to keep.
TEST_F(NobodysTime, IsNotWrittenDownWhereNoClockRuns) {
  begin(game_of("adel"));
  const std::size_t kept = hall_->lines.size();
  hall_->table().rest(hall_->now, *hall_);
  EXPECT_EQ(hall_->lines.size(), kept);
}

}  // namespace
}  // namespace noblesse::hall

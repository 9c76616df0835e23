// Nobody who is gone holds up who is still there.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Going : public EveningOfTwo {
 protected:
  static constexpr const char* kRematch = R"({"do":"rematch"})";

  bool again() const { return hall_->table().game_number() == 2; }
  void expect_that_it_is_kept() {
    ASSERT_TRUE(again());
    const std::string host = hall_->table().host();
    const auto restored = hall_->restart();
    ASSERT_TRUE(restored) << restored.error().message;
    EXPECT_TRUE(again());
    EXPECT_EQ(hall_->table().host(), host);
  }
};

TEST_F(Going, AwayHeIsNotWaitedForInAnotherGame) {
  begin(game_of("mille"));
  play_to_the_end();
  EXPECT_FALSE(has(ask(kBob, kRematch), "\"again\"")) << "ann is there";
  hall_->depart(kAnn, Departure::connection_lost);
  EXPECT_FALSE(has(ask(kBob, kRematch), "\"again\"")) << "she may be there again in a moment";
  EXPECT_EQ(hall_->table().next_wake(), hall_->now + 60'000);
  wait(59'999);
  EXPECT_FALSE(again());
  hall_->letters.clear();
  wait(1);
  const std::string told = sent_to(kBob);
  EXPECT_TRUE(has(told, R"({"event":"host","seat":1})")) << told;
  EXPECT_TRUE(has(told, R"({"event":"bot","seat":0,"bot":"clubman"})")) << told;
  expect_that_it_is_kept();
  hall_->arrive(3, "ann");
  hall_->arrive(4, "bob");
  EXPECT_TRUE(has(ask(4, R"({"do":"clear","seat":0})"), "\"ok\""));
  EXPECT_TRUE(has(ask(3, R"({"do":"sit","seat":0})"), "\"ok\"")) << "she may come back";
}

TEST_F(Going, ABadConnectionCostsNobodyHisChair) {
  begin(game_of("mille"));
  play_to_the_end();
  hall_->depart(kAnn, Departure::connection_lost);
  ask(kBob, kRematch);
  wait(30'000);
  hall_->arrive(3, "ann");
  wait(600'000);
  EXPECT_FALSE(again());
  EXPECT_TRUE(has(ask(3, kRematch), "\"again\""));
  EXPECT_TRUE(hall_->table().chairs()[0].in_person());
}

TEST_F(Going, LongAwayHeIsNotWaitedForAtAll) {
  begin(game_of("mille"));
  play_to_the_end();
  hall_->depart(kAnn, Departure::connection_lost);
  wait(60'000);
  EXPECT_FALSE(again()) << "nobody has asked for it";
  EXPECT_TRUE(has(ask(kBob, kRematch), "\"again\""));
  expect_that_it_is_kept();
}

TEST_F(Going, AwayHeKeepsTheChairIfHeHasSaidSo) {
  begin(game_of("mille"));
  play_to_the_end();
  ask(kAnn, kRematch);
  hall_->depart(kAnn, Departure::connection_lost);
  EXPECT_TRUE(has(ask(kBob, kRematch), "\"again\""));
  EXPECT_TRUE(hall_->table().chairs()[0].in_person());
  expect_that_it_is_kept();
}

// Whoever chose first for the last time is not shown as one who has chosen while the table waits.
TEST_F(Going, AfterTheEndNobodyHasChosen) {
  for (std::uint8_t deal = 0; deal < 12; ++deal) {
    begin(game_of("adel"), deal);
    choose(kAnn, "castle");
    EXPECT_TRUE(has(view(kBob), "\"locked\":true"));
    play_to_the_end();
    EXPECT_TRUE(has(view(kBob), "\"stage\":\"over\""));
    EXPECT_FALSE(has(view(kBob), "\"locked\"")) << int{deal};
  }
}

TEST_F(Going, AfterTheEndHeCanLeave) {
  begin(game_of("mille"));
  play_to_the_end();
  ask(kAnn, kRematch);
  EXPECT_TRUE(has(ask(kBob, R"({"do":"leave"})"), "\"again\"")) << "ann had waited for him alone";
  expect_that_it_is_kept();
}

TEST_F(Going, WhoLeavesWantsNoOtherGame) {
  begin(game_of("mille"));
  play_to_the_end();
  ask(kAnn, kRematch);
  ask(kAnn, R"({"do":"leave"})");
  EXPECT_FALSE(again());
  EXPECT_TRUE(has(ask(kBob, kRematch), R"({"event":"bot","seat":0,"bot":"clubman"})"));
  expect_that_it_is_kept();
}

TEST_F(Going, AllMayLeave) {
  begin(game_of("mille"));
  play_to_the_end();
  ask(kAnn, R"({"do":"leave"})");
  ask(kBob, R"({"do":"leave"})");
  EXPECT_EQ(hall_->table().stage(), Table::Stage::over);
}

// The host has laid the table for others, and goes without sitting down.
class ForsakenTable : public Going {
 protected:
  void lay_for_others() {
    lay(game_of("adel"));
    hall_->arrive(3, "cyd");
    ask(kBob, R"({"do":"sit","seat":0})");
    ask(3, R"({"do":"sit","seat":1})");
  }
  void expect_that_cyd_starts() {
    EXPECT_EQ(hall_->table().host(), "cyd");
    EXPECT_TRUE(has(ask(3, R"({"do":"start"})"), "\"begins\""));
    const auto restored = hall_->restart();
    ASSERT_TRUE(restored) << restored.error().message;
    EXPECT_EQ(hall_->table().host(), "cyd");
    EXPECT_EQ(hall_->table().stage(), Table::Stage::playing);
  }
};

TEST_F(ForsakenTable, GoesToWhoIsThereAfterAMinute) {
  lay_for_others();
  EXPECT_TRUE(has(ask(3, R"({"do":"host"})"), "still here"));
  hall_->depart(kAnn, Departure::connection_lost);
  hall_->depart(kBob, Departure::connection_lost);
  EXPECT_EQ(hall_->table().next_wake(), hall_->now + 60'000);
  wait(59'999);
  EXPECT_TRUE(has(ask(3, R"({"do":"start"})"), "not the host"));
  EXPECT_TRUE(has(ask(3, R"({"do":"host"})"), "still here")) << "or may be in a moment";
  wait(1);
  EXPECT_TRUE(has(sent_to(3), R"({"event":"host","seat":1})"));
  EXPECT_FALSE(hall_->table().next_wake());
  expect_that_cyd_starts();
}

TEST_F(ForsakenTable, StaysWithAHostWhoComesBackOrSits) {
  lay_for_others();
  hall_->depart(kAnn, Departure::connection_lost);
  wait(30'000);
  hall_->arrive(kAnn, "ann");
  EXPECT_FALSE(hall_->table().next_wake());
  ask(kBob, R"({"do":"stand"})");
  ask(kAnn, R"({"do":"sit","seat":0})");
  hall_->depart(kAnn, Departure::connection_lost);
  EXPECT_FALSE(hall_->table().next_wake());
  wait(600'000);
  EXPECT_EQ(hall_->table().host(), "ann");
}

// They have never been there: the minute begins with the first who comes.
TEST_F(ForsakenTable, GoesToWhoIsThereAlsoIfNobodyHasSeenTheHost) {
  hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", game_of("adel"),
                                 std::make_shared<FairDealer>("t", Seed{}));
  hall_->arrive(3, "cyd");
  EXPECT_FALSE(hall_->table().next_wake()) << "nobody sits who waits for him";
  ask(3, R"({"do":"sit","seat":1})");
  wait(60'000);
  EXPECT_TRUE(has(ask(3, R"({"do":"bot","seat":0,"bot":"novice"})"), "\"ok\""));
  expect_that_cyd_starts();
}

TEST_F(ForsakenTable, IsPassedOnAtOnceByAHostWhoLeaves) {
  lay_for_others();
  ask(kBob, R"({"do":"stand"})");
  EXPECT_TRUE(has(ask(kAnn, R"({"do":"leave"})"), R"({"event":"host","seat":1})"));
  ask(3, R"({"do":"bot","seat":0,"bot":"novice"})");
  expect_that_cyd_starts();
}

}  // namespace
}  // namespace noblesse::hall

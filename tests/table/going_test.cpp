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
  const std::string told = ask(kBob, kRematch);
  EXPECT_TRUE(has(told, R"({"event":"host","seat":1})")) << told;
  EXPECT_TRUE(has(told, R"({"event":"bot","seat":0,"bot":"clubman"})")) << told;
  expect_that_it_is_kept();
  hall_->arrive(3, "ann");
  hall_->arrive(4, "bob");
  EXPECT_TRUE(has(ask(4, R"({"do":"clear","seat":0})"), "\"ok\""));
  EXPECT_TRUE(has(ask(3, R"({"do":"sit","seat":0})"), "\"ok\"")) << "she may come back";
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

}  // namespace
}  // namespace noblesse::hall

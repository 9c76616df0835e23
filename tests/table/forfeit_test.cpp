// Whoever gives a rated game up has lost it, and nobody else's game is void by that.
#include "table/forfeit.h"

#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

using Places = std::vector<int>;

TEST(PlacesThatCount, AreThoseOfTheRulesWhereEverybodyStayed) {
  EXPECT_EQ(places_that_count(Places{2, 1, 2, 4}, {}), (Places{2, 1, 2, 4}));
}

TEST(PlacesThatCount, WhoWentComesAfterAllWhoStayed) {
  EXPECT_EQ(places_that_count(Places{1, 2, 3}, std::vector<Seat>{0}), (Places{3, 1, 2}));
  EXPECT_EQ(places_that_count(Places{1, 2, 2, 4}, std::vector<Seat>{3}), (Places{1, 2, 2, 4}));
  EXPECT_EQ(places_that_count(Places{1, 1}, std::vector<Seat>{1}), (Places{1, 2}));
}

TEST(PlacesThatCount, TheEarlierSomebodyWentTheLower) {
  EXPECT_EQ(places_that_count(Places{1, 2, 3, 4}, std::vector<Seat>{1, 0}), (Places{3, 4, 1, 2}));
  EXPECT_EQ(places_that_count(Places{1, 2, 3, 4}, std::vector<Seat>{0, 1}), (Places{4, 3, 1, 2}));
  EXPECT_EQ(places_that_count(Places{2, 1}, std::vector<Seat>{1, 0}), (Places{1, 2})) << "all went";
}

class Forfeit : public EveningOfTwo {
 protected:
  static constexpr const char* kLeave = R"({"do":"leave"})";
  static constexpr const char* kReturn = R"({"do":"return"})";

  static TableOptions rated() {
    TableOptions options = game_of("mille");
    options.rated = true;
    options.stand_in = "random";
    return options;
  }
  std::vector<Seat> gone() const { return hall_->table().given_up(); }
  std::string in_the_record() const {
    const auto record = hall_->table().record();
    const json::value* const kept = record ? record->rest.if_contains("given_up") : nullptr;
    return kept == nullptr ? "-" : json::serialize(*kept);
  }
  void expect_that_it_is_kept() {
    const std::vector<Seat> before = gone();
    ASSERT_TRUE(hall_->restart());
    EXPECT_EQ(gone(), before);
    hall_->take_snapshot();
    ASSERT_TRUE(hall_->restart());
    EXPECT_EQ(gone(), before);
    hall_->arrive(kAnn, "ann");
    hall_->arrive(kBob, "bob");
  }
};

TEST_F(Forfeit, WhoLeavesARatedGameHasLostItAndDoesNotComeBack) {
  begin(rated());
  EXPECT_TRUE(gone().empty());
  EXPECT_TRUE(has(ask(kAnn, kLeave), R"("stand_in","seat":0,"why":"left")"));
  EXPECT_TRUE(has(view(kBob), R"("resigned":true)"));
  EXPECT_TRUE(has(ask(kAnn, kReturn), R"("refused":"given up")"));
  EXPECT_EQ(gone(), std::vector<Seat>{0});
  expect_that_it_is_kept();
  EXPECT_TRUE(has(ask(kAnn, kReturn), R"("refused":"given up")"));
  play_to_the_end();
  EXPECT_TRUE(has(view(kBob), R"("given_up":[0])"));
  EXPECT_EQ(in_the_record(), "[0]");
  EXPECT_TRUE(has(ask(kAnn, R"({"do":"rematch"})"), "\"ok\"")) << "the next game is another";
  ask(kBob, R"({"do":"rematch"})");
  ask(kBob, R"({"do":"start"})");
  ASSERT_EQ(hall_->table().stage(), Table::Stage::playing);
  EXPECT_TRUE(hall_->table().chairs()[0].in_person());
  EXPECT_TRUE(gone().empty());
}

TEST_F(Forfeit, EverybodyIsToldWithTheResult) {
  begin(rated());
  ask(kAnn, kLeave);
  std::string told;
  while (hall_->table().stage() == Table::Stage::playing) {
    hall_->letters.clear();
    choose_any(kBob);
    while (hall_->let_one_think()) {
    }
    told = sent_to(kBob);
  }
  EXPECT_TRUE(has(told, R"("given_up":[0])")) << told;
}

TEST_F(Forfeit, OfSeveralTheFirstToGoStandsInFront) {
  begin(rated());
  ask(kBob, kLeave);
  ask(kAnn, kLeave);
  EXPECT_EQ(gone(), (std::vector<Seat>{1, 0}));
  expect_that_it_is_kept();
}

TEST_F(Forfeit, WhoIsReplacedAndComesBackHasGivenNothingUp) {
  begin(rated());
  hall_->depart(kAnn, Departure::connection_lost);
  wait(kUsualPatience);
  ask(kBob, R"({"do":"stand-in","seat":0})");
  EXPECT_EQ(gone(), std::vector<Seat>{0}) << "as long as she stays away";
  expect_that_it_is_kept();
  EXPECT_TRUE(has(ask(kAnn, kReturn), R"("returned","seat":0)"));
  EXPECT_TRUE(gone().empty());
  expect_that_it_is_kept();
  play_to_the_end();
  EXPECT_EQ(in_the_record(), "-");
}

TEST_F(Forfeit, WhoIsTwiceOutOfTimeAndStaysAwayHasGivenItUp) {
  TableOptions options = rated();
  options.clock = {ClockOptions::Kind::live, 10'000, 0};
  begin(options);
  for (int i = 0; i < 5'000 && hall_->table().stage() == Table::Stage::playing; ++i) {
    choose_any(kBob);
    const auto& chairs = hall_->table().chairs();
    if (chairs[0].deadline && !chairs[1].waits_for_person()) {
      wait(*chairs[0].deadline - hall_->now);
    }
    while (hall_->let_one_think()) {
    }
  }
  ASSERT_EQ(hall_->table().stage(), Table::Stage::over);
  EXPECT_EQ(gone(), std::vector<Seat>{0});
}

TEST_F(Forfeit, WhoLeavesAfterTheEndHasGivenNothingUp) {
  begin(rated());
  play_to_the_end();
  ask(kAnn, kLeave);
  EXPECT_TRUE(gone().empty());
  expect_that_it_is_kept();
}

TEST_F(Forfeit, WhereItIsNotRatedWhoLeavesMayReturn) {
  TableOptions options = rated();
  options.rated = false;
  begin(options);
  ask(kAnn, kLeave);
  EXPECT_FALSE(has(view(kBob), "resigned"));
  EXPECT_TRUE(has(ask(kAnn, kReturn), R"("returned","seat":0)"));
  ask(kAnn, kLeave);
  play_to_the_end();
  EXPECT_EQ(in_the_record(), "-");
}

// What was kept before leaving was for good did happen: those lines are read as they were meant.
TEST_F(Forfeit, OlderLinesInWhichSomebodyReturnedAreRead) {
  begin(rated());
  ask(kAnn, kLeave);
  hall_->lines.push_back(R"({"by":"ann","message":{"do":"return"},"t":)" +
                         std::to_string(hall_->now) + "}");
  ASSERT_TRUE(hall_->restart());
  EXPECT_TRUE(hall_->table().chairs()[0].in_person());
  EXPECT_TRUE(gone().empty());
}

}  // namespace
}  // namespace noblesse::hall

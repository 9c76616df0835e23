// Whoever has lost their connection is waited for before anybody may do without them.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Patience : public EveningOfTwo {
 protected:
  static constexpr const char* kStandIn = R"({"do":"stand-in","seat":1})";
  static constexpr const char* kClear = R"({"do":"clear","seat":1})";

  static Result<TableOptions> read(std::string_view text) {
    return read_options(Shelf(), *parse_json(text));
  }
  void lose_bob() { hall_->depart(kBob, Departure::connection_lost); }
  std::string until(Time left) const { return "\"until\":" + std::to_string(hall_->now + left); }
};

TEST_F(Patience, NoStandInSitsDownBeforeAMinuteIsOver) {
  begin(game_of("adel"));
  lose_bob();
  EXPECT_TRUE(has(sent_to(kAnn), R"("why":"connection lost",)" + until(60'000))) << sent_to(kAnn);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), R"({"refused":"have patience",)" + until(60'000) + "}"));
  wait(59'999);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), R"({"refused":"have patience",)" + until(1) + "}"));
  EXPECT_TRUE(has(view(kAnn), R"("here":false,)" + until(1))) << "who comes in sees it too";
  EXPECT_EQ(hall_->table().chairs()[1].stand_in, false);
  wait(1);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), R"("stand_in","seat":1,"why":"away")"));
}

TEST_F(Patience, BeginsAnewWhenTheyWereBackMeanwhile) {
  begin(game_of("adel"));
  lose_bob();
  wait(59'000);
  hall_->arrive(3, "bob");
  EXPECT_TRUE(has(ask(kAnn, kStandIn), "still here"));
  EXPECT_FALSE(has(view(kAnn), "\"here\":false"));
  hall_->depart(3, Departure::timed_out);
  wait(2'000);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), "have patience"));
}

TEST_F(Patience, BeforeTheStartTheHostHasItToo) {
  lay(game_of("adel"));
  ask(kBob, R"({"do":"sit","seat":1})");
  lose_bob();
  wait(59'999);
  EXPECT_TRUE(has(ask(kAnn, kClear), R"({"refused":"have patience",)" + until(1) + "}"));
  EXPECT_TRUE(hall_->table().chairs()[1].is_person());
  wait(1);
  EXPECT_TRUE(has(ask(kAnn, kClear), R"("stood","seat":1)"));
  ASSERT_TRUE(hall_->restart()) << "it is kept";
  EXPECT_FALSE(hall_->table().chairs()[1].is_person());
}

TEST_F(Patience, WithWhoIsHereTheHostNeedsNone) {
  lay(game_of("adel"));
  ask(kBob, R"({"do":"sit","seat":1})");
  EXPECT_TRUE(has(ask(kAnn, kClear), R"("stood","seat":1)"));
}

TEST_F(Patience, IsAnOptionOfTheTable) {
  TableOptions options = game_of("adel");
  options.patience = 5'000;
  begin(options);
  lose_bob();
  wait(4'999);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), "have patience"));
  wait(1);
  EXPECT_TRUE(has(ask(kAnn, kStandIn), "\"stand_in\""));
}

TEST_F(Patience, OfNoneAtAllNobodyIsWaitedFor) {
  TableOptions options = game_of("adel");
  options.patience = 0;
  begin(options);
  lose_bob();
  EXPECT_TRUE(has(ask(kAnn, kStandIn), "\"stand_in\""));
}

TEST_F(Patience, AfterARestartIsCountedFromWhenSomebodyIsThereAgain) {
  begin(game_of("adel"));
  lose_bob();
  wait(59'000);
  ASSERT_TRUE(hall_->close_for(1'000'000));
  hall_->arrive(3, "ann");
  EXPECT_TRUE(has(ask(3, kStandIn), R"({"refused":"have patience",)" + until(60'000) + "}"));
  wait(60'000);
  EXPECT_TRUE(has(ask(3, kStandIn), "\"stand_in\""));
}

TEST_F(Patience, IsAsLongAsADecisionWhereThatHasDays) {
  EXPECT_EQ(read(R"({"game":"adel","seats":2})")->patience, 60'000);
  EXPECT_EQ(read(R"({"game":"adel","seats":2,"clock":{"kind":"live","bank":9000}})")->patience,
            60'000);
  EXPECT_EQ(read(R"({"game":"adel","seats":2,"clock":{"kind":"correspondence","bank":259200000}})")
                ->patience,
            259'200'000);
  EXPECT_EQ(read(R"({"game":"adel","seats":2,"patience":7000,
                     "clock":{"kind":"correspondence","bank":259200000}})")
                ->patience,
            7'000);
}

TEST_F(Patience, ItsLimitsAreNamed) {
  for (const char* const wrong : {"-1", "8640000001"}) {
    const auto options = read(R"({"game":"adel","seats":2,"patience":)" + std::string(wrong) + "}");
    ASSERT_FALSE(options) << wrong;
    EXPECT_TRUE(has(options.error().message, "patience")) << options.error().message;
    EXPECT_TRUE(has(options.error().message, "8640000000")) << options.error().message;
  }
}

// A table of an older program knows no patience: it has the usual one.
TEST_F(Patience, OlderSnapshotsAreRead) {
  begin(game_of("adel"));
  std::string old = hall_->table().snapshot();
  const std::string key = R"(,"patience":60000)";
  ASSERT_TRUE(has(old, key));
  old.erase(old.find(key), key.size());
  for (const std::string_view chair : {R"("gave_up":0,)", R"("resigned":false,)"}) {
    for (std::size_t at = old.find(chair); at != std::string::npos; at = old.find(chair)) {
      old.erase(at, chair.size());
    }
  }
  Table table(std::make_shared<const Shelf>(), "t", "ann", game_of("adel"),
              std::make_shared<FairDealer>("t", Seed{0}));
  const auto restored = table.restore_snapshot(old);
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(table.options().patience, kUsualPatience);
  EXPECT_EQ(table.stage(), Table::Stage::playing);
}

}  // namespace
}  // namespace noblesse::hall

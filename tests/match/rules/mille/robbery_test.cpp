// M9, M13: robbed.
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

TEST(MilleRules, M9_TheRoadsColourSaysHowManyTasksAreLost) {
  const char* const kOne = "Milano-Genova";
  const char* const kTwo = "Milano-Genova,Pisa-Milano";
  const char* const kThree = "Milano-Genova,Pisa-Milano,Verona-La Spezia";
  struct Row {
    const char* road;
    const char* from;
    const char* held;
    const char* drawn;  // what chance takes; none where all are lost
    const char* kept;
  };
  // From Bologna: Q is violet, F orange; from Ferrara: Z green.
  for (const Row& row : {
           Row{"Z", "Ferrara", "", nullptr, ""},
           Row{"Z", "Ferrara", kOne, nullptr, ""},
           Row{"Z", "Ferrara", kTwo, "lose Pisa-Milano", "Milano-Genova"},
           Row{"Z", "Ferrara", kThree, "lose Milano-Genova", "Pisa-Milano,Verona-La Spezia"},
           Row{"Q", "Bologna", "", nullptr, ""},
           Row{"Q", "Bologna", kOne, nullptr, ""},
           Row{"Q", "Bologna", kTwo, nullptr, ""},
           Row{"Q", "Bologna", kThree, "lose Milano-Genova,Verona-La Spezia", "Pisa-Milano"},
           Row{"F", "Bologna", "", nullptr, ""},
           Row{"F", "Bologna", kTwo, nullptr, ""},
           Row{"F", "Bologna", kThree, nullptr, ""},
       }) {
    SCOPED_TRACE(std::string(row.road) + " with " + row.held);
    Scene scene({{"Luca", row.from, row.held}, {"Maria"}, {"Andrei"}});
    scene.ambush(std::string(row.road) + ", A");
    scene.then("alone, go " + std::string(row.road));
    EXPECT_EQ(scene.phase() == "chance", row.drawn != nullptr);
    if (row.drawn != nullptr) scene.chance(row.drawn);
    EXPECT_EQ(scene.tasks("Luca"), row.kept);
    EXPECT_EQ(scene.score("Maria"), 3) << "even where nothing was to be had";
    EXPECT_EQ(scene.score("Andrei"), 0);
    EXPECT_EQ(scene.phase(), "go") << "then he travels on";
  }
}

TEST(MilleRules, M9_EveryThiefOnTheRoadScoresThree) {
  Scene scene({{"Luca", "Ferrara", "Milano-Genova,Pisa-Milano"}, {"Maria"}, {"Andrei"}, {"Ioana"}});
  scene.ambush("Z, U, Z");
  scene.then("alone, go Z");
  EXPECT_EQ(scene.score("Maria"), 3);
  EXPECT_EQ(scene.score("Andrei"), 0);
  EXPECT_EQ(scene.score("Ioana"), 3);
  scene.chance("lose Milano-Genova");
  EXPECT_EQ(scene.tasks("Luca"), "Pisa-Milano") << "two thieves, but one green road: one task";
  for (const auto* viewer : {"Luca", "Andrei", "spectator"}) {
    EXPECT_EQ(scene.compass_seen(viewer, "Maria"), "Z") << viewer;
    EXPECT_EQ(scene.compass_seen(viewer, "Ioana"), "Z") << viewer;
  }
  EXPECT_EQ(scene.compass_seen("Luca", "Andrei"), "?");
}

TEST(MilleRules, M9_LostTasksAreDiscarded) {
  Scene scene({{"Luca", "Ferrara", "Milano-Genova,Pisa-Milano"}, {"Maria"}, {"Andrei"}});
  scene.ambush("Z, A");
  scene.then("alone, go Z");
  scene.chance("lose Pisa-Milano");
  EXPECT_EQ(scene.discard(), "Pisa-Milano");
}

TEST(MilleRules, M9_ChanceTakesWhatTheRoadSaysAndNothingElse) {
  Scene scene(
      {{"Luca", "Bologna", "Milano-Genova,Pisa-Milano,Verona-La Spezia"}, {"Maria"}, {"Ioana"}});
  scene.ambush("Q, A");
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova,Pisa-Milano"), "not now");
  scene.then("alone, go Q");
  EXPECT_EQ(scene.waiting_for(), "") << "nobody decides now";
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova"), "M9");
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova,Pisa-Milano,Verona-La Spezia"), "M9");
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova,Torino-Ferrara"), "M9");
  EXPECT_EQ(scene.forbidden_chance("shuffle Milano-Genova"), "not now");
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova,Pisa-Milano"), "allowed");
}

TEST(MilleRules, M9_ALossIsDrawnBlindly) {
  // Each pair of three is lost about equally often.
  const auto edition = italia();
  State state;
  state.phase = Phase::chance;
  state.chance = Chance::Kind::lose;
  state.to_lose = 2;
  state.tasks[0] = bit(3) | bit(7) | bit(20);
  const Rules rules{edition->tables, {}, 3};
  Rng rng(30);
  std::array<int, 64> lost{};
  for (int i = 0; i < 9000; ++i) {
    const Chance chance = random_chance(rules, state, rng);
    ASSERT_EQ(refusal(rules, state, chance), Refusal::none);
    for (const int task : members(chance.lost)) ++lost[static_cast<std::size_t>(task)];
  }
  for (const std::size_t task : {3U, 7U, 20U}) EXPECT_NEAR(lost[task], 6000, 250);
}

TEST(MilleRules, M9_TheNobleMayBeRobbedAgainOnTheNextRoad) {
  Scene scene({{"Luca", "Milano", "Milano-Genova,Pisa-Milano"}, {"Maria"}, {"Andrei"}});
  scene.ambush("C, O");
  scene.then("alone, go C");
  scene.chance("lose Milano-Genova");
  scene.then("go O");
  EXPECT_EQ(scene.score("Maria"), 3);
  EXPECT_EQ(scene.score("Andrei"), 3);
  EXPECT_EQ(scene.tasks("Luca"), "");
}

TEST(MilleRules, M13_ATaskLostOnTheRoadIntoItsCityScoresNothing) {
  Scene scene({{"Luca", "Torino", "Milano-Genova"}, {"Maria"}, {"Andrei"}});
  scene.ambush("I, A");
  scene.then("alone, go I");
  EXPECT_EQ(scene.city("Luca"), "Genova");
  EXPECT_EQ(scene.score("Luca"), 0);
  EXPECT_EQ(scene.discard(), "Milano-Genova");
}

TEST(MilleRules, M13_WhatTheThievesLeaveIsFulfilled) {
  Scene scene(
      {{"Luca", "Torino", "Milano-Genova,Pisa-Milano,Venezia-Genova"}, {"Maria"}, {"Ioana"}});
  scene.ambush("I, A");
  scene.then("alone, go I");
  scene.chance("lose Milano-Genova,Pisa-Milano");
  EXPECT_EQ(scene.score("Luca"), 6);
  EXPECT_EQ(scene.tasks("Luca"), "");
}

}  // namespace
}  // namespace noblesse::mille

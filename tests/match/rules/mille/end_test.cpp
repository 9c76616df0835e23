// M15 to M17: thirty points, two hundred turns, two players.
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

TEST(MilleRules, M15_ThirtyPointsEndTheGameAtOnce) {
  Scene scene({{"Luca", "Torino", "Pisa-Milano", 25}, {"Maria", "Torino", "", 12}, {"Ioana"}},
              {.map = "Milano-Genova"});
  scene.ambush("A, A");
  scene.then("alone, go C");
  EXPECT_EQ(scene.phase(), "over") << "no task is offered, no road travelled any more";
  EXPECT_EQ(scene.waiting_for(), "");
  EXPECT_EQ(scene.score("Luca"), 30);
  EXPECT_EQ(scene.final_places(), "1 2 3");
  EXPECT_EQ(scene.forbidden("Luca", "go K"), "not now");
}

TEST(MilleRules, M15_TwentyNineAreNotEnough) {
  Scene scene({{"Luca", "Torino", "Pisa-Milano", 24}, {"Maria"}, {"Ioana"}});
  scene.ambush("A, A");
  scene.then("alone, go C");
  EXPECT_EQ(scene.score("Luca"), 29);
  EXPECT_EQ(scene.phase(), "go");
}

TEST(MilleRules, M15_EveryTaskOfTheArrivalCounts) {
  Scene scene({{"Maria", "Torino", "Milano-Genova,Venezia-Genova", 26}, {"Luca"}, {"Ioana"}});
  scene.ambush("A, A");
  scene.then("alone, go I");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.score("Maria"), 36);
}

TEST(MilleRules, M15_IfThievesReachItTheNobleLosesHisTasksButDoesNotArrive) {
  // The road leads to Genova, where they would have won.
  Scene scene({{"Luca", "Torino", "Milano-Genova,Venezia-Genova", 25},
               {"Maria", "Torino", "", 27},
               {"Ioana"}});
  scene.ambush("I, A");
  scene.then("alone, go I");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "");
  EXPECT_EQ(scene.discard(), "Milano-Genova,Venezia-Genova");
  EXPECT_EQ(scene.score("Luca"), 25);
  EXPECT_EQ(scene.final_places(), "2 1 3");
}

TEST(MilleRules, M15_ALossThatIsDrawnComesBeforeTheEnd) {
  Scene scene({{"Luca", "Torino", "Milano-Genova,Pisa-Venezia,Venezia-Genova", 25},
               {"Maria", "Torino", "", 27},
               {"Ioana"}});
  scene.ambush("I, A");
  scene.then("alone, go I");
  EXPECT_EQ(scene.phase(), "chance");
  scene.chance("lose Milano-Genova,Pisa-Venezia");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "Venezia-Genova") << "it leads here, but he never arrived";
  EXPECT_EQ(scene.score("Luca"), 25);
}

TEST(MilleRules, M15_TheMostPointsWinAndEqualPointsShare) {
  struct Row {
    int maria;
    int andrei;
    int luca;
    const char* places;
    const char* why;
  };
  for (const Row& row : {Row{27, 27, 20, "3 1 1", "both thieves at once share the win"},
                         Row{27, 28, 20, "3 2 1", "both reach it, but Andrei has more"},
                         Row{27, 10, 29, "2 1 3", "29 are fewer than 30"},
                         Row{27, 3, 6, "2 1 2", "equal points share any place"}}) {
    Scene scene({{"Luca", "Torino", "", row.luca},
                 {"Maria", "Torino", "", row.maria},
                 {"Andrei", "Torino", "", row.andrei}});
    scene.ambush("I, I");
    scene.then("alone, go I");
    ASSERT_EQ(scene.phase(), "over") << row.why;
    EXPECT_EQ(scene.final_places(), row.places) << row.why;
  }
}

TEST(MilleRules, M16_TurnTwoHundredIsTheLast) {
  for (const int turn : {199, 200}) {
    Scene scene({{"Luca", "Milano", "", 4}, {"Maria", "Milano", "", 9}, {"Ioana", "Milano", "", 9}},
                {.turn = turn});
    scene.ambush("Z, Z");
    scene.then("escort Z, go C, go O, go N");
    EXPECT_EQ(scene.phase(), "go") << "the turn is travelled to its end";
    scene.then("go K");
    if (turn == 199) {
      EXPECT_EQ(scene.turn(), 200);
      EXPECT_EQ(scene.phase(), "ambush");
    } else {
      EXPECT_EQ(scene.phase(), "over");
      EXPECT_EQ(scene.final_places(), "3 1 1");
    }
  }
}

TEST(MilleRules, M17_WithTwoPlayersTheThiefSetsTwoDifferentRoads) {
  Scene scene({{"Luca", "Milano", "Pisa-Venezia,Verona-La Spezia"}, {"Maria"}});
  EXPECT_EQ(scene.waiting_for(), "Maria");
  EXPECT_EQ(scene.forbidden("Maria", "ambush C"), "M17");
  EXPECT_EQ(scene.forbidden("Maria", "ambush C O Z"), "M17");
  EXPECT_EQ(scene.forbidden("Maria", "ambush C O"), "allowed");
  scene.by("Maria", "ambush C O");

  scene.then("alone, go C");
  EXPECT_EQ(scene.score("Maria"), 3) << "one robbery scores three";
  scene.chance("lose Pisa-Venezia");
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "C") << "the other compass stays hidden";
  scene.then("go O");
  EXPECT_EQ(scene.score("Maria"), 6) << "and the second one three more";
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "CO");
  EXPECT_EQ(scene.tasks("Luca"), "");
}

TEST(MilleRules, M17_TwoHundredSeventySixPairsOfRoads) {
  const Scene scene({{"Luca"}, {"Maria"}});
  const std::string pairs = scene.legal("Maria");
  EXPECT_EQ(std::count(pairs.begin(), pairs.end(), ','), 24 * 23 / 2 - 1);
  EXPECT_TRUE(pairs.starts_with("ambush A B, ambush A C, "));
  EXPECT_TRUE(pairs.ends_with(", ambush X Z"));
}

}  // namespace
}  // namespace noblesse::mille

// M5 to M8: compasses, escort, the road.
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

const std::vector<Player> kFour = {{"Luca", "Milano"}, {"Maria"}, {"Andrei"}, {"Ioana"}};

TEST(MilleRules, M5_EachThiefSetsOneLetterInSecret) {
  Scene scene(kFour);
  EXPECT_EQ(scene.phase(), "ambush");
  EXPECT_EQ(scene.waiting_for(), "Maria, Andrei, Ioana");
  EXPECT_EQ(scene.legal("Maria"),
            "ambush A, ambush B, ambush C, ambush D, ambush E, ambush F, ambush G, ambush H, "
            "ambush I, ambush J, ambush K, ambush L, ambush M, ambush N, ambush O, ambush P, "
            "ambush Q, ambush R, ambush S, ambush T, ambush U, ambush V, ambush X, ambush Z")
      << "any road of the map";
  EXPECT_EQ(scene.forbidden("Maria", "ambush A B"), "M5");
  EXPECT_EQ(scene.forbidden("Luca", "ambush A"), "not now") << "he is the noble";
  scene.by("Ioana", "ambush K");
  scene.by("Maria", "ambush K");  // several may choose the same
  EXPECT_EQ(scene.compass_seen("Maria", "Maria"), "K");
  for (const auto* viewer : {"Luca", "Andrei", "Ioana", "spectator"}) {
    EXPECT_EQ(scene.compass_seen(viewer, "Maria"), "?") << viewer;
  }
  EXPECT_EQ(scene.phase(), "ambush");
  scene.by("Andrei", "ambush Z");
  EXPECT_EQ(scene.phase(), "escort");
  EXPECT_EQ(scene.waiting_for(), "Luca");
}

TEST(MilleRules, M6_FourRoadsWithAnEscortAndFiveAlone) {
  Scene escorted(kFour);
  escorted.ambush("Z, Z, Z");
  EXPECT_EQ(escorted.forbidden("Luca", "go C"), "not now") << "first he chooses";
  escorted.then("escort Z");  // any road of the map, near or far
  EXPECT_EQ(escorted.roads_left(), 4);
  escorted.then("go C, go O, go N, go K");
  EXPECT_EQ(escorted.turn(), 2);
  EXPECT_EQ(escorted.city("Luca"), "Brescia");

  Scene alone(kFour);
  alone.ambush("Z, Z, Z");
  alone.then("alone");
  EXPECT_EQ(alone.roads_left(), 5);
  alone.then("go C, go O, go N, go K");
  EXPECT_EQ(alone.turn(), 1);
  alone.then("go P");
  EXPECT_EQ(alone.turn(), 2);
  EXPECT_EQ(alone.city("Luca"), "Verona");
}

TEST(MilleRules, M6_WhereTheEscortIsStaysSecret) {
  Scene scene(kFour);
  scene.ambush("Z, Z, Z");
  scene.then("escort C");
  EXPECT_EQ(scene.escort_seen("Luca"), "C");
  for (const auto* viewer : {"Maria", "Andrei", "Ioana", "spectator"}) {
    EXPECT_EQ(scene.escort_seen(viewer), "?") << viewer;
  }
  scene.then("go C");  // nobody waits there, so nothing is shown
  EXPECT_EQ(scene.escort_seen("Maria"), "?");
}

TEST(MilleRules, M7_NoRoadTwiceButCitiesMayBe) {
  Scene scene(kFour);
  scene.ambush("Z, Z, Z");
  scene.then("alone");
  EXPECT_EQ(scene.legal("Luca"), "go C, go K, go N") << "the roads of Milano, and no way to stay";
  EXPECT_EQ(scene.forbidden("Luca", "go O"), "M7") << "it does not start here";
  scene.then("go C");
  EXPECT_EQ(scene.legal("Luca"), "go I, go O");
  EXPECT_EQ(scene.forbidden("Luca", "go C"), "M7") << "used";
  scene.then("go O, go N");
  EXPECT_EQ(scene.city("Luca"), "Milano") << "again";
  EXPECT_EQ(scene.legal("Luca"), "go K");
}

TEST(MilleRules, M7_InADeadEndTheTurnEnds) {
  // Venezia has three roads: in by V, out by Z, in by J, and there is no way out.
  Scene scene({{"Luca", "Verona"}, {"Maria"}, {"Andrei"}}, {.map = "Venezia-Genova"});
  scene.ambush("A, A");
  scene.then("alone, go V, leave, go Z, go Q, go J");
  EXPECT_EQ(scene.city("Luca"), "Venezia");
  EXPECT_EQ(scene.roads_left(), 1);
  EXPECT_EQ(scene.legal("Luca"), "take, leave") << "the task there he may still take";
  scene.then("leave");
  EXPECT_EQ(scene.turn(), 2);
  EXPECT_EQ(scene.noble(), "Maria");
}

TEST(MilleRules, M7_AUsedRoadIsFreeAgainInTheNextTurn) {
  Scene scene({{"Luca", "Milano"}, {"Maria", "Milano"}, {"Ioana"}});
  scene.ambush("Z, Z");
  scene.then("escort Z, go C, go O, go N, go K");
  scene.ambush("Z, Z");
  scene.then("escort Z, go C");
  EXPECT_EQ(scene.city("Maria"), "Torino");
}

TEST(MilleRules, M8_WhereTheEscortGuardsTheAmbushFailsAndIsOpen) {
  Scene scene({{"Luca", "Milano", "Milano-Genova"}, {"Maria"}, {"Andrei"}, {"Ioana"}});
  scene.ambush("C, C, I");
  scene.then("escort C, go C");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova");
  for (const auto* thief : {"Maria", "Andrei", "Ioana"}) EXPECT_EQ(scene.score(thief), 0);
  EXPECT_EQ(scene.escort_seen("spectator"), "C") << "he shows his compass";
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "C");
  EXPECT_EQ(scene.compass_seen("Ioana", "Andrei"), "C");
  EXPECT_EQ(scene.compass_seen("Luca", "Ioana"), "?") << "she still waits elsewhere";
}

TEST(MilleRules, M8_AnEscortElsewhereIsNoHelp) {
  Scene scene({{"Luca", "Milano", "Milano-Genova"}, {"Maria"}, {"Andrei"}});
  scene.ambush("C, Z");
  scene.then("escort O, go C");
  EXPECT_EQ(scene.score("Maria"), 3);
  EXPECT_EQ(scene.tasks("Luca"), "");
  EXPECT_EQ(scene.escort_seen("Maria"), "?") << "and where it is he need not tell";
}

TEST(MilleRules, M8_WhoTravelsAnotherRoadMeetsNobody) {
  Scene scene({{"Luca", "Milano", "Milano-Genova"}, {"Maria"}, {"Andrei"}});
  scene.ambush("C, N");
  scene.then("alone, go K");
  EXPECT_EQ(scene.score("Maria"), 0);
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova");
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "?");
}

}  // namespace
}  // namespace noblesse::mille

// M10 to M12, M14: fulfilling, taking, drawing.
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

TEST(MilleRules, M10_EveryTaskThatLeadsHereIsFulfilledOnArrival) {
  Scene scene(
      {{"Luca", "Torino", "Ferrara-Milano,Firenze-Milano,Milano-Genova"}, {"Maria"}, {"Ioana"}});
  scene.ambush("A, A");
  scene.then("alone, go C");
  EXPECT_EQ(scene.score("Luca"), 5 + 6);
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova");
  EXPECT_EQ(scene.discard(), "Ferrara-Milano,Firenze-Milano");
  EXPECT_EQ(scene.turn(), 1) << "this does not end his turn";
  EXPECT_EQ(scene.waiting_for(), "Luca");
}

TEST(MilleRules, M10_StandingInTheCityIsNotArriving) {
  // They start where their task leads; it counts only when they come back.
  Scene scene({{"Luca", "Milano", "Pisa-Milano"}, {"Maria"}, {"Ioana"}});
  scene.ambush("A, A");
  scene.then("alone");
  EXPECT_EQ(scene.score("Luca"), 0);
  scene.then("go C, go O, go N");
  EXPECT_EQ(scene.score("Luca"), 5);
}

TEST(MilleRules, M10_OnlyTheNobleFulfilsTasks) {
  Scene scene({{"Luca", "Torino"}, {"Maria", "Milano", "Pisa-Milano"}, {"Ioana"}});
  scene.ambush("A, A");
  scene.then("alone, go C");
  EXPECT_EQ(scene.score("Maria"), 0);
  EXPECT_EQ(scene.tasks("Maria"), "Pisa-Milano");
}

TEST(MilleRules, M11_InTheCityOfTheStartAndInEachCityOnTheWay) {
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Ioana"}},
              {.map = "Milano-Genova,Pisa-Milano,Torino-Ferrara,Verona-Torino",
               .pile = "Brescia-Pisa,Modena-Torino,Firenze-Verona"});
  scene.ambush("A, A");
  scene.then("escort A");
  EXPECT_EQ(scene.legal("Luca"), "take, leave") << "before his first road";
  scene.then("take");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova");
  EXPECT_EQ(scene.map(), "Brescia-Pisa,Pisa-Milano,Torino-Ferrara,Verona-Torino")
      << "a new one is drawn at once";
  scene.then("go C");
  EXPECT_EQ(scene.legal("Luca"), "take, leave");
  scene.then("leave");
  EXPECT_EQ(scene.map(), "Brescia-Pisa,Pisa-Milano,Torino-Ferrara,Verona-Torino");
  scene.then("go O");
  EXPECT_EQ(scene.phase(), "go") << "no task lies in Piacenza";
}

TEST(MilleRules, M11_ATaskThatWasLeftMayBeTakenOnTheWayBack) {
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Ioana"}}, {.map = "Milano-Genova"});
  scene.ambush("A, A");
  scene.then("alone, leave, go C, go O, go N");
  EXPECT_EQ(scene.city("Luca"), "Milano");
  EXPECT_EQ(scene.legal("Luca"), "take, leave");
}

TEST(MilleRules, M11_WhatIsDrawnOntoHisCityMayBeTakenToo) {
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Ioana"}},
              {.map = "Milano-Genova,Pisa-Milano,Torino-Ferrara,Verona-Torino",
               .pile = "Torino-Firenze,Milano-Bologna,Milano-San Marino,Brescia-Pisa"});
  scene.ambush("A, A");
  scene.then("alone, take");
  EXPECT_EQ(scene.discard(), "Torino-Firenze") << "Torino has a task";
  EXPECT_EQ(scene.legal("Luca"), "take, leave") << "Milano-Bologna fell on Milano";
  scene.then("take");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Bologna,Milano-Genova");
  scene.then("take");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Bologna,Milano-Genova,Milano-San Marino");
  EXPECT_EQ(scene.map(), "Brescia-Pisa,Pisa-Milano,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.phase(), "go");
}

TEST(MilleRules, M11_ATaskMayBeFulfilledAndAnotherTakenInOneCity) {
  Scene scene(
      {{"Luca", "Torino", "Ferrara-Milano,Pisa-Venezia,Verona-La Spezia"}, {"Maria"}, {"Ioana"}},
      {.map = "Milano-Genova"});
  scene.ambush("A, A");
  scene.then("alone, go C");
  EXPECT_EQ(scene.score("Luca"), 5);
  EXPECT_EQ(scene.legal("Luca"), "take, leave") << "after M10 his hand has room";
}

TEST(MilleRules, M12_WithThreeTasksOneMustBeDroppedToTakeAnother) {
  const std::vector<Player> full = {
      {"Luca", "Milano", "Pisa-Venezia,San Marino-Genova,Verona-La Spezia"}, {"Maria"}, {"Ioana"}};
  const Setting setting{.map = "Milano-Genova", .pile = ""};
  Scene scene(full, setting);
  scene.ambush("A, A");
  scene.then("alone");
  EXPECT_EQ(scene.legal("Luca"),
            "take drop Pisa-Venezia, take drop San Marino-Genova, take drop Verona-La Spezia, "
            "leave");
  EXPECT_EQ(scene.forbidden("Luca", "take"), "M12");
  EXPECT_EQ(scene.forbidden("Luca", "take drop Torino-Ferrara"), "M12");
  EXPECT_EQ(scene.forbidden("Luca", "take drop Milano-Genova"), "M12") << "not the one on the map";

  Scene roomy({{"Luca", "Milano", "Pisa-Venezia,Verona-La Spezia"}, {"Maria"}, {"Ioana"}},
              {.map = "Milano-Genova"});
  roomy.ambush("A, A");
  roomy.then("alone");
  EXPECT_EQ(roomy.legal("Luca"), "take, leave");
  EXPECT_EQ(roomy.forbidden("Luca", "take drop Pisa-Venezia"), "M12")
      << "nothing is dropped without need";
}

TEST(MilleRules, M12_TheDroppedTaskIsDiscarded) {
  Scene scene(
      {{"Luca", "Milano", "Pisa-Venezia,San Marino-Genova,Verona-La Spezia"}, {"Maria"}, {"Ioana"}},
      {.map = "Milano-Genova,Brescia-Pisa,Genova-Ferrara,Piacenza-Firenze",
       .pile = "Torino-Ferrara"});
  scene.ambush("A, A");
  scene.then("alone, take drop San Marino-Genova");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova,Pisa-Venezia,Verona-La Spezia");
  EXPECT_EQ(scene.discard(), "San Marino-Genova");
}

// Four tasks lie on the map and the noble, in Milano, takes the one there.
Scene taking_in_milano(const std::string& pile, const std::string& discard) {
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Ioana"}},
              {.map = "Milano-Genova,Piacenza-Firenze,Torino-Ferrara,Verona-Torino",
               .pile = pile,
               .discard = discard});
  scene.ambush("A, A");
  scene.then("alone, take");
  return scene;
}

TEST(MilleRules, M14_AnEmptyPileIsMadeAnewFromTheDiscards) {
  Scene scene = taking_in_milano("", "Brescia-Pisa,Modena-Torino");
  EXPECT_EQ(scene.phase(), "chance");
  EXPECT_EQ(scene.waiting_for(), "");
  EXPECT_EQ(scene.forbidden_chance("shuffle Brescia-Pisa"), "M14") << "all of them";
  EXPECT_EQ(scene.forbidden_chance("shuffle Brescia-Pisa,Pisa-Milano"), "M14") << "and no other";
  EXPECT_EQ(scene.forbidden_chance("lose Milano-Genova"), "not now");
  scene.chance("shuffle Modena-Torino,Brescia-Pisa");
  EXPECT_EQ(scene.map(), "Modena-Torino,Piacenza-Firenze,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.pile(), "Brescia-Pisa");
  EXPECT_EQ(scene.discard(), "");
  EXPECT_EQ(scene.phase(), "go");
}

TEST(MilleRules, M14_APileIsNotMadeAnewBeforeACardIsNeeded) {
  Scene scene = taking_in_milano("Brescia-Pisa", "Modena-Torino");
  EXPECT_EQ(scene.pile(), "");
  EXPECT_EQ(scene.discard(), "Modena-Torino");
  EXPECT_EQ(scene.phase(), "go");
}

TEST(MilleRules, M14_TheLastCardsOfThePileThatDoNotFitAreShuffledIn) {
  Scene scene = taking_in_milano("Torino-Firenze", "Brescia-Pisa");
  EXPECT_EQ(scene.discard(), "Brescia-Pisa,Torino-Firenze");
  scene.chance("shuffle Torino-Firenze,Brescia-Pisa");
  EXPECT_EQ(scene.map(), "Brescia-Pisa,Piacenza-Firenze,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.discard(), "Torino-Firenze");
}

TEST(MilleRules, M14_WhereNothingFitsTheMapKeepsFewerUntilTheNextDraw) {
  Scene scene = taking_in_milano("", "Piacenza-Venezia,Torino-Firenze,Verona-La Spezia");
  scene.chance("shuffle Piacenza-Venezia,Verona-La Spezia,Torino-Firenze");
  EXPECT_EQ(scene.map(), "Piacenza-Firenze,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.discard(), "Piacenza-Venezia,Verona-La Spezia,Torino-Firenze");
  EXPECT_EQ(scene.phase(), "go");

  // The next draw: Torino becomes free, and again it is drawn until four lie there or none fits.
  scene.then("go C, take");
  EXPECT_EQ(scene.phase(), "chance");
  scene.chance("shuffle Verona-La Spezia,Torino-Firenze,Piacenza-Venezia");
  EXPECT_EQ(scene.map(), "Piacenza-Firenze,Torino-Firenze,Verona-Torino");
  EXPECT_EQ(scene.legal("Luca"), "take, leave") << "it fell on the city where he stands";
}

TEST(MilleRules, M14_WithNothingToDrawAndNothingToShuffleTheMapKeepsFewer) {
  const Scene scene = taking_in_milano("", "");
  EXPECT_EQ(scene.map(), "Piacenza-Firenze,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.phase(), "go");
}

TEST(MilleRules, M14_TheMapIsFilledUpToFourAgain) {
  // Two are missing, and one take draws for both.
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Ioana"}},
              {.map = "Milano-Genova,Torino-Ferrara,Verona-Torino",
               .pile = "Brescia-Pisa,Modena-Torino,Pisa-Milano"});
  scene.ambush("A, A");
  scene.then("alone, take");
  EXPECT_EQ(scene.map(), "Brescia-Pisa,Modena-Torino,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.pile(), "Pisa-Milano");
}

TEST(MilleRules, M14_ADroppedTaskMayComeBackWithTheNewPile) {
  Scene scene(
      {{"Luca", "Milano", "Milano-Bologna,Pisa-Venezia,Verona-La Spezia"}, {"Maria"}, {"Ioana"}},
      {.map = "Milano-Genova,Piacenza-Firenze,Torino-Ferrara,Verona-Torino", .pile = ""});
  scene.ambush("A, A");
  scene.then("alone, take drop Milano-Bologna");
  scene.chance("shuffle Milano-Bologna");
  EXPECT_EQ(scene.map(), "Milano-Bologna,Piacenza-Firenze,Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.phase(), "take");
}

}  // namespace
}  // namespace noblesse::mille

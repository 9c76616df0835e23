// The rule sheet's own examples: Luca's and Maria's journeys.
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

// Luca travels with an escort from Venezia by V, X, Q and F to Firenze.
TEST(MilleRules, M9_LucaIsRobbedOnTheWayToFerraraAndEscortedToFirenze) {
  Scene scene({{"Luca", "Venezia", "Torino-Ferrara,Torino-Firenze,Venezia-Genova"},
               {"Maria"},
               {"Andrei"},
               {"Ioana"}},
              {.map = "Bologna-Brescia,Milano-Genova,Pisa-Milano,Verona-Torino",
               .pile = "Brescia-Pisa,Modena-Torino,Genova-Venezia"});
  scene.ambush("X, F, F");
  scene.then("escort F");

  // The green Via Vittoria to Verona. They have three tasks, so they drop one to take the one
  // there.
  scene.then("go V");
  EXPECT_EQ(scene.city("Luca"), "Verona");
  EXPECT_EQ(scene.forbidden("Luca", "take"), "M12");
  scene.then("take drop Venezia-Genova");
  EXPECT_EQ(scene.tasks("Luca"), "Torino-Ferrara,Torino-Firenze,Verona-Torino");
  EXPECT_EQ(scene.discard(), "Venezia-Genova");

  // The violet Via XXII Aprile to Ferrara, where they would fulfil a task for seven points. Maria
  // waits there: three points for her, and they lose two of three tasks, that one among them.
  scene.then("go X");
  EXPECT_EQ(scene.phase(), "chance");
  EXPECT_EQ(scene.score("Maria"), 3);
  scene.chance("lose Torino-Ferrara,Verona-Torino");
  EXPECT_EQ(scene.city("Luca"), "Ferrara");
  EXPECT_EQ(scene.score("Luca"), 0) << "M13: robbery comes before arrival";
  EXPECT_EQ(scene.tasks("Luca"), "Torino-Firenze");

  // The Via del Quirinale to Bologna, where they take a task.
  scene.then("go Q, take");
  EXPECT_EQ(scene.tasks("Luca"), "Bologna-Brescia,Torino-Firenze");

  // The orange Via Fiorentina. Andrei and Ioana wait, but so does the escort.
  scene.then("go F");
  EXPECT_EQ(scene.score("Andrei"), 0);
  EXPECT_EQ(scene.score("Ioana"), 0);
  EXPECT_EQ(scene.score("Luca"), 7);
  EXPECT_EQ(scene.city("Luca"), "Firenze");
  EXPECT_EQ(scene.tasks("Luca"), "Bologna-Brescia");

  EXPECT_EQ(scene.turn(), 2) << "four roads are travelled";
  EXPECT_EQ(scene.noble(), "Maria");
}

// Luca travels from Milano by Piacenza, Modena and Bologna to San Marino.
TEST(MilleRules, M11_LucaTakesTasksOnTheWayFromMilanoToSanMarino) {
  Scene scene({{"Luca", "Milano", "Milano-San Marino"}, {"Maria"}, {"Andrei"}},
              {.map = "Bologna-Torino,Genova-Ferrara,Piacenza-Venezia,San Marino-Venezia",
               .pile = "Torino-Firenze,Firenze-Verona,La Spezia-Verona"});
  scene.ambush("A, D");
  scene.then("escort E, go N");
  EXPECT_EQ(scene.city("Luca"), "Piacenza");
  scene.then("take, go E");
  EXPECT_EQ(scene.city("Luca"), "Modena");
  scene.then("go B");
  EXPECT_EQ(scene.city("Luca"), "Bologna");
  scene.then("leave, go R");
  EXPECT_EQ(scene.city("Luca"), "San Marino");
  EXPECT_EQ(scene.score("Luca"), 6);
  EXPECT_EQ(scene.tasks("Luca"), "Piacenza-Venezia");
  scene.then("take");  // where the journey ends, too
  EXPECT_EQ(scene.tasks("Luca"), "Piacenza-Venezia,San Marino-Venezia");
  EXPECT_EQ(scene.map(), "Bologna-Torino,Firenze-Verona,Genova-Ferrara,Torino-Firenze");
  EXPECT_EQ(scene.noble(), "Maria");
}

// Maria arrives in Genova with two tasks that lead there.
TEST(MilleRules, M10_MariaFulfilsTwoTasksInGenovaAtOnce) {
  Scene scene(
      {{"Maria", "Torino", "Milano-Genova,Pisa-Milano,Venezia-Genova"}, {"Luca"}, {"Ioana"}});
  scene.ambush("X, X");
  scene.then("alone, go I");
  EXPECT_EQ(scene.city("Maria"), "Genova");
  EXPECT_EQ(scene.score("Maria"), 6 + 4);
  EXPECT_EQ(scene.tasks("Maria"), "Pisa-Milano");
  EXPECT_EQ(scene.discard(), "Milano-Genova,Venezia-Genova");
  EXPECT_EQ(scene.phase(), "go") << "this does not end her turn";
  EXPECT_EQ(scene.roads_left(), 4);
}

}  // namespace
}  // namespace noblesse::mille

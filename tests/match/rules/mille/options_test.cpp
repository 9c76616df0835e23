// M19: what a table may choose.
#include "match/match.h"
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

const std::vector<Player> kThree = {
    {"Luca", "Milano", "Milano-Genova,Verona-Torino"}, {"Maria"}, {"Ioana"}};

Setting ends_turn(const std::string& map = {}) {
  return {.map = map, .arrival = Arrival::ends_turn};
}

Setup set_up(int players) {
  Setup setup;
  setup.game = "mille";
  setup.players = players;
  setup.seed = 7;
  return setup;
}

std::string refused(const Setup& setup) {
  const auto match = new_match(Shelf(), setup);
  return match ? "dealt" : match.error().message;
}

TEST(MilleRules, M19_UnlessChosenTheNobleTravelsOnAfterFulfilling) {
  Scene scene(kThree);
  scene.ambush("Z, Z");
  scene.then("alone, go C");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova") << "Verona-Torino is fulfilled";
  EXPECT_EQ(scene.turn(), 1);
  EXPECT_EQ(scene.roads_left(), 4);
}

TEST(MilleRules, M19_FulfillingATaskMayEndTheTurnInThatCity) {
  Scene scene(kThree, ends_turn());
  scene.ambush("Z, Z");
  scene.then("alone, go C");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova") << "the other one waits for another turn";
  EXPECT_GT(scene.score("Luca"), 0);
  EXPECT_EQ(scene.turn(), 2);
  EXPECT_EQ(scene.noble(), "Maria");
}

TEST(MilleRules, M19_WhereNothingIsFulfilledTheWayGoesOn) {
  Scene scene(kThree, ends_turn());
  scene.ambush("Z, Z");
  scene.then("alone, go K");
  EXPECT_EQ(scene.turn(), 1);
  EXPECT_EQ(scene.roads_left(), 4);
}

TEST(MilleRules, M19_WhatLiesThereMayStillBeTakenBeforeTheTurnEnds) {
  Scene scene(kThree, ends_turn("Torino-Ferrara"));
  scene.ambush("Z, Z");
  scene.then("alone, go C");
  EXPECT_EQ(scene.turn(), 1);
  EXPECT_EQ(scene.roads_left(), 0) << "but no road is travelled any more";
  EXPECT_EQ(scene.legal("Luca"), "take, leave");
  Scene left = scene;
  scene.then("take");
  EXPECT_EQ(scene.tasks("Luca"), "Milano-Genova,Torino-Ferrara");
  EXPECT_EQ(scene.noble(), "Maria");
  left.then("leave");
  EXPECT_EQ(left.tasks("Luca"), "Milano-Genova");
  EXPECT_EQ(left.noble(), "Maria");
}

TEST(MilleRules, M19_ATaskLostOnTheRoadIntoItsCityEndsNothing) {
  Scene scene({{"Luca", "Milano", "Verona-Torino"}, {"Maria"}, {"Ioana"}}, ends_turn());
  scene.ambush("C, Z");
  scene.then("alone, go C");
  EXPECT_EQ(scene.city("Luca"), "Torino");
  EXPECT_EQ(scene.tasks("Luca"), "") << "robbed (M9), so nothing is fulfilled (M13)";
  EXPECT_EQ(scene.turn(), 1);
  EXPECT_EQ(scene.roads_left(), 4);
}

TEST(MilleRules, M19_AllTasksOfThatCityAreFulfilledTogether) {
  Scene scene({{"Luca", "Milano", "Bologna-Torino,Verona-Torino"}, {"Maria"}, {"Ioana"}},
              ends_turn());
  scene.ambush("Z, Z");
  scene.then("alone, go C");
  EXPECT_EQ(scene.tasks("Luca"), "");
  EXPECT_EQ(scene.turn(), 2);
}

TEST(MilleRules, M19_TheFirstNobleMayBeAnySeat) {
  for (int first = 0; first < 3; ++first) {
    auto setup = set_up(3);
    setup.first = first;
    const auto match = new_match(Shelf(), setup);
    ASSERT_TRUE(match) << match.error().message;
    EXPECT_EQ((*match)->view(Viewer::spectator()).at("noble").to_number<int>(), first);
    EXPECT_EQ((*match)->record().first, first);
  }
  const auto match = new_match(Shelf(), set_up(3));
  EXPECT_EQ((*match)->record().first, 0) << "unless set otherwise";
}

TEST(MilleRules, M19_RecordsAndViewsNameWhatIsNotTheDefault) {
  auto setup = set_up(3);
  const auto usual = new_match(Shelf(), setup);
  EXPECT_TRUE((*usual)->record().options.empty());
  EXPECT_FALSE((*usual)->view(Viewer::spectator()).contains("arrival"));
  setup.options = {{"arrival", "travel_on"}};
  const auto said = new_match(Shelf(), setup);
  EXPECT_TRUE((*said)->record().options.empty()) << "the same game";
  setup.options = {{"arrival", "ends_turn"}};
  const auto match = new_match(Shelf(), setup);
  const std::vector<std::pair<std::string, std::string>> named{{"arrival", "ends_turn"}};
  EXPECT_EQ((*match)->record().options, named);
  EXPECT_EQ((*match)->view(Viewer::of_seat(1)).at("arrival").as_string(), "ends_turn");
}

TEST(MilleRules, M19_WhatCannotBeChosenIsRefusedAndSaysWhatCan) {
  auto setup = set_up(3);
  setup.options = {{"arrival", "stays"}};
  EXPECT_EQ(refused(setup), "option arrival: \"stays\" is not one of travel_on, ends_turn");
  setup.options = {{"variant", "surprise"}};
  EXPECT_EQ(refused(setup), "mille has no option \"variant\"; there is arrival");
  setup.options = {{"first", "1"}};
  EXPECT_EQ(refused(setup),
            "first is no option of the rules; it has a key of its own, beside options");
  setup.options = {};
  setup.first = 3;
  EXPECT_EQ(refused(setup), "first: there is no seat 3; the seats are 0 to 2");
  setup.first = -1;
  EXPECT_EQ(refused(setup), "first: there is no seat -1; the seats are 0 to 2");
  setup.first.reset();
  setup.game = "adel";
  setup.options = {{"arrival", "ends_turn"}};
  EXPECT_EQ(refused(setup),
            "adel has no option \"arrival\"; there are variant, detective_places, score_by");
}

}  // namespace
}  // namespace noblesse::mille

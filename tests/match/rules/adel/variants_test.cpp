// A23 to A25: two lords, and the options.
#include "match/match.h"
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

const Setting kSurprise = {.options = {.variant = Variant::surprise}};
const Setting kConfrontation = {.options = {.variant = Variant::confrontation}};

std::string variant_of(const Setup& setup) {
  const auto match = new_match(Shelf(), setup);
  if (!match) return "refused by " + match.error().rule;
  for (const auto& [option, value] : (*match)->record().options) {
    if (option == "variant") return value;
  }
  return "not recorded";
}

TEST(AdelRules, A23_TwoLordsSurpriseEachOtherUnlessTheySayOtherwise) {
  EXPECT_EQ(variant_of({.game = "adel", .players = 2}), "surprise");
  EXPECT_EQ(variant_of({.game = "adel", .players = 3}), "standard");
  for (const auto* variant : {"surprise", "confrontation", "standard"}) {
    EXPECT_EQ(variant_of({.game = "adel", .players = 2, .options = {{"variant", variant}}}),
              variant);
  }
  for (const auto* variant : {"surprise", "confrontation"}) {
    EXPECT_EQ(variant_of({.game = "adel", .players = 3, .options = {{"variant", variant}}}),
              "refused by A23");
  }
}

TEST(AdelRules, A23_SurpriseRevealsPlaceAndActionTogether) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue"}}, kSurprise);
  scene.each("castle, auction");
  ASSERT_EQ(scene.phase(), "action");
  EXPECT_EQ(scene.place_seen("beige", "beige"), "castle");
  for (const auto& [viewer, lord] :
       {std::pair{"beige", "blue"}, {"blue", "beige"}, {"spectator", "beige"}}) {
    EXPECT_EQ(scene.place_seen(viewer, lord), "?") << viewer;
  }
  EXPECT_EQ(scene.legal("beige"), "exhibit, thief 5, thief 8, detective");
  EXPECT_EQ(scene.legal("blue"), "check 2, check 11, check 14, check 23, thief 4, thief 9");

  scene.by("beige", "exhibit");
  EXPECT_EQ(scene.place_seen("blue", "beige"), "?");
  EXPECT_EQ(scene.card_seen("blue", "beige"), "?");
  scene.by("blue", "check 23");
  ASSERT_EQ(scene.phase(), "buy");
  EXPECT_EQ(scene.place_seen("spectator", "beige"), "castle");
  EXPECT_EQ(scene.card_seen("blue", "beige"), "exhibit")
      << "the castle's card too, before anything is bought";
  EXPECT_EQ(scene.card_seen("beige", "blue"), "check 23");
}

TEST(AdelRules, A23_StandardTellsThePlacesFirst) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue"}});
  scene.each("castle, auction");
  EXPECT_EQ(scene.place_seen("blue", "beige"), "castle");
  scene.each("exhibit, check 23");
  EXPECT_EQ(scene.card_seen("blue", "beige"), "?") << "the castle waits for phase IV";
}

TEST(AdelRules, A23_ConfrontationTakesTurnsBetweenTheHouseAndTheCastle) {
  Scene scene({{"beige"}, {"blue"}}, kConfrontation);
  EXPECT_EQ(scene.phase(), "action") << "phase I is dropped";
  EXPECT_EQ(scene.place_seen("spectator", "blue"), "auction");
  EXPECT_EQ(scene.legal("blue"), "check 2, check 11, check 14, check 23, thief 4, thief 9");
  scene.each("thief 5, thief 4");
  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.place_seen("spectator", "blue"), "castle");
  EXPECT_EQ(scene.legal("blue"), "thief 4, thief 9, detective");
  scene.each("detective, detective");
  EXPECT_EQ(scene.round(), 3);
  EXPECT_EQ(scene.place_seen("spectator", "blue"), "auction");
}

TEST(AdelRules, A23_InConfrontationWhoHasNoCardForTheHousePasses) {
  Scene scene({{.color = "beige", .checks = "none", .thieves = "none"}, {"blue"}}, kConfrontation);
  EXPECT_EQ(scene.legal("beige"), "pass") << "one choice is still a choice";
  EXPECT_EQ(scene.forbidden("blue", "pass"), "A23");
  scene.each("pass, check 23");
  scene.by("blue", "buy left");
  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.forbidden("beige", "pass"), "A23") << "in the castle he has his detective";
  EXPECT_EQ(scene.legal("beige"), "detective");
}

TEST(AdelRules, A23_BothMayPass) {
  Scene scene({{.color = "beige", .checks = "none", .thieves = "none"},
               {.color = "blue", .checks = "none", .thieves = "none"}},
              kConfrontation);
  scene.each("pass, pass");
  EXPECT_EQ(scene.round(), 2);
}

TEST(AdelRules, A23_WhenTheHouseHasClosedAllRoundsAreInTheCastle) {
  for (const int round : {7, 8}) {
    Scene scene({{"beige"}, {"blue"}}, {.options = {.variant = Variant::confrontation},
                                        .left = "none",
                                        .right = "none",
                                        .round = round});
    EXPECT_EQ(scene.legal("beige"), "thief 5, thief 8, detective") << "round " << round;
  }
  Scene surprise({{"beige"}, {"blue"}},
                 {.options = {.variant = Variant::surprise}, .left = "none", .right = "none"});
  EXPECT_EQ(surprise.phase(), "action");
  EXPECT_EQ(surprise.place_seen("beige", "blue"), "castle") << "that is no secret then";
  surprise.by("beige", "thief 8");
  EXPECT_EQ(surprise.card_seen("blue", "beige"), "?");
}

// The sheet's example again: by the original German numbering lilac would have moved four.
TEST(AdelRules, A24_DensePlacesDoNotSkip) {
  const std::vector<Lord> lords = {{.color = "red", .at = 9},
                                   {.color = "blue", .at = 8},
                                   {.color = "green", .at = 6},
                                   {.color = "beige", .at = 6},
                                   {.color = "purple", .at = 3}};
  for (const auto& [option, pawns] : {std::pair{DetectivePlaces::competition, "9 8 6 6 8"},
                                      std::pair{DetectivePlaces::dense, "9 8 6 6 7"}}) {
    Scene scene(lords, {.options = {.detective_places = option}});
    scene.each("castle, castle, castle, castle, castle");
    scene.each("thief 2, thief 4, thief 1, thief 5, detective");
    EXPECT_EQ(scene.pawns(), pawns);
  }
  const Scene scene(lords, {.options = {.detective_places = DetectivePlaces::dense}});
  for (const auto& [lord, place] :
       {std::pair{"red", 1}, {"blue", 2}, {"green", 3}, {"beige", 3}, {"purple", 4}}) {
    EXPECT_EQ(scene.place_of_pawn(lord), place) << lord;
  }
}

TEST(AdelRules, A25_ScoringByOnesOwnCastle) {
  // The leader stands at 5/3, blue at 4/2, beige in the club at 2/1.
  const std::vector<Lord> lords = {{"beige", "C1468 C1511 C1572"},
                                   {.color = "blue", .objects = "A1585 A1622 A1688", .at = 3},
                                   {.color = "red", .at = 10}};
  for (const auto& [option, pawns] :
       {std::pair{ScoreBy::leader, "5 6 10"}, std::pair{ScoreBy::own, "2 5 10"}}) {
    Scene scene(lords, {.options = {.score_by = option}});
    scene.each("castle, castle, castle");
    scene.each("exhibit, exhibit, detective");
    scene.each("show C1468 C1511 C1572, show A1585 A1622 A1688");
    EXPECT_EQ(scene.pawns(), pawns);
  }
}

TEST(AdelRules, A25_OnesOwnCastleDoesNotChangeTheLastShowing) {
  Scene scene({{"beige", "C1468 C1511 C1572"}, {.color = "blue", .at = 29}, {"red"}},
              {.options = {.score_by = ScoreBy::own}});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, thief 2");
  ASSERT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.pawns(), "10 30 0") << "second with the detective, then eight";
}

}  // namespace
}  // namespace noblesse::adel

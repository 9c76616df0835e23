// A6 to A9: where to go, and which card to play there.
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A6_PlacesAreSecretUntilEverybodyHasChosen) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  EXPECT_EQ(scene.phase(), "place");
  EXPECT_EQ(scene.waiting_for(), "beige, blue, red");

  scene.by("red", "castle");
  scene.by("beige", "auction");
  EXPECT_EQ(scene.waiting_for(), "blue");
  EXPECT_EQ(scene.place_seen("red", "red"), "castle") << "his own choice he knows";
  for (const auto* viewer : {"beige", "blue", "spectator"}) {
    EXPECT_EQ(scene.place_seen(viewer, "red"), "?") << viewer;
  }

  scene.by("blue", "castle");
  EXPECT_EQ(scene.phase(), "action");
  for (const auto* viewer : {"beige", "blue", "red", "spectator"}) {
    EXPECT_EQ(scene.place_seen(viewer, "beige"), "auction") << viewer;
    EXPECT_EQ(scene.place_seen(viewer, "blue"), "castle") << viewer;
    EXPECT_EQ(scene.place_seen(viewer, "red"), "castle") << viewer;
  }
}

TEST(AdelRules, A6_AChoiceIsMadeOnce) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.by("blue", "castle");
  EXPECT_EQ(scene.forbidden("blue", "auction"), "not now");
  EXPECT_EQ(scene.legal("blue"), "");
}

TEST(AdelRules, A7_OnlyWhoHasACardForTheAuctionHouseMayGoThere) {
  struct Row {
    const char* checks;
    const char* thieves;
    const char* places;
  };
  for (const Row& row :
       {Row{"1 12 13 24", "5 8", "auction, castle"}, Row{"none", "5", "auction, castle"},
        Row{"22", "none", "auction, castle"},  // somebody else's once
        Row{"none", "none", "castle"}}) {
    const Scene scene(
        {{.color = "beige", .checks = row.checks, .thieves = row.thieves}, {"blue"}, {"red"}});
    EXPECT_EQ(scene.legal("beige"), row.places) << row.checks << " / " << row.thieves;
  }
  const Scene poor({{.color = "beige", .checks = "none", .thieves = "none"}, {"blue"}, {"red"}});
  EXPECT_EQ(poor.forbidden("beige", "auction"), "A7");
  EXPECT_EQ(poor.forbidden("beige", "castle"), "allowed");
}

TEST(AdelRules, A7_JailedThievesOpenNoDoor) {
  const Scene scene({{.color = "beige", .checks = "none"}, {"blue"}, {"red"}}, {.jail = "8 5"});
  EXPECT_EQ(scene.legal("beige"), "castle");
}

TEST(AdelRules, A8_EachPlaceHasItsCards) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue"}, {"red", "C1468 C1511 C1572"}});
  scene.each("auction, castle, castle");
  EXPECT_EQ(scene.legal("beige"), "check 1, check 12, check 13, check 24, thief 5, thief 8");
  EXPECT_EQ(scene.legal("blue"), "thief 4, thief 9, detective");
  EXPECT_EQ(scene.legal("red"), "exhibit, thief 2, thief 11, detective");

  struct Row {
    const char* lord;
    const char* card;
    const char* rule;
  };
  for (const Row& row : {
           Row{"beige", "detective", "A8"},  // not at the auction
           Row{"beige", "exhibit", "A8"},
           Row{"beige", "check 23", "A8"},  // blue's
           Row{"beige", "thief 9", "A8"},
           Row{"red", "check 21", "A8"},  // not in the castle
           Row{"red", "thief 8", "A8"},   // beige's
           Row{"beige", "pass", "A23"},   // they have cards to play
           Row{"red", "pass", "A23"},
           Row{"beige", "castle", "not now"},
           Row{"red", "buy left", "not now"},
           Row{"red", "show C1468 C1511 C1572", "not now"},
       }) {
    EXPECT_EQ(scene.forbidden(row.lord, row.card), row.rule) << row.lord << ": " << row.card;
  }
}

TEST(AdelRules, A8_ActionsAreSecretUntilEverybodyHasChosen) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.each("auction, castle, auction");
  scene.by("beige", "check 24");
  scene.by("blue", "detective");
  EXPECT_EQ(scene.waiting_for(), "red");
  EXPECT_EQ(scene.card_seen("beige", "beige"), "check 24");
  for (const auto* viewer : {"blue", "red", "spectator"}) {
    EXPECT_EQ(scene.card_seen(viewer, "beige"), "?") << viewer;
  }
  EXPECT_EQ(scene.card_seen("red", "blue"), "?");
}

TEST(AdelRules, A9_NoExhibitionCardWithoutAnExhibition) {
  struct Row {
    const char* objects;
    const char* answer;
  };
  for (const Row& row : {
           Row{"A1585 A1622 A1688", "allowed"},
           Row{"A1585 A1622 C1468 C1511", "A9"},  // two and two, with a gap between
           Row{"A1585 B1540 C1468", "allowed"},
           Row{"A1585 B1540", "A9"},
           Row{"", "A9"},
           Row{"A1585 C1468 D1895 E1697", "allowed"},  // the A1585 stays at home
           Row{"A1585 C1468 E1697 F1821", "A9"},
       }) {
    Scene scene({{"beige", row.objects}, {"blue"}, {"red"}});
    scene.each("castle, castle, castle");
    EXPECT_EQ(scene.forbidden("beige", "exhibit"), row.answer) << row.objects;
  }
}

}  // namespace
}  // namespace noblesse::adel

// A11, A15, A16: phase IV, the castle.
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A11_TheCastleIsRevealedAfterTheAuction) {
  Scene scene({{"beige"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("auction, castle, castle");
  scene.each("check 24, exhibit, thief 2");
  ASSERT_EQ(scene.phase(), "buy");
  EXPECT_EQ(scene.card_seen("beige", "red"), "?");
  scene.by("beige", "buy left");
  ASSERT_EQ(scene.phase(), "show");
  EXPECT_EQ(scene.card_seen("beige", "blue"), "exhibit");
  EXPECT_EQ(scene.card_seen("spectator", "red"), "thief 2");
}

TEST(AdelRules, A11_ExhibitionsThenThievesThenDetectives) {
  // Blue is stolen from only after their exhibition has earned its two spaces, and red's detective,
  // who was first before, is second when it comes to them.
  Scene scene({{"beige"}, {"blue", "C1468 C1511 C1572"}, {.color = "red", .at = 0}});
  scene.each("castle, castle, castle");
  scene.each("thief 8, exhibit, detective");
  EXPECT_EQ(scene.phase(), "show");
  scene.by("blue", "show C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "0 2 0");
  EXPECT_EQ(scene.phase(), "steal");
  EXPECT_EQ(scene.jail(), "");
  scene.by("beige", "steal C1468");
  EXPECT_EQ(scene.jail(), "8");
  EXPECT_EQ(scene.pawns(), "0 2 2");
}

// The sheets' example: two exhibitions, and the thieves 10 and 8.
TEST(AdelRules, A15_ThiefTenChoosesFromBothExhibitionsAndThenThiefEight) {
  Scene scene(
      {{"beige"}, {"blue", "C1468 C1511 C1572 C1609"}, {"purple"}, {"green", "A1585 A1622 A1688"}});
  scene.each("castle, castle, castle, castle");
  scene.each("thief 8, exhibit, thief 10, exhibit");
  scene.each("show C1468 C1511 C1572 C1609, show A1585 A1622 A1688");

  EXPECT_EQ(scene.waiting_for(), "purple");
  EXPECT_EQ(scene.legal("purple"), "steal C1468, steal C1511, steal C1572, steal C1609")
      << "the best exhibition first";
  EXPECT_EQ(scene.forbidden("purple", "steal A1585"), "A15");
  scene.by("purple", "steal C1468");
  EXPECT_EQ(scene.waiting_for(), "purple");
  EXPECT_EQ(scene.legal("purple"), "steal A1585, steal A1622, steal A1688");
  scene.by("purple", "steal A1622");

  EXPECT_EQ(scene.waiting_for(), "beige");
  EXPECT_EQ(scene.legal("beige"), "steal C1511, steal C1572, steal C1609");
  EXPECT_EQ(scene.forbidden("beige", "steal C1468"), "A15") << "it is gone";
  scene.by("beige", "steal C1609");
  EXPECT_EQ(scene.legal("beige"), "steal A1585, steal A1688");
  scene.by("beige", "steal A1585");

  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.objects("purple"), "A1622 C1468");
  EXPECT_EQ(scene.objects("beige"), "A1585 C1609");
  EXPECT_EQ(scene.objects("blue"), "C1511 C1572");
  EXPECT_EQ(scene.objects("green"), "A1688");
}

TEST(AdelRules, A15_WhatWasHeldBackCannotBeStolen) {
  Scene scene({{"beige"}, {"blue", "C1468 C1511 C1572 C1609"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("thief 8, exhibit, detective");
  scene.by("blue", "show C1511 C1572 C1609");
  EXPECT_EQ(scene.forbidden("beige", "steal C1468"), "A15");
}

TEST(AdelRules, A15_AnEmptiedExhibitionGivesNothing) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue"}, {"purple"}, {"red"}, {"green"}});
  scene.each("castle, castle, castle, castle, castle");
  scene.each("exhibit, thief 9, thief 10, thief 2, thief 12");
  scene.by("beige", "show A1585 A1622 A1688");
  scene.by("green", "steal A1585");
  scene.by("purple", "steal A1622");
  EXPECT_EQ(scene.legal("blue"), "steal A1688") << "one choice is still a choice";
  scene.by("blue", "steal A1688");
  EXPECT_EQ(scene.round(), 2) << "nothing is left for thief 2";
  EXPECT_EQ(scene.objects("red"), "");
  EXPECT_EQ(scene.objects("beige"), "");
}

TEST(AdelRules, A15_WhenOneExhibitionIsEmptyTheOtherStillGives) {
  Scene scene({{"beige", "A1585 A1622 A1688 A1731"},
               {"blue"},
               {"purple"},
               {"red"},
               {"green"},
               {"white", "C1468 C1511 C1572"}},
              {.edition = "grand"});
  scene.each("castle, castle, castle, castle, castle, castle");
  scene.each("exhibit, thief 4, thief 3, thief 2, thief 1, exhibit");
  scene.each("show A1585 A1622 A1688 A1731, show C1468 C1511 C1572");
  struct Row {
    const char* lord;
    const char* pipe;
    const char* mask;
  };
  for (const Row& row :
       {Row{"blue", "steal A1585", "steal C1468"}, Row{"purple", "steal A1622", "steal C1511"},
        Row{"red", "steal A1688", "steal C1572"}}) {
    scene.by(row.lord, row.pipe);
    scene.by(row.lord, row.mask);
  }
  EXPECT_EQ(scene.legal("green"), "steal A1731");
  scene.by("green", "steal A1731");
  EXPECT_EQ(scene.round(), 2) << "the masks are gone, so thief 1 is not asked again";
  EXPECT_EQ(scene.objects("green"), "A1731");
}

TEST(AdelRules, A15_ThievesWithoutAnExhibitionFindNothing) {
  Scene scene({{"beige"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("thief 8, thief 9, thief 2");
  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.objects("blue"), "C1468 C1511 C1572");
  EXPECT_EQ(scene.thieves("beige"), "5 8") << "and without a detective they all come home";
  EXPECT_EQ(scene.jail(), "");
}

TEST(AdelRules, A15_StolenObjectsCountForWhatTheThiefMayShow) {
  Scene scene({{"beige", "C1675 C1719"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("castle, castle, castle");
  EXPECT_EQ(scene.forbidden("beige", "exhibit"), "A9");
  scene.each("thief 8, exhibit, detective");
  scene.by("blue", "show C1468 C1511 C1572");
  scene.by("beige", "steal C1468");
  scene.each("castle, castle, castle");
  EXPECT_EQ(scene.forbidden("beige", "exhibit"), "allowed");
  EXPECT_EQ(scene.forbidden("blue", "exhibit"), "A9") << "two are not enough";
}

TEST(AdelRules, A16_ThievesGoToJailWhetherTheyStoleOrNotAndTheBootyIsKept) {
  Scene stole({{"beige"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  stole.each("castle, castle, castle");
  stole.each("thief 8, exhibit, detective");
  stole.by("blue", "show C1468 C1511 C1572");
  stole.by("beige", "steal C1468");
  EXPECT_EQ(stole.jail(), "8");
  EXPECT_EQ(stole.thieves("beige"), "5");
  EXPECT_EQ(stole.objects("beige"), "C1468");

  Scene found_nothing({{"beige"}, {"blue"}, {"red"}});
  found_nothing.each("castle, castle, castle");
  found_nothing.each("thief 8, thief 4, detective");
  EXPECT_EQ(found_nothing.jail(), "8 4");
  EXPECT_EQ(found_nothing.pawns(), "0 0 1");
}

TEST(AdelRules, A16_DetectivesWithoutAThiefDoNothing) {
  Scene scene({{.color = "beige", .at = 5}, {"blue"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, detective");
  EXPECT_EQ(scene.pawns(), "5 0 0");
  EXPECT_EQ(scene.round(), 2);
}

// The English sheet's example with its correction by the designer: brown (here red) moves one, blue
// two, green and beige three each, and lilac (here purple) five.
const std::vector<Lord> kLilacExample = {{.color = "red", .at = 9},
                                         {.color = "blue", .at = 8},
                                         {.color = "green", .at = 6},
                                         {.color = "beige", .at = 6},
                                         {.color = "purple", .at = 3}};

TEST(AdelRules, A16_TheLilacPawnMovesFive) {
  struct Row {
    const char* cards;
    const char* pawns;
  };
  for (const Row& row : {
           Row{"detective, thief 4, thief 1, thief 5, thief 3", "10 8 6 6 3"},
           Row{"thief 2, detective, thief 1, thief 5, thief 3", "9 10 6 6 3"},
           Row{"thief 2, thief 4, detective, detective, thief 3", "9 8 9 9 3"},
           Row{"thief 2, thief 4, thief 1, thief 5, detective", "9 8 6 6 8"},
           Row{"thief 2, detective, detective, detective, detective", "9 10 9 9 8"},
       }) {
    Scene scene(kLilacExample);
    scene.each("castle, castle, castle, castle, castle");
    scene.each(row.cards);
    EXPECT_EQ(scene.pawns(), row.pawns) << row.cards;
  }
}

TEST(AdelRules, A16_APawnsPlaceIsOneMoreThanThePawnsAhead) {
  const Scene scene(kLilacExample);
  for (const auto& [lord, place] :
       {std::pair{"red", 1}, {"blue", 2}, {"green", 3}, {"beige", 3}, {"purple", 5}}) {
    EXPECT_EQ(scene.place_of_pawn(lord), place) << lord;
  }
}

// The German sheet's example: red is first, green third and lilac fourth.
TEST(AdelRules, A16_RedMovesOneGreenThreeAndLilacFour) {
  Scene scene({{.color = "red", .at = 12},
               {.color = "beige", .at = 11},
               {.color = "green", .at = 7},
               {.color = "purple", .at = 4}});
  scene.each("castle, castle, castle, castle");
  scene.each("detective, thief 5, detective, detective");
  EXPECT_EQ(scene.pawns(), "13 11 10 8");
}

TEST(AdelRules, A16_AllPlacesAreMeasuredBeforeAnyPawnMoves) {
  // Beige, the second, lands on 6, before blue on 5: blue is still the first.
  Scene scene({{.color = "beige", .at = 4}, {.color = "blue", .at = 5}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, thief 2");
  EXPECT_EQ(scene.pawns(), "6 6 0");
}

TEST(AdelRules, A16_PlacesAreThoseAfterTheExhibitionsHaveMoved) {
  // Red leads at 2 until blue's exhibition (3/2 there) takes them from 1 to 4: red is second.
  Scene scene({{"beige"},
               {.color = "blue", .objects = "C1468 C1511 C1572", .at = 1},
               {.color = "red", .at = 2}});
  scene.each("castle, castle, castle");
  scene.each("thief 8, exhibit, detective");
  scene.by("blue", "show C1468 C1511 C1572");
  scene.by("beige", "steal C1572");
  EXPECT_EQ(scene.pawns(), "0 4 4");
}

TEST(AdelRules, A16_ADetectiveInTheCastleNeedsAThiefInTheCastle) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.each("auction, castle, castle");
  scene.each("thief 8, detective, detective");
  EXPECT_EQ(scene.pawns(), "0 0 0");
  EXPECT_EQ(scene.jail(), "");
}

}  // namespace
}  // namespace noblesse::adel

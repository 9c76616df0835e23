// A20 to A22: the dinner table, the last showing, the places.
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A20_APawnAtTheTableBringsTheLastShowing) {
  // Northolt is worth 5/2: from 29 to 34, and the table begins at 30.
  Scene scene({{.color = "beige", .objects = "A1585 A1622 A1688", .at = 29},
               {.color = "blue", .objects = "C1468 C1511 C1572 C1609", .at = 20},
               {.color = "red", .objects = "F1821", .at = 21}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, detective, detective");
  scene.by("beige", "show A1585 A1622 A1688");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.waiting_for(), "");
  EXPECT_EQ(scene.pawns(), "38 28 21") << "the best moves 8, the second 4, none gets nothing";
  EXPECT_EQ(scene.on_show("blue"), "C1468 C1511 C1572 C1609");
  EXPECT_EQ(scene.final_places(), "1 2 3");
  EXPECT_EQ(scene.forbidden("blue", "castle"), "not now") << "there is no next round";
}

TEST(AdelRules, A20_TheLastShowingTakesEachLordsBest) {
  struct Row {
    const char* owned;
    const char* shown;
  };
  for (const Row& row : {
           Row{"A1585 A1622 A1688 C1468 C1511 D1895 D1915", "C1468 C1511 D1895 D1915"},
           Row{"A1585 B1540 C1468 D1895 E1697 F1821", "A1585 B1540 C1468 D1895 E1697 F1821"},
           Row{"A1585 A1622 A1688 E1697 E1738 E1776", "A1585 A1622 A1688"},  // the older one
           Row{"A1887 A1843 A1799 C1468 C1511 C1572", "C1468 C1511 C1572"},
           Row{"A1585 A1622 C1468 C1511 E1697", ""},
       }) {
    Scene scene({{.color = "beige", .objects = row.owned}, {.color = "blue", .at = 29}, {"red"}});
    scene.each("castle, castle, castle");
    scene.each("detective, detective, thief 2");  // blue is first and moves one, to the table
    ASSERT_EQ(scene.phase(), "over");
    EXPECT_EQ(scene.on_show("beige"), row.shown) << row.owned;
  }
}

TEST(AdelRules, A20_TheRoundIsPlayedToItsEndFirst) {
  // Beige sits down with their exhibition, yet thief and detective still have their turn, and what
  // was stolen is missing at the last showing.
  Scene scene({{.color = "beige", .objects = "A1585 A1622 A1688", .at = 29},
               {.color = "blue", .at = 20},
               {.color = "red", .at = 10}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, thief 9, detective");
  scene.by("beige", "show A1585 A1622 A1688");
  EXPECT_EQ(scene.phase(), "steal");
  scene.by("blue", "steal A1622");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.pawns(), "34 20 13") << "two pipes are no exhibition";
  EXPECT_EQ(scene.jail(), "9");
}

TEST(AdelRules, A20_BeforeTheTableTheGameGoesOn) {
  Scene scene({{.color = "beige", .at = 28}, {.color = "blue", .at = 20}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("detective, thief 9, thief 2");
  EXPECT_EQ(scene.pawns(), "29 20 0");
  EXPECT_EQ(scene.phase(), "place");
}

TEST(AdelRules, A20_TheGameMayEndInARoundAtTheAuctionToo) {
  // Red's exhibition takes them to the table while the others bid.
  Scene scene({{"beige"}, {"blue"}, {.color = "red", .objects = "C1468 C1511 C1572", .at = 27}});
  scene.each("auction, auction, castle");
  scene.each("check 24, thief 9, exhibit");
  scene.by("beige", "buy left");
  scene.by("red", "show C1468 C1511 C1572");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23 24");
}

// Red at 29 steps to the table with their detective, and whatever the others own is shown.
TEST(AdelRules, A21_FurthestWinsThenTheBetterLastExhibitionThenThePlaceIsShared) {
  struct Row {
    Lord beige;
    Lord blue;
    Lord green;
    const char* pawns;
    const char* places;
    const char* why;
  };
  const std::vector<Row> rows = {
      {{.color = "beige", .objects = "A1585 A1622 A1688", .at = 22},
       {.color = "blue", .objects = "C1468 C1511 C1572", .at = 18},
       {.color = "green", .at = 3},
       "30 26 26 3",
       "1 3 2 4",
       "beige and blue are level; the mask of 1468 is older"},
      {{.color = "beige", .at = 7},
       {.color = "blue", .at = 7},
       {.color = "green", .at = 3},
       "30 7 7 3",
       "1 2 2 4",
       "level without an exhibition: shared, and the place behind skipped"},
      {{.color = "beige", .objects = "A1585 A1622 A1688 A1731", .at = 22},
       {.color = "blue", .objects = "C1468 C1511 C1572", .at = 26},
       {.color = "green", .at = 0},
       "30 30 30 0",
       "3 1 2 4",
       "three level: the best, the second best, and none"},
      {{.color = "beige", .at = 0},
       {.color = "blue", .at = 0},
       {.color = "green", .at = 0},
       "30 0 0 0",
       "1 2 2 2",
       "three share the second place"},
  };
  for (const Row& row : rows) {
    Scene scene({{.color = "red", .at = 29}, row.beige, row.blue, row.green});
    scene.each("castle, castle, castle, castle");
    scene.each("detective, thief 5, thief 4, thief 1");
    ASSERT_EQ(scene.phase(), "over") << row.why;
    EXPECT_EQ(scene.pawns(), row.pawns) << row.why;
    EXPECT_EQ(scene.final_places(), row.places) << row.why;
  }
}

TEST(AdelRules, A21_AnExhibitionThatEarnedNothingStillBreaksTheTie) {
  // Green's is only the third best: it moves nobody, yet they are before purple, who has none.
  Scene scene({{.color = "red", .at = 29},
               {.color = "beige", .objects = "A1585 A1622 A1688"},
               {.color = "blue", .objects = "C1468 C1511 C1572"},
               {.color = "purple", .at = 15},
               {.color = "green", .objects = "E1697 E1738 E1776", .at = 15}});
  scene.each("castle, castle, castle, castle, castle");
  scene.each("detective, thief 5, thief 4, thief 3, thief 1");
  ASSERT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.pawns(), "30 4 8 15 15");
  EXPECT_EQ(scene.final_places(), "1 5 4 3 2");
}

TEST(AdelRules, A21_TheFirstPlaceMayBeShared) {
  Scene scene(
      {{.color = "red", .at = 29}, {.color = "blue", .at = 29}, {.color = "green", .at = 2}});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, thief 1");
  EXPECT_EQ(scene.final_places(), "1 1 3");
}

TEST(AdelRules, A22_RoundTwoHundredIsTheLast) {
  for (const int round : {198, 199}) {
    Scene scene({{"beige"}, {"blue"}, {"red"}}, {.round = round});
    scene.each("castle, castle, castle");
    scene.each("detective, detective, detective");
    EXPECT_EQ(scene.round(), round + 1);
    EXPECT_EQ(scene.phase(), "place");
  }
  Scene scene({{"beige", "A1585 A1622 A1688"}, {.color = "blue", .at = 3}, {"red"}},
              {.round = 200});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, detective");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.pawns(), "8 3 0") << "with the last showing all the same";
  EXPECT_EQ(scene.final_places(), "1 2 3");
}

}  // namespace
}  // namespace noblesse::adel

// A17, A18: the cells, and what returns to whom at the end of a round.
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

// The sheets' example: four lords, and thief 9 sits in cell 4 when a new one is brought in.
TEST(AdelRules, A17_ThiefNineLeavesCellFour) {
  Scene scene({{"beige"}, {"blue"}, {"purple"}, {"red"}}, {.jail = "5 3 2 9"});
  ASSERT_EQ(scene.thieves("blue"), "4");
  scene.each("castle, castle, castle, castle");
  scene.each("thief 8, detective, detective, detective");
  EXPECT_EQ(scene.jail(), "8 5 3 2");
  EXPECT_EQ(scene.thieves("blue"), "4 9") << "back to the lord whose colour it is";
  EXPECT_EQ(scene.thieves("beige"), "");
}

TEST(AdelRules, A17_AsManyCellsAsLords) {
  // The same jail is full with three lords and has a free cell with four.
  Scene three({{"beige"}, {"blue"}, {"red"}}, {.jail = "2 4 5"});
  three.each("castle, castle, castle");
  three.each("thief 8, detective, detective");
  EXPECT_EQ(three.jail(), "8 2 4");
  EXPECT_EQ(three.thieves("beige"), "5");

  Scene four({{"beige"}, {"blue"}, {"red"}, {"green"}}, {.jail = "2 4 5"});
  four.each("castle, castle, castle, castle");
  four.each("thief 8, detective, detective, detective");
  EXPECT_EQ(four.jail(), "8 2 4 5");
  EXPECT_EQ(four.thieves("beige"), "");
}

TEST(AdelRules, A17_SeveralEnterOneAfterAnotherTheLowestFirst) {
  Scene scene({{"beige"}, {"blue"}, {"purple"}, {"red"}, {"green"}}, {.jail = "1"});
  scene.each("castle, castle, castle, castle, castle");
  scene.each("thief 5, thief 4, thief 10, detective, detective");
  EXPECT_EQ(scene.jail(), "10 5 4 1") << "4 entered first and was moved on twice";
}

TEST(AdelRules, A17_SeveralAtOnceMayFreeSeveral) {
  Scene scene({{"beige"}, {"blue"}, {"red"}}, {.jail = "9 2 5"});
  scene.each("castle, castle, castle");
  scene.each("thief 8, thief 4, detective");
  // 4 enters and frees 5; then 8 enters and frees 2.
  EXPECT_EQ(scene.jail(), "8 4 9");
  EXPECT_EQ(scene.thieves("beige"), "5");
  EXPECT_EQ(scene.thieves("blue"), "");
  EXPECT_EQ(scene.thieves("red"), "2 11");
}

TEST(AdelRules, A17_TwoLordsHaveTwoCells) {
  Scene scene({{"beige"}, {"blue"}}, {.options = {.variant = Variant::standard}, .jail = "4 9"});
  EXPECT_EQ(scene.thieves("blue"), "");
  scene.each("castle, castle");
  scene.each("thief 5, detective");
  EXPECT_EQ(scene.jail(), "5 4");
  EXPECT_EQ(scene.thieves("blue"), "9");
  scene.each("castle, castle");
  scene.each("thief 8, detective");
  EXPECT_EQ(scene.jail(), "8 5");
  EXPECT_EQ(scene.thieves("blue"), "4 9");
  EXPECT_EQ(scene.thieves("beige"), "");
}

TEST(AdelRules, A17_AJailedThiefCannotBePlayed) {
  Scene scene({{"beige"}, {"blue"}, {"red"}}, {.jail = "8"});
  scene.each("castle, auction, auction");
  EXPECT_EQ(scene.legal("beige"), "thief 5, detective");
  EXPECT_EQ(scene.forbidden("beige", "thief 8"), "A17");
  EXPECT_EQ(scene.forbidden("blue", "thief 8"), "A8") << "it was never his";
}

TEST(AdelRules, A17_AFreedThiefPlaysAgainInTheNextRound) {
  Scene scene({{"beige"}, {"blue"}}, {.options = {.variant = Variant::standard}, .jail = "4 9"});
  scene.each("castle, castle");
  scene.each("thief 5, detective");
  scene.each("castle, castle");
  EXPECT_EQ(scene.forbidden("blue", "thief 9"), "allowed");
}

TEST(AdelRules, A18_CardsReturnExceptPaidChecksAndJailedThieves) {
  Scene scene({{"beige"}, {"blue"}, {"purple"}, {"red"}, {"green", "C1468 C1511 C1572"}});
  scene.each("auction, auction, castle, castle, castle");
  scene.each("check 24, check 23, thief 10, detective, exhibit");
  scene.by("beige", "buy left");
  scene.by("green", "show C1468 C1511 C1572");
  scene.by("purple", "steal C1572");
  ASSERT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.checks("beige"), "1 12 13") << "paid";
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23") << "returned";
  EXPECT_EQ(scene.thieves("purple"), "3") << "jailed";

  // Everything else lies in the hands again.
  scene.each("auction, auction, castle, castle, castle");
  EXPECT_EQ(scene.legal("blue"), "check 2, check 11, check 14, check 23, thief 4, thief 9");
  EXPECT_EQ(scene.legal("purple"), "thief 3, detective");
  EXPECT_EQ(scene.legal("red"), "thief 2, thief 11, detective");
}

TEST(AdelRules, A18_ExhibitedObjectsReturnToTheirLord) {
  Scene scene({{"beige", "C1468 C1511 C1572 C1609"}, {"blue"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, thief 4, thief 2");
  scene.by("beige", "show C1468 C1511 C1572 C1609");
  EXPECT_EQ(scene.on_show("beige"), "C1468 C1511 C1572 C1609");
  scene.by("blue", "steal C1609");
  EXPECT_EQ(scene.on_show("beige"), "C1468 C1511 C1572");
  scene.by("red", "steal C1572");
  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.on_show("beige"), "");
  EXPECT_EQ(scene.objects("beige"), "C1468 C1511");
  EXPECT_EQ(scene.thieves("blue"), "4 9") << "no detective, so the thieves return too";
}

}  // namespace
}  // namespace noblesse::adel

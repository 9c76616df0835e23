// A10, A19: phase III, the auction house.
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A10_TheAuctionIsOpenWhileTheCastleStaysHidden) {
  Scene scene({{"beige"}, {"blue"}, {"red"}, {"green", "C1468 C1511 C1572"}});
  scene.each("auction, auction, castle, castle");
  scene.each("check 13, thief 9, detective, exhibit");
  ASSERT_EQ(scene.phase(), "buy");
  for (const auto* viewer : {"beige", "blue", "spectator"}) {
    EXPECT_EQ(scene.card_seen(viewer, "beige"), "check 13") << viewer;
    EXPECT_EQ(scene.card_seen(viewer, "blue"), "thief 9") << viewer;
    EXPECT_EQ(scene.card_seen(viewer, "red"), "?") << viewer;
    EXPECT_EQ(scene.card_seen(viewer, "green"), "?") << viewer;
  }
  EXPECT_EQ(scene.card_seen("red", "red"), "detective");
  EXPECT_EQ(scene.card_seen("red", "green"), "?");
}

TEST(AdelRules, A10a_TheHighestCheckBuysFromTheWindowOfItsChoice) {
  struct Row {
    const char* choice;
    const char* bought;
    const char* windows;
  };
  for (const Row& row :
       {Row{"buy left", "B1660", "A1731 E1738"}, Row{"buy right", "E1738", "B1660 F1821"}}) {
    Scene scene({{"beige"}, {"blue"}, {"red"}}, {.left = "B1660 A1731", .right = "E1738 F1821"});
    scene.each("auction, auction, auction");
    scene.each("check 13, check 14, check 9");
    EXPECT_EQ(scene.waiting_for(), "blue");
    EXPECT_EQ(scene.legal("blue"), "buy left, buy right");
    scene.by("blue", row.choice);
    EXPECT_EQ(scene.objects("blue"), row.bought);
    EXPECT_EQ(scene.windows(), row.windows);
    EXPECT_EQ(scene.paid(), "14");
    EXPECT_EQ(scene.checks("blue"), "2 11 23") << "paid is paid";
    EXPECT_EQ(scene.checks("beige"), "1 12 13 24") << "the others take theirs back";
    EXPECT_EQ(scene.checks("red"), "4 9 16 21");
    EXPECT_EQ(scene.round(), 2);
  }
}

TEST(AdelRules, A10a_ALoneCheckBuysHoweverSmall) {
  Scene scene({{"beige"}, {"blue"}, {"red"}}, {.left = "B1660 A1731", .right = "E1738"});
  scene.each("auction, castle, castle");
  scene.each("check 1, detective, detective");
  scene.by("beige", "buy right");
  EXPECT_EQ(scene.objects("beige"), "E1738");
  EXPECT_EQ(scene.paid(), "1");
}

TEST(AdelRules, A10a_FromTheLastPileThereIsStillADecision) {
  Scene scene({{"beige"}, {"blue"}, {"red"}}, {.left = "none", .right = "E1738 F1821"});
  scene.each("auction, castle, castle");
  scene.each("check 1, detective, detective");
  EXPECT_EQ(scene.legal("beige"), "buy right");
  EXPECT_EQ(scene.forbidden("beige", "buy left"), "A10");
  scene.by("beige", "buy right");
  EXPECT_EQ(scene.windows(), "- F1821");
}

TEST(AdelRules, A10b_ALoneThiefTakesTheCheckJustPaid) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.each("auction, auction, auction");
  scene.each("check 24, thief 4, check 21");
  scene.by("beige", "buy left");
  EXPECT_EQ(scene.paid(), "");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23 24");
  EXPECT_EQ(scene.checks("beige"), "1 12 13");

  // It is theirs from now on, like their own.
  scene.each("castle, auction, auction");
  scene.each("detective, check 24, check 21");
  EXPECT_EQ(scene.waiting_for(), "blue");
  scene.by("blue", "buy left");
  EXPECT_EQ(scene.paid(), "24");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23");
}

TEST(AdelRules, A10b_TwoThievesGetNothing) {
  Scene scene({{"beige"}, {"blue"}, {"red"}, {"green"}});
  scene.each("auction, auction, auction, auction");
  scene.each("check 24, thief 4, thief 11, check 5");
  scene.by("beige", "buy left");
  EXPECT_EQ(scene.paid(), "24");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23");
  EXPECT_EQ(scene.checks("red"), "4 9 16 21");
}

TEST(AdelRules, A10b_WithoutACheckThereIsNothingToBuyOrSteal) {
  for (const auto* cards : {"thief 5, detective, detective", "thief 8, detective, detective"}) {
    Scene scene({{"beige"}, {"blue"}, {"red"}}, {.left = "B1660", .right = "E1738"});
    scene.each("auction, castle, castle");
    scene.each(cards);
    EXPECT_EQ(scene.round(), 2) << "nobody is asked to buy";
    EXPECT_EQ(scene.windows(), "B1660 E1738");
    EXPECT_EQ(scene.checks("beige"), "1 12 13 24");
  }
}

TEST(AdelRules, A10b_ChecksOfEarlierRoundsStayInTheRegister) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.each("auction, castle, castle");
  scene.each("check 24, detective, detective");
  scene.by("beige", "buy left");
  ASSERT_EQ(scene.paid(), "24");

  scene.each("castle, auction, castle");  // a thief alone in the house, and nobody pays
  scene.each("detective, thief 9, detective");
  EXPECT_EQ(scene.paid(), "24");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23");

  scene.each("castle, auction, auction");  // somebody pays: only that check is stolen
  scene.each("detective, thief 9, check 4");
  scene.by("red", "buy right");
  EXPECT_EQ(scene.paid(), "24");
  EXPECT_EQ(scene.checks("blue"), "2 4 11 14 23");
}

TEST(AdelRules, A10b_AThiefInTheCastleStealsNoCheck) {
  Scene scene({{"beige"}, {"blue"}, {"red"}});
  scene.each("auction, castle, auction");
  scene.each("check 24, thief 9, thief 2");
  scene.by("beige", "buy left");
  EXPECT_EQ(scene.checks("red"), "4 9 16 21 24") << "his is the only thief in the house";
}

TEST(AdelRules, A10c_ThievesAtTheAuctionReturnAndNoDetectiveReachesThem) {
  struct Row {
    const char* cards;
    const char* what;
  };
  for (const Row& row : {Row{"check 24, thief 4, thief 11, detective", "two in each other's way"},
                         Row{"check 24, thief 4, check 21, detective", "a lucky one"},
                         Row{"thief 5, thief 4, thief 2, detective", "three and no check"}}) {
    Scene scene({{"beige"}, {"blue"}, {"red"}, {"green"}});
    scene.each("auction, auction, auction, castle");
    scene.each(row.cards);
    if (scene.phase() == "buy") scene.each("buy left");
    EXPECT_EQ(scene.round(), 2) << row.what;
    EXPECT_EQ(scene.jail(), "") << row.what;
    EXPECT_EQ(scene.thieves("beige"), "5 8") << row.what;
    EXPECT_EQ(scene.thieves("blue"), "4 9") << row.what;
    EXPECT_EQ(scene.thieves("red"), "2 11") << row.what;
    EXPECT_EQ(scene.pawns(), "0 0 0 0") << row.what;
  }
}

TEST(AdelRules, A10c_AThiefAtTheAuctionStealsNoObject) {
  Scene scene({{"beige"}, {"blue"}, {"red", "C1468 C1511 C1572"}});
  scene.each("auction, castle, castle");
  scene.each("thief 8, detective, exhibit");
  scene.by("red", "show C1468 C1511 C1572");
  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.objects("red"), "C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "0 0 2") << "and the detective finds nobody";
}

TEST(AdelRules, A19_TheHouseClosesWithTheLastObject) {
  Scene scene({{"beige"}, {"blue"}, {"red", "C1468 C1511 C1572"}},
              {.left = "none", .right = "E1738"});
  scene.each("auction, auction, castle");
  scene.each("check 24, thief 9, exhibit");
  scene.by("beige", "buy right");
  EXPECT_EQ(scene.checks("blue"), "2 11 14 23 24") << "this round is still played to its end";
  EXPECT_EQ(scene.phase(), "show");
  scene.by("red", "show C1468 C1511 C1572");

  EXPECT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.phase(), "action") << "no phase I any more";
  EXPECT_EQ(scene.waiting_for(), "beige, blue, red");
  EXPECT_EQ(scene.legal("blue"), "thief 4, thief 9, detective") << "checks are of no use";
  EXPECT_EQ(scene.forbidden("blue", "check 24"), "A8");
  for (const auto* lord : {"beige", "blue", "red"}) {
    EXPECT_EQ(scene.place_seen("spectator", lord), "castle") << lord;
  }
}

TEST(AdelRules, A19_WithOneWindowEmptyTheHouseStaysOpen) {
  for (const auto& [left, right] : {std::pair{"none", "E1738"}, std::pair{"E1738", "none"}}) {
    const Scene scene({{"beige"}, {"blue"}, {"red"}}, {.left = left, .right = right});
    EXPECT_EQ(scene.phase(), "place");
  }
}

}  // namespace
}  // namespace noblesse::adel

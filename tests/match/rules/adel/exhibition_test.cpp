// A12 to A14: what may be shown together, which is better, and what it earns.
#include <map>

#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

// The oldest objects of the classic edition with these letters: "AAB".
Objects lettered(const Tables& tables, std::string_view letters) {
  Objects objects = 0;
  for (const char letter : letters) {
    const Objects left = tables.of_series[static_cast<std::size_t>(letter - 'A')] & ~objects;
    objects |= bit(lowest(left));
  }
  return objects;
}

TEST(AdelRules, A14_ThreeObjectsAtLeastAndARunOfLettersWithoutAGap) {
  const auto edition = edition_called("classic");
  for (const auto* letters : {"AAA", "AAB", "BCD", "AABBC", "CCD", "CDEF", "AABB", "EEE", "DEF",
                              "ABCDEF", "EFF", "AAAAAAAA", "ABBBBBBBC"}) {
    EXPECT_TRUE(is_exhibition(edition->tables, lettered(edition->tables, letters))) << letters;
  }
  for (const auto* letters : {"AB", "DE", "BCF", "AACD", "AAC", "", "A", "FF", "ABCDF", "ABDEF",
                              "ACE", "AAAF", "AAEE", "AAAAAAAAC"}) {
    EXPECT_FALSE(is_exhibition(edition->tables, lettered(edition->tables, letters))) << letters;
  }
}

TEST(AdelRules, A14_WhatIsRefusedAndWhy) {
  Scene scene({{"beige", "A1585 A1622 C1468 D1895 D1915 E1697"}, {"blue"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, detective, detective");
  struct Row {
    const char* show;
    const char* answer;
  };
  for (const Row& row :
       {Row{"show C1468 D1895 E1697", "allowed"}, Row{"show C1468 D1895 D1915 E1697", "allowed"},
        Row{"show D1895 D1915 E1697", "allowed"}, Row{"show D1895 D1915", "A14"},  // too few
        Row{"show A1585 A1622 C1468", "A14"},                                      // B is missing
        Row{"show C1468 D1895 E1738", "A12"},                                      // not theirs
        Row{"exhibit", "not now"}}) {
    EXPECT_EQ(scene.forbidden("beige", row.show), row.answer) << row.show;
  }
}

// Every choice of objects is tried against the definition of A14, letter by letter.
TEST(AdelRules, A14_ListingCountingAndFindingAgreeWithTheDefinition) {
  const auto edition = edition_called("classic");
  const Tables& tables = edition->tables;
  for (const auto* letters : {"", "AB", "AAA", "AABBC", "ABDEF", "AACCEE", "AAABBBCCC", "ACDF",
                              "AAABDDD", "ABCDEF", "AAAAAABBBB", "AADDDEEFFF"}) {
    const Objects collection = lettered(tables, letters);
    std::map<Objects, int> legal;
    for (Objects part = collection; part != 0; part = (part - 1) & collection) {
      if (is_exhibition(tables, part)) legal[part] = 0;
    }
    for_each_exhibition(tables, collection, [&](Objects shown) {
      EXPECT_TRUE(legal.contains(shown)) << ids_of(*edition, shown);
      ++legal[shown];
      return true;
    });
    unsigned best = 0;
    for (const auto& [shown, times] : legal) {
      EXPECT_EQ(times, 1) << ids_of(*edition, shown);
      best = std::max(best, worth(shown));
    }
    EXPECT_EQ(count_exhibitions(tables, collection), legal.size()) << letters;
    EXPECT_EQ(holds_exhibition(tables, collection), !legal.empty()) << letters;
    EXPECT_EQ(worth(best_exhibition(tables, collection)), best) << letters;
  }
}

TEST(AdelRules, A14_ARandomExhibitionIsAnyOfThemEquallyOften) {
  const auto edition = edition_called("classic");
  const Objects collection = lettered(edition->tables, "AABCCE");
  const auto all = static_cast<int>(count_exhibitions(edition->tables, collection));
  std::map<Objects, int> drawn;
  Rng rng(1990);
  constexpr int kTimes = 2000;
  for (int i = 0; i < all * kTimes; ++i) {
    ++drawn[random_exhibition(edition->tables, collection, rng)];
  }
  EXPECT_EQ(std::ssize(drawn), all) << "each one comes up";
  for (const auto& [shown, times] : drawn) {
    EXPECT_TRUE(is_exhibition(edition->tables, shown));
    EXPECT_NEAR(times, kTimes, 250) << ids_of(*edition, shown);  // over five sigma
  }
}

TEST(AdelRules, A12_ExhibitionsAreChosenInSecretKnowingAllCards) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, exhibit, thief 2");
  ASSERT_EQ(scene.phase(), "show");
  EXPECT_EQ(scene.waiting_for(), "beige, blue");
  for (const auto* viewer : {"beige", "blue", "red", "spectator"}) {
    EXPECT_EQ(scene.card_seen(viewer, "red"), "thief 2") << viewer;
    EXPECT_EQ(scene.card_seen(viewer, "blue"), "exhibit") << viewer;
  }
  scene.by("blue", "show C1468 C1511 C1572");
  EXPECT_EQ(scene.show_seen("blue", "blue"), "C1468 C1511 C1572");
  for (const auto* viewer : {"beige", "red", "spectator"}) {
    EXPECT_EQ(scene.show_seen(viewer, "blue"), "?") << viewer;
  }
  EXPECT_EQ(scene.pawns(), "0 0 0") << "nothing is judged before all are in";
  scene.by("beige", "show A1585 A1622 A1688");
  for (const auto* viewer : {"beige", "red", "spectator"}) {
    EXPECT_EQ(scene.show_seen(viewer, "blue"), "C1468 C1511 C1572") << viewer;
  }
}

TEST(AdelRules, A12_ObjectsMayBeHeldBackButOneExhibitionMustBeShown) {
  Scene scene({{"beige", "A1585 A1622 A1688 D1895 E1697 F1821"}, {"blue"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, thief 9, detective");
  EXPECT_EQ(scene.legal("beige"), "show A1585 A1622 A1688, show D1895 E1697 F1821")
      << "one or the other, and no way round it";
  scene.by("beige", "show D1895 E1697 F1821");
  EXPECT_EQ(scene.legal("blue"), "steal E1697, steal F1821, steal D1895") << "the rest is safe";
}

TEST(AdelRules, A13_MoreObjectsBeatFewerAndThenTheOldestDecides) {
  const auto edition = edition_called("classic");
  // The better one first.
  for (const auto& [better, worse] : {
           std::pair{"D1895 D1915 D1924 D1932", "C1468 C1511 C1572"},
           std::pair{"C1468 D1953 D1956", "B1540 C1511 C1572"},
           std::pair{"A1585 A1887 B1861", "A1622 A1688 B1650"},
           std::pair{"B1540 C1850 D1956 E1903", "A1585 B1650 C1572 C1609"},
           std::pair{"F1821 F1858 F1872", ""},
       }) {
    EXPECT_GT(worth(objects_of(*edition, better)), worth(objects_of(*edition, worse)))
        << better << " beats " << worse;
  }
}

// The sheets' example: the leaders stand by a 3/2 castle; blue's exhibition is the best and moves
// three, green's is second and moves two.
TEST(AdelRules, A13_BlueMovesThreeAndGreenTwoByTheLeadersCastle) {
  Scene scene({{.color = "beige", .at = 13},
               {.color = "purple", .at = 13},
               {.color = "blue", .objects = "A1585 A1622 A1688 B1540", .at = 10},
               {.color = "green", .objects = "C1468 C1511 C1572", .at = 9}});
  scene.each("castle, castle, castle, castle");
  scene.each("detective, detective, exhibit, exhibit");
  scene.each("show A1585 A1622 A1688 B1540, show C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "13 13 13 11");
}

TEST(AdelRules, A13_TheClubCountsAtTheStart) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, exhibit, detective");
  scene.each("show A1585 A1622 A1688, show C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "1 2 0") << "2/1 in the club, and the mask of 1468 is the oldest";
}

TEST(AdelRules, A13_ALoneExhibitorIsTheBest) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue"}, {.color = "red", .at = 10}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, detective, detective");
  scene.by("beige", "show A1585 A1622 A1688");
  EXPECT_EQ(scene.pawns(), "5 0 10") << "the leader's castle is 5/3";
}

TEST(AdelRules, A13_TheThirdBestDoesNotMove) {
  Scene scene({{"beige", "A1585 A1622 A1688"},
               {"blue", "C1468 C1511 C1572"},
               {"red", "D1895 D1915 D1924 D1932"},
               {"green", "E1697 E1738 E1776"}});
  scene.each("castle, castle, castle, castle");
  scene.each("exhibit, exhibit, exhibit, exhibit");
  scene.each(
      "show A1585 A1622 A1688, show C1468 C1511 C1572, show D1895 D1915 D1924 D1932, "
      "show E1697 E1738 E1776");
  EXPECT_EQ(scene.pawns(), "0 1 2 0");
}

// The best moves from a 5/3 castle to a 2/1 one: the second best still moves three.
TEST(AdelRules, A13_BothNumbersAreReadBeforeEitherPawnMoves) {
  Scene scene({{.color = "beige", .objects = "A1585 A1622 A1688 A1731", .at = 11},
               {.color = "blue", .objects = "C1468 C1511 C1572", .at = 2},
               {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, exhibit, detective");
  scene.each("show A1585 A1622 A1688 A1731, show C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "16 5 0");
}

TEST(AdelRules, A13_WhoHoldsBackMayLose) {
  Scene scene({{"beige", "A1585 A1622 A1688 A1731"}, {"blue", "C1468 C1511 C1572"}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("exhibit, exhibit, detective");
  scene.each("show A1622 A1688 A1731, show C1468 C1511 C1572");
  EXPECT_EQ(scene.pawns(), "1 2 0") << "what is shown counts, not what is owned";
}

}  // namespace
}  // namespace noblesse::adel

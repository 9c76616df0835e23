// A26: what each lord knows.
#include "match/match.h"
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A26_DealtObjectsAreTheirLordsSecret) {
  const Scene scene({{"beige", "A1585 B1540 C1468 D1895"}, {"blue", "A1622 B1650 C1511 D1915"}});
  EXPECT_EQ(scene.objects_seen("beige", "beige"), "A1585 B1540 C1468 D1895");
  EXPECT_EQ(scene.objects_seen("beige", "blue"), "+4") << "how many is public";
  EXPECT_EQ(scene.objects_seen("spectator", "beige"), "+4");
}

TEST(AdelRules, A26_WhatWasBoughtShownOrStolenIsKnownToAll) {
  Scene scene({{"beige", "A1585 A1622 A1688 F1934"}, {"blue", "E1903"}, {"red", "E1879"}},
              {.left = "B1660 A1731", .right = "E1738"});
  scene.each("castle, castle, auction");
  scene.each("exhibit, thief 9, check 21");
  scene.by("red", "buy left");
  EXPECT_EQ(scene.objects_seen("beige", "red"), "B1660 +1") << "bought in the open";
  scene.by("beige", "show A1585 A1622 A1688");
  EXPECT_EQ(scene.objects_seen("red", "beige"), "A1585 A1622 A1688 +1") << "shown to all";
  scene.by("blue", "steal A1622");
  EXPECT_EQ(scene.objects_seen("red", "blue"), "A1622 +1") << "stolen before all eyes";
  EXPECT_EQ(scene.objects_seen("spectator", "blue"), "A1622 +1");

  ASSERT_EQ(scene.round(), 2);
  EXPECT_EQ(scene.objects_seen("red", "beige"), "A1585 A1688 +1")
      << "with a perfect memory it stays known";
  EXPECT_EQ(scene.objects_seen("beige", "beige"), "A1585 A1688 F1934");
}

TEST(AdelRules, A26_TheLastShowingIsOpenAndTheRestStaysHidden) {
  Scene scene({{"beige", "A1585 A1622 A1688 F1934"}, {.color = "blue", .at = 29}, {"red"}});
  scene.each("castle, castle, castle");
  scene.each("detective, detective, thief 2");
  ASSERT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.objects_seen("blue", "beige"), "A1585 A1622 A1688 +1");
}

// The match tells the same in JSON; here it is enough that no secret stands anywhere in it.
struct AdelSecrets : ::testing::Test {
  void SetUp() override {
    const auto edition = edition_called("classic");
    noblesse::Setup setup{.game = "adel", .players = 3, .colors = {"beige", "blue", "red"}};
    // By age: beige is dealt C1468 C1511 B1540 C1572, blue A1585 C1609 A1622 B1650, red B1660
    // C1675 A1688 E1697; the left window shows B1702.
    for (const Object& object : edition->objects) setup.deck.push_back(object.id);
    auto dealt = new_match(Shelf(), setup);
    ASSERT_TRUE(dealt.has_value()) << dealt.error().message;
    match = std::move(*dealt);
  }

  void play(std::initializer_list<std::pair<Seat, const char*>> moves) {
    for (const auto& [seat, move] : moves) {
      const Result<void> done = match->act(seat, move);
      ASSERT_TRUE(done.has_value()) << move << ": " << done.error().message;
    }
  }

  // Everything the viewer is given now: their view and what they were just told.
  std::string given(Viewer viewer) const {
    std::string all = json::serialize(match->view(viewer)) + json::serialize(match->events(viewer));
    for (const std::string& sentence : match->sentences(viewer)) all += sentence;
    return all;
  }
  bool mentions(Viewer viewer, std::string_view object) const {
    return given(viewer).contains(object);
  }
  // A card is a whole string of the JSON, or what a sentence ends with.
  bool mentions_card(Viewer viewer, const std::string& card) const {
    return mentions(viewer, '"' + card + '"') || mentions(viewer, ": " + card + ".");
  }

  std::unique_ptr<noblesse::Match> match;
  const Viewer beige = Viewer::of_seat(0);
  const Viewer blue = Viewer::of_seat(1);
  const Viewer red = Viewer::of_seat(2);
  const Viewer spectator = Viewer::spectator();
};

TEST_F(AdelSecrets, A26_NobodySeesAnothersHandOrThePilesBeneathTheirTops) {
  for (const auto* mine : {"C1468", "C1511", "B1540", "C1572"}) {
    EXPECT_TRUE(mentions(beige, mine)) << mine;
    for (const Viewer viewer : {blue, red, spectator}) EXPECT_FALSE(mentions(viewer, mine)) << mine;
  }
  for (const Viewer viewer : {beige, blue, red, spectator}) {
    EXPECT_TRUE(mentions(viewer, "B1702")) << "the left window";
    EXPECT_FALSE(mentions(viewer, "C1719")) << "beneath it";
    EXPECT_FALSE(mentions(viewer, "D1956")) << "at the bottom of the right pile";
  }
}

TEST_F(AdelSecrets, A26_ChoicesAreHiddenUntilTheyAreRevealed) {
  play({{0, "castle"}, {1, "auction"}, {2, "castle"}});
  play({{0, "exhibit"}});
  for (const Viewer viewer : {blue, red, spectator}) EXPECT_FALSE(mentions_card(viewer, "exhibit"));
  EXPECT_TRUE(mentions_card(beige, "exhibit"));
  play({{2, "detective"}, {1, "check 2"}});
  ASSERT_EQ(match->summary().phase, "buy");
  for (const Viewer viewer : {blue, spectator}) {
    EXPECT_FALSE(mentions_card(viewer, "detective")) << "castle cards stay hidden in phase III";
    EXPECT_FALSE(mentions_card(viewer, "exhibit"));
    EXPECT_TRUE(mentions_card(viewer, "check 2"));
  }
  EXPECT_FALSE(mentions_card(beige, "detective"));
  EXPECT_TRUE(mentions_card(red, "detective"));
  play({{1, "buy left"}});
  for (const Viewer viewer : {beige, blue, red, spectator}) {
    EXPECT_TRUE(mentions_card(viewer, "detective"));
    EXPECT_TRUE(mentions_card(viewer, "exhibit"));
    EXPECT_TRUE(mentions(viewer, "C1719")) << "the next object in the window";
  }
}

TEST_F(AdelSecrets, A26_ExhibitionsAreHiddenUntilAllAreChosen) {
  play({{0, "castle"}, {1, "castle"}, {2, "castle"}});
  play({{0, "exhibit"}, {1, "exhibit"}, {2, "detective"}});
  play({{0, "show B1540 C1468 C1511"}});
  for (const auto* object : {"B1540", "C1468", "C1511"}) {
    for (const Viewer viewer : {blue, red, spectator}) EXPECT_FALSE(mentions(viewer, object));
  }
  play({{1, "show A1585 A1622 B1650"}});
  for (const auto* object : {"B1540", "C1468", "C1511"}) {
    for (const Viewer viewer : {blue, red, spectator}) EXPECT_TRUE(mentions(viewer, object));
  }
  for (const Viewer viewer : {blue, red, spectator}) EXPECT_FALSE(mentions(viewer, "C1572"));
}

}  // namespace
}  // namespace noblesse::adel

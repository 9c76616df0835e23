// A4, A5: colours and the deal.
#include <map>

#include "match/match.h"
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

std::unique_ptr<noblesse::Match> dealt(const Setup& setup) {
  auto match = new_match(Shelf(), setup);
  EXPECT_TRUE(match.has_value()) << match.error().message;
  return std::move(*match);
}

// All objects, the oldest first.
std::vector<std::string> deck_by_age(std::string_view edition) {
  std::vector<std::string> ids;
  for (const Object& object : edition_called(edition)->objects) ids.push_back(object.id);
  return ids;
}

TEST(AdelRules, A4_EveryPawnStartsInTheClub) {
  const auto match = dealt({.game = "adel", .players = 5, .seed = 3});
  EXPECT_EQ(match->view(Viewer::spectator()).at("positions"), (json::array{0, 0, 0, 0, 0}));
}

TEST(AdelRules, A4_ColoursAreDrawnAtRandomOrGiven) {
  std::map<std::string, int> drawn;
  constexpr int kDeals = 1000;
  for (int seed = 0; seed < kDeals; ++seed) {
    const auto match =
        dealt({.game = "adel", .players = 3, .seed = static_cast<std::uint64_t>(seed)});
    const auto colors = match->record().colors;
    ASSERT_EQ(colors.size(), 3U);
    EXPECT_TRUE(colors[0] != colors[1] && colors[1] != colors[2] && colors[0] != colors[2]);
    ++drawn[colors[2]];
  }
  EXPECT_EQ(drawn.size(), 5U) << "any colour of the edition";
  for (const auto& [color, times] : drawn) EXPECT_NEAR(times, kDeals / 5, 65) << color;

  const auto match = dealt({.game = "adel", .players = 3, .colors = {"green", "beige", "purple"}});
  EXPECT_EQ(match->view(Viewer::spectator()).at("colors"),
            (json::array{"green", "beige", "purple"}));
}

TEST(AdelRules, A5_FourEachInDeckOrderAndTheRestInTwoPiles) {
  // By age the classic deck begins C1468 C1511 B1540 C1572 | A1585 C1609 A1622 B1650 | B1660 …
  const auto match = dealt({.game = "adel",
                            .players = 3,
                            .deck = deck_by_age("classic"),
                            .colors = {"beige", "blue", "red"}});
  const auto hand = [&](Seat seat) {
    return json::value(match->view(Viewer::of_seat(seat))).at("objects").at(seat);
  };
  EXPECT_EQ(hand(0), (json::array{"B1540", "C1468", "C1511", "C1572"}));
  EXPECT_EQ(hand(1), (json::array{"A1585", "A1622", "B1650", "C1609"}));
  EXPECT_EQ(hand(2), (json::array{"A1688", "B1660", "C1675", "E1697"}));
  const json::value view = match->view(Viewer::spectator());
  EXPECT_EQ(view.at("piles").at("left"), (json::object{{"top", "B1702"}, {"count", 17}}));
  EXPECT_EQ(view.at("piles").at("right"), (json::object{{"top", "E1866"}, {"count", 16}}))
      << "33 are left, and the left pile is the larger";
}

TEST(AdelRules, A5_ThePilesAreAsEqualAsCanBe) {
  struct Row {
    const char* edition;
    int lords;
    int left;
    int right;
  };
  for (const Row& row :
       {Row{"classic", 2, 19, 18}, Row{"classic", 3, 17, 16}, Row{"classic", 4, 15, 14},
        Row{"classic", 5, 13, 12}, Row{"grand", 2, 22, 21}, Row{"grand", 6, 14, 13}}) {
    const auto match =
        dealt({.game = "adel", .players = row.lords, .edition = row.edition, .seed = 1});
    const json::value piles = json::value(match->view(Viewer::spectator())).at("piles");
    EXPECT_EQ(piles.at("left").at("count"), row.left) << row.edition << " with " << row.lords;
    EXPECT_EQ(piles.at("right").at("count"), row.right) << row.edition << " with " << row.lords;
  }
}

TEST(AdelRules, A5_TheNextObjectOfAPileIsTheNextOfTheDeck) {
  const auto match = dealt({.game = "adel",
                            .players = 3,
                            .deck = deck_by_age("classic"),
                            .colors = {"beige", "blue", "red"}});
  for (const auto& [seat, move] : {std::pair<Seat, const char*>{0, "auction"},
                                   {1, "castle"},
                                   {2, "castle"},
                                   {0, "check 24"},
                                   {1, "detective"},
                                   {2, "detective"},
                                   {0, "buy left"}}) {
    ASSERT_TRUE(match->act(seat, move).has_value()) << move;
  }
  EXPECT_EQ(json::value(match->view(Viewer::spectator())).at("piles").at("left"),
            (json::object{{"top", "C1719"}, {"count", 16}}));
}

TEST(AdelRules, A5_TheShuffleBringsEveryObjectToTheTop) {
  const auto edition = edition_called("classic");
  const Rules rules{edition->tables, {}, 4};
  std::array<int, kMaxCards> first{};
  constexpr int kTimes = 400;
  Rng rng(45);
  for (int i = 0; i < kTimes * 45; ++i) ++first[random_deal(rules, rng).deck[0]];
  for (Card card = 0; card < 45; ++card) {
    EXPECT_NEAR(first[card], kTimes, 100) << edition->objects[card].id;
  }
}

}  // namespace
}  // namespace noblesse::adel

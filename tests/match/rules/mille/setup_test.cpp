// M1 to M4: players, first tasks, the map, who begins.
#include "match/match.h"
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

// A deck that begins with these tasks; the others follow in order.
std::vector<std::string> deck_from(std::vector<std::string> first) {
  for (const std::string& task : italia()->tasks) {
    if (std::find(first.begin(), first.end(), task) == first.end()) first.push_back(task);
  }
  return first;
}

std::unique_ptr<noblesse::Match> dealt(const Setup& setup) {
  auto match = new_match(Shelf(), setup);
  EXPECT_TRUE(match.has_value()) << match.error().message;
  return std::move(*match);
}

json::value public_view(const noblesse::Match& match) { return match.view(Viewer::spectator()); }

TEST(MilleRules, M1_TwoToFourPlayersEachWithANoblemanAndAScore) {
  for (const int players : {2, 3, 4}) {
    const auto match = dealt({.game = "mille", .players = players, .seed = 5});
    const json::value view = public_view(*match);
    EXPECT_EQ(view.at("cities").as_array().size(), static_cast<std::size_t>(players));
    for (const json::value& score : view.at("scores").as_array()) EXPECT_EQ(score, 0);
  }
  for (const int players : {0, 1, 5, -1}) {
    const auto match = new_match(Shelf(), {.game = "mille", .players = players});
    ASSERT_FALSE(match.has_value()) << players;
    EXPECT_EQ(match.error().rule, "M1") << match.error().message;
  }
}

TEST(MilleRules, M1_TheMap) {
  const auto edition = italia();
  EXPECT_EQ(edition->cities.size(), 14U);
  EXPECT_EQ(edition->roads.size(), 24U);
  EXPECT_EQ(edition->tasks.size(), 30U);
  for (City city = 0; city < edition->tables.cities; ++city) {
    const int roads = count(edition->tables.roads_at[city]);
    EXPECT_TRUE(roads >= 3 && roads <= 5) << edition->cities[city].name << ": " << roads;
  }
  for (Road road = 0; road < edition->tables.roads; ++road) {
    const auto& [from, to] = edition->tables.ends[road];
    EXPECT_TRUE(contains(edition->tables.roads_at[from], road));
    EXPECT_TRUE(contains(edition->tables.roads_at[to], road));
    EXPECT_EQ(other_end(edition->tables, road, from), to);
    EXPECT_EQ(other_end(edition->tables, road, to), from);
  }
}

TEST(MilleRules, M2_EachDrawsATaskAndStartsInItsFirstCity) {
  const auto match =
      dealt({.game = "mille",
             .players = 3,
             .deck = deck_from({"Milano-Genova", "Milano-Bologna", "Verona-Torino"})});
  const json::value view = public_view(*match);
  EXPECT_EQ(view.at("cities"), (json::array{"Milano", "Milano", "Verona"}))
      << "several noblemen may stand in one city";
  EXPECT_EQ(view.at("tasks"),
            (json::array{json::array{"Milano-Genova"}, json::array{"Milano-Bologna"},
                         json::array{"Verona-Torino"}}));
}

TEST(MilleRules, M3_FourTasksLieOnTheirCitiesAndWhatDoesNotFitIsDiscarded) {
  const auto match = dealt({.game = "mille",
                            .players = 2,
                            .deck = deck_from({"Milano-Genova", "Verona-Torino",  // the players'
                                               "Torino-Ferrara",
                                               "Torino-Firenze",  // Torino is taken
                                               "Milano-Bologna",  // a nobleman is no task
                                               "Genova-Venezia",
                                               "Torino-San Marino",  // still taken
                                               "Pisa-Milano"})});
  const json::value view = public_view(*match);
  EXPECT_EQ(view.at("map"), (json::object{{"Torino", "Torino-Ferrara"},
                                          {"Milano", "Milano-Bologna"},
                                          {"Genova", "Genova-Venezia"},
                                          {"Pisa", "Pisa-Milano"}}));
  EXPECT_EQ(view.at("discard"), (json::array{"Torino-Firenze", "Torino-San Marino"}));
  EXPECT_EQ(view.at("deck"), 30 - 2 - 4 - 2);
}

TEST(MilleRules, M3_ManyDealsKeepFourTasksOnFourCities) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto match = dealt({.game = "mille", .players = 4, .seed = seed});
    const json::value view = public_view(*match);
    EXPECT_EQ(view.at("map").as_object().size(), 4U);
    for (const auto& [city, task] : view.at("map").as_object()) {
      EXPECT_TRUE(std::string_view(task.as_string()).starts_with(std::string(city) + "-"));
    }
  }
}

TEST(MilleRules, M4_TheRolePassesFromSeatToSeat) {
  struct Row {
    std::optional<int> first;
    std::vector<int> nobles;
  };
  for (const Row& row :
       {Row{std::nullopt, {0, 1, 2, 0}}, Row{2, {2, 0, 1, 2}}, Row{1, {1, 2, 0, 1}}}) {
    const auto match = dealt({.game = "mille", .players = 3, .seed = 7, .first = row.first});
    for (const int noble : row.nobles) {
      EXPECT_EQ(public_view(*match).at("noble"), noble);
      const Summary begins = match->summary();
      EXPECT_EQ(begins.phase, "ambush");
      for (const Seat seat : begins.pending) {
        EXPECT_NE(seat, noble) << "all others are thieves";
        ASSERT_TRUE(match->act(seat, "ambush A").has_value());
      }
      const int turn = begins.round;
      while (match->summary().round == turn && !match->summary().over) {
        const auto moves = match->legal(static_cast<Seat>(noble), 100);
        ASSERT_FALSE(moves.empty()) << "the noble has the word until his turn ends";
        ASSERT_TRUE(match->act(static_cast<Seat>(noble), moves.back()).has_value());
      }
    }
  }
  EXPECT_EQ(new_match(Shelf(), {.game = "mille", .players = 3, .first = 3}).error().rule, "M4");
}

}  // namespace
}  // namespace noblesse::mille

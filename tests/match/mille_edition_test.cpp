// Editions of Mille Grazie: what the built-in one holds, and every fault a file can have.
#include <algorithm>

#include "match/mille/edition.h"
#include "tests/match/broken_edition.h"

namespace noblesse::mille {
namespace {

Edition italia() {
  auto edition = read_edition(builtin_edition("mille-italia"));
  EXPECT_TRUE(edition.has_value());
  return edition.value_or(Edition{});
}

TEST(MilleEdition, italia_is_read_as_it_stands) {
  const Edition edition = italia();
  EXPECT_EQ(edition.id, "italia");
  EXPECT_EQ(edition.tables.min_players, 2);
  EXPECT_EQ(edition.tables.max_players, 4);
  EXPECT_EQ(edition.tables.cities, 14);
  EXPECT_EQ(edition.tables.roads, 24);
  EXPECT_EQ(edition.tables.tasks, 30);
  EXPECT_EQ(edition.tables.hand_limit, 3);
  EXPECT_EQ(edition.tables.board_tasks, 4);
  EXPECT_EQ(edition.tables.booty, 3);
  EXPECT_EQ(edition.tables.goal, 30);
  EXPECT_EQ(edition.tables.roads_escorted, 4);
  EXPECT_EQ(edition.tables.roads_alone, 5);
  EXPECT_EQ(edition.cities[0], (CityPlace{"Torino", 8, 30}));
}

TEST(MilleEdition, roads_are_numbered_by_their_letter) {
  const Edition edition = italia();
  EXPECT_TRUE(std::ranges::is_sorted(edition.roads, {}, &RoadSign::letter));
  EXPECT_EQ(edition.roads[22], (RoadSign{'X', "Via XXII Aprile", "violet"}));
  EXPECT_EQ(edition.cities[edition.tables.ends[22][0]].name, "Ferrara");
  EXPECT_EQ(edition.cities[edition.tables.ends[22][1]].name, "Verona");
  EXPECT_EQ(edition.tables.loss[0], 1);   // A is green (M9)
  EXPECT_EQ(edition.tables.loss[22], 2);  // X is violet
  EXPECT_EQ(edition.tables.loss[4], 3);   // E is orange
  const auto letters_at = [&](unsigned city) {
    std::string letters;
    for (const int road : members(edition.tables.roads_at[city])) {
      letters += edition.roads[road].letter;
    }
    return letters;
  };
  EXPECT_EQ(letters_at(0), "CIO");    // Torino
  EXPECT_EQ(letters_at(9), "BFJQR");  // Bologna
}

TEST(MilleEdition, tasks_are_numbered_by_their_id) {
  const Edition edition = italia();
  EXPECT_TRUE(std::ranges::is_sorted(edition.tasks));
  const auto at = std::ranges::find(edition.tasks, "San Marino-Genova") - edition.tasks.begin();
  ASSERT_LT(at, 30);
  EXPECT_EQ(edition.cities[edition.tables.from[at]].name, "San Marino");
  EXPECT_EQ(edition.cities[edition.tables.to[at]].name, "Genova");
  EXPECT_EQ(edition.tables.points[at], 7);
  EXPECT_EQ(count(edition.tables.tasks_to[edition.tables.to[at]]), 3);
  EXPECT_TRUE(contains(edition.tables.tasks_to[edition.tables.to[at]], static_cast<int>(at)));
}

TEST(MilleEdition, the_order_in_the_file_does_not_matter) {
  json::value file = builtin_edition("mille-italia");
  for (const std::string_view key : {"tasks", "roads"}) {
    auto& list = file.at(key).as_array();
    std::reverse(list.begin(), list.end());
  }
  EXPECT_EQ(read_edition(file).value(), italia());
}

TEST(MilleEdition, may_have_parallel_roads_and_say_where_it_comes_from) {
  json::value file = builtin_edition("mille-italia");
  put(file, "/roads/-",
      R"({"letter":"W","name":"Via Nuova","ends":["Pisa","La Spezia"],"color":"orange"})");
  put(file, "/game", "\"mille\"");
  put(file, "/comment", "\"with a second road along the coast\"");
  put(file, "/credits", "\"me\"");
  EXPECT_EQ(read_edition(file).value().tables.roads, 25);
}

TEST(MilleEdition, names_key_and_reason_of_a_fault) {
  const Broken rows[] = {
      // The head and the numbers.
      {"/edition", "\"Italia\"", "edition",
       R"(is "Italia", must be 1 to 40 lower-case letters, digits and "-", as in "my-copy")"},
      {"/title", "", "title", "is missing"},
      {"/game", "\"adel\"", "game", "is \"adel\", must be \"mille\""},
      {"/players", "[2,5]", "players[1]", "is 5, must be a whole number from 2 to 4"},
      {"/players", "[4,3]", "players", "goes from 4 to 3, must be the fewest and the most"},
      {"/hand_limit", "0", "hand_limit", "is 0, must be a whole number from 1 to 8"},
      {"/hand_limit", "9", "hand_limit", "is 9, must be a whole number from 1 to 8"},
      {"/board_tasks", "0", "board_tasks", "is 0, must be a whole number from 1 to 32"},
      {"/booty", "\"3\"", "booty", "is \"3\", must be a whole number from 1 to 50"},
      {"/goal", "201", "goal", "is 201, must be a whole number from 1 to 200"},
      {"/goal", "3e1", "goal",
       "is a number that is not whole, must be a whole number from 1 to 200"},
      {"/roads_alone", "13", "roads_alone", "is 13, must be a whole number from 1 to 12"},
      {"/roads_escorted", "0", "roads_escorted", "is 0, must be a whole number from 1 to 12"},
      {"/roads_escorted", "6", "roads_escorted",
       "is 6, must be at most roads_alone, 5: an escort costs time (M6)"},
      {"/map", "{}", "map",
       "is not a key here; the keys are edition, title, players, cities, roads, loss, tasks, "
       "hand_limit, board_tasks, booty, goal, roads_escorted, roads_alone, game, comment, credits"},

      // The cities.
      {"/cities", "[]", "cities", "has 0 entries, must have 2 to 32 entries"},
      {"/cities/0/name", "5", "cities[0].name", "is 5, must be a text of 1 to 60 characters"},
      {"/cities/1/name", "\"Torino\"", "cities[1].name",
       "is the same as cities[0].name; no two cities share a name"},
      {"/cities/1/name", "\"Milano, Lombardia\"", "cities[1].name",
       "is \"Milano, Lombardia\", must be without a comma, since commas part the tasks of a list"},
      {"/cities/1", R"({"name":"Milano","x":8,"y":30})", "cities[1]",
       "lies on the spot of cities[0]; no two cities lie on one spot of the map"},
      {"/cities/0/x", "101", "cities[0].x", "is 101, must be a whole number from 0 to 100"},
      {"/cities/0/y", "-1", "cities[0].y", "is -1, must be a whole number from 0 to 100"},
      {"/cities/-", R"({"name":"Roma","x":70,"y":99})", "cities[14]",
       "\"Roma\" has 0 roads, must have at least 2: a noble who comes there travels on by another "
       "(M7)"},

      // M5, M7, M9: the roads.
      {"/roads", "[]", "roads", "has 0 entries, must have 2 to 26 entries"},
      {"/roads/3/letter", "\"d\"", "roads[3].letter",
       R"(is "d", must be a letter from "A" to "Z")"},
      {"/roads/3/letter", "\"A\"", "roads[3].letter",
       "is the same as roads[0].letter; no two roads share a letter (M5)"},
      {"/roads/3/name", "\"\"", "roads[3].name", "is \"\", must be a text of 1 to 60 characters"},
      {"/roads/3/ends", "[\"Pisa\"]", "roads[3].ends", "has 1 entry, must have 2 entries"},
      {"/roads/3/ends", R"(["Pisa","Pisa"])", "roads[3].ends",
       "are the same city; a road leads to another one (M7)"},
      {"/roads/3/ends/0", "\"Fierenze\"", "roads[3].ends[0]",
       R"(is "Fierenze", must be one of the cities; did you mean "Firenze"?)"},
      {"/roads/3/ends/0", "\"Roma\"", "roads[3].ends[0]",
       R"(is "Roma", must be one of the cities)"},
      {"/roads/3/color", "\"gren\"", "roads[3].color",
       R"(is "gren", must be a colour that loss names; did you mean "green"?)"},
      {"/roads/3/colour", "1", "roads[3].colour",
       "is not a key here; the keys are letter, name, ends, color"},
      {"/loss", "3", "loss", "is 3, must be an object"},
      {"/loss", "{}", "loss", "has 0 colours, must have 1 to 16"},
      {"/loss/green", "4", "loss.green", "is 4, must be a whole number from 0 to 3"},
      {"/loss/green", "-1", "loss.green", "is -1, must be a whole number from 0 to 3"},
      {"/loss/", "1", "loss[\"\"]", "is no name of a colour"},

      // M2, M3: the tasks.
      {"/tasks/0/id", "\"Genova-Venezia\"", "tasks[0].id",
       R"(is "Genova-Venezia", must be "Venezia-Genova", its from and to)"},
      {"/tasks/0/from", "\"Venecia\"", "tasks[0].from",
       R"(is "Venecia", must be one of the cities; did you mean "Venezia"?)"},
      {"/tasks/0/to", "\"Venezia\"", "tasks[0].to",
       "is the same as from; a task leads to another city"},
      {"/tasks/1", R"({"id":"Venezia-Genova","from":"Venezia","to":"Genova","points":1})",
       "tasks[1].id", "is the same as tasks[0].id; no two tasks are the same"},
      {"/tasks/0/points", "0", "tasks[0].points", "is 0, must be a whole number from 1 to 50"},
      {"/tasks/0/points", "51", "tasks[0].points", "is 51, must be a whole number from 1 to 50"},
      {"/tasks/0/points", "", "tasks[0].points", "is missing"},
      {"/tasks", "{}", "tasks", "is an object, must be a list of 1 to 64 entries"},
      {"/tasks", "[]", "tasks", "has 0 entries, must have 1 to 64 entries"},
      {"/board_tasks", "15", "board_tasks",
       "is 15, must be at most 14, the cities in which tasks begin: each holds one (M3)"},
      {"/hand_limit", "2", "loss.orange", "is 3, must be a whole number from 0 to 2"},
  };
  for (const Broken& row : rows) expect_fault("mille-italia", row, read_edition);
}

TEST(MilleEdition, M3_there_are_enough_tasks) {
  json::value file = builtin_edition("mille-italia");
  auto& tasks = file.at("tasks").as_array();
  tasks.erase(tasks.begin() + 9, tasks.end());
  EXPECT_TRUE(read_edition(file).has_value());
  tasks.pop_back();
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"tasks",
                     "has 8 entries, must have at least 9: one for each player, "
                     "board_tasks, and one to draw (M3)"}}));
}

// Takes the roads with these letters off the map.
json::value without_roads(std::string_view letters) {
  json::value file = builtin_edition("mille-italia");
  auto& roads = file.at("roads").as_array();
  for (std::size_t i = roads.size(); i-- > 0;) {
    if (letters.contains(roads[i].at("letter").as_string().front())) {
      roads.erase(roads.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  return file;
}

TEST(MilleEdition, M7_no_city_is_a_dead_end) {
  EXPECT_TRUE(read_edition(without_roads("C")).has_value());  // Torino keeps two
  EXPECT_EQ(faults_of(read_edition(without_roads("CI"))),
            (Faults{{"cities[0]",
                     "\"Torino\" has 1 road, must have at least 2: a noble who comes "
                     "there travels on by another (M7)"}}));
}

TEST(MilleEdition, M7_every_city_can_be_reached) {
  // Without these four roads the east is cut off from the west.
  EXPECT_EQ(faults_of(read_edition(without_roads("BPTD"))),
            (Faults{{"cities[11]",
                     "\"Pisa\" has 1 road, must have at least 2: a noble who comes "
                     "there travels on by another (M7)"},
                    {"roads",
                     "do not join all cities: no way leads from Torino to Verona, Venezia, "
                     "Ferrara, Bologna, Firenze and San Marino (M7)"}}));
}

TEST(MilleEdition, the_map_is_not_judged_before_its_roads_are_right) {
  json::value file = without_roads("BPTD");
  put(file, "/roads/0/letter", "1");
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"roads[0].letter", R"(is 1, must be a letter from "A" to "Z")"}}));
}

TEST(MilleEdition, limits_that_the_rules_have_are_kept) {
  json::value file = builtin_edition("mille-italia");
  put(file, "/tasks", list_of(65, "1"));
  put(file, "/cities", list_of(33, "1"));
  put(file, "/roads", list_of(27, "1"));
  const Faults faults = faults_of(read_edition(file));
  const auto named = [&](std::string_view key) {
    const auto at = std::ranges::find(faults, key, &Fault::key);
    return at == faults.end() ? std::string() : at->reason;
  };
  EXPECT_EQ(named("tasks"), "has 65 entries, must have 1 to 64 entries");
  EXPECT_EQ(named("cities"), "has 33 entries, must have 2 to 32 entries");
  EXPECT_EQ(named("roads"), "has 27 entries, must have 2 to 26 entries");
}

TEST(MilleEdition, a_missing_key_is_one_fault) { expect_missing("mille-italia", read_edition); }

TEST(MilleEdition, five_faults_are_five_findings) {
  json::value file = builtin_edition("mille-italia");
  put(file, "/players", "null");
  put(file, "/goal", "0");
  put(file, "/cities/3/x", "true");
  put(file, "/roads/2/color", "\"mauve\"");
  put(file, "/tasks/7/points", "-7");
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"players", "is nothing, must be a list of 2 entries"},
                    {"goal", "is 0, must be a whole number from 1 to 200"},
                    {"cities[3].x", "is true, must be a whole number from 0 to 100"},
                    {"roads[2].color", "is \"mauve\", must be a colour that loss names"},
                    {"tasks[7].points", "is -7, must be a whole number from 1 to 50"}}));
}

}  // namespace
}  // namespace noblesse::mille

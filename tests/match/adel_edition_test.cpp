// Editions of Adel Verpflichtet: what the built-in ones hold, and every fault a file can have.
#include <algorithm>

#include "match/adel/edition.h"
#include "tests/match/broken_edition.h"

namespace noblesse::adel {
namespace {

Edition real(std::string_view name) {
  auto edition = read_edition(builtin_edition(name));
  EXPECT_TRUE(edition.has_value());
  return edition.value_or(Edition{});
}

TEST(AdelEdition, classic_is_read_as_it_stands) {
  const Edition classic = real("adel-classic");
  EXPECT_EQ(classic.id, "classic");
  EXPECT_EQ(classic.title, "Classic (45 objects, up to 5 lords)");
  EXPECT_EQ(classic.tables.min_lords, 2);
  EXPECT_EQ(classic.tables.max_lords, 5);
  EXPECT_EQ(classic.colors, (std::vector<std::string>{"beige", "blue", "purple", "red", "green"}));
  EXPECT_EQ(classic.series.size(), 6U);
  EXPECT_EQ(classic.series.front(), (Series{'A', "pipe bowls", "pipe"}));
  EXPECT_EQ(classic.castles.front(), (Castle{"Antique Club", 0, 1}));
  EXPECT_EQ(classic.castles.back(), (Castle{"Northolt", 28, 2}));
  EXPECT_EQ(classic.table_seats, 13);
}

TEST(AdelEdition, A2_checks_and_thieves_are_numbered_by_value) {
  const Edition classic = real("adel-classic");
  EXPECT_EQ(classic.tables.checks, 20);
  EXPECT_EQ(classic.tables.thieves, 10);
  EXPECT_TRUE(std::ranges::is_sorted(classic.checks));
  EXPECT_TRUE(std::ranges::is_sorted(classic.thieves));
  const auto color_of_check = [&](int value) {
    const auto at = std::ranges::find(classic.checks, value) - classic.checks.begin();
    return classic.colors[classic.tables.check_color[at]];
  };
  const auto color_of_thief = [&](int years) {
    const auto at = std::ranges::find(classic.thieves, years) - classic.thieves.begin();
    return classic.colors[classic.tables.thief_color[at]];
  };
  EXPECT_EQ(color_of_check(24), "beige");
  EXPECT_EQ(color_of_check(17), "green");
  EXPECT_EQ(color_of_check(2), "blue");
  EXPECT_EQ(color_of_thief(12), "green");
  EXPECT_EQ(color_of_thief(8), "beige");
}

TEST(AdelEdition, A3_objects_are_numbered_by_age) {
  const Edition classic = real("adel-classic");
  ASSERT_EQ(classic.objects.size(), 45U);
  EXPECT_EQ(classic.tables.cards, 45);
  EXPECT_EQ(classic.objects.front(), (Object{"C1468", "Carnival mask of a Venetian doge", 1468}));
  EXPECT_EQ(classic.objects.back().id, "D1956");
  EXPECT_TRUE(std::ranges::is_sorted(classic.objects, {}, &Object::year));
  Objects all = 0;
  for (unsigned s = 0; s < kMaxSeries; ++s) {
    EXPECT_EQ(all & classic.tables.of_series[s], 0U);
    all |= classic.tables.of_series[s];
  }
  EXPECT_EQ(all, (Objects{1} << 45U) - 1);
  for (unsigned card = 0; card < 45; ++card) {
    const unsigned series = classic.tables.series_of[card];
    EXPECT_EQ(classic.objects[card].id.front(), static_cast<char>('A' + series));
    EXPECT_TRUE(contains(classic.tables.of_series[series], static_cast<int>(card)));
  }
}

TEST(AdelEdition, A13_every_space_has_the_numbers_of_its_castle) {
  const Tables tables = real("adel-classic").tables;
  EXPECT_EQ(tables.table, 30);
  EXPECT_EQ(tables.prize[0], (Prize{2, 1}));  // the club
  EXPECT_EQ(tables.prize[1], (Prize{3, 2}));
  EXPECT_EQ(tables.prize[2], (Prize{3, 2}));
  EXPECT_EQ(tables.prize[3], (Prize{4, 2}));
  EXPECT_EQ(tables.prize[29], (Prize{5, 2}));
  EXPECT_EQ(tables.prize[30], (Prize{0, 0}));
  EXPECT_EQ(tables.last_showing, (Prize{8, 4}));
}

TEST(AdelEdition, grand_seats_six) {
  const Edition grand = real("adel-grand");
  EXPECT_EQ(grand.tables.max_lords, 6);
  EXPECT_EQ(grand.tables.colors, 6);
  EXPECT_EQ(grand.tables.cards, 51);
  EXPECT_EQ(grand.checks.size(), 24U);
  EXPECT_EQ(grand.thieves.size(), 12U);
}

TEST(AdelEdition, the_order_in_the_file_does_not_matter) {
  json::value file = builtin_edition("adel-classic");
  for (const std::string_view key : {"cards", "series"}) {
    auto& list = file.at(key).as_array();
    std::reverse(list.begin(), list.end());
  }
  EXPECT_EQ(read_edition(file).value(), real("adel-classic"));
}

TEST(AdelEdition, may_say_its_game_and_where_it_comes_from) {
  json::value file = builtin_edition("adel-classic");
  put(file, "/game", "\"adel\"");
  put(file, "/comment", "[\"any\", {\"thing\": 1}]");
  put(file, "/credits", "\"from my copy of 1990\"");
  put(file, "/series/0/icon", "");
  EXPECT_TRUE(read_edition(file).has_value());
}

TEST(AdelEdition, whatever_is_not_an_object_is_refused) {
  EXPECT_EQ(faults_of(read_edition(json::value{1, 2})),
            (Faults{{"", "is a list, must be an object"}}));
  EXPECT_EQ(faults_of(read_edition(json::object{})).size(), 9U);  // every key is missing
}

TEST(AdelEdition, names_key_and_reason_of_a_fault) {
  const std::string long_title = text_of(81, 't');
  const std::string long_id = text_of(41, 'i');
  const Broken rows[] = {
      // The head.
      {"/edition", "", "edition", "is missing"},
      {"/edition", "7", "edition", "is 7, must be a text of 1 to 40 characters"},
      {"/edition", "\"\"", "edition", "is \"\", must be a text of 1 to 40 characters"},
      {"/edition", long_id, "edition",
       "is \"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii…\", must be a text of 1 to 40 characters"},
      {"/edition", "\"My copy\"", "edition",
       R"(is "My copy", must be 1 to 40 lower-case letters, digits and "-", as in "my-copy")"},
      {"/title", "\"\"", "title", "is \"\", must be a text of 1 to 80 characters"},
      {"/title", long_title, "title",
       "is \"tttttttttttttttttttttttttttttttttttttttt…\", must be a text of 1 to 80 characters"},
      {"/title", R"("red \u001b[31m")", "title",
       "is \"red \uFFFD[31m\", must be without control characters and line breaks"},
      {"/title", "\" Classic\"", "title", "is \" Classic\", must be without blanks at its ends"},
      {"/game", "\"mille\"", "game", "is \"mille\", must be \"adel\""},
      {"/players", "5", "players", "is 5, must be a list of 2 entries"},
      {"/players", "[5]", "players", "has 1 entry, must have 2 entries"},
      {"/players", "[1,5]", "players[0]", "is 1, must be a whole number from 2 to 6"},
      {"/players", "[2,7]", "players[1]", "is 7, must be a whole number from 2 to 6"},
      {"/players", "[2,4.5]", "players[1]",
       "is a number that is not whole, must be a whole number from 2 to 6"},
      {"/players", "[5,2]", "players", "goes from 5 to 2, must be the fewest and the most"},
      {"/castles", "[]", "castles",
       "is not a key here; the keys are edition, title, players, sets, series, cards, track, "
       "table_seats, final_points, game, comment, credits"},

      // A1, A2: the sets.
      {"/sets", "{}", "sets", "is an object, must be a list of 2 to 6 entries"},
      {"/sets/4", "", "sets", "has 4 entries, must have one for each of 5 lords (A1)"},
      {"/sets/1", "3", "sets[1]", "is 3, must be an object"},
      {"/sets/1/color", "\"beige\"", "sets[1].color",
       "is the same as sets[0].color; no two sets share a colour (A1)"},
      {"/sets/1/color", "null", "sets[1].color",
       "is nothing, must be a text of 1 to 60 characters"},
      {"/sets/2/checks", "[3,10,15]", "sets[2].checks", "has 3 entries, must have 4 entries"},
      {"/sets/2/checks/3", "25", "sets[2].checks", "are worth 53 together, must be worth 50 (A1)"},
      {"/sets/2/checks", "[3,6,18,23]", "sets[2].checks[3]",
       "is the same as sets[1].checks[3]; no two checks share a number (A2)"},
      {"/sets/2/checks/0", "0", "sets[2].checks[0]", "is 0, must be a whole number from 1 to 50"},
      {"/sets/2/checks/0", "\"3\"", "sets[2].checks[0]",
       "is \"3\", must be a whole number from 1 to 50"},
      {"/sets/2/checks/0", "9223372036854775808", "sets[2].checks[0]",
       "is 9223372036854775808, must be a whole number from 1 to 50"},
      {"/sets/2/thieves", "[3,3]", "sets[2].thieves[1]",
       "is the same as sets[2].thieves[0]; no two thieves share a number (A2)"},
      {"/sets/2/thieves/0", "100", "sets[2].thieves[0]",
       "is 100, must be a whole number from 1 to 99"},
      {"/sets/2/thieves/-", "13", "sets[2].thieves", "has 3 entries, must have 2 entries"},
      {"/sets/2/detective", "1", "sets[2].detective",
       "is not a key here; the keys are color, checks, thieves"},

      // A3, A14: the series.
      {"/series", "[]", "series", "has 0 entries, must have 1 to 8 entries"},
      {"/series/2/letter", "\"c\"", "series[2].letter",
       R"(is "c", must be a letter from "A" to "H")"},
      {"/series/2/letter", "\"CC\"", "series[2].letter",
       R"(is "CC", must be a letter from "A" to "H")"},
      {"/series/2/letter", "\"B\"", "series[2].letter",
       "is the same as series[1].letter; no two series share a letter (A3)"},
      {"/series/5/letter", "\"G\"", "series",
       R"(has no "F" but a "G"; the letters run from "A" without a gap (A14))"},
      {"/series/0/name", "\"\"", "series[0].name", "is \"\", must be a text of 1 to 60 characters"},
      {"/series/0/icon", "1", "series[0].icon", "is 1, must be a text of 1 to 20 characters"},
      {"/series/0/icon", "\"maks\"", "series[0].icon",
       "is \"maks\", must be left out or one of pipe, pot, mask, star, toy and sign; did you mean "
       "\"mask\"?"},
      {"/series/-", R"({"letter":"G","name":"hats"})", "cards",
       "has no object of series \"G\"; every series needs one (A14)"},

      // A3, A5: the objects.
      {"/cards", "\"none\"", "cards", "is \"none\", must be a list of 1 to 56 entries"},
      {"/cards/3/id", "\"A1732\"", "cards[3].id",
       R"(is "A1732", must be "A1731", its series and its year (A3))"},
      {"/cards/3/year", "1732", "cards[3].id",
       R"(is "A1731", must be "A1732", its series and its year (A3))"},
      {"/cards/3/year", "0", "cards[3].year", "is 0, must be a whole number from 1 to 9999"},
      {"/cards/3/year", "-44", "cards[3].year", "is -44, must be a whole number from 1 to 9999"},
      {"/cards/3/year", "\"1731\"", "cards[3].year",
       "is \"1731\", must be a whole number from 1 to 9999"},
      {"/cards/3", R"({"id":"A1660","series":"A","year":1660,"name":"Pipe"})", "cards[10].year",
       "is the same as cards[3].year; no two objects share a year (A3)"},
      {"/cards/3", R"({"id":"G1731","series":"G","year":1731,"name":"Pipe"})", "cards[3].series",
       R"(is "G", must be the letter of one of the series)"},
      {"/cards/3/series", "1", "cards[3].series", R"(is 1, must be a letter from "A" to "H")"},
      {"/cards/3/name", "\"\"", "cards[3].name", "is \"\", must be a text of 1 to 60 characters"},
      {"/cards/3/name", "", "cards[3].name", "is missing"},

      // A4, A13, A20: the track.
      {"/track", "[]", "track", "has 0 entries, must have 2 to 96 entries"},
      {"/track/0/spaces", "2", "track[0].spaces",
       "is 2, must be 1: the track begins with the club, where all pawns stand (A4)"},
      {"/track/4/spaces", "0", "track[4].spaces", "is 0, must be a whole number from 1 to 96"},
      {"/track/4/spaces", "90", "track",
       "has 117 spaces, must have less than 96, the seats at the table included"},
      {"/track/4/spaces", "60", "table_seats",
       "makes 100 spaces with the track, must make at most 96"},
      {"/track/4/castle", "\"\"", "track[4].castle",
       "is \"\", must be a text of 1 to 60 characters"},
      {"/track/4/points", "[4]", "track[4].points", "has 1 entry, must have 2 entries"},
      {"/track/4/points", "[2,4]", "track[4].points",
       "gives the second best 4 and the best only 2; the higher number stands first (A13)"},
      {"/track/4/points", "[0,0]", "track[4].points",
       "moves nobody; the best must move at least 1 (A13)"},
      {"/track/4/points", "[4,-1]", "track[4].points[1]",
       "is -1, must be a whole number from 0 to 50"},
      {"/final_points", "[4,8]", "final_points",
       "gives the second best 8 and the best only 4; the higher number stands first (A13)"},
      {"/final_points", "8", "final_points", "is 8, must be a list of 2 entries"},
      {"/table_seats", "0", "table_seats", "is 0, must be a whole number from 1 to 96"},
      {"/table_seats", "12", "table_seats",
       "is 12, must be at least 13: a pawn can come to seat 5 and move 8 more in the last showing "
       "(A20)"},
      {"/final_points", "[9,4]", "table_seats",
       "is 13, must be at least 14: a pawn can come to seat 5 and move 9 more in the last showing "
       "(A20)"},
      {"/track/13/points", "[6,2]", "table_seats",
       "is 13, must be at least 14: a pawn can come to seat 6 and move 8 more in the last showing "
       "(A20)"},
      // Two castles before the last, a large number still carries farther.
      {"/track/12/points", "[8,3]", "table_seats",
       "is 13, must be at least 14: a pawn can come to seat 6 and move 8 more in the last showing "
       "(A20)"},
  };
  for (const Broken& row : rows) expect_fault("adel-classic", row, read_edition);
}

TEST(AdelEdition, A5_there_are_enough_objects_and_not_too_many) {
  json::value file = builtin_edition("adel-classic");
  auto& cards = file.at("cards").as_array();
  while (cards.size() > 22) cards.erase(cards.begin());
  auto& series = file.at("series").as_array();
  for (auto& card : cards) {  // the letters that are left are D to F
    const char letter = static_cast<char>(card.at("series").as_string().front() - 3);
    card.at("series") = std::string(1, letter);
    card.at("id") = letter + std::to_string(card.at("year").as_int64());
  }
  series.erase(series.begin() + 3, series.end());
  EXPECT_TRUE(read_edition(file).has_value());
  cards.erase(cards.begin());
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"cards",
                     "has 21 entries, must have at least 22: four for each of 5 lords and "
                     "one for each window (A5)"}}));

  json::value large = builtin_edition("adel-classic");
  for (int year = 2001; year <= 2012; ++year) {
    const std::string text = std::to_string(year);
    put(large, "/cards/-",
        R"({"id":"F)" + text + R"(","series":"F","year":)" + text + R"(,"name":"Sign"})");
    if (year == 2011) EXPECT_EQ(read_edition(large).value().tables.cards, kMaxCards);
  }
  EXPECT_EQ(faults_of(read_edition(large)),
            (Faults{{"cards", "has 57 entries, must have 1 to 56 entries"}}));
}

TEST(AdelEdition, A20_a_detective_can_come_farther_than_an_exhibition) {
  // With small numbers everywhere it is the detective in last place who comes farthest: from two
  // spaces before the table, six lords, to its fifth seat.
  json::value file = builtin_edition("adel-grand");
  for (auto& castle : file.at("track").as_array()) castle.at("points") = {1, 1};
  EXPECT_TRUE(read_edition(file).has_value());
  file.at("table_seats") = 12;
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"table_seats",
                     "is 12, must be at least 13: a pawn can come to seat 5 and move "
                     "8 more in the last showing (A20)"}}));
}

TEST(AdelEdition, a_missing_key_is_one_fault) { expect_missing("adel-classic", read_edition); }

TEST(AdelEdition, a_misspelt_key_is_one_fault) {
  json::value file = builtin_edition("adel-classic");
  auto& set = file.at("sets").as_array()[3].as_object();
  set["theives"] = set["thieves"];
  set.erase("thieves");
  auto& top = file.as_object();
  top["Table-Seats"] = top["table_seats"];
  top.erase("table_seats");
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"Table-Seats", "is not a key here; did you mean \"table_seats\"?"},
                    {"sets[3].theives", "is not a key here; did you mean \"thieves\"?"}}));
}

TEST(AdelEdition, five_faults_are_five_findings) {
  json::value file = builtin_edition("adel-classic");
  put(file, "/title", "false");
  put(file, "/sets/0/checks/3", "25");
  put(file, "/series/1/name", "[]");
  put(file, "/cards/44/year", "99999");
  put(file, "/table_seats", "\"13\"");
  EXPECT_EQ(faults_of(read_edition(file)),
            (Faults{{"title", "is false, must be a text of 1 to 80 characters"},
                    {"sets[0].checks", "are worth 51 together, must be worth 50 (A1)"},
                    {"series[1].name", "is a list, must be a text of 1 to 60 characters"},
                    {"cards[44].year", "is 99999, must be a whole number from 1 to 9999"},
                    {"table_seats", "is \"13\", must be a whole number from 1 to 96"}}));
}

TEST(AdelEdition, a_file_full_of_faults_is_not_told_without_end) {
  json::value file = builtin_edition("adel-classic");
  put(file, "/cards", list_of(100'000, "0"));
  const Faults faults = faults_of(read_edition(file));
  ASSERT_EQ(faults.size(), 101U);
  EXPECT_EQ(faults.front(), (Fault{"cards", "has 100000 entries, must have 1 to 56 entries"}));
  EXPECT_EQ(faults.back(), (Fault{"", "has 157 more faults"}));
}

TEST(AdelEdition, a_strange_key_is_shown_harmlessly) {
  json::value file = builtin_edition("adel-classic");
  file.as_object()["\x1B[2J.\n"] = 1;
  const Faults faults = faults_of(read_edition(file));
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults[0].key, "[\"\uFFFD[2J.\uFFFD\"]");
}

}  // namespace
}  // namespace noblesse::adel

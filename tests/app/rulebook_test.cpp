// The rules in the terminal: all of the page's text, within the width, with the tables of the
// edition.
#include "app/rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/columns.h"

namespace noblesse {
namespace {

const Rows kTwoRows = {{"Blue", "2, 11", "4"}, {"Red", "4, 9", "2"}};

std::vector<std::string> lay_out(std::string_view text, int width = 40) {
  return lay_out_rules(text, width,
                       [](std::string_view table) { return table == "sets" ? kTwoRows : Rows{}; });
}

TEST(Rulebook, HeadingsAreUnderlinedWithoutTheirMarks) {
  EXPECT_EQ(
      lay_out("# Adel\n## At a glance {#glance}\n### The aim\n"),
      (std::vector<std::string>{"Adel", "====", "", "At a glance", "-----------", "", "The aim"}));
}

TEST(Rulebook, ARuleHangsOnItsNumber) {
  EXPECT_EQ(
      lay_out("- A10a The *highest cheque* wins and is laid into it.\n"),
      (std::vector<std::string>{"A10a The highest cheque wins and is laid", "     into it."}));
}

TEST(Rulebook, ExamplesStandBehindABarAndDrawingsAreTold) {
  EXPECT_EQ(lay_out("- A1 A rule.\n> *Example.* Two.\n> ![Three cards.](where)\n"),
            (std::vector<std::string>{"A1   A rule.", "", "    | Example. Two.",
                                      "    | [Three cards.]"}));
}

TEST(Rulebook, ATableHasItsColumnsAndTheEditionsRows) {
  EXPECT_EQ(lay_out("| Colour | Cheques | Thieves |\n|---|---|---|\n![](sets)\n"),
            (std::vector<std::string>{"Colour  Cheques  Thieves", "------  -------  -------",
                                      "Blue    2, 11    4", "Red     4, 9     2", ""}));
}

TEST(Rulebook, AWideTableIsFoldedWithinItsColumns) {
  const auto lines = lay_out(
      "| A | B |\n|---|---|\n| Thief | takes one object from every exhibition there is |\n", 24);
  for (const std::string& line : lines) EXPECT_LE(columns(line), 24) << line;
  EXPECT_EQ(lines.at(2), "Thief  takes one object");
}

class EveryLanguage : public testing::TestWithParam<const char*> {};

TEST_P(EveryLanguage, HasBothGamesWithinTheWidthAndNothingOfTheMarkdown) {
  const std::string language = GetParam();
  const Shelf shelf;
  for (const std::string game : {"adel", "mille"}) {
    const AnyEdition& edition = *std::ranges::find(shelf.all(), game, game_of);
    const auto lines = lay_out_rules(
        rulebook_file("rules/" + game + "." + language + ".md"), 72,
        [&](std::string_view table) { return appendix_rows(edition, table, language); });
    EXPECT_GT(lines.size(), 250U) << game;
    for (const std::string& line : lines) {
      EXPECT_LE(columns(line), 72) << line;
      EXPECT_EQ(line.find_first_of("*#"), std::string::npos) << line;
      EXPECT_EQ(line.find("]("), std::string::npos) << line;
    }
    const auto says = [&](std::string_view words) {
      return std::ranges::any_of(lines,
                                 [&](const std::string& line) { return line.contains(words); });
    };
    EXPECT_TRUE(says(game == "adel" ? "26–27" : "Via del Quirinale"));
    EXPECT_TRUE(says(game == "adel" ? "A26 " : "M19 "));
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebook, EveryLanguage, testing::Values("en", "de", "it", "nl", "ro"));

TEST(Rulebook, TheAppendixSpeaksTheLanguage) {
  const Shelf shelf;
  const AnyEdition& italia = *std::ranges::find(shelf.all(), "mille", game_of);
  EXPECT_EQ(appendix_rows(italia, "roads", "de").front(),
            (std::vector<std::string>{"A Via Aurelia", "La Spezia – Pisa", "grün (1)"}));
  const AnyEdition& classic = *std::ranges::find(shelf.all(), "adel", game_of);
  EXPECT_EQ(appendix_rows(classic, "sets", "ro").front(),
            (std::vector<std::string>{"Bej", "1, 12, 13, 24", "5, 8"}));
  EXPECT_EQ(appendix_rows(classic, "castles", "it").at(5),
            (std::vector<std::string>{"Elmsworth", "10–11", "5 / 3"}));
  EXPECT_EQ(appendix_rows(classic, "objects", "nl").at(10),
            (std::vector<std::string>{"B nachtpotten", "1660", "Tinnen nachtpot"}));
}

}  // namespace
}  // namespace noblesse

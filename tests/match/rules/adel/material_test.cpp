// A1 to A3: the lords' cards and the objects.
#include <numeric>
#include <set>

#include "match/builtin.h"
#include "match/match.h"
#include "tests/match/rules/adel/scene.h"

namespace noblesse::adel {
namespace {

TEST(AdelRules, A1_TwoToFiveLordsAndSixInTheGrandEdition) {
  struct Row {
    const char* edition;
    int lords;
    bool seated;
  };
  for (const Row& row :
       {Row{"classic", 1, false}, Row{"classic", 2, true}, Row{"classic", 5, true},
        Row{"classic", 6, false}, Row{"grand", 2, true}, Row{"grand", 6, true},
        Row{"grand", 7, false}, Row{"classic", 0, false}, Row{"classic", -3, false}}) {
    const auto match =
        new_match(Shelf(), {.game = "adel", .players = row.lords, .edition = row.edition});
    EXPECT_EQ(match.has_value(), row.seated) << row.edition << " with " << row.lords;
    if (!row.seated) EXPECT_EQ(match.error().rule, "A1") << match.error().message;
  }
}

TEST(AdelRules, A1_FourChecksWorthFiftyAndTwoThievesOfEachColour) {
  for (const auto* id : {"classic", "grand"}) {
    const auto edition = edition_called(id);
    for (Color color = 0; color < edition->tables.colors; ++color) {
      std::vector<int> checks;
      for (std::size_t c = 0; c < edition->checks.size(); ++c) {
        if (edition->tables.check_color[c] == color) checks.push_back(edition->checks[c]);
      }
      EXPECT_EQ(checks.size(), 4U) << edition->colors[color];
      EXPECT_EQ(std::accumulate(checks.begin(), checks.end(), 0), 50) << edition->colors[color];
      EXPECT_EQ(std::count(edition->tables.thief_color.begin(),
                           edition->tables.thief_color.begin() + edition->tables.thieves, color),
                2)
          << edition->colors[color];
    }
  }
}

// The English sheet's table.
TEST(AdelRules, A1_TheColoursCards) {
  struct Row {
    const char* color;
    const char* checks;
    const char* thieves;
  };
  const Scene scene({{"beige"}, {"blue"}, {"purple"}, {"red"}, {"green"}});
  for (const Row& row : {Row{"beige", "1 12 13 24", "5 8"}, Row{"blue", "2 11 14 23", "4 9"},
                         Row{"purple", "3 10 15 22", "3 10"}, Row{"red", "4 9 16 21", "2 11"},
                         Row{"green", "5 8 17 20", "1 12"}}) {
    EXPECT_EQ(scene.checks(row.color), row.checks) << row.color;
    EXPECT_EQ(scene.thieves(row.color), row.thieves) << row.color;
  }
}

TEST(AdelRules, A1_ADetectiveAndAnExhibitionCardEach) {
  Scene scene({{"beige", "A1585 A1622 A1688"}, {"blue", "C1468 C1511 C1572"}});
  scene.each("castle, castle");
  for (const auto* lord : {"beige", "blue"}) {
    EXPECT_EQ(scene.forbidden(lord, "detective"), "allowed");
    EXPECT_EQ(scene.forbidden(lord, "exhibit"), "allowed");
  }
}

// The built-in edition's file with something changed, as somebody's own copy would be.
template <class Change>
Faults faults_with(Change change) {
  for (const BuiltinFile& file : builtin_files()) {
    if (file.name != "adel-classic") continue;
    json::value document = *parse_json(file.text);
    change(document);
    const auto edition = read_any_edition(json::serialize(document));
    return edition ? Faults{} : edition.error();
  }
  ADD_FAILURE() << "there is no adel-classic";
  return {};
}

bool blames(const Faults& faults, std::string_view key) {
  return std::any_of(faults.begin(), faults.end(),
                     [&](const Fault& fault) { return fault.key.contains(key); });
}

TEST(AdelRules, A2_NoTwoChecksAndNoTwoThievesAreEqual) {
  for (const auto* id : {"classic", "grand"}) {
    const auto edition = edition_called(id);
    EXPECT_EQ(std::set(edition->checks.begin(), edition->checks.end()).size(),
              edition->checks.size());
    EXPECT_EQ(std::set(edition->thieves.begin(), edition->thieves.end()).size(),
              edition->thieves.size());
    EXPECT_TRUE(std::is_sorted(edition->checks.begin(), edition->checks.end()));
    EXPECT_TRUE(std::is_sorted(edition->thieves.begin(), edition->thieves.end()));
  }
  EXPECT_TRUE(faults_with([](json::value&) {}).empty());
  EXPECT_TRUE(blames(faults_with([](json::value& file) {
                       file.at("sets").at(1).at("checks").as_array() = {1, 12, 13, 24};
                     }),
                     "checks"));
  EXPECT_TRUE(
      blames(faults_with([](json::value& file) { file.at("sets").at(4).at("thieves").at(0) = 9; }),
             "thieves"));
}

TEST(AdelRules, A3_AnObjectIsItsLetterAndItsYearAndNoYearComesTwice) {
  for (const auto* id : {"classic", "grand"}) {
    const auto edition = edition_called(id);
    EXPECT_EQ(edition->objects.size(), id == std::string("classic") ? 45U : 51U);
    int before = 0;
    for (std::size_t card = 0; card < edition->objects.size(); ++card) {
      const Object& object = edition->objects[card];
      const char letter = edition->series[edition->tables.series_of[card]].letter;
      EXPECT_EQ(object.id, letter + std::to_string(object.year));
      EXPECT_GT(object.year, before) << "the oldest first, and none as old as another";
      before = object.year;
    }
    EXPECT_EQ(edition->objects.front().id, "C1468");
  }
  EXPECT_FALSE(faults_with([](json::value& file) {
                 file.at("cards").at(0).at("year") = 1660;
                 file.at("cards").at(0).at("id") = "A1660";
               }).empty());
  EXPECT_FALSE(
      faults_with([](json::value& file) { file.at("cards").at(0).at("id") = "B1585"; }).empty());
}

}  // namespace
}  // namespace noblesse::adel

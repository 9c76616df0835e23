// The shelf of editions: what stands on it, how one is found, what is put beside.
#include "match/shelf.h"

#include "tests/match/broken_edition.h"

namespace noblesse {
namespace {

// The built-in file under another id, and with one thing changed.
AnyEdition own_copy(std::string_view name, std::string_view id, std::string_view title = "") {
  json::value file = builtin_edition(name);
  file.at("edition") = id;
  if (!title.empty()) file.at("title") = title;
  return read_any_edition(json::serialize(file)).value();
}

template <class Value>
Error refusal(const Result<Value>& result) {
  return result ? Error{} : result.error();
}

TEST(Shelf, every_built_in_edition_stands_on_it_in_order) {
  const Shelf shelf;
  EXPECT_EQ(shelf.all().size(), builtin_files().size());
  std::vector<std::string> names;
  for (const AnyEdition& edition : shelf.all()) {
    names.push_back(std::string(game_of(edition)) + "-" + id_of(edition));
  }
  EXPECT_EQ(names, (std::vector<std::string>{"adel-classic", "adel-grand", "mille-italia"}));
  EXPECT_EQ(title_of(shelf.all()[1]), "Grand (51 objects, up to 6 lords)");
}

TEST(Shelf, without_an_id_the_first_edition_that_seats_the_players_is_taken) {
  const Shelf shelf;
  EXPECT_EQ(shelf.adel("").value()->id, "classic");
  EXPECT_EQ(shelf.adel("", 2).value()->id, "classic");
  EXPECT_EQ(shelf.adel("", 5).value()->id, "classic");
  EXPECT_EQ(shelf.adel("", 6).value()->id, "grand");
  EXPECT_EQ(shelf.mille("").value()->id, "italia");
  EXPECT_EQ(shelf.mille("", 4).value()->id, "italia");
}

TEST(Shelf, an_edition_is_found_by_its_id) {
  const Shelf shelf;
  EXPECT_EQ(shelf.adel("grand").value()->id, "grand");
  EXPECT_EQ(shelf.adel("grand", 3).value()->id, "grand");
  EXPECT_EQ(shelf.mille("italia", 2).value()->id, "italia");
}

TEST(Shelf, says_what_there_is_instead) {
  const Shelf shelf;
  EXPECT_EQ(refusal(shelf.adel("italia")),
            (Error{"there is no edition \"italia\" of adel; there are classic and grand", "",
                   std::string(kNoEdition)}));
  EXPECT_EQ(refusal(shelf.adel("clasic", 2)).message,
            "there is no edition \"clasic\" of adel; there are classic and grand; did you mean "
            "\"classic\"?");
  EXPECT_EQ(refusal(shelf.mille("classic")).message,
            "there is no edition \"classic\" of mille; there is italia");
  EXPECT_EQ(
      refusal(shelf.adel("classic", 6)),
      (Error{"the edition \"classic\" does not seat 6: classic seats 2 to 5 and grand seats 2 "
             "to 6",
             "A1"}));
  EXPECT_EQ(
      refusal(shelf.adel("", 7)),
      (Error{"no edition of adel seats 7: classic seats 2 to 5 and grand seats 2 to 6", "A1"}));
  EXPECT_EQ(refusal(shelf.adel("", 1)).rule, "A1");
  EXPECT_EQ(refusal(shelf.adel("", -1)).rule, "A1");
  EXPECT_EQ(refusal(shelf.mille("italia", 5)),
            (Error{"the edition \"italia\" does not seat 5: italia seats 2 to 4", "M1"}));
}

TEST(Shelf, a_copy_of_ones_own_stands_beside_the_others) {
  Shelf shelf;
  ASSERT_TRUE(shelf.add(own_copy("adel-grand", "my-copy")).has_value());
  EXPECT_EQ(shelf.adel("my-copy", 6).value()->id, "my-copy");
  EXPECT_EQ(shelf.adel("", 6).value()->id, "grand");
  // The same id is free in the other game.
  ASSERT_TRUE(shelf.add(own_copy("mille-italia", "my-copy")).has_value());
  EXPECT_EQ(shelf.mille("my-copy").value()->tables.tasks, 30);
  EXPECT_EQ(shelf.all().size(), 5U);
}

TEST(Shelf, an_id_stands_for_one_edition) {
  Shelf shelf;
  EXPECT_TRUE(shelf.add(own_copy("adel-classic", "classic")).has_value());  // it is the same
  EXPECT_EQ(shelf.all().size(), 3U);
  EXPECT_EQ(refusal(shelf.add(own_copy("adel-classic", "classic", "Another"))).message,
            "another edition \"classic\" of adel is on the shelf; give this one an id of its own "
            "under \"edition\"");
  EXPECT_EQ(shelf.all().size(), 3U);
}

TEST(Shelf, the_game_follows_from_the_file) {
  const auto game = [](std::string_view name, std::string_view key, std::string_view with) {
    json::value file = builtin_edition(name);
    put(file, key, with);
    const auto edition = read_any_edition(json::serialize(file));
    return edition ? std::string(game_of(*edition)) : edition.error().at(0).reason;
  };
  EXPECT_EQ(game("adel-classic", "/comment", "1"), "adel");
  EXPECT_EQ(game("mille-italia", "/game", "\"mille\""), "mille");
  EXPECT_EQ(game("mille-italia", "/game", "\"chess\""), "is \"chess\", must be \"mille\"");
}

TEST(Shelf, every_fault_of_a_text_is_named) {
  const auto faults = [](std::string_view text) { return faults_of(read_any_edition(text)); };
  EXPECT_EQ(faults("{\n  \"edition\": 'x'}"),
            (Faults{{"",
                     "line 2, column 14: unexpected \"'\" after \":\"; expected a value (strings "
                     "stand in double quotes)"}}));
  EXPECT_EQ(faults(""), (Faults{{"", "the text is empty; expected a JSON value"}}));
  EXPECT_EQ(faults("[]"), (Faults{{"", "is a list, must be an object"}}));
  const Faults unknown = {
      {"game",
       R"(is unknown: must be "adel" or "mille", or the file must have "cards" or "roads")"}};
  EXPECT_EQ(faults("{}"), unknown);
  EXPECT_EQ(faults(R"({"game":"chess"})"), unknown);
  EXPECT_EQ(faults(R"({"game":"adel"})").size(), 9U);
  EXPECT_EQ(faults(R"({"roads":[]})").size(), 13U);
}

}  // namespace
}  // namespace noblesse

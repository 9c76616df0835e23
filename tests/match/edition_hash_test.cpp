// What an edition says has one hash, however its file is laid out; and a record names it.
#include <algorithm>
#include <fstream>

#include "match/match.h"
#include "tests/match/broken_edition.h"
#include "tests/root.h"

namespace noblesse {
namespace {

AnyEdition edition_of(const json::value& file) {
  return read_any_edition(json::serialize(file)).value();
}

std::string hash_of_file(const json::value& file) { return hash_of(edition_of(file)); }

// The same keys and values, the last key first.
json::value turned_round(const json::value& value) {
  if (const json::array* list = value.if_array()) {
    json::array turned;
    for (const json::value& item : *list) turned.push_back(turned_round(item));
    return turned;
  }
  const json::object* const object = value.if_object();
  if (object == nullptr) return value;
  std::vector<std::string> keys;
  for (const auto& entry : *object) keys.emplace_back(entry.key());
  json::object turned;
  for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
    turned[*key] = turned_round(object->at(*key));
  }
  return turned;
}

TEST(EditionHash, the_layout_of_the_file_does_not_matter) {
  for (const BuiltinFile& built_in : builtin_files()) {
    const json::value file = parse_json(built_in.text).value();
    const std::string hash = hash_of(read_any_edition(built_in.text).value());
    EXPECT_EQ(hash.size(), 64U);
    EXPECT_EQ(hash_of_file(file), hash) << "blanks and lines";
    EXPECT_EQ(hash_of_file(turned_round(file)), hash) << "the order of keys";
    json::value other = file;
    put(other, "/comment", "\"written down on a Sunday\"");
    EXPECT_EQ(hash_of_file(other), hash) << "a comment";
    for (const char* const list : {"series", "cards", "roads", "tasks"}) {
      if (!file.as_object().contains(list)) continue;
      other = file;
      std::ranges::reverse(other.at(list).as_array());
      EXPECT_EQ(hash_of_file(other), hash) << "the order of " << list;
    }
  }
}

TEST(EditionHash, everything_that_is_played_with_or_shown_matters) {
  const auto changes =
      [](std::string_view name,
         std::initializer_list<std::pair<std::string_view, std::string_view>> all) {
        const json::value file = builtin_edition(name);
        const std::string hash = hash_of_file(file);
        for (const auto& [where, value] : all) {
          json::value other = file;
          put(other, where, value);
          EXPECT_NE(hash_of_file(other), hash) << where;
        }
      };
  changes("adel-classic", {{"/edition", "\"mine\""},
                           {"/title", "\"Mine\""},
                           {"/players", "[2,4]"},
                           {"/sets/0/color", "\"pink\""},
                           {"/series/0/name", "\"pipes\""},
                           {"/series/0/icon", "\"pot\""},
                           {"/cards/0/name", "\"A pipe\""},
                           {"/track/1/castle", "\"Otranto\""},
                           {"/final_points", "[8,3]"}});
  changes("mille-italia", {{"/title", "\"Mine\""},
                           {"/cities/0/x", "1"},
                           {"/roads/0/name", "\"Via\""},
                           {"/tasks/0/points", "50"},
                           {"/booty", "4"},
                           {"/goal", "31"}});
}

TEST(EditionHash, an_edition_that_is_written_down_is_read_again_as_it_was) {
  for (const AnyEdition& edition : Shelf().all()) {
    const AnyEdition again = read_any_edition(text_of(edition)).value();
    EXPECT_EQ(hash_of(again), hash_of(edition));
    EXPECT_TRUE(std::visit(
        [&](const auto& each) { return *each == *std::get<std::decay_t<decltype(each)>>(again); },
        edition))
        << id_of(edition);
    EXPECT_EQ(text_of(again), text_of(edition));
  }
}

// Records keep it for good: if one of these changes, every record of before is of another edition.
TEST(EditionHash, those_of_the_built_in_editions_stay) {
  std::ifstream doc(NOBLESSE_ROOT "/docs/editions.md");
  const std::string text{std::istreambuf_iterator<char>(doc), {}};
  for (const AnyEdition& edition : Shelf().all()) {
    EXPECT_TRUE(text.contains("`" + id_of(edition) + "` | `" + hash_of(edition) + "`"))
        << id_of(edition) << " " << hash_of(edition);
  }
}

Setup game_of_mille(const std::string& edition) {
  Setup setup;
  setup.game = "mille";
  setup.players = 3;
  setup.edition = edition;
  setup.seed = 7;
  return setup;
}

TEST(EditionHash, a_record_names_the_edition_that_it_was_played_with) {
  json::value file = builtin_edition("mille-italia");
  put(file, "/edition", "\"mine\"");
  const Shelf shelf = Shelf().with(edition_of(file));
  const Record record = (*new_match(shelf, game_of_mille("mine")))->record();
  EXPECT_EQ(record.edition_hash, hash_of_file(file));
  const json::object written = write_record(record);
  EXPECT_EQ(written.at("edition_hash"), json::value(hash_of_file(file)));
  EXPECT_EQ(write_record(*read_record(written)), written);
  EXPECT_TRUE(replay(shelf, record)) << "it is here";

  const auto missing = replay(Shelf(), record);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().error.key, kNoEdition);

  put(file, "/booty", "4");
  const auto other = replay(Shelf().with(edition_of(file)), record);
  ASSERT_FALSE(other) << "another edition by that name";
  EXPECT_EQ(other.error().error.key, kOtherEdition);
  EXPECT_EQ(other.error().error.message,
            "edition_hash: the game was played with another edition \"mine\" than the one here, "
            "whose hash is " +
                hash_of_file(file));

  Record before = record;
  before.edition_hash.clear();
  EXPECT_TRUE(replay(shelf, before)) << "a record of before is taken by the edition's name";
}

TEST(Shelf, an_edition_of_before_takes_the_place_of_the_one_by_its_name) {
  json::value file = builtin_edition("adel-classic");
  put(file, "/title", "\"As it was\"");
  const Shelf shelf = Shelf().with(edition_of(file));
  EXPECT_EQ(shelf.all().size(), 3U);
  EXPECT_EQ(shelf.adel("").value()->title, "As it was") << "the first of its game stays the first";
  EXPECT_NE(shelf.find_hash(hash_of_file(file)), nullptr);
  EXPECT_EQ(Shelf().find_hash(hash_of_file(file)), nullptr);
}

}  // namespace
}  // namespace noblesse

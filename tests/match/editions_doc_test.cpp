// docs/editions.md keeps its word: its examples are good, and its faults are told as it says.
#include "tests/match/editions_doc.h"
#include "match/shelf.h"
#include "tests/match/broken_edition.h"

namespace noblesse {
namespace {

using testing::editions_doc;

TEST(EditionsDoc, its_examples_are_good) {
  const auto examples = editions_doc("json");
  ASSERT_EQ(examples.size(), 2U);
  EXPECT_EQ(game_of(read_any_edition(examples[0]).value()), "adel");
  EXPECT_EQ(game_of(read_any_edition(examples[1]).value()), "mille");
}

TEST(EditionsDoc, its_table_has_no_seat_to_spare) {
  json::value file = parse_json(editions_doc("json").at(0)).value();
  put(file, "/table_seats", "11");
  EXPECT_EQ(faults_of(read_any_edition(json::serialize(file))),
            (Faults{{"table_seats",
                     "is 11, must be at least 12: a pawn can come to seat 4 and move 8 more in the "
                     "last showing (A20)"}}));
}

TEST(EditionsDoc, its_faults_are_told_as_it_says) {
  json::value file = parse_json(editions_doc("json").at(0)).value();
  put(file, "/sets/0/checks/3", "25");
  put(file, "/cards/1/year", "1585");
  put(file, "/table_seats", "");
  put(file, "/tabel_seats", "12");
  std::string told;
  for (const auto& [key, reason] : faults_of(read_any_edition(json::serialize(file)))) {
    told += "my-copy.json: " + key + ": " + reason + "\n";
  }
  EXPECT_EQ(told, editions_doc("text").at(0));
}

}  // namespace
}  // namespace noblesse

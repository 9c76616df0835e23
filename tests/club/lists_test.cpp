// Lists are given in pages, and what is kept of a table to be shown again is what the table is.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/club/finish.h"
#include "tests/club/house_club.h"

namespace noblesse::testing {
namespace {

class Lists : public ::testing::Test {
 protected:
  static ClubSettings settings() {
    ClubSettings settings = easy_settings();
    settings.tables_per_person = 1000;
    return settings;
  }
  json::value page(const std::string& after) const {
    const Heard heard = open_.ask("GET", "/api/tables" + (after.empty() ? "" : "?after=" + after));
    EXPECT_EQ(heard.status, 200) << heard.body;
    return parsed(heard.body);
  }
  // All that come from a mark on, a page after the other.
  std::vector<std::string> follow(std::string after = "") const {
    std::vector<std::string> ids;
    while (true) {
      const json::value here = page(after);
      for (const json::value& table : here.at("tables").as_array()) {
        ids.emplace_back(table.at("id").as_string());
      }
      if (here.at("next").is_null()) return ids;
      EXPECT_EQ(here.at("tables").as_array().size(), 50U) << "a page that is not the last is full";
      after = here.at("next").as_string();
    }
  }

  HouseClub open_{settings()};
  Guest alice_ = open_.guest();
};

TEST_F(Lists, OfOpenTablesHaveEachOnceTheNewestFirst) {
  std::vector<std::string> laid;
  for (int i = 0; i < 120; ++i) {
    laid.insert(laid.begin(), open_.table(alice_, R"(,"listed":true)").id);
    if (i % 10 == 0) open_.table(alice_);  // nobody is told of these
  }
  const std::vector<std::string> all = follow();
  EXPECT_EQ(all.size(), laid.size());
  EXPECT_EQ(std::set(all.begin(), all.end()), std::set(laid.begin(), laid.end()));
  const auto made = [](const json::value& table) {
    return table.at("created").to_number<double>();
  };
  const json::value first = page("");
  for (std::size_t i = 1; i < 50; ++i) {
    const json::array& tables = first.at("tables").as_array();
    EXPECT_GE(made(tables[i - 1]), made(tables[i]));
  }

  // The table that a page ended with is closed, and so is the next: the others come all the same.
  const std::string mark(first.at("next").as_string());
  for (const std::size_t gone : {49, 50}) {
    EXPECT_EQ(alice_.ask("DELETE", "/api/tables/" + all[gone]).status, 204);
  }
  EXPECT_EQ(follow(mark), std::vector(all.begin() + 51, all.end()));
}

// A card is written once and kept: whatever happens at the table, it is written anew.
TEST_F(Lists, ShowATableAsItIs) {
  const Laid table = open_.table(alice_, R"(,"listed":true)");
  const auto card = [&] { return json::serialize(page("").at("tables").at(0)); };
  const std::string empty = card();
  EXPECT_EQ(card(), empty);
  TableLine line(alice_, table.id);
  line.say(R"({"do":"sit","seat":1})");
  const std::string taken = card();
  EXPECT_NE(taken, empty);
  EXPECT_TRUE(taken.contains(alice_.name)) << taken;
  line.say(R"({"do":"options","options":{"game":"adel","seats":3}})");
  EXPECT_NE(card(), taken);
  line.say(R"({"do":"bot","seat":0,"bot":"novice"})");
  EXPECT_TRUE(card().contains("novice")) << card();
}

// The same of a record, which is the record of the last game that was over.
TEST_F(Lists, GiveTheRecordOfTheLastGame) {
  const Laid table = open_.table(alice_, R"(,"sit":0,"bots":{"1":"novice"},"start":true)");
  const auto record = [&] {
    TableLine line(alice_, table.id);
    return at(line.say(R"({"do":"record"})"), "record");
  };
  play_to_the_end(table.id, {alice_});
  const std::string first = record();
  EXPECT_TRUE(first.contains("\"result\"")) << first;
  EXPECT_EQ(record(), first);
  EXPECT_EQ(
      json::serialize(parsed(open_.ask("GET", "/api/games/" + table.id + "/1").body).at("record")),
      first);
  {
    TableLine line(alice_, table.id);
    EXPECT_TRUE(line.say(R"({"do":"rematch"})").contains("\"ok\""));
    line.say(R"({"do":"start"})");
  }
  play_to_the_end(table.id, {alice_});
  const std::string second = record();
  EXPECT_TRUE(second.contains("\"result\"")) << second;
  EXPECT_NE(second, first);
}

}  // namespace
}  // namespace noblesse::testing

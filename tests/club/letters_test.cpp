// Everybody at a table is told everything, and once: the numbers of the letters have no gap.
#include "club/letters.h"

#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::HouseClub;
using testing::Laid;
using testing::parsed;
using testing::TableLine;

// The numbers that came over a line, views and events, in their order.
std::vector<std::int64_t> numbers(const TableLine& line) {
  std::vector<std::int64_t> all;
  for (const std::string& letter : line.letters()) {
    const json::value value = parsed(letter);
    if (const json::value* const number = value.as_object().if_contains("n")) {
      all.push_back(number->to_number<std::int64_t>());
    }
  }
  return all;
}

TEST(Letters, AreTheSameByTheirWordsAndNotByTheirPaper) {
  Letters letters;
  std::string paper = "stood";
  letters.add(LineId{1}, paper);
  letters.add(LineId{2}, std::string(paper));
  paper = "away!";
  letters.add(LineId{1}, paper);
  ASSERT_EQ(letters.all().size(), 3U);
  EXPECT_EQ(*letters.all()[0].second, "stood");
  EXPECT_EQ(letters.all()[1].second, letters.all()[0].second) << "one text for both";
  EXPECT_EQ(*letters.all()[2].second, "away!");
}

// A host who has no line comes, gives the order and goes: three letters of one moment.
TEST(Letters, OfAHostWhoActsFromAfarAreAllDifferent) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  for (std::size_t people = 1; people <= 6; ++people) {
    const Laid table = open.table(alice, R"(,"sit":0)");
    std::vector<std::unique_ptr<TableLine>> watchers;
    for (std::size_t i = 0; i < people; ++i) {
      watchers.push_back(std::make_unique<TableLine>(open.guest("Carol"), table.id, table.watch));
      ASSERT_FALSE(watchers.back()->hear_until("\"view\"").empty());
    }
    for (int times = 0; times < 3; ++times) {
      TableLine line(bob, table.id, table.invite);
      ASSERT_EQ(line.say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
      ASSERT_EQ(alice.ask("PUT", "/api/me/blocks/" + bob.id).status, 204);
      EXPECT_EQ(line.closed_with(), 4003);
      ASSERT_EQ(alice.ask("DELETE", "/api/me/blocks/" + bob.id).status, 204);
    }
    for (const auto& watcher : watchers) {
      ASSERT_EQ(at(watcher->say(R"({"do":"resume","after":9999})"), "ok"), "true");
      const std::vector<std::int64_t> heard = numbers(*watcher);
      ASSERT_GE(heard.size(), 13U) << "a view, and three times sat, here, stood and away";
      for (std::size_t i = 1; i < heard.size(); ++i) {
        EXPECT_EQ(heard[i], heard[i - 1] + 1) << watcher->letters()[i];
      }
    }
  }
}

}  // namespace
}  // namespace noblesse

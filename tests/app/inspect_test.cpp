// What `noblesse admin` shows of a table that is played does not change when somebody chooses in
// secret: whoever looks after a club may play in it too.
#include <gtest/gtest.h>

#include "app/books.h"
#include "tests/club/house_club.h"
#include "tests/club/owner.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::HouseClub;
using testing::TableLine;

// Everything that `admin list` and `admin inspect` say, with the keys and without.
std::string all_that_is_shown(const HouseClub& open, const std::string& table) {
  const auto parcel =
      testing::looked_up(open.store(), [&](store::Store& store) { return pack(store, table); });
  const auto pages =
      testing::looked_up(open.store(), [](store::Store& store) { return read_pages(store); });
  std::string text = pages_as_text(pages) + pages_as_json(pages);
  for (const bool keys : {false, true}) {
    text += table_as_text(*parcel, keys) + table_as_json(*parcel, keys);
  }
  return text;
}

TEST(Inspect, ShowsNothingThatGrowsWithAHiddenChoice) {
  const HouseClub open;
  const Guest ada = open.guest("Ada");
  const Guest bruno = open.guest("Bruno");
  const auto laid = ada.ask("POST", "/api/tables",
                            R"({"options":{"game":"adel","seats":2,"shown_locks":false},"sit":0})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  TableLine first(ada, table);
  TableLine second(bruno, table, at(laid, "invite"));
  ASSERT_TRUE(second.say(R"({"do":"sit","seat":1})").contains("ok"));
  ASSERT_TRUE(first.say(R"({"do":"start"})").contains("ok"));
  const std::string before = all_that_is_shown(open, table);
  EXPECT_TRUE(before.contains("playing")) << before;
  const auto lines = [&] {
    return testing::looked_up(open.store(), [&](store::Store& store) { return store.lines(table); })
        .size();
  };
  const std::size_t kept = lines();
  // Several, since one may change one's mind.
  for (const char* const move : {"castle", "auction", "castle"}) {
    ASSERT_TRUE(first.say(R"({"do":"choose","question":1,"move":")" + std::string(move) + "\"}")
                    .contains("ok"));
    EXPECT_EQ(all_that_is_shown(open, table), before);
  }
  EXPECT_GE(lines(), kept + 3) << "the choices are kept";
}

}  // namespace
}  // namespace noblesse

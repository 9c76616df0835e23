// M19 at a table: the host chooses who is the first noble, or it is drawn; and what the turn does
// where a task is fulfilled.
#include <gtest/gtest.h>

#include <set>

#include "table/fair_dealer.h"
#include "table/opening.h"
#include "tests/table/examined.h"
#include "tests/table/fair_game.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

TableOptions three_players() {
  TableOptions options;
  options.game = "mille";
  options.edition = "italia";
  options.seats = 3;
  return options;
}

std::string complaint(std::string_view options) {
  const auto read = read_options(Shelf(), *parse_json(options));
  return read ? "good" : read.error().message;
}

// A table of bots, which the host deals and watches.
class Evening {
 public:
  Evening(const TableOptions& options, std::uint64_t secret)
      : hall(std::make_shared<const Shelf>(), "t", "host", options,
             std::make_shared<FairDealer>("t", testing::test_seed(secret))) {
    hall.arrive(1, "host");
    for (int seat = 0; seat < options.seats; ++seat) {
      hall.receive(1, R"({"do":"bot","bot":"random","seat":)" + std::to_string(seat) + "}");
    }
  }

  void start() { hall.receive(1, R"({"do":"start"})"); }
  int noble() {
    hall.letters.clear();
    hall.receive(1, R"({"do":"resume"})");
    const auto letter = parse_json(hall.letters.back().text);
    return letter->at("view").at("game").at("noble").to_number<int>();
  }
  Record play() {
    while (hall.let_one_think()) continue;
    return *hall.table().record();
  }

  Hall hall;
};

TEST(FirstNoble, IsWhomTheHostHasChosen) {
  for (int first = 0; first < 3; ++first) {
    TableOptions options = three_players();
    options.first = first;
    Evening evening(options, 1);
    evening.start();
    EXPECT_EQ(evening.noble(), first);
    const Record record = evening.play();
    EXPECT_EQ(record.first, first);
    EXPECT_FALSE(record.rest.contains(kFirstDrawn)) << "nothing was promised about it";
  }
}

TEST(FirstNoble, IsDrawnAsPromisedIfNobodyHasChosen) {
  std::set<int> drawn;
  for (std::uint64_t secret = 1; secret <= 12; ++secret) {
    Evening evening(three_players(), secret);
    evening.start();
    drawn.insert(evening.noble());
    Record record = evening.play();
    ASSERT_TRUE(record.rest.contains(kFirstDrawn));
    const auto opening = read_opening(record.rest.at("fair"));
    ASSERT_TRUE(opening);
    EXPECT_EQ(testing::complaint(Shelf(), *opening, record), "fair");
    record.first = (*record.first + 1) % 3;
    const std::string cheated = testing::complaint(Shelf(), *opening, record);
    EXPECT_TRUE(cheated.starts_with("first: is not the promised ")) << cheated;
  }
  EXPECT_EQ(drawn.size(), 3U) << "anybody may be";
}

TEST(FirstNoble, IsTheSameAfterARestart) {
  for (std::uint64_t secret = 1; secret <= 6; ++secret) {
    Evening evening(three_players(), secret);
    evening.start();
    const int noble = evening.noble();
    for (int i = 0; i < 4; ++i) evening.hall.let_one_think();
    if (secret % 2 == 0) evening.hall.take_snapshot();
    const auto again = evening.hall.restart();
    ASSERT_TRUE(again) << again.error().message;
    const Record record = evening.play();
    EXPECT_EQ(record.first, noble);
    EXPECT_EQ(examine(Shelf(), record).fair(), Judgement::good);
  }
}

// Before the first noble was drawn, seat 0 began, and nobody said so. What was kept then is what is
// kept now of a table whose host has chosen seat 0.
TEST(FirstNoble, LinesFromBeforeItWasDrawnAreReadAsTheyWere) {
  TableOptions as_before = three_players();
  as_before.first = 0;
  for (std::uint64_t secret = 1; secret <= 6; ++secret) {
    Evening old(as_before, secret);
    old.start();
    for (int i = 0; i < 6; ++i) old.hall.let_one_think();
    Hall hall(std::make_shared<const Shelf>(), "t", "host", three_players(),
              std::make_shared<FairDealer>("t", testing::test_seed(secret)));
    hall.lines = old.hall.lines;
    const auto restored = hall.restart();
    ASSERT_TRUE(restored) << restored.error().message;
    while (hall.let_one_think()) continue;
    const Record record = *hall.table().record();
    EXPECT_EQ(record.first, 0);
    EXPECT_EQ(examine(Shelf(), record).fair(), Judgement::good);
  }
}

TEST(FirstNoble, AnotherGameDrawsAnew) {
  std::set<int> firsts;
  Evening evening(three_players(), 1);
  evening.hall.receive(1, R"({"do":"clear","seat":0})");
  evening.hall.receive(1, R"({"do":"sit","seat":0})");
  for (int game = 0; game < 12; ++game) {
    evening.start();
    firsts.insert(evening.noble());
    evening.hall.receive(1, R"({"do":"leave"})");
    while (evening.hall.let_one_think()) continue;
    evening.hall.receive(1, R"({"do":"rematch"})");
    ASSERT_EQ(evening.hall.table().stage(), Table::Stage::gathering);
  }
  EXPECT_EQ(firsts.size(), 3U);
}

TEST(TableOptionsOfMille, AreCheckedAndSayWhatIsWrong) {
  EXPECT_EQ(complaint(R"({"game":"mille","seats":3,"first":2,"options":{"arrival":"ends_turn"}})"),
            "good");
  EXPECT_EQ(complaint(R"({"game":"mille","seats":3,"first":3})"),
            "first: there is no seat 3; the seats are 0 to 2");
  EXPECT_EQ(complaint(R"({"game":"mille","seats":3,"first":"drawn"})"),
            "\"first\" must be a whole number, not a string");
  EXPECT_EQ(complaint(R"({"game":"mille","seats":3,"options":{"arrival":"rests"}})"),
            "option arrival: \"rests\" is not one of travel_on, ends_turn");
  EXPECT_EQ(complaint(R"({"game":"adel","seats":3,"first":1})"),
            "first: adel has no first player; all decide at the same time");
  EXPECT_EQ(complaint(R"({"game":"adel","seats":3,"options":{"arrival":"ends_turn"}})"),
            "adel has no option \"arrival\"; there are variant, detective_places, score_by");
}

TEST(TableOptionsOfMille, GoThroughWritingAndReading) {
  TableOptions options = three_players();
  EXPECT_FALSE(write_options(options).contains("first"));
  options.first = 1;
  options.options["arrival"] = "ends_turn";
  const auto again = read_options(Shelf(), write_options(options));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->first, 1);
  EXPECT_EQ(again->options.at("arrival"), "ends_turn");
}

TEST(TableOptionsOfMille, ATurnEndsWhereATaskIsFulfilled) {
  TableOptions options = three_players();
  options.options["arrival"] = "ends_turn";
  Evening evening(options, 3);
  evening.start();
  bool rested = false;
  while (evening.hall.let_one_think()) {
  }
  for (const Sent& letter : evening.hall.letters) rested |= letter.text.contains("\"rests\"");
  EXPECT_TRUE(rested);
  EXPECT_EQ(evening.hall.table().record()->options.front().second, "ends_turn");
}

}  // namespace
}  // namespace noblesse::hall

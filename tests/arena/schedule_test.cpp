#include "arena/schedule.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/arena/contest_fixture.h"

namespace noblesse::arena {
namespace {

using Seats = std::vector<std::size_t>;

TEST(Schedule, EveryBotHasEverySeatOncePerDeal) {
  const Schedule schedule({"a", "b", "c", "d"}, 4, 8);
  EXPECT_EQ(schedule.per_deal(), 4);
  EXPECT_EQ(schedule.deals(), 2);
  for (std::size_t deal = 0; deal < 2; ++deal) {
    std::set<std::pair<std::size_t, std::size_t>> sat;  // bot and seat
    for (std::size_t i = 0; i < 4; ++i) {
      const Fixture fixture = schedule.fixture(deal * 4 + i);
      EXPECT_EQ(fixture.deal, deal);
      for (std::size_t seat = 0; seat < 4; ++seat) sat.emplace(fixture.seats[seat], seat);
    }
    EXPECT_EQ(sat.size(), 16);
  }
}

TEST(Schedule, WithFewerBotsThanSeatsTheLastTakesTheRest) {
  const Schedule schedule({"a", "b"}, 4, 1);
  EXPECT_EQ(schedule.games(), 4);
  EXPECT_EQ(schedule.fixture(0).seats, (Seats{0, 1, 1, 1}));
  EXPECT_EQ(schedule.fixture(1).seats, (Seats{1, 1, 1, 0}));
  EXPECT_EQ(schedule.fixture(2).seats, (Seats{1, 1, 0, 1}));
  EXPECT_EQ(schedule.fixture(3).seats, (Seats{1, 0, 1, 1}));
}

TEST(Schedule, ABotNamedTwiceIsOneEntrantOnTwoSeats) {
  const Schedule schedule({"a", "b", "a"}, 3, 1);
  EXPECT_EQ(schedule.entrants(), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(schedule.fixture(0).seats, (Seats{0, 1, 0}));
}

TEST(Schedule, WithMoreBotsThanSeatsEveryCombinationMeetsOverEveryDeal) {
  const Schedule schedule({"a", "b", "c", "d"}, 2, 24);
  EXPECT_EQ(schedule.per_deal(), 12);
  EXPECT_EQ(schedule.deals(), 2);
  std::map<Seats, int> met;
  for (std::size_t game = 0; game < schedule.games(); ++game) ++met[schedule.fixture(game).seats];
  EXPECT_EQ(met.size(), 12);  // every two, both ways round
  for (const auto& [seats, times] : met) EXPECT_EQ(times, 2) << seats[0] << seats[1];
}

TEST(Schedule, GamesAreRoundedUpToWholeDeals) {
  EXPECT_EQ(Schedule({"a", "b", "c"}, 3, 10).games(), 12);
  EXPECT_EQ(Schedule({"a", "b", "c"}, 3, 12).games(), 12);
  EXPECT_EQ(Schedule({"a", "b", "c"}, 3, 1).games(), 3);
}

TEST(Schedule, CountsSeatingsWithoutListingThem) {
  for (std::size_t bots = 1; bots <= 9; ++bots) {
    for (int players = 2; players <= 6; ++players) {
      const std::vector<std::string> names(bots, "a");
      EXPECT_EQ(seatings_of_a_deal(bots, players), Schedule(names, players, 1).per_deal());
    }
  }
  EXPECT_EQ(seatings_of_a_deal(32, 6), 6 * 906'192);
}

// The cards, the colours and the first noble stay where they are; the bots move on.
TEST(Schedule, ADealIsTheSameOnEverySeating) {
  for (const char* game : {"adel", "mille"}) {
    const Contest contest = contest_of(game, 3, {"novice", "random", "clubman"}, 6);
    const Held held = hold(contest, 1);
    ASSERT_EQ(held.records.size(), 6);
    std::set<std::string> seatings;
    for (std::size_t i = 0; i < 6; ++i) {
      const Record& first = held.records[i / 3 * 3];
      EXPECT_EQ(held.records[i].deck, first.deck);
      EXPECT_EQ(held.records[i].colors, first.colors);
      EXPECT_EQ(held.records[i].first, first.first);
      if (i < 3) seatings.insert(json::serialize(held.records[i].rest.at("names")));
    }
    EXPECT_NE(held.records[0].deck, held.records[3].deck);
    EXPECT_EQ(seatings.size(), 3);
    // And they really play differently there.
    EXPECT_NE(held.records[0].moves, held.records[1].moves);
  }
}

}  // namespace
}  // namespace noblesse::arena

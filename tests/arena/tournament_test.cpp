#include "arena/tournament.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>

#include "tests/arena/contest_fixture.h"
#include "tests/until.h"

namespace noblesse::arena {
namespace {

std::string figures(const Contest& contest, const Held& held) {
  return json::serialize(write_tally(contest, tally(held.schedule, held.book)));
}

TEST(Tournament, TheNumberOfThreadsDoesNotMatter) {
  for (const char* game : {"adel", "mille"}) {
    const Contest contest = contest_of(game, 3, {"clubman", "novice", "random"}, 60);
    const Held alone = hold(contest, 1);
    EXPECT_EQ(alone.book.played(), 60);
    for (const std::size_t threads : {2U, 5U}) {
      const Held together = hold(contest, threads);
      EXPECT_EQ(together.book, alone.book);
      EXPECT_EQ(figures(contest, together), figures(contest, alone));
      EXPECT_EQ(together.records.back().moves, alone.records.back().moves);
    }
  }
}

TEST(Tournament, ASearchBoundedByWorkPlaysTheSameOnAnyNumberOfThreads) {
  const Contest contest = contest_of("mille", 2, {"search:20it", "novice"}, 4);
  EXPECT_EQ(hold(contest, 1).book, hold(contest, 3).book);
}

TEST(Tournament, AnotherSeedIsAnotherContest) {
  const Held one = hold(contest_of("mille", 2, {"novice", "random"}, 20, 1), 1);
  const Held two = hold(contest_of("mille", 2, {"novice", "random"}, 20, 2), 1);
  EXPECT_FALSE(one.book == two.book);
}

TEST(Tournament, ResumedIsTheSameAsUninterrupted) {
  const Contest contest = contest_of("adel", 4, {"clubman", "random"}, 80);
  const Held whole = hold(contest, 2);
  // Stopped after the first games; kept, read again, and played on.
  Scorebook part(whole.book.games());
  for (const std::size_t game : {0U, 1U, 2U, 3U, 4U, 7U, 9U, 31U}) {
    part.enter(game, *whole.book.at(game));
  }
  const auto read = read_scorebook(part.write(contest), contest, part.games());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, part);
  const Held resumed = hold(contest, 2, *read);
  EXPECT_TRUE(resumed.records[31].moves.empty()) << "what was played is not played again";
  EXPECT_EQ(resumed.book, whole.book);
  EXPECT_EQ(figures(contest, resumed), figures(contest, whole));
}

TEST(Tournament, StoppedItKeepsWhatIsFinishedAndCountsWholeDealsOnly) {
  const Contest contest = contest_of("adel", 5, {"clubman", "random"}, 100'000);
  const Held held = hold(contest, 2, {}, 1);
  EXPECT_GE(held.book.played(), 1);
  EXPECT_LT(held.book.played(), 100'000);
  const Tally shown = tally(held.schedule, held.book);
  EXPECT_EQ(shown.games + shown.left_out, held.book.played());
  EXPECT_EQ(shown.games % held.schedule.per_deal(), 0);
}

// Nobody thinks on: neither by the clock, nor a program that has all the patience there is.
TEST(Tournament, StoppedItEndsAtOnce) {
  for (const char* bot : {"search:600000ms", "exec:read line; echo '{\"bot\":1}'; sleep 180"}) {
    for (const char* game : {"adel", "mille"}) {
      Contest contest = contest_of(game, 2, {bot}, 2);
      contest.patience = std::chrono::minutes(3);
      const auto begin = std::chrono::steady_clock::now();
      const Held held = hold(contest, 2, {}, 0);
      EXPECT_LT(std::chrono::steady_clock::now() - begin, testing::kPatience) << bot;
      EXPECT_EQ(held.book.played(), 0);
      EXPECT_TRUE(held.lost.empty()) << "who is stopped has not failed";
    }
  }
}

TEST(Tournament, WhoIsAskedAfterTheStopDoesNotBeginToThink) {
  const std::atomic<bool> stop = true;
  const Contest contest = contest_of("mille", 2, {"search:600000ms"}, 2);
  const Schedule schedule(contest.bots, 2, 2);
  const auto match = deal(Shelf(), contest, schedule, schedule.fixture(0));
  const auto bot = contender(contest.bots.front(), contest, stop);
  const auto begin = std::chrono::steady_clock::now();
  const Occasion occasion{contest.seed, 0, match->steps(), match->summary().pending.front()};
  EXPECT_TRUE(bot->decide(*match, occasion));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, testing::kPatience);
}

TEST(Tournament, ARecordThatCannotBeKeptEndsIt) {
  const Contest contest = contest_of("mille", 2, {"random"}, 100'000);
  const Schedule schedule(contest.bots, 2, contest.games);
  Scorebook book(schedule.games());
  Watch watch;
  watch.tick = [](const Scorebook&) { return true; };
  watch.keep = [](std::size_t, const Record&) -> Result<void> { return fail("the disk is full"); };
  const auto played = run(Shelf(), contest, schedule, 2, book, watch);
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().message, "the disk is full");
}

TEST(Tournament, RecordsReplayAndNameTheBots) {
  const Shelf shelf;
  for (const char* game : {"adel", "mille"}) {
    const Held held = hold(contest_of(game, 2, {"novice", "random"}, 4), 1);
    for (std::size_t i = 0; i < 4; ++i) {
      const Record& record = held.records[i];
      ASSERT_TRUE(record.result.has_value());
      EXPECT_TRUE(replay(shelf, record)) << i;
      EXPECT_EQ(record.result->scores, held.book.at(i)->scores);
      EXPECT_EQ(json::serialize(record.rest.at("names")),
                i % 2 == 0 ? "[\"novice\",\"random\"]" : "[\"random\",\"novice\"]");
    }
  }
}

TEST(Tournament, TheLadderStands) {
  const Contest contest = contest_of("adel", 3, {"random", "novice", "clubman"}, 120);
  const Tally shown = tally(hold(contest, 2).schedule, hold(contest, 2).book);
  EXPECT_EQ(shown.anchor, "random");
  EXPECT_EQ(shown.standings.front().bot, "clubman");
  EXPECT_EQ(shown.standings.back().bot, "random");
  EXPECT_GT(*shown.standings[1].rating.low, 0);
  double wins = 0;
  for (const Standing& standing : shown.standings) wins += standing.wins.mean.value();
  EXPECT_NEAR(wins, 1, 1e-9) << "shared wins count in parts";
}

TEST(Tournament, RatingsAreCountedFromAnyAnchor) {
  const Held held = hold(contest_of("mille", 3, {"random", "novice", "clubman"}, 30), 2);
  const Tally usual = tally(held.schedule, held.book);
  const Tally other = tally(held.schedule, held.book, "clubman");
  EXPECT_EQ(usual.anchor, "random");
  EXPECT_EQ(other.anchor, "clubman");
  const auto rating = [](const Tally& shown, const std::string& bot) {
    return std::ranges::find(shown.standings, bot, &Standing::bot)->rating.mean.value();
  };
  EXPECT_EQ(rating(other, "clubman"), 0);
  const double apart = rating(usual, "clubman");
  for (const char* bot : {"random", "novice"}) {
    EXPECT_NEAR(rating(other, bot), rating(usual, bot) - apart, 1e-6) << bot;
  }
  EXPECT_EQ(tally(held.schedule, held.book, "nobody").anchor, "");
}

TEST(Tournament, WhatWasNotPlayedHasNoMean) {
  const Contest contest = contest_of("mille", 2, {"random", "novice"}, 10);
  const Schedule schedule(contest.bots, 2, contest.games);
  const json::object nothing = write_tally(contest, tally(schedule, Scorebook(schedule.games())));
  for (const json::value& bot : nothing.at("bots").get_array()) {
    EXPECT_EQ(bot.at("seats"), 0);
    for (const char* figure : {"wins", "place", "score", "rating"}) {
      EXPECT_TRUE(bot.at(figure).at("mean").is_null()) << figure;
    }
  }
}

TEST(Tournament, PlacesLieBetweenTheFirstAndTheLast) {
  const Schedule schedule({"clubman", "random"}, 2, 6);
  Scorebook book(schedule.games());
  for (std::size_t game = 0; game < schedule.games(); ++game) {  // the clubman wins all but one
    const bool first = (schedule.fixture(game).seats[0] == 0) != (game == 3);
    book.enter(game, {{20, 20}, first ? std::vector{1, 2} : std::vector{2, 1}, {{}, {}}});
  }
  for (const Standing& standing : tally(schedule, book).standings) {
    EXPECT_GE(standing.place.low.value(), 1) << standing.bot;
    EXPECT_LE(standing.place.high.value(), 2) << standing.bot;
    EXPECT_LT(standing.place.low.value(), standing.place.mean.value());
  }
}

}  // namespace
}  // namespace noblesse::arena

// Contests for the tests, and a way to play them without anybody watching.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "arena/tally.h"
#include "arena/tournament.h"

namespace noblesse::arena {

inline Contest contest_of(std::string game, int players, std::vector<std::string> bots,
                          std::size_t games, std::uint64_t seed = 1) {
  Contest contest;
  contest.setup.game = std::move(game);
  contest.setup.players = players;
  contest.bots = std::move(bots);
  contest.games = games;
  contest.seed = seed;
  return completed(Shelf(), contest);
}

struct Held {
  Schedule schedule;
  Scorebook book;
  std::vector<LostSeat> lost;
  std::vector<Record> records;  // by game
};

// Plays what is not in the book yet, at most until `enough` games are.
inline Held hold(const Contest& contest, std::size_t threads, std::optional<Scorebook> book = {},
                 std::size_t enough = SIZE_MAX) {
  const Shelf shelf;
  Schedule schedule(contest.bots, contest.setup.players, contest.games);
  Held held{schedule, book.value_or(Scorebook(schedule.games())), {}, {}};
  held.records.resize(schedule.games());
  Watch watch;
  watch.tick = [&](const Scorebook& now) { return now.played() < enough; };
  watch.lost_seat = [&](const LostSeat& lost) { held.lost.push_back(lost); };
  watch.keep = [&](std::size_t game, const Record& record) -> Result<void> {
    held.records[game] = record;
    return {};
  };
  const auto played = run(shelf, contest, held.schedule, threads, held.book, watch);
  EXPECT_TRUE(played);
  return held;
}

}  // namespace noblesse::arena

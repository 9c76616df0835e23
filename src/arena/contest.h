// What is to be played in the arena: one game with its options, the bots that meet, how often, and
// the seed that decides all the rest. The same contest gives the same games, on however many
// threads; only bots that are bounded by time, and other people's programs, may play otherwise.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "match/json.h"
#include "match/setup.h"
#include "match/shelf.h"

namespace noblesse::arena {

// More games than these tell nothing new, and what is kept of them has to fit into a file.
inline constexpr std::size_t kMostGames = 200'000;
inline constexpr std::size_t kMostBots = 32;

// A bot of this name is a program: the rest is its command.
inline constexpr std::string_view kProgram = "exec:";

struct Contest {
  Setup setup;                    // the game; its seed is set deal by deal
  std::vector<std::string> bots;  // as asked for; a name may stand there more than once
  std::size_t games = 0;          // at least so many
  std::uint64_t seed = 1;
  std::chrono::milliseconds patience{2000};  // for one answer of a program
  std::uint64_t plays = 0;                   // how this program plays it (arena/sample.h)
};

// What is wrong with it, if anything: the game cannot be set up so, or a bot is not known.
Result<void> check(const Shelf& shelf, const Contest& contest);

// The edition and all options as they are played, those at their defaults included, and how this
// program plays it. The contest must be good.
Contest completed(const Shelf& shelf, Contest contest);

// Everything that decides how a game goes, for whoever keeps results: two contests with the same
// terms differ only in how many games they have.
json::object terms(const Contest& contest);

// What is played: "adel (classic), 4 players, score_by=leader, variant=standard".
std::string in_words(const Contest& contest);

}  // namespace noblesse::arena

// What a contest has shown so far, bot by bot.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "arena/interval.h"
#include "arena/schedule.h"
#include "arena/scorebook.h"

namespace noblesse::arena {

struct Standing {
  std::string bot;
  std::size_t seats = 0;  // on which it has played, over all games
  Figure wins;            // a seat's share of the games won, 0 to 1; a shared win counts in parts
  Figure place;           // 1 is the best
  Figure score;
  Figure rating;  // rating.h
  std::map<Mishap::Kind, std::size_t> mishaps;
};

struct Tally {
  std::size_t deals = 0;  // that were played with all seatings; only they count
  std::size_t games = 0;
  std::size_t left_out = 0;         // games of deals that were not finished
  std::string anchor;               // whose rating is 0; empty: the average
  std::vector<Standing> standings;  // the strongest first
};

// Ratings are counted from the anchor, or from the average if it does not play.
Tally tally(const Schedule& schedule, const Scorebook& book, std::string_view anchor = "random");

json::object write_tally(const Contest& contest, const Tally& tally);

}  // namespace noblesse::arena

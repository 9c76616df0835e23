// Many parties at once, for a given time, and what that costs.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/error.h"
#include "guest/own_club.h"
#include "guest/place.h"
#include "guest/player.h"

namespace noblesse::guest {

// What people do there: play; play against the clock, with a bot at every table, talk, and somebody
// who watches; or only sit there.
enum class Mood : std::uint8_t { playing, lively, idle };

struct CrowdPlan {
  static constexpr std::size_t kMostPlayers = 20'000;
  static constexpr int kMostSeconds = 3'600;

  Place club;
  std::size_t players = 5'000;  // that come; a bot is none, whoever watches is one
  Mood mood = Mood::playing;
  unsigned seats = 4;
  int seconds = 20;              // that are measured, from when everybody plays
  int gathering = 180;           // seconds until everybody must be playing
  Milliseconds pause{2'000};     // how long people think, on average
  std::string game = "both";     // or one of them
  std::size_t per_address = 80;  // so many of them come from each address of this machine
  pid_t process = 0;             // the club's, if it is known
  std::uint64_t seed = 1;
};

struct CrowdFigures {
  std::size_t wanted = 0;     // players: as many as fill their tables
  std::size_t connected = 0;  // of those, at the end
  std::size_t playing = 0;    // tables
  double gathered = 0;        // seconds until everybody played
  double seconds = 0;         // that were measured
  Tally tally;                // of these seconds
  Usage before;               // the club, before the first player came
  Usage begin;                // and when the measured time began and ended
  Usage end;
  double own_seconds = 0;  // of processor time that the players themselves took
};

// Plays. The error: what could not be had for it.
Result<CrowdFigures> play(const CrowdPlan& plan);

}  // namespace noblesse::guest

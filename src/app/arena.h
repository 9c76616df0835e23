// `noblesse arena` and `noblesse strength`: bots against bots.
#pragma once

#include <optional>
#include <string>

#include "app/readable.h"
#include "arena/tally.h"
#include "match/shelf.h"

namespace noblesse {

// How a contest is held, whatever it is.
struct ArenaMeans {
  std::size_t threads = 0;        // 0: one for each core
  std::string state;              // a file that keeps the games, to go on from; empty: none
  std::string records;            // a folder for the games themselves; empty: none
  std::string anchor = "random";  // whose rating is 0; the average's if they do not play
};

struct HeldContest {
  arena::Contest contest;  // with all its options
  arena::Tally tally;
  std::size_t games = 0;  // that were to be played
  bool interrupted = false;
  std::optional<Error> trouble = {};  // a file that could not be written ended it
};

// Plays a contest, or what is left of it, and shows how far it is. An error is a wrong use.
Result<HeldContest> hold_contest(const Shelf& shelf, const arena::Contest& contest,
                                 const ArenaMeans& means);

struct ArenaOptions {
  arena::Contest contest;
  ArenaMeans means;
  std::string json;  // a file for the figures; empty: none
  std::string plot;  // an SVG file; empty: none
};
int run_arena(const Shelf& shelf, const ArenaOptions& options);

struct StrengthOptions {
  std::size_t games = 2000;  // of each match; fewer of those that take long
  bool quick = false;        // without those
  std::uint64_t seed = 1;
  ReadableOptions reading;  // how the search is read
  ArenaMeans means;         // its state is a folder, with a file for each match
  std::string report;       // the document to write; empty: standard output
};
int run_strength(const Shelf& shelf, const StrengthOptions& options);

// The figures as a table for a terminal, and as a picture (SVG).
std::string arena_table(const HeldContest& held);
std::string arena_plot(const HeldContest& held);

}  // namespace noblesse

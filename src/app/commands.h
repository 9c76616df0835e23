// The subcommands of `noblesse`. Each gets the editions and what the command line asked for, and
// returns the exit status: 0 for success, 1 for a fault that was found, 2 for a wrong use, 3 where
// nothing wrong was found but not everything could be checked, 130 after Ctrl-C.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/library.h"
#include "match/shelf.h"

namespace noblesse {

inline constexpr int kSuccess = 0;
inline constexpr int kFaultFound = 1;
inline constexpr int kWrongUse = 2;
inline constexpr int kNotChecked = 3;
inline constexpr int kInterrupted = 130;  // as shells report Ctrl-C

// `noblesse play`: a person against bots.
struct PlayOptions {
  std::string game;                   // empty: asked
  std::optional<int> players;         // none: asked, or the game's usual number
  std::optional<std::uint64_t> seed;  // none: drawn
  std::string edition;                // an id or a path; empty: the first that seats so many
  std::map<std::string, std::string> options;  // "variant": "surprise"
  std::optional<int> first;                    // mille: the seat of the first noble; none: 0
  std::vector<std::string> bots;               // dealt out to the other seats in turn
  std::optional<int> seat;                     // of the person, from 0
  std::string name;                            // empty: the colour, or one of the house's names
  std::string save;                  // kept up to date with every decision; resumed if it is there
  std::string resume;                // a record to go on from
  bool plain = false;                // lines instead of a screen
  std::string language;              // empty: the person's
  std::string program = "noblesse";  // as it was called, for the commands that it tells
};
int run_play(Library& library, const PlayOptions& options);

// `noblesse engine`: the engine protocol on standard input and output.
int run_engine(const Shelf& shelf);

// `noblesse replay` and `noblesse verify`; "-" is standard input.
int run_replay(const Shelf& shelf, const std::string& path);
int run_verify(const Shelf& shelf, const std::string& path);

// `noblesse edition`.
int run_edition_check(Shelf shelf, const std::vector<std::string>& paths);
int run_edition_list(const Shelf& shelf);
int run_edition_show(const Shelf& shelf, const std::string& id);

// `noblesse rules`: as the page tells them.
struct RulesOptions {
  std::string game;
  std::string language;  // empty: the person's
  std::string edition;   // an id; empty: the game's first
};
int run_rules(const Shelf& shelf, const RulesOptions& options);

// `noblesse fingerprint`: one number for how both games behave under random play.
int run_fingerprint(const Shelf& shelf);

// `noblesse bench`.
struct BenchOptions {
  bool quick = false;  // a short run that only shows that it works
};
int run_bench(const Shelf& shelf, const BenchOptions& options);

}  // namespace noblesse

// What a table is set up for: the game with its options, the clock, who may watch, and how people
// play together.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/error.h"
#include "match/setup.h"
#include "match/shelf.h"
#include "table/post.h"

namespace noblesse {

struct ClockOptions {
  enum class Kind : std::uint8_t { none, live, correspondence };
  Kind kind = Kind::none;
  Time bank = 0;       // live: to begin with; correspondence: for every decision
  Time increment = 0;  // live: for every decision

  friend bool operator==(const ClockOptions&, const ClockOptions&) = default;
};

enum class Watching : std::uint8_t {
  nobody,    // only who sits
  in_sight,  // everybody, and they see what is public
  open,      // everybody, and they see all hands, but only of rounds that are over, after a delay
};

// Somebody's phone has gone through a tunnel.
inline constexpr Time kUsualPatience = 60'000;

struct TableOptions {
  std::string game;
  std::string edition;  // empty: the built-in one
  int seats = 0;
  std::map<std::string, std::string> options;  // of the rules
  std::optional<int> first;                    // mille: the first noble (M19); none: drawn
  ClockOptions clock;
  Watching watching = Watching::in_sight;
  Time watch_delay = 0;
  bool memory_aid = true;   // the views list what the others have shown
  bool shown_locks = true;  // who has chosen is told at once, rather than with the reveal
  Time beat = 0;            // if not 0: choices are told only at multiples of it, so that the time
                            // of an answer tells nothing
  bool talk = true;
  bool rated = false;
  std::string stand_in = "clubman";  // who plays for somebody who is late or has left
  Time patience = kUsualPatience;    // with a lost connection, before anybody may do without them

  // The game as these options ask for it, without its chance.
  Setup setup() const;

  friend bool operator==(const TableOptions&, const TableOptions&) = default;
};

// Every key is checked, and that the game can be dealt.
Result<TableOptions> read_options(const Shelf& shelf, const json::value& value);
json::object write_options(const TableOptions& options);

}  // namespace noblesse

// The engine protocol: one JSON object in, one JSON object out, each a line (docs/protocol.md).
// It plays one game at a time for whoever holds all sides of it: a bot's match, a study, a test.
// It does no I/O; whoever has lines hands them over.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bots/means.h"
#include "match/command.h"
#include "match/match.h"

namespace noblesse {

class Engine {
 public:
  // A longer line is refused. The record of the longest legal game is far shorter.
  static constexpr std::size_t kLongestLine = kLongestJson;
  // How many moves `legal` lists.
  static constexpr std::size_t kMostMoves = 4096;

  // Where a seed comes from if `new` gives none.
  using DrawSeed = std::uint64_t (*)();

  // With means, a bot that thinks by the clock does so; without, by work.
  Engine(Shelf shelf, DrawSeed draw_seed, Means means = {})
      : shelf_(std::move(shelf)), draw_seed_(draw_seed), means_(std::move(means)) {}

  // The answer to one line, without a line's end. Refused, nothing has changed.
  std::string answer(std::string_view line);

  // `quit` was answered: the last line.
  bool finished() const { return finished_; }

 private:
  // What an answer says besides "ok" and "id".
  struct Reply {
    bool ok = true;
    json::object says;
  };
  struct Verb;
  static const Verb kVerbs[];

  static Reply refused(const Error& error);
  Reply obey(Command& command);

  Reply start(Command& command);
  Reply act(Command& command);
  Reply chance(Command& command);
  Reply legal(Command& command);
  Reply view(Command& command);
  Reply state(Command& command);
  Reply record(Command& command);
  Reply load(Command& command);
  Reply undo(Command& command);
  Reply bot(Command& command);
  Reply quit(Command& command);

  json::object summary() const;
  json::object news() const;
  std::uint64_t new_seed() const;

  Shelf shelf_;
  DrawSeed draw_seed_;
  Means means_;
  std::unique_ptr<Match> match_;
  std::uint64_t seed_ = 0;  // of the game, from which a bot's choices are drawn too
  bool finished_ = false;
};

}  // namespace noblesse

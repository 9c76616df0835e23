// Somebody who plays at one table of a club, by its letters alone: sits down, answers every
// question at random, wants another game, and comes back without being asked whenever the line is
// lost.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "guest/coach.h"
#include "guest/seen.h"
#include "guest/times.h"

namespace noblesse::guest {

// What happened to all players together.
struct Tally {
  Times answers;  // from a sent choice to its acknowledgement
  std::uint64_t letters = 0;
  std::uint64_t bytes = 0;
  std::uint64_t choices = 0;      // acknowledged
  std::uint64_t games = 0;        // seen to their end, counted by each player
  std::uint64_t lost = 0;         // lines that were open
  std::uint64_t knocks = 0;       // attempts to come back that failed
  std::uint64_t returns = 0;      // lines opened again
  std::uint64_t resumes = 0;      // what was missed came as events
  std::uint64_t whole_views = 0;  // or had to come as a whole view
  std::uint64_t resent = 0;       // choices that had been on their way when the line was lost
  std::uint64_t found = 0;        // of those, already written down when they came back
  std::map<std::string, std::uint64_t> errors;

  void fault(const std::string& kind) { ++errors[kind]; }
};

struct Plan {
  std::string from;   // the address to come from; empty: any
  std::string token;  // who they are
  std::string table;  // where they play
  std::string key;    // what lets them in; empty: nothing is needed
  unsigned seat = 0;
  bool host = false;  // starts the games
  bool again = true;  // wants another game after each
  bool talks = false;
  std::uint64_t seed = 0;
  Milliseconds pause{0};             // how long they think, on average
  Milliseconds shortest_wait{20};    // before they knock again: doubled with every vain attempt,
  Milliseconds longest_wait{2'000};  // up to this
};

class Player;

// Whoever wants to know what a player goes through.
class Witness {
 public:
  virtual void chose(const Player&, std::uint64_t /*question*/, std::string_view /*move*/) {}
  // The letters that a line brings by itself: the first view, and every batch of events.
  virtual void told(const Player&, const json::object& /*letter*/) {}
  // Two letters do not agree, or the club said no to what it had offered.
  virtual void wondered(const Player&, const std::string& /*why*/) {}

 protected:
  ~Witness() = default;
};

class Player final : Listener {
 public:
  Player(Coach& coach, Plan plan, Tally& tally, Witness* witness = nullptr);
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  ~Player();

  void come();  // opens the line, and again whenever it is lost
  void go();    // for good
  void drop();  // loses the line, as networks do
  void no_more() { plan_.again = false; }

  const Plan& plan() const { return plan_; }
  const Seen& seen() const { return seen_; }
  bool is_connected() const { return connected_; }
  bool is_seated() const { return seated_; }
  bool is_choosing() const { return choice_ && choice_->sent; }  // no acknowledgement yet

 private:
  // The answer to the open question: drawn when it is heard, sent when they have thought.
  struct Choice {
    std::uint64_t question = 0;
    std::string move;
    bool sent = false;
    Moment at;
  };
  enum class Message : std::uint8_t { sit, start, choose, rematch, resume, talk };

  void opened() override;
  void heard(std::string_view text) override;
  void ended(const Ending& ending) override;

  bool hear(const json::object& letter);
  bool answered(const json::object& letter);
  bool hear_view(const json::object& letter);
  bool hear_events(const json::object& letter);
  bool hear_missed(const json::object& letter);
  void check_acknowledged();
  void compare(const Seen& other, bool with_locks, std::string_view what);
  bool take_question(const json::object& letter, bool came_back);
  void wonder(const std::string& kind, const std::string& more = {});
  void think();
  void choose();
  void act();
  void talk();
  void say(Message kind, const std::string& message);
  void set_timer(Milliseconds time, void (Player::*deed)());
  Milliseconds some_pause();

  Coach& coach_;
  Plan plan_;
  Tally& tally_;
  Witness* witness_;
  Rng rng_;
  std::unique_ptr<Line> line_;
  std::optional<TimerId> timer_;
  bool connected_ = false;
  bool seated_ = false;
  bool fresh_ = true;  // nothing has been heard on this line yet
  bool gone_ = false;
  Milliseconds wait_{0};  // before the next attempt

  Seen seen_;
  std::optional<Seen> before_;  // what they knew when the line was lost, until they hear the rest
  bool missed_comes_ = false;   // the next letter tells it
  bool gap_ = false;            // between what was heard last and what was heard now
  std::optional<Choice> choice_;
  std::optional<Choice> acknowledged_;  // the last one
  std::uint64_t wanted_game_ = 0;       // the last game for which they asked for another
  std::uint64_t started_game_ = 0;      // the last game that they started
  bool sitting_down_ = false;
  Moment talked_{};  // last
};

}  // namespace noblesse::guest

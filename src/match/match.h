// A game in progress, any game, behind one face: decisions in words, views and events by audience,
// the record, and back again. The full state is in here and has no way out; what leaves is a view,
// an event with its audience, or, for whoever holds the match itself, the record.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/seat.h"
#include "match/json.h"
#include "match/record.h"
#include "match/setup.h"
#include "match/shelf.h"

namespace noblesse {

// Where the game stands, as everybody may know.
struct Summary {
  std::string_view phase;     // "place", "go", "chance", "over"…
  int round = 0;              // the round or turn
  std::vector<Seat> pending;  // who owes a decision
  bool chance_due = false;    // a manual chance event is due
  bool over = false;
};

// The chance event that is due: what is drawn from what.
struct ChanceDue {
  std::string_view kind;          // "lose", "shuffle": the word the outcome begins with
  std::vector<std::string> from;  // ids: tasks held, ascending; or discards, in order
  std::size_t count = 0;          // how many are drawn
};

// A decision that one might reach for and may not take now.
struct Closed {
  std::string move;
  std::string_view key;   // why: "thief_in_jail"
  std::string_view rule;  // the rule that says so
};

class Match {
 public:
  virtual ~Match() = default;

  virtual std::string_view game() const = 0;  // "adel", "mille"
  virtual const std::string& edition_id() const = 0;
  virtual int players() const = 0;
  virtual Summary summary() const = 0;
  // Only when the game is over.
  virtual Outcome outcome() const = 0;

  // The seat's legal decisions in words, in a fixed order, at most so many of them; none for a seat
  // that owes no decision. `count_legal` counts all without listing.
  virtual std::vector<std::string> legal(Seat seat, std::size_t at_most) const = 0;
  virtual std::uint64_t count_legal(Seat seat) const = 0;
  // What the seat could be shown beside them, out of reach and with the reason.
  virtual std::vector<Closed> closed(Seat seat) const = 0;

  // Whether that decision could be taken now, without taking it.
  virtual Result<void> test(Seat seat, std::string_view move) const = 0;
  // Takes a decision in words. Refused, it names the reason and the rule, and nothing has changed.
  virtual Result<void> act(Seat seat, std::string_view move) = 0;
  // Tells the outcome of the chance event that is due ("lose Milano-Genova"); manual chance only.
  virtual Result<void> chance(std::string_view move) = 0;
  // What chance has to decide now, if anything.
  virtual std::optional<ChanceDue> chance_due() const = 0;
  // From now on chance decides by itself, from this seed; what is due is decided at once. The
  // record does not name it: what chance decided stands among the moves.
  virtual void let_chance_decide(std::uint64_t seed) = 0;
  // The seed from which the deck was dealt, if it is known: a new game with it has the same deck.
  virtual std::optional<std::uint64_t> seed() const = 0;
  // Takes back the last decision and the chance that followed it. False at the start.
  virtual bool undo() = 0;
  // How many decisions and chance events have been taken since the deal.
  virtual std::size_t steps() const = 0;
  // A number for where the game stands: who owes what, how many decisions each has, the scores. The
  // same steps under other rules soon lead to another one. It is for whoever keeps the game, and no
  // player may see it.
  virtual std::uint64_t mark() const = 0;

  // What the viewer may know now (A26, M18).
  virtual json::object view(Viewer viewer) const = 0;
  // The same for somebody who has to remember by themselves what the others have shown.
  virtual json::object view_without_memory(Viewer viewer) const = 0;
  // What the last step (or the deal) told the viewer, in order.
  virtual json::array events(Viewer viewer) const = 0;
  // The part of it that only this seat was told.
  virtual json::array whispers(Seat seat) const = 0;
  // Whether the last step turned something up that had been hidden, so that it cannot be undone
  // without telling.
  virtual bool has_revealed() const = 0;
  // The same as sentences in English, with the players' names (or the default ones).
  virtual std::vector<std::string> sentences(Viewer viewer,
                                             const std::vector<std::string>& names) const = 0;
  std::vector<std::string> sentences(Viewer viewer) const {
    return sentences(viewer, default_names());
  }
  // What to call a seat that has no name: "Blue", "Player 1".
  virtual std::vector<std::string> default_names() const = 0;

  virtual Record record() const = 0;

  // A game of its own with the same course so far.
  virtual std::unique_ptr<Match> clone() const = 0;
  // A game of its own as the viewer imagines it: they see the same in it, and everything they
  // cannot know is drawn anew. For whoever decides for a seat somewhere else. It has no past to
  // undo.
  virtual std::unique_ptr<Match> imagined(Viewer viewer, std::uint64_t seed) const = 0;

  // Where the game stands, as JSON: of a view what no event tells, and what lies ahead by the
  // rules, so that whoever follows the events needs none. It is made of what a spectator may know.
  virtual std::string standing() const = 0;
};

// Deals a new game. Errors name what is wrong with the set-up.
Result<std::unique_ptr<Match>> new_match(const Shelf& shelf, const Setup& setup);

// Takes a move as a record writes it: "0 castle", "* lose Milano-Genova".
Result<void> take_move(Match& match, std::string_view move);

// Where a record stops making sense.
struct ReplayError {
  Error error;
  std::optional<std::size_t> move;  // the index of the illegal move; none: the set-up or the result
};

// Replays a record, or its first `moves` moves. The recorded result, if there is one, is compared
// with the whole game's. Chance waits to be told afterwards; to play on, let it decide.
std::expected<std::unique_ptr<Match>, ReplayError> replay(const Shelf& shelf, const Record& record,
                                                          std::size_t moves = SIZE_MAX);

}  // namespace noblesse

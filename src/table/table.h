// A table in the club: seats, secret choices that can still be changed, clocks, talk, stand-ins,
// spectators, resuming. Messages and the time come in; messages, each for one person, and the next
// wake-up time go out. It is the only place that knows what a person is told and when.
//
// No I/O, no threads, no clock, no exceptions. The same lines give the same table: everything that
// changes it is kept as a line (Post::keep), and `restore` reads them back.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "table/chair.h"
#include "table/dealer.h"
#include "table/options.h"
#include "table/post.h"

namespace noblesse {

class Command;

// Why somebody went.
enum class Departure : std::uint8_t { left, connection_lost, timed_out };

class Table {
 public:
  enum class Stage : std::uint8_t { gathering, playing, over };

  // `host` is the person who may set the options, fill chairs and start.
  Table(std::shared_ptr<const Shelf> shelf, std::string id, std::string host,
        const TableOptions& options, std::shared_ptr<const Dealer> dealer);

  // A person opens a connection. He is sent a whole view.
  void arrive(Time now, Connection connection, std::string_view person, std::string_view name,
              Post& post);
  void depart(Time now, Connection connection, Departure why, Post& post);
  // One message of his.
  void receive(Time now, Connection connection, std::string_view message, Post& post);
  // A bot has thought. If it is too late for that it is passed over; nonsense is replaced by any
  // legal decision, so that no bot can hold up a game.
  void think(Time now, const Thought& thought, Post& post);
  // Something was due at `next_wake`.
  void wake(Time now, Post& post);
  std::optional<Time> next_wake() const;

  // Reads one kept line back. Nothing is sent; what bots still owe is asked for by `go_on`.
  Result<void> restore(std::string_view line);
  void go_on(Post& post);

  Stage stage() const { return stage_; }
  const std::string& id() const { return id_; }
  std::uint32_t game_number() const { return game_; }
  // For whoever keeps finished games; only when the game is over.
  std::optional<Record> record() const;

 private:
  struct Reply;
  struct Verb;
  static const Verb kVerbs[];
  // Events that everybody is told, with one number.
  struct Told {
    std::uint64_t number = 0;
    std::string events;      // JSON, without the brackets
    bool whispered = false;  // some seat was told more
  };
  // What spectators of an open table will see, and when.
  struct Delayed {
    Time at = 0;
    std::size_t steps = 0;
  };

  // What people can ask for (verbs.cpp).
  Reply sit(std::size_t guest, Command& message);
  Reply stand(std::size_t guest, Command& message);
  Reply seat_bot(std::size_t guest, Command& message);
  Reply clear(std::size_t guest, Command& message);
  Reply set_options(std::size_t guest, Command& message);
  Reply give_number(std::size_t guest, Command& message);
  Reply start(std::size_t guest, Command& message);
  Reply choose(std::size_t guest, Command& message);
  Reply test(std::size_t guest, Command& message);
  Reply open_seat(std::size_t guest, Command& message);
  Reply talk(std::size_t guest, Command& message);
  Reply ask_undo(std::size_t guest, Command& message);
  Reply answer_undo(std::size_t guest, Command& message);
  Reply leave(std::size_t guest, Command& message);
  Reply come_back(std::size_t guest, Command& message);
  Reply rematch(std::size_t guest, Command& message);
  Reply resume(std::size_t guest, Command& message);
  Reply give_record(std::size_t guest, Command& message);

  // The course of a game (course.cpp).
  void begin_game();
  void ask();
  void ask_bot(Seat seat);
  void accept(Seat seat, std::string_view move);
  void tell_locks();
  void resolve();
  void decide_chance(json::array& events);
  void end_game(json::array& events);
  std::vector<std::string> numbers() const;
  void run_clocks();
  void take_back();
  void beat();
  void schedule_beat();
  bool everybody_has_chosen() const;

  // What people are told (letters.cpp).
  void publish(const json::array& events, bool with_question = false);
  void announce(json::object event);
  void send_view(std::size_t guest, Connection to);
  void send_missed(std::size_t guest, Connection to, std::uint64_t after);
  void send_delayed();
  std::string letter(std::size_t guest, const Told& told, const json::array* whispers,
                     bool with_question) const;
  json::object view_for(std::size_t guest) const;
  json::object open_view(std::size_t steps) const;
  json::object about_table() const;
  json::object question_for(Seat seat) const;
  void add_questions(std::size_t guest, json::object& out) const;
  Viewer viewer_of(std::size_t guest) const;
  bool sees_game(std::size_t guest) const;

  std::optional<std::size_t> find_guest(std::string_view person) const;
  std::optional<std::size_t> guest_of(Connection connection) const;
  std::vector<Seat> seats_of(std::size_t guest) const;
  bool is_host(std::size_t guest) const { return guests_[guest].person == host_; }
  std::size_t add_guest(std::string_view person, std::string_view name);
  // The chair that a message is about, if it is the guest's.
  std::optional<Seat> own_seat(std::size_t guest, Command& message);
  Reply obey(std::size_t guest, const json::object& message);
  bool take_thought(const Thought& thought);
  void advance(Time now);
  void do_what_is_due();
  void renumber();
  void keep(json::object line);
  void send(std::size_t guest, const std::string& text);
  void hand_over(Post& post);

  std::shared_ptr<const Shelf> shelf_;
  std::string id_;
  std::string host_;
  TableOptions options_;
  std::shared_ptr<const Dealer> dealer_;

  Stage stage_ = Stage::gathering;
  std::uint32_t game_ = 1;
  std::vector<Chair> chairs_;
  std::vector<Guest> guests_;
  std::unique_ptr<Match> match_;
  Time now_ = 0;
  std::uint64_t question_ = 0;  // the number of the open question
  std::uint64_t told_ = 0;      // how many batches of events have been told
  std::deque<Told> backlog_;    // the last of them, for who missed some
  std::optional<Seat> undo_;    // who has asked to take back
  Seats agreed_ = 0;            // to that, or to another game
  std::deque<Delayed> delayed_;
  std::optional<std::size_t> shown_steps_;  // how far spectators of an open table have seen
  std::uint64_t delayed_told_ = 0;
  std::optional<Time> next_beat_;

  // What one call leads to, handed over at its end: first what is kept, then what is sent.
  struct Letter {
    Connection to = 0;
    std::string text;
  };
  Connection speaker_ = 0;  // whose message is being answered
  std::vector<std::string> lines_;
  std::vector<Letter> letters_;
  std::vector<Thinking> thinkings_;
};

}  // namespace noblesse

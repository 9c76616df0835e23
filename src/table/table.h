// A table in the club: seats, secret choices that can still be changed, clocks, talk, stand-ins,
// spectators, resuming. Messages and the time come in; messages, each for one person, and the next
// wake-up time go out. It is the only place that knows what a person is told and when.
//
// No I/O, no threads, no clock, no exceptions. The same lines give the same table: everything that
// changes it is kept as a line (Post::keep), and `restore` reads them back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_text.h"
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
  // Broken: the rules or the dealer refused what they had allowed. That cannot happen; if it does,
  // everybody is told, and the game goes no further.
  enum class Stage : std::uint8_t { gathering, playing, over, broken };

  // `host` is the person who may set the options, fill chairs and start.
  Table(std::shared_ptr<const Shelf> shelf, std::string id, std::string host,
        const TableOptions& options, std::shared_ptr<const Dealer> dealer);

  // A person opens a connection. They are sent a whole view. Who may not sit may watch.
  void arrive(Time now, Connection connection, std::string_view person, std::string_view name,
              bool may_sit, Post& post);
  void depart(Time now, Connection connection, Departure why, Post& post);
  // One message of theirs.
  void receive(Time now, Connection connection, std::string_view message, Post& post);
  // A bot has thought. If it is too late for that it is passed over; nonsense is replaced by any
  // legal decision, so that no bot can hold up a game.
  void think(Time now, const Thought& thought, Post& post);
  // Something was due at `next_wake`.
  void wake(Time now, Post& post);
  std::optional<Time> next_wake() const;

  // Whose talk a person does not want to hear, while they are here; they alone notice it.
  void mute(std::string_view person, std::vector<std::string> whom);
  // A person has another name from now on.
  void rename(Time now, std::string_view person, std::string_view name, Post& post);
  // A person has left the club for good: they leave the table, and their name is empty.
  void lose(Time now, const std::string& person, Post& post);

  // The host closes. What follows until `go_on` is nobody's time.
  void rest(Time now, Post& post);
  // Reads one kept line back. The first says who laid the table. Nothing is sent; what bots still
  // owe is asked for by `go_on`.
  Result<void> restore(std::string_view line);
  // Clocks go on where they stood when the table came to rest; after a crash, when anything was
  // last told to everybody, or when the host is known to have been `alive` if that was later. A
  // secret choice is no such sign: the time that is left would tell of it.
  void go_on(Time now, Post& post, Time alive = 0);
  // Everything up to now in one text, instead of all lines so far; read back before later lines.
  std::string snapshot() const;
  Result<void> restore_snapshot(std::string_view text);

  // Everything that can be said to a table, for whoever tries it all.
  static std::vector<std::string_view> verbs();

  Stage stage() const { return stage_; }
  const std::string& id() const { return id_; }
  std::uint32_t game_number() const { return game_; }
  const TableOptions& options() const { return options_; }
  // The edition that the options name.
  const AnyEdition* edition() const { return shelf_->find(options_.game, options_.edition); }
  const std::string& host() const { return host_; }
  Time last_time() const { return last_time_; }         // at which anything happened here
  Time told_at() const { return told_at_; }             // the last moment that everybody knows of
  std::uint64_t question() const { return question_; }  // the number of the open one
  std::uint64_t told() const { return told_; }          // of the last events for everybody
  const std::vector<Chair>& chairs() const { return chairs_; }
  // Who sits there; only if a person does.
  const Guest& sitter(const Chair& chair) const { return guests_[chair.guest]; }
  // Who has given a rated game up and not come back, the first to go in front (table/forfeit.h).
  std::vector<Seat> given_up() const;
  // Why it is broken; empty if it is not.
  const std::string& fault() const { return fault_; }
  // For whoever keeps finished games; only when the game is over. With it is opened what was
  // promised before the deal.
  std::optional<Record> record() const;

 private:
  struct Reply;
  struct Verb;
  static const Verb kVerbs[];
  // Events that everybody is told, with one number.
  struct Told {
    std::uint64_t number = 0;
    std::string events;       // JSON objects with commas between them
    bool whispered = false;   // some seat was told more
    std::uint32_t voice = 0;  // of the person whose talk it is; 0: of nobody
  };
  // What spectators of an open table will see, and when.
  struct Delayed {
    Time at = 0;
    std::size_t steps = 0;
  };

  // What people can ask for (verbs.cpp, seating.cpp, going.cpp, agreement.cpp).
  Reply sit(std::size_t guest, Command& message);
  Reply stand(std::size_t guest, Command& message);
  Reply seat_bot(std::size_t guest, Command& message);
  Reply clear(std::size_t guest, Command& message);
  Reply set_options(std::size_t guest, Command& message);
  Reply agree(std::size_t guest, Command& message);
  Reply give_number(std::size_t guest, Command& message);
  Reply start(std::size_t guest, Command& message);
  Reply choose(std::size_t guest, Command& message);
  Reply test(std::size_t guest, Command& message);
  Reply open_seat(std::size_t guest, Command& message);
  Reply talk(std::size_t guest, Command& message);
  std::optional<Time> silent_until(std::size_t guest) const;
  void note_talk(std::size_t guest);
  Reply ask_undo(std::size_t guest, Command& message);
  Reply answer_undo(std::size_t guest, Command& message);
  Reply leave(std::size_t guest, Command& message);
  Reply come_back(std::size_t guest, Command& message);
  Reply replace(std::size_t guest, Command& message);
  Reply take_over(std::size_t guest, Command& message);
  Reply rematch(std::size_t guest, Command& message);
  Reply resume(std::size_t guest, Command& message);
  Reply give_record(std::size_t guest, Command& message);

  // Who agrees to what is played (agreement.cpp).
  void ask_anew(const TableOptions& before, std::size_t host);
  json::array not_agreed() const;
  Reply as_shown(Command& message) const;

  // Who could be taken for whom (seating.cpp).
  bool count_marks();
  void mark_names();

  // The course of a game (course.cpp).
  void begin_game();
  void deal_cards(Setup& setup);
  void break_off(std::string_view where, const Error& error);
  void ask();
  void ask_bot(Seat seat);
  void give_up(Chair& chair);
  void sit_in(Seat seat, std::string_view why);
  void pass_on_hosting(std::size_t guest);
  void make_host(Seat seat);
  std::optional<Time> waits_for_host() const;
  std::optional<Seat> first_here() const;
  void replace_host();
  std::optional<Seat> first_gone() const;
  std::optional<Time> waits_for_who_is_gone() const;
  void see_off_who_is_gone();
  void go_away(std::size_t guest);
  Time waited_for(const Chair& chair) const;
  void play_again();
  void accept(Seat seat, std::string_view move);
  void say(Seat seat, const Remark& remark);
  void ask_bots_to_answer(Seat from, const Remark& remark);
  void tell_locks();
  void resolve();
  bool decide_chance(json::array& events);
  void end_game(json::array& events);
  std::vector<std::string> numbers() const;
  void take_back();
  void beat();
  void schedule_beat();
  bool everybody_has_chosen() const;

  // Time (clocks.cpp).
  std::optional<Time> time_for(const Chair& chair) const;
  void start_clock(Chair& chair) const;
  void run_clocks();
  Time beat_after(Time time) const;
  void pass_over(Time gap, Time now);

  // Peace (peace.cpp).
  bool is_muted(std::size_t guest, const Told& told) const;
  std::uint32_t voice_of(Seat seat) const;
  void give_name(std::size_t guest, std::string_view name);

  // What people are told (letters.cpp).
  // What a letter brings beside the events.
  enum class Letters : std::uint8_t { events, question, question_and_whispers };
  void publish(std::string events, Letters with = Letters::events, std::uint32_t voice = 0);
  void publish(const json::array& events, Letters with);
  void announce(const JsonFields& event);
  void announce_talk(Seat seat, const JsonFields& event);
  void send_view(std::size_t guest, Connection to);
  void send_missed(std::size_t guest, Connection to, std::uint64_t after);
  void send_delayed();
  void add_letter(Connection to, std::string_view text);
  void write_letter(std::size_t guest, const Told& told, std::string_view whispers,
                    const std::string* standing, std::string& out) const;
  static void write_standing(std::string_view standing, std::string& out);
  void write_question(Seat seat, std::string& out) const;
  void write_questions(std::size_t guest, std::string& out) const;
  void write_time(std::string& out) const;
  std::string view_for(std::size_t guest) const;
  std::string open_view(std::size_t steps);
  std::string_view open_games(std::size_t steps);
  json::object about_table() const;
  std::string edition_hash() const;
  Viewer viewer_of(std::size_t guest) const;
  void close_seats(std::size_t guest);
  bool sees_game(std::size_t guest) const;
  bool sits(std::size_t guest) const;

  std::optional<std::size_t> find_guest(std::string_view person) const;
  std::optional<std::size_t> guest_of(Connection connection) const;
  std::vector<Seat> seats_of(std::size_t guest) const;
  bool is_host(std::size_t guest) const { return guests_[guest].person == host_; }
  std::size_t add_guest(std::string_view person, std::string_view name);
  // The chair that a message is about, if it is the guest's.
  std::optional<Seat> own_seat(std::size_t guest, Command& message);
  Reply obey(std::size_t guest, const json::object& message);
  bool take_thought(const Thought& thought);
  void forget_who_is_gone();
  Result<void> restore_game(const json::value& game, std::uint64_t mark);
  void advance(Time now);
  void do_what_is_due();
  void renumber();
  void keep(JsonFields line);
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
  Time last_time_ = 0;          // at which anything happened, other than that the host rested
  Time told_at_ = 0;            // at which everybody was told something, or the host rested
  std::uint64_t question_ = 0;  // the number of the open question
  std::uint64_t told_ = 0;      // how many batches of events have been told
  std::vector<Told> backlog_;   // the last of them, for who missed some
  Seats answered_ = 0;          // who took a decision at the last question
  bool revealed_ = true;        // whether that turned up anything: then it stands
  std::optional<Seat> undo_;    // who has asked to take back
  Seats agreed_ = 0;            // to that, or to another game
  std::vector<Delayed> delayed_;
  std::optional<std::size_t> shown_steps_;  // how far spectators of an open table have seen
  // Written once, however many ask: the record of the finished game, and what spectators of an open
  // table see with how many steps.
  std::string record_text_;
  std::string open_games_;
  std::size_t open_steps_ = 0;
  std::uint64_t delayed_told_ = 0;
  std::optional<Time> next_beat_;
  std::optional<Time> host_gone_;  // since when, if they have no line
  std::string fault_;
  std::string laid_by_;           // the first host, until a kept line has said it
  bool first_drawn_ = false;      // by what this line tells: the first noble (M19)
  std::size_t marked_steps_ = 0;  // up to which the kept lines say where the game stood

  // What one call leads to, handed over at its end: first what is kept, then what is sent. The
  // letters lie one after the other in one text; the same one may go to several.
  struct Letter {
    Connection to = 0;
    std::size_t begin = 0;
    std::size_t size = 0;
  };
  struct Tray {
    std::vector<std::string> lines;
    std::string texts;
    std::vector<Letter> letters;
    std::vector<Thinking> thinkings;
  };
  bool restoring_ = false;  // lines are read back
  Connection speaker_ = 0;  // whose message is being answered
  Tray tray_;
};

}  // namespace noblesse

// A table in the club: it carries the table's letters to the lines, its lines to the clerk, its
// questions to the bots, and wakes it. A letter leaves only when everything that it tells is
// written down: whatever a person was told has happened, whatever happens to the club. What the
// table throws is like a line that could not be written: the table is lost, and is taken up again.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "club/outbox.h"
#include "club/premises.h"
#include "store/rows.h"
#include "table/table.h"

namespace noblesse {

// Who comes to a table, and what for.
struct Visitor {
  std::string person;
  std::string name;
  bool may_sit = false;
  std::vector<std::string> muted = {};  // people whom they do not want to hear
};

class Salon final : public Post, public std::enable_shared_from_this<Salon> {
 public:
  // The row is written down together with the first thing that happens.
  static Result<std::shared_ptr<Salon>> lay(Premises& premises, store::TableRow row);
  // From what was kept. An error if it would be another game under the rules of this program; it
  // is in the journal then.
  static Result<std::shared_ptr<Salon>> restore(Premises& premises, const store::KeptTable& kept);
  // Only whether that would succeed: nothing is noted. `at` is the line that was read last.
  static Result<void> peruse(Premises& premises, const store::KeptTable& kept, std::int64_t& at);
  // The games that came to their end in what was kept, as far as it can be read.
  static std::vector<store::Game> ended_games(Premises& premises, const store::KeptTable& kept);
  // After restoring, when the network runs: bots are asked, clocks run on from where they stood.
  // The club that kept it was `alive` at least until then.
  void go_on(Time alive = 0);
  // The club closes: clocks stand still from here on.
  void rest();

  void arrive(LineId line, const Visitor& visitor);
  void depart(LineId line, LineEnd why);
  void hear(LineId line, std::string_view message);
  // A message of somebody who has no line, as if they came for it: its answer.
  std::string order(const Visitor& visitor, const std::string& message);
  // Whom somebody at the table does not want to hear from now on.
  void mute(const std::string& person, std::vector<std::string> whom);
  void rename(const std::string& person, const std::string& name);
  // Somebody has left the club for good; or had, before the table was read back: then they are seen
  // off when it goes on.
  void lose(const std::string& person);
  void has_lost(const std::string& person) { lost_.insert(person); }
  // Nobody is left to look after it.
  bool is_deserted() const { return lost_.contains(table_->host()); }
  // Told once everything so far is written down, or with false that it could not be.
  void when_written(std::function<void(bool)> told);
  // Closed for good: everybody is sent away. `done` is told when that is written down.
  void close(std::function<void(Result<void>)> done = {});
  // New keys, and on no list any more: whoever neither has one of them nor sits here nor is the
  // host knows of it no more.
  void renew_keys();
  // Everybody's line is closed, and the table falls silent.
  void send_away(std::uint16_t code, std::string_view reason);
  // No more letters, nothing more is written: the network is going down, or it was given up.
  void fall_silent();

  const store::TableRow& row() const { return row_; }
  const Table& table() const { return *table_; }
  std::size_t visitors() const { return lines_.size(); }
  bool is_sitting(std::string_view person) const { return !seats_of(person).empty(); }
  std::vector<Seat> seats_of(std::string_view person) const;
  bool waits_for(std::string_view person) const;
  bool is_here(std::string_view person) const;
  Time changed() const { return row_.changed; }
  // Written once, until something happens here.
  const std::string& card() const;
  // Whether somebody who comes by finds company and a chair.
  bool has_room() const;

  // Post.
  void send(Connection to, std::string_view text) override;
  void think(Thinking thinking) override;
  void keep(std::string_view line) override;

 private:
  Salon(Premises& premises, store::TableRow row);

  // How it came here (salon_laid.cpp).
  Result<void> make_table();
  Result<void> read_back(const store::KeptTable& kept, std::int64_t& at);

  // Every call into the table, and what it leads to.
  template <class Call>
  void attend(Call call);
  bool is_hushed(LineId line, std::string_view message);
  void finish();
  void keep_members();
  void keep_snapshot(bool turned);
  void keep_edition();
  void ring();
  void set_timer();
  void wake();
  void answer(Thought thought, Moment asked);

  // How games end (salon_end.cpp).
  void note_end();
  void keep_finished_games();
  store::Game finished_game(const Record& record, const Outcome& result) const;

  // How letters leave (salon_post.cpp).
  void post(bool told);
  std::optional<std::string> only_reader() const;
  void answer_at_once(const std::string& reader, Letters letters);
  void hand_out_answers(const std::optional<std::string>& reader);
  void write(std::uint64_t batch, std::vector<store::Deed> deeds);
  void written(std::uint64_t batch, const Result<void>& outcome);
  bool is_late(Moment since) const;
  void hand_out(bool on_time = false);
  void hand_out(const Letters& letters, const Payer& payer) const;
  bool waits_for_its_time();
  bool is_hidden() const;  // who has chosen
  bool is_held_back();     // the first that is written

  Premises& premises_;
  store::TableRow row_;
  std::shared_ptr<const Shelf> shelf_;  // on which an id stays the edition that it was at first
  std::set<std::string> editions_;      // hashes of those that the store keeps for this table
  std::unique_ptr<Table> table_;
  std::unordered_map<LineId, std::string> lines_;  // the lines that are open, and whose
  std::int64_t kept_ = 0;                          // lines that were given to the clerk
  std::int64_t in_snapshot_ = 0;
  std::int64_t game_began_ = 0;  // with this line
  bool row_is_new_ = false;
  bool silent_ = false;
  bool resting_ = false;            // clocks stand still
  std::set<std::string> lost_;      // people who have left the club
  std::set<std::string> members_;   // people of whom the store knows that they sat down here
  std::uint64_t told_ = 0;          // the number of the last events that everybody was told
  std::uint64_t rung_for_ = 0;      // the question for which people were called
  std::uint32_t game_kept_ = 0;     // the last finished game that was given to the archive
  std::vector<store::Game> ended_;  // of what was kept: games that came to their end
  mutable std::string card_;        // empty: to be written anew

  // Of the call that is going on.
  std::vector<store::Deed> deeds_;
  Letters letters_;
  std::vector<Thinking> thinkings_;
  std::string* overheard_ = nullptr;

  Outbox outbox_;
  // One that tells nothing new, and to whom.
  struct IdleAnswer {
    std::string reader;
    Letters letters;
    Payer payer;
  };
  std::vector<IdleAnswer> answers_;
  std::optional<TimerId> tick_;    // with which they leave
  std::optional<TimerId> rhythm_;  // at which letters leave, where choices are told in time
  std::optional<TimerId> timer_;
  std::optional<Time> timer_at_;
};

}  // namespace noblesse

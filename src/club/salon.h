// A table in the club: it carries the table's letters to the lines, its lines to the clerk, its
// questions to the bots, and wakes it. A letter leaves only when everything that it tells is
// written down: whatever a person was told has happened, whatever happens to the club.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "club/premises.h"
#include "store/rows.h"
#include "table/table.h"

namespace noblesse {

// Who comes to a table, and what for.
struct Visitor {
  std::string person;
  std::string name;
  bool may_sit = false;
};

class Salon final : public Post, public std::enable_shared_from_this<Salon> {
 public:
  // The row is written down together with the first thing that happens.
  static Result<std::shared_ptr<Salon>> lay(Premises& premises, store::TableRow row);
  // From what was kept. An error if it would be another game under the rules of this program; it
  // is in the journal then.
  static Result<std::shared_ptr<Salon>> restore(Premises& premises, const store::KeptTable& kept);
  // After restoring, when the network runs: bots are asked, clocks run on.
  void go_on();

  void arrive(LineId line, const Visitor& visitor);
  void depart(LineId line, LineEnd why);
  void hear(LineId line, std::string_view message);
  // A message of somebody who has no line, as if he came for it: its answer.
  std::string order(const Visitor& visitor, const std::string& message);
  // Told once everything so far is written down, or with false that it could not be.
  void when_written(std::function<void(bool)> told);
  // Closed for good: everybody is sent away. `done` is told when that is written down.
  void close(std::function<void(Result<void>)> done = {});
  // Everybody's line is closed, and the table falls silent.
  void send_away(std::uint16_t code, std::string_view reason);
  // No more letters, nothing more is written: the network is going down, or it was given up.
  void fall_silent();

  const store::TableRow& row() const { return row_; }
  const Table& table() const { return *table_; }
  std::size_t visitors() const { return lines_.size(); }
  bool is_sitting(std::string_view person) const;
  std::optional<Seat> seat_of(std::string_view person) const;
  bool waits_for(std::string_view person) const;
  Time changed() const { return row_.changed; }

  // Post.
  void send(Connection to, std::string_view text) override;
  void think(Thinking thinking) override;
  void keep(std::string_view line) override;

 private:
  // What goes out together, once it is written down.
  struct Batch {
    std::vector<std::pair<LineId, Text>> letters;
    bool written = false;
    Moment since;
    std::function<void(bool)> told;
  };

  Salon(Premises& premises, store::TableRow row);

  // How it came here (salon_laid.cpp).
  Result<void> make_table();
  Result<void> read_back(const store::KeptTable& kept, std::int64_t& at);

  void begin();   // of every call into the table
  void finish();  // and its end
  void write(std::vector<store::Deed> deeds);
  void written(std::uint64_t number, const Result<void>& outcome);
  void hand_out();
  void keep_members();
  void ring();
  void set_timer();
  void wake();
  void answer(Thought thought, Moment asked);
  void keep_finished_game();
  store::Game finished_game(const Record& record, const Outcome& result) const;

  Premises& premises_;
  store::TableRow row_;
  std::unique_ptr<Table> table_;
  std::unordered_map<LineId, std::string> lines_;  // the lines that are open, and whose
  std::int64_t kept_ = 0;                          // lines that were given to the clerk
  std::int64_t in_snapshot_ = 0;
  bool row_is_new_ = false;
  bool silent_ = false;
  std::set<std::string> members_;  // people of whom the store knows that they sat down here
  std::uint64_t told_ = 0;         // the number of the last events that everybody was told
  std::uint64_t rung_for_ = 0;     // the question for which people were called
  std::uint32_t game_kept_ = 0;    // the last finished game that was given to the clerk

  // Of the call that is going on.
  std::vector<store::Deed> deeds_;
  std::vector<std::pair<LineId, Text>> letters_;
  std::vector<Thinking> thinkings_;
  const char* last_text_ = nullptr;  // the same text to several people is one text
  std::string* overheard_ = nullptr;

  std::deque<Batch> outbox_;
  std::uint64_t first_in_outbox_ = 0;
  std::optional<TimerId> timer_;
  std::optional<Time> timer_at_;
};

}  // namespace noblesse

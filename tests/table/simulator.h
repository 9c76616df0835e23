// One seed drives a whole evening at a table: people who sit down and stand up, change options and
// their minds, repeat themselves, answer too late, lose their connections, leave and come back, and
// say anything at any time; bots that think late; letters and messages that arrive out of order; a
// clock that jumps; a host that closes, or dies, and goes on from the kept lines.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "table/fair_dealer.h"
#include "tests/table/consistent.h"
#include "tests/table/crowd.h"
#include "tests/table/kept_choices.h"
#include "tests/table/whims.h"

namespace noblesse::hall {

class Simulation : private Crowd {
 public:
  Simulation(std::shared_ptr<const Shelf> shelf, std::uint64_t seed, Faults& faults)
      : Crowd(seed, faults), shelf_(std::move(shelf)) {
    Seed secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(rng_.below(256));
    const std::string id = "t" + std::to_string(seed);
    hall_ = std::make_unique<Hall>(shelf_, id, "host", whims_.options(),
                                   std::make_shared<FairDealer>(id, secret));
  }

  // An evening: one game, sometimes another. Empty, or what went wrong.
  std::string run() {
    const unsigned people = 2 + rng_.below(4);
    for (unsigned i = 0; i < people; ++i) {
      clients_.emplace_back(i == 0 ? "host" : "guest" + std::to_string(i));
      connect(clients_.back());
    }
    const unsigned games = chance(4) ? 2 : 1;
    int waited = 0;  // steps without a game
    for (int step = 0;; ++step) {
      if (step > 120'000) return "the game does not end";
      const Table::Stage before = table().stage();
      if (before == Table::Stage::playing) replaced_.reset();
      turn();
      note_who_is_gone();
      deliver();
      if (wrong_.empty()) wrong_ = inconsistency(table(), hall_->thinkings);
      if (!wrong_.empty()) return wrong_ + after_what();
      if (table().stage() == before) {
        waited = before == Table::Stage::playing ? 0 : waited + 1;
      } else if (table().stage() == Table::Stage::playing) {
        begin();
      } else if (table().stage() == Table::Stage::over) {
        if (const std::string wrong = check_end(); !wrong.empty()) return wrong;
        if (table().game_number() >= games) return {};
      }
      if (waited > 400 && table().stage() == Table::Stage::over) return {};
      if (waited > 400) start_anyhow();
    }
  }

 private:
  // What was said last, for who looks into it.
  std::string after_what() const {
    return hall_->lines.empty() ? "" : "\nafter " + hall_->lines.back();
  }

  // Something happens.
  void turn() {
    hall_->now += rng_.below(400);
    if (chance(300)) jump();
    if (chance(400)) restart();
    if (chance(300)) {
      ++faults_.snapshots;
      hall_->take_snapshot();
    }
    const auto due = table().next_wake();
    if (due && (*due <= hall_->now || chance(10))) {
      hall_->now = std::max(hall_->now, *due);
      ++faults_.wake_ups;
      hall_->wake();
      note_who_is_gone();
    }
    if (!hall_->thinkings.empty() && chance(2)) hall_->let_one_think();
    note_who_is_gone();
    Client& client = clients_[rng_.below(static_cast<unsigned>(clients_.size()))];
    if (!client.connected()) {
      const bool forsakes = forsakes_ && client.person() == table().host() &&
                            table().stage() == Table::Stage::gathering;
      if (chance(forsakes ? 100 : 4)) come_back(client);
      return;
    }
    if (chance(80)) return lose(client);
    if (client.lost_count) return resume(client);
    if (chance(table().stage() == Table::Stage::playing ? 25 : 4)) {
      ++faults_.nonsense;
      tell(client, whims_.say(table(), client));
      return;
    }
    switch (table().stage()) {
      case Table::Stage::gathering: return gather(client);
      case Table::Stage::playing: return play(client);
      case Table::Stage::over: return look_back(client);
      case Table::Stage::broken: return;
    }
  }

  // Before the start: chairs are taken, options agreed to.
  void gather(Client& client) {
    const std::vector<Seat> seats = seats_of(client);
    const auto& chairs = table().chairs();
    for (const Seat seat : seats) {
      if (chairs[seat].agreed_to && chance(2)) {
        tell(client, {{"do", "agree"}, {"options", write_options(table().options())}});
        return;
      }
    }
    const auto seat = static_cast<Seat>(rng_.below(static_cast<unsigned>(chairs.size())));
    const bool host = table().host() == client.person();
    const bool empty = chairs[seat].holder == Chair::Holder::empty;
    if (host && forsakes_) {
      lose(client);
    } else if (!seats.empty() && chance(8)) {
      tell(client, {{"do", "open"}, {"seat", seats.back()}});
    } else if (empty && (seats.empty() || chance(4))) {
      tell(client, {{"do", "sit"}, {"seat", seat}});
    } else if (host && empty && chance(2)) {
      tell(client, {{"do", "bot"}, {"seat", seat}, {"bot", whims_.bot()}});
    } else if (host && chance(5)) {
      tell(client, {{"do", "options"}, {"options", write_options(whims_.like(table().options()))}});
    } else if (host && chance(5)) {
      tell(client, {{"do", "start"}});
    } else if (chance(20)) {
      tell(client, {{"do", host ? "clear" : "stand"}, {"seat", seat}});
    }
  }

  // They have dallied long enough: the host clears whom nobody waits for any longer.
  void start_anyhow() {
    for (Client& client : clients_) {
      if (client.person() != table().host()) continue;
      if (!client.connected()) connect(client);
      hall_->now += kUsualPatience;
      for (Seat seat = 0; seat < table().chairs().size(); ++seat) {
        if (table().chairs()[seat].agreed_to) tell(client, {{"do", "clear"}, {"seat", seat}});
        if (table().chairs()[seat].holder != Chair::Holder::empty) continue;
        tell(client, {{"do", "bot"}, {"seat", seat}, {"bot", whims_.bot()}});
      }
      if (!tell(client, {{"do", "start"}}) && wrong_.empty()) wrong_ = "it cannot be started";
      if (table().stage() == Table::Stage::playing) begin();
      return;
    }
    wrong_ = "the host is nobody";
  }

  void begin() { kept_.begin(table(), hall_->lines.size()); }

  void play(Client& client) {
    const std::vector<Seat> seats = seats_of(client);
    for (const Seat seat : seats) {
      if (table().chairs()[seat].stand_in && chance(20)) {
        tell(client, {{"do", "return"}});
        return;
      }
    }
    if (undoing_ && chance(20) && !seats.empty()) {
      tell(client, {{"do", "undo"}, {"seat", seats.front()}});
      return;
    }
    if (undoing_ && chance(4)) {
      tell(client, {{"do", "answer"}, {"yes", !chance(3)}});
      return;
    }
    if (chance(30) && !old_answers_.empty()) {
      ++faults_.late_answers;
      tell(client, old_answers_[rng_.below(static_cast<unsigned>(old_answers_.size()))]);
      return;
    }
    if (chance(60) && !table().chairs().empty()) {
      tell(client, {{"do", "stand-in"},
                    {"seat", rng_.below(static_cast<unsigned>(table().chairs().size()))}});
      return;
    }
    if (seats.size() > 1) turn_to_a_seat(client, seats);
    if (chance(3)) return;  // they think
    choose(client, seats.size() > 1);
  }

  // Of several chairs one that has not chosen yet is opened.
  void turn_to_a_seat(Client& client, const std::vector<Seat>& seats) {
    if (!client.choice.empty()) client.question.reset();
    if (client.question) return;
    client.choice.clear();
    for (const Seat seat : seats) {
      if (!table().chairs()[seat].waits_for_person()) continue;
      tell(client, {{"do", "open"}, {"seat", seat}});
      return;
    }
  }

  void choose(Client& client, bool name_the_seat) {
    if (!client.question || (!client.choice.empty() && !chance(20))) return;
    const json::array& moves = client.question->at("moves").as_array();
    json::object answer{{"do", "choose"},
                        {"question", client.question->at("id")},
                        {"move", moves[rng_.below(static_cast<unsigned>(moves.size()))]}};
    if (name_the_seat || chance(2)) answer["seat"] = client.question->at("seat");
    ++faults_.choices;
    if (!client.choice.empty()) ++faults_.changed_minds;
    tell(client, answer);
    if (chance(10)) {
      ++faults_.duplicates;
      tell(client, answer);
    }
    old_answers_.push_back(std::move(answer));
    if (old_answers_.size() > 20) old_answers_.erase(old_answers_.begin());
  }

  void look_back(Client& client) {
    if (chance(6))
      tell(client, {{"do", "record"}});
    else if (chance(2))
      tell(client, {{"do", "rematch"}});
  }

  void jump() {
    ++faults_.clock_jumps;
    if (chance(3))
      hall_->now -= rng_.below(5'000);
    else
      hall_->now += rng_.below(100'000'000);
  }

  // The table that comes back is the one that was lost: whoever connects sees the same, and nobody
  // has lost time by it.
  void restart() {
    ++faults_.restarts;
    for (Client& client : clients_) {
      if (client.connected()) hall_->depart(client.connection, Departure::connection_lost);
      client.connection = 0;
    }
    lost_.clear();
    std::map<std::string, std::string> before;
    for (Client& client : clients_) before[client.person()] = look(client);
    const bool in_order = chance(2);
    if (in_order) ++faults_.gaps;
    const std::vector<Chair> chairs = table().chairs();
    const Time then = table().last_time();
    const auto restored = in_order ? hall_->close_for(gap()) : hall_->restart();
    if (!restored) {
      wrong_ = "a kept line was not understood: " + restored.error().message;
      return;
    }
    for (Seat seat = 0; seat < chairs.size(); ++seat) {
      if (!compare_time(chairs[seat], then, table().chairs()[seat], in_order)) {
        wrong_ = "after a restart seat " + std::to_string(seat) + " has other time than before";
      }
    }
    for (Client& client : clients_) {
      const std::string after = look(client);
      if (after != before[client.person()]) {
        wrong_ = "after a restart " + client.person() + " sees\n" + after + "\ninstead of\n" +
                 before[client.person()];
      }
    }
  }

  // Sometimes the calendar is set back meanwhile.
  Time gap() { return chance(5) ? -static_cast<Time>(rng_.below(5'000)) : rng_.below(50'000'000); }

  // Clocks go on where they stood, and everybody has 20 s to come back. After a crash that is where
  // they stood when everybody was told something.
  bool compare_time(const Chair& before, Time then, const Chair& after, bool in_order) {
    if (before.deadline.has_value() != after.deadline.has_value()) return false;
    if (!before.deadline) return true;
    const Time had = std::max<Time>(*before.deadline - before.grace - then, 20'000);
    const Time has = *after.deadline - hall_->now;
    return in_order ? has == had : has >= had;
  }

  std::string check_end() {
    deliver_all();
    ++faults_.games;
    faults_.new_hosts += kept_.new_hosts(hall_->lines);
    const auto record = table().record();
    if (!record) return "a finished table has no record";
    if (const std::string wrong = check_who_gave_up(*record); !wrong.empty()) return wrong;
    const auto again = replay(*shelf_, *record);
    if (!again) return "the record does not replay: " + again.error().error.message;
    if (kept_.taken_back(hall_->lines)) {
      ++faults_.undos;
      return {};
    }
    return kept_.moves(hall_->lines) == KeptChoices::moves(*record)
               ? ""
               : "an accepted choice is not in the record";
  }

  // In a rated game it is those for whom a stand-in plays at the end, and nobody else.
  std::string check_who_gave_up(const Record& record) {
    const json::value* const kept = record.rest.if_contains("given_up");
    std::set<Seat> gone;
    if (kept != nullptr) {
      for (const json::value& seat : kept->as_array()) gone.insert(seat.to_number<Seat>());
    }
    if (!gone.empty()) ++faults_.given_up;
    return gone == replaced_ ? "" : "others gave the game up than those who are gone";
  }

  // For whom a stand-in plays at the end; what people do after it changes nothing.
  void note_who_is_gone() {
    if (table().stage() != Table::Stage::over || replaced_) return;
    replaced_.emplace();
    for (Seat seat = 0; seat < table().chairs().size(); ++seat) {
      if (table().options().rated && table().chairs()[seat].stand_in) replaced_->insert(seat);
    }
  }

  std::shared_ptr<const Shelf> shelf_;
  Whims whims_{rng_};
  KeptChoices kept_;
  std::vector<json::object> old_answers_;
  std::optional<std::set<Seat>> replaced_;  // in the game that is over
  bool undoing_ = chance(4);                // at this table people ask to take back
  bool forsakes_ = chance(6);               // and at this one the host goes without sitting down
};

}  // namespace noblesse::hall

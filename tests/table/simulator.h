// One seed drives a whole table: people who choose, change their minds, repeat themselves, answer
// too late, lose their connections, leave and come back; bots that think late; letters and messages
// that arrive out of order; a clock that jumps; a host that dies and goes on from the kept lines.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "base/rng.h"
#include "table/fair_dealer.h"
#include "tests/table/client.h"
#include "tests/table/hall.h"

namespace noblesse::hall {

// How often each kind of fault really happened: a run that tested nothing is visible.
struct Faults {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t changed_minds = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t late_answers = 0;
  std::uint64_t reorderings = 0;
  std::uint64_t drops = 0;
  std::uint64_t resumes = 0;
  std::uint64_t restarts = 0;
  std::uint64_t snapshots = 0;
  std::uint64_t clock_jumps = 0;
  std::uint64_t stand_ins = 0;
  std::uint64_t nonsense = 0;
  std::uint64_t undos = 0;
  std::uint64_t wake_ups = 0;
};

class Simulation {
 public:
  Simulation(std::shared_ptr<const Shelf> shelf, std::uint64_t seed, Faults& faults)
      : shelf_(std::move(shelf)), rng_(seed), faults_(faults), options_(some_options()) {
    Seed secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(rng_.below(256));
    hall_ =
        std::make_unique<Hall>(shelf_, "t" + std::to_string(seed), "host", options_,
                               std::make_shared<FairDealer>("t" + std::to_string(seed), secret));
  }

  // Plays one table to its end. Empty, or what went wrong.
  std::string run() {
    gather();
    for (int step = 0; hall_->table().stage() != Table::Stage::over; ++step) {
      if (step > 60'000) return "the game does not end";
      turn();
      deliver();
      if (!wrong_.empty()) return wrong_;
    }
    return check_end();
  }

  const Hall& hall() const { return *hall_; }

 private:
  bool chance(unsigned in) { return rng_.below(in) == 0; }

  TableOptions some_options() {
    TableOptions options;
    const bool adel = chance(2);
    options.game = adel ? "adel" : "mille";
    options.seats =
        adel ? 2 + static_cast<int>(rng_.below(5)) : 2 + static_cast<int>(rng_.below(3));
    if (adel)
      options.edition = options.seats == 6 || chance(3) ? "grand" : "classic";
    else
      options.edition = "italia";
    if (adel && options.seats == 2) {
      constexpr std::string_view kVariants[] = {"standard", "surprise", "confrontation"};
      options.options["variant"] = kVariants[rng_.below(3)];
    }
    options.clock.kind = static_cast<ClockOptions::Kind>(rng_.below(3));
    options.clock.bank = options.clock.kind == ClockOptions::Kind::live ? 20'000 : 86'400'000;
    options.clock.increment = options.clock.kind == ClockOptions::Kind::live ? 2'000 : 0;
    options.watching = static_cast<Watching>(rng_.below(3));
    options.watch_delay = options.watching == Watching::open ? 5'000 : 0;
    options.memory_aid = !chance(3);
    options.shown_locks = !chance(3);
    options.beat = chance(3) ? 500 : 0;
    options.stand_in = chance(2) ? "novice" : "random";
    return options;
  }

  void gather() {
    const auto people = 1 + rng_.below(static_cast<unsigned>(options_.seats));
    for (unsigned i = 0; i < people; ++i) {
      clients_.emplace_back(i == 0 ? "host" : "guest" + std::to_string(i));
      connect(clients_.back());
      tell(clients_.back(), {{"do", "sit"}, {"seat", i}});
      seats_[clients_.back().person()] = i;
      tell(clients_.back(), {{"do", "number"}, {"number", std::to_string(rng_.next())}});
    }
    for (unsigned i = people; i < static_cast<unsigned>(options_.seats); ++i) {
      tell(clients_.front(),
           {{"do", "bot"}, {"seat", i}, {"bot", chance(2) ? "random" : "novice"}});
    }
    clients_.emplace_back("watcher");
    connect(clients_.back());
    deliver_all();
    tell(clients_.front(), {{"do", "start"}});
    deliver_all();
  }

  void connect(Client& client) {
    client.connection = ++connections_;
    hall_->arrive(client.connection, client.person());
  }

  void tell(Client& client, const json::object& message) {
    if (client.connected()) hall_->receive(client.connection, json::serialize(message));
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
    const auto due = hall_->table().next_wake();
    if (due && (*due <= hall_->now || chance(10))) {
      hall_->now = std::max(hall_->now, *due);
      hall_->wake();
    }
    if (!hall_->thinkings.empty() && chance(2)) hall_->let_one_think();
    Client& client = clients_[rng_.below(static_cast<unsigned>(clients_.size()))];
    if (!client.connected()) {
      if (chance(4)) come_back(client);
      return;
    }
    if (chance(80)) return lose(client);
    if (client.lost_count) return resume(client);
    act(client);
  }

  void act(Client& client) {
    if (chance(60)) {
      ++faults_.nonsense;
      return tell(client, {{"do", "choose"}, {"question", 1}, {"move", "nonsense"}});
    }
    if (chance(100)) return tell(client, {{"do", "talk"}, {"text", "Noblesse oblige"}});
    if (chance(250)) return tell(client, {{"do", "leave"}});
    if (chance(40)) return tell(client, {{"do", "return"}});
    if (undoing_ && chance(20)) return tell(client, {{"do", "undo"}});
    if (chance(6)) return tell(client, {{"do", "answer"}, {"yes", !chance(3)}});
    if (chance(30) && !old_answers_.empty()) {
      ++faults_.late_answers;
      return tell(client, old_answers_[rng_.below(static_cast<unsigned>(old_answers_.size()))]);
    }
    if (!client.question || (!client.choice.empty() && !chance(20))) return;
    if (chance(3)) return;  // he thinks
    const json::array& moves = client.question->at("moves").as_array();
    json::object answer{{"do", "choose"},
                        {"question", client.question->at("id")},
                        {"move", moves[rng_.below(static_cast<unsigned>(moves.size()))]}};
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

  void lose(Client& client) {
    ++faults_.drops;
    hall_->depart(client.connection, chance(2) ? Departure::connection_lost : Departure::timed_out);
    client.connection = 0;
  }

  // Every second time he asks for what he missed; otherwise the whole view has to do.
  void come_back(Client& client) {
    const std::uint64_t heard = client.heard;
    client.connection = ++connections_;
    const std::size_t before = hall_->letters.size();
    hall_->arrive(client.connection, client.person());
    if (chance(2)) return;
    std::erase_if(hall_->letters, [&](const Sent& sent) {
      return sent.to == client.connection && &sent >= hall_->letters.data() + before;
    });
    client.heard = heard;
    resume(client);
  }

  void resume(Client& client) {
    ++faults_.resumes;
    client.resuming = true;
    tell(client, {{"do", "resume"}, {"after", client.heard}});
  }

  void jump() {
    ++faults_.clock_jumps;
    if (chance(3))
      hall_->now -= rng_.below(5'000);
    else
      hall_->now += rng_.below(100'000'000);
  }

  // The table that comes back is the one that was lost: whoever connects sees the same.
  void restart() {
    ++faults_.restarts;
    for (Client& client : clients_) {
      if (client.connected()) hall_->depart(client.connection, Departure::connection_lost);
    }
    std::map<std::string, std::string> before;
    for (Client& client : clients_) before[client.person()] = look(client);
    if (const auto restored = hall_->restart(); !restored) {
      wrong_ = "a kept line was not understood: " + restored.error().message;
      return;
    }
    for (Client& client : clients_) {
      const std::string after = look(client);
      if (after != before[client.person()]) {
        wrong_ = "after a restart " + client.person() + " sees\n" + after + "\ninstead of\n" +
                 before[client.person()];
      }
      client.connection = 0;
    }
  }

  // What a person would see who connects now, without its number.
  std::string look(const Client& client) {
    const Connection connection = ++connections_;
    const std::size_t before = hall_->letters.size();
    hall_->arrive(connection, client.person());
    std::string seen;
    for (std::size_t i = before; i < hall_->letters.size(); ++i) {
      if (hall_->letters[i].to == connection) seen = hall_->letters[i].text;
    }
    hall_->depart(connection, Departure::left);
    auto parsed = parse_json(seen);
    if (!parsed) return seen;
    parsed->as_object().erase("n");
    return json::serialize(*parsed);
  }

  // Letters of different people arrive in any order; to one connection they keep theirs, and some
  // wait.
  void deliver() {
    if (hall_->letters.size() > 1 && chance(3)) {
      ++faults_.reorderings;
      std::stable_sort(hall_->letters.begin(), hall_->letters.end(),
                       [](const Sent& a, const Sent& b) { return a.to > b.to; });
    }
    if (chance(4)) return;
    deliver_all();
  }

  void deliver_all() {
    std::vector<Sent> letters;
    letters.swap(hall_->letters);
    for (const Sent& letter : letters) {
      for (Client& client : clients_) {
        if (client.connection != letter.to) continue;
        client.hear(letter.text);
        if (letter.text.find("\"event\":\"late\"") != std::string::npos) ++faults_.stand_ins;
      }
    }
  }

  std::string check_end() {
    deliver_all();
    ++faults_.games;
    const auto record = hall_->table().record();
    if (!record) return "a finished table has no record";
    const auto again = replay(*shelf_, *record);
    if (!again) return "the record does not replay: " + again.error().error.message;
    return check_choices(*record);
  }

  // Every choice that was accepted is in the record: the last one of each seat to each question, as
  // it was kept. Only what was taken back by consent is not.
  std::string check_choices(const Record& record) {
    std::map<std::uint64_t, std::map<std::uint64_t, std::string>> kept;
    for (const std::string& text : hall_->lines) {
      const json::object line = parse_json(text)->as_object();
      const json::value* message = line.if_contains("message");
      if (line.contains("due")) ++faults_.wake_ups;
      if (line.contains("move")) {
        kept[number(line.at("question"))][number(line.at("seat"))] = line.at("move").as_string();
      } else if (message != nullptr && message->at("do").as_string() == "choose") {
        const auto seat = seats_[std::string(line.at("by").as_string())];
        kept[number(message->at("question"))][seat] = message->at("move").as_string();
      } else if (message != nullptr && message->at("do").as_string() == "undo") {
        ++faults_.undos;
        return {};
      }
    }
    std::vector<std::string> moves;
    for (const auto& [question, choices] : kept) {
      for (const auto& [seat, move] : choices) moves.push_back(std::to_string(seat) + " " + move);
    }
    std::vector<std::string> recorded;
    for (const std::string& move : record.moves) {
      if (move[0] != '*') recorded.push_back(move);
    }
    return moves == recorded ? "" : "an accepted choice is not in the record";
  }

  static std::uint64_t number(const json::value& value) { return value.to_number<std::uint64_t>(); }

  std::shared_ptr<const Shelf> shelf_;
  Rng rng_;
  Faults& faults_;
  TableOptions options_;
  std::unique_ptr<Hall> hall_;
  std::vector<Client> clients_;
  std::map<std::string, std::uint64_t> seats_;
  std::vector<json::object> old_answers_;
  Connection connections_ = 0;
  bool undoing_ = chance(4);  // at this table people ask to take back
  std::string wrong_;
};

}  // namespace noblesse::hall

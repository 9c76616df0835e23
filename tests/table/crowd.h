// Everybody who comes to a table in the simulator: their connections and what is lost of them, what
// they say, and the letters that reach them, in any order.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "base/rng.h"
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
  std::uint64_t gaps = 0;
  std::uint64_t snapshots = 0;
  std::uint64_t clock_jumps = 0;
  std::uint64_t stand_ins = 0;
  std::uint64_t nonsense = 0;
  std::uint64_t undos = 0;
  std::uint64_t wake_ups = 0;
  std::uint64_t new_hosts = 0;  // of forsaken tables
  std::uint64_t too_early = 0;  // somebody was to be done without
  std::uint64_t given_up = 0;   // rated games that somebody has left
  struct Said {
    std::uint64_t done = 0;
    std::uint64_t refused = 0;
  };
  std::map<std::string, Said> said;  // by verb
};

class Crowd {
 protected:
  Crowd(std::uint64_t seed, Faults& faults) : rng_(seed), faults_(faults) {}

  bool chance(unsigned in) { return rng_.below(in) == 0; }
  Table& table() { return hall_->table(); }

  std::vector<Seat> seats_of(const Client& client) {
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < table().chairs().size(); ++seat) {
      const Chair& chair = table().chairs()[seat];
      if (chair.is_person() && table().sitter(chair).person == client.person()) {
        seats.push_back(seat);
      }
    }
    return seats;
  }

  void connect(Client& client) {
    client.connection = ++connections_;
    lost_.erase(client.person());
    hall_->arrive(client.connection, client.person());
  }

  // Everything is answered once. Whether it was done.
  bool tell(Client& client, json::object message) {
    if (!client.connected()) return false;
    const std::string verb(message.at("do").as_string());
    message["id"] = verb;
    const bool early = asks_too_early(message);
    const std::size_t before = hall_->letters.size();
    hall_->receive(client.connection, json::serialize(message));
    const std::string done = R"({"id":")" + verb + R"(","ok":true)";
    const std::string refused = R"({"id":")" + verb + R"(","refused":")";
    std::size_t answers = 0;
    bool yes = false;
    for (std::size_t i = before; i < hall_->letters.size(); ++i) {
      const Sent& letter = hall_->letters[i];
      if (letter.to != client.connection) continue;
      yes = yes || letter.text.starts_with(done);
      answers += letter.text.starts_with(done) || letter.text.starts_with(refused) ? 1 : 0;
    }
    ++(yes ? faults_.said[verb].done : faults_.said[verb].refused);
    if (early && !yes) ++faults_.too_early;
    if (early && yes) wrong_ = verb + ": somebody was done without who had just lost their line";
    if (answers != 1) wrong_ = verb + " was answered " + std::to_string(answers) + " times";
    return yes;
  }

  // As the table sees it, which never goes back.
  Time now() { return std::max(hall_->now, table().last_time()); }

  // Whether it would take their place from somebody who is still to be waited for.
  bool asks_too_early(const json::object& message) {
    const json::value* const seat = message.if_contains("seat");
    const json::value& verb = message.at("do");
    if (seat == nullptr || (verb != "stand-in" && verb != "clear")) return false;
    const auto at = seat->to_number<std::size_t>();
    if (at >= table().chairs().size() || !table().chairs()[at].is_person()) return false;
    const auto lost = lost_.find(table().sitter(table().chairs()[at]).person);
    return lost != lost_.end() && now() < lost->second + table().options().patience;
  }

  void lose(Client& client) {
    ++faults_.drops;
    lost_[client.person()] = now();
    hall_->depart(client.connection, chance(2) ? Departure::connection_lost : Departure::timed_out);
    client.connection = 0;
  }

  // Every second time they ask for what they missed; otherwise the whole view has to do.
  void come_back(Client& client) {
    const std::uint64_t heard = client.heard;
    client.connection = ++connections_;
    lost_.erase(client.person());
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

  // What a person would see who connects now, without its number and the time that is left.
  std::string look(const Client& client) {
    const Connection connection = ++connections_;
    const std::size_t before = hall_->letters.size();
    hall_->arrive(connection, client.person());
    std::string seen;
    for (std::size_t i = before; i < hall_->letters.size(); ++i) {
      const Sent& letter = hall_->letters[i];
      if (letter.to == connection && letter.text.contains("\"view\"")) seen = letter.text;
    }
    hall_->depart(connection, Departure::left);
    auto parsed = parse_json(seen);
    if (!parsed) return seen;
    for (const char* const passing : {"n", "now", "clocks"}) parsed->as_object().erase(passing);
    if (json::object* question = parsed->as_object()["question"].if_object()) {
      question->erase("until");
    }
    for (json::value& chair : parsed->at("view").at("table").at("chairs").as_array()) {
      chair.as_object().erase("until");
    }
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

  Rng rng_;
  Faults& faults_;
  std::unique_ptr<Hall> hall_;
  std::vector<Client> clients_;
  Connection connections_ = 0;
  std::string wrong_;                 // what no table may do
  std::map<std::string, Time> lost_;  // since when somebody has no connection, where that is known
};

}  // namespace noblesse::hall

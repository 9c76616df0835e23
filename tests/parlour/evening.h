// An evening at home from one seed: several tables at once, both games, people and bots, people who
// share a device, spectators, talk, clocks that run out, lost connections, nonsense, tables that
// come back from what was kept, a page that is closed and opened again; every table to its end.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "base/hex.h"
#include "base/rng.h"
#include "tests/parlour/guest.h"
#include "tests/parlour/nonsense.h"
#include "tests/parlour/worker.h"

namespace noblesse::home {

// What kinds of table there are.
struct Kind {
  std::string_view game;
  std::string_view edition;
  int seats;
};
inline constexpr Kind kKinds[] = {
    {"adel", "classic", 2}, {"adel", "classic", 3}, {"adel", "classic", 4}, {"adel", "classic", 5},
    {"adel", "grand", 2},   {"adel", "grand", 3},   {"adel", "grand", 4},   {"adel", "grand", 5},
    {"adel", "grand", 6},   {"mille", "italia", 2}, {"mille", "italia", 3}, {"mille", "italia", 4},
};

// How often each thing really happened: an evening that tried nothing is visible.
using Counts = std::map<std::string, std::uint64_t>;

class Evening {
 public:
  // `tables` of them, of the kinds from `first` on.
  Evening(Worker& worker, std::uint64_t seed, std::size_t first, std::size_t tables, Counts& counts)
      : worker_(worker), rng_(seed), counts_(counts) {
    for (std::size_t i = 0; i < tables; ++i) {
      Party party;
      party.table = "home " + std::to_string(i);
      party.options = some_options(kKinds[(first + i) % std::size(kKinds)]);
      party.games = chance(4) ? 2 : 1;
      parties_.push_back(std::move(party));
    }
  }

  // Empty, or what went wrong.
  std::string run() {
    worker_.begin_anew();
    for (Party& party : parties_) gather(party);
    for (int step = 0; wrong_.empty() && !parties_.empty(); ++step) {
      if (step > 200'000) return "the evening does not end";
      turn();
    }
    return wrong_;
  }

 private:
  struct Party {
    std::string table;
    json::object options;
    int games = 1;  // still to be played
    std::vector<Guest> guests;
    std::vector<std::string> lines;
  };

  bool chance(unsigned in) { return rng_.below(in) == 0; }
  template <class List>
  auto& any_of(List& list) {
    return list[rng_.below(static_cast<unsigned>(std::size(list)))];
  }

  json::object some_options(const Kind& kind) {
    json::object options{{"game", kind.game}, {"edition", kind.edition}, {"seats", kind.seats}};
    constexpr std::string_view kVariants[] = {"standard", "surprise", "confrontation"};
    if (kind.game == "adel" && kind.seats == 2) {
      options["options"] = json::object{{"variant", any_of(kVariants)}};
    }
    if (kind.game == "mille" && chance(2)) {  // M19
      options["options"] = json::object{{"arrival", "ends_turn"}};
      options["first"] = rng_.below(static_cast<unsigned>(kind.seats));
    }
    constexpr std::string_view kWatching[] = {"nobody", "in sight", "open"};
    options["watching"] = any_of(kWatching);
    if (chance(2)) options["watch_delay"] = 3000;
    if (chance(3)) options["clock"] = {{"kind", "live"}, {"bank", 20'000}, {"increment", 2'000}};
    if (chance(3)) options["clock"] = {{"kind", "correspondence"}, {"bank", 86'400'000}};
    if (chance(3)) options["memory_aid"] = false;
    if (chance(3)) options["shown_locks"] = false;
    if (chance(3)) options["beat"] = 500;
    if (chance(6)) options["talk"] = false;
    options["stand_in"] = some_bot();
    return options;
  }

  std::string_view some_bot() {
    if (chance(60)) return "quill";  // who takes their time
    constexpr std::string_view kBots[] = {"random",   "novice", "clubman",
                                          "prudence", "jack",   "peacock"};
    return any_of(kBots);
  }

  // Asks, and hands out what comes.
  Outcome ask(const json::object& request) {
    Outcome outcome = worker_.ask(request);
    for (const auto& [table, line] : outcome.kept) party_at(table).lines.push_back(line);
    for (const auto& [to, letter] : outcome.letters) {
      for (Party& party : parties_) {
        for (Guest& guest : party.guests) {
          if (guest.connection == to) guest.hear(letter);
        }
      }
    }
    thinking_ = outcome.answer.at("thinking").to_number<std::uint64_t>();
    const json::value& wake = outcome.answer.at("wake");
    wake_ = wake.is_null() ? 0 : wake.to_number<Time>();
    return outcome;
  }

  // Asks for something that must not be refused.
  Outcome demand(const json::object& request) {
    Outcome outcome = ask(request);
    if (!outcome.ok()) wrong_ = json::serialize(request) + ": " + outcome.error();
    return outcome;
  }

  Party& party_at(std::string_view table) {
    return *std::ranges::find(parties_, table, &Party::table);
  }

  void tell(const Guest& guest, const json::object& message) {
    if (guest.connection == 0) return;
    demand({{"do", "receive"},
            {"now", now_},
            {"connection", guest.connection},
            {"message", json::serialize(message)}});
  }

  void connect(Party& party, Guest& guest) {
    guest.connection = ++connections_;
    demand({{"do", "arrive"},
            {"now", now_},
            {"table", party.table},
            {"connection", guest.connection},
            {"person", guest.person},
            {"name", "Lady " + guest.person}});
  }

  void gather(Party& party) {
    std::array<std::uint8_t, 32> seed{};
    for (auto& byte : seed) byte = static_cast<std::uint8_t>(rng_.below(256));
    demand({{"do", "lay"},
            {"table", party.table},
            {"host", "host"},
            {"options", party.options},
            {"seed", write_hex(seed)}});
    const int seats = static_cast<int>(party.options.at("seats").as_int64());
    const auto people = static_cast<int>(rng_.below(static_cast<unsigned>(seats) + 1));
    const bool one_device = people > 1 && chance(3);
    party.guests.push_back({.person = "host"});
    party.guests.push_back({.person = "watcher"});
    for (int seat = 0; seat < people; ++seat) {
      if (seat > 0 && !one_device) party.guests.push_back({.person = "p" + std::to_string(seat)});
      (seat == 0 || one_device ? party.guests.front() : party.guests.back()).chairs.push_back(seat);
    }
    for (Guest& guest : party.guests) connect(party, guest);
    for (const Guest& guest : party.guests) {
      for (const int seat : guest.chairs) tell(guest, {{"do", "sit"}, {"seat", seat}});
    }
    for (int seat = people; seat < seats; ++seat) {
      tell(party.guests.front(), {{"do", "bot"}, {"seat", seat}, {"bot", some_bot()}});
    }
    if (one_device) ++counts_["tables with one device for all"];
    if (people == 0) ++counts_["tables of bots alone"];
    start(party);
  }

  void start(Party& party) {
    for (const Guest& guest : party.guests) {
      for (const int seat : guest.chairs) {
        if (chance(2)) continue;
        tell(guest, {{"do", "number"}, {"seat", seat}, {"number", std::to_string(rng_.next())}});
      }
    }
    if (party.guests.front().connection == 0) connect(party, party.guests.front());
    tell(party.guests.front(), {{"do", "start"}});
    ++counts_[std::string(party.options.at("game").as_string()) + " with " +
              std::to_string(party.options.at("seats").as_int64())];
  }

  void turn() {
    now_ += rng_.below(400);
    if (chance(500)) jump();
    if (chance(100)) talk_nonsense();
    if (chance(2000)) close_page();
    if (wake_ != 0 && (wake_ <= now_ || chance(10))) {
      now_ = std::max(now_, wake_);
      demand({{"do", "wake"}, {"now", now_}});
      ++counts_["wake-ups"];
    }
    if (thinking_ > 0 && !chance(4)) {
      const Outcome outcome = demand({{"do", "think"}, {"now", now_}});
      ++counts_["thoughts of " + std::string(outcome.answer.at("thought").at("bot").as_string())];
      if (talks(outcome)) ++counts_["remarks of bots"];
    }
    Party& party = any_of(parties_);
    if (chance(600)) restart(party);
    Guest& guest = any_of(party.guests);
    if (guest.connection == 0) {
      if (chance(4)) come_back(party, guest);
    } else if (chance(80)) {
      lose(guest);
    } else if (guest.stage == "over") {
      finish(party);
    } else {
      act(guest);
    }
  }

  void act(Guest& guest) {
    if (chance(60)) return tell(guest, {{"do", "choose"}, {"question", 1}, {"move", "nonsense"}});
    if (chance(60)) return speak(guest);
    if (chance(300)) return tell(guest, {{"do", "leave"}});
    if (chance(40)) return tell(guest, {{"do", "return"}});
    if (chance(200)) return tell(guest, {{"do", "undo"}, {"seat", 0}});
    if (chance(60)) return tell(guest, {{"do", "answer"}, {"yes", !chance(3)}});
    if (!guest.question && !guest.asked.empty()) {
      return tell(guest, {{"do", "open"}, {"seat", any_of(guest.asked)}});
    }
    if (!guest.question || (!guest.choice.empty() && !chance(20))) return;
    const json::object question = *guest.question;
    const json::value& move = any_of(question.at("moves").as_array());
    if (chance(10)) {
      tell(guest, {{"do", "test"}, {"seat", question.at("seat")}, {"move", move}});
    }
    ++counts_[guest.choice.empty() ? "choices" : "changed minds"];
    tell(guest, {{"do", "choose"},
                 {"seat", question.at("seat")},
                 {"question", question.at("id")},
                 {"move", move}});
  }

  void speak(const Guest& guest) {
    if (guest.chairs.empty()) return tell(guest, {{"do", "talk"}, {"text", "psst"}});
    constexpr std::string_view kPhrases[] = {"hello", "well played", "where?", "trust me"};
    json::object talk{{"do", "talk"}, {"seat", guest.chairs.front()}};
    if (chance(3)) {
      talk["text"] = "Adel verpflichtet \xE2\x99\x9B";
    } else if (chance(3)) {
      talk["phrase"] = "i wait on";
      talk["road"] = "L";
    } else {
      talk["phrase"] = any_of(kPhrases);
    }
    tell(guest, talk);
    ++counts_["remarks of people"];
  }

  static bool talks(const Outcome& outcome) {
    for (const auto& [to, letter] : outcome.letters) {
      const json::value* events = letter.if_contains("events");
      if (events == nullptr) continue;
      for (const json::value& event : events->as_array()) {
        if (event.at("event").as_string() == "talk") return true;
      }
    }
    return false;
  }

  void lose(Guest& guest) {
    constexpr std::string_view kWhy[] = {"left", "connection lost", "timed out"};
    const Connection connection = std::exchange(guest.connection, 0);
    demand({{"do", "depart"}, {"now", now_}, {"connection", connection}, {"why", any_of(kWhy)}});
    ++counts_["lost connections"];
  }

  void come_back(Party& party, Guest& guest) {
    const std::uint64_t heard = guest.heard;
    connect(party, guest);
    if (chance(2)) return;
    tell(guest, {{"do", "resume"}, {"after", heard}});
    ++counts_["resumed"];
  }

  void jump() {
    ++counts_["jumps of the clock"];
    if (chance(3))
      now_ -= rng_.below(5'000);
    else
      now_ += rng_.below(100'000'000);
  }

  void talk_nonsense() {
    if (worker_.ask(any_of(kNonsense)).ok()) ++counts_["nonsense that had an answer"];
    ++counts_["nonsense"];
  }

  void restart(Party& party) {
    demand({{"do", "clear"}, {"table", party.table}});
    bring_back(party);
    ++counts_["tables brought back"];
  }

  void close_page() {
    worker_.begin_anew();
    for (Party& party : parties_) bring_back(party);
    ++counts_["pages closed"];
  }

  void bring_back(Party& party) {
    for (Guest& guest : party.guests) guest.connection = 0;
    demand({{"do", "restore"},
            {"now", now_},
            {"lines", json::array(party.lines.begin(), party.lines.end())}});
  }

  // The game is over: its record is as promised. Another game, or everybody goes.
  void finish(Party& party) {
    for (Guest& guest : party.guests) {
      if (guest.connection == 0) connect(party, guest);
    }
    const Guest& host = party.guests.front();
    tell(host, {{"do", "record"}});
    if (!host.record) {
      wrong_ = "a game that is over has no record";
      return;
    }
    verify(host);
    if (chance(8)) look_back(*host.record);
    ++counts_["games"];
    bool again = --party.games > 0;
    if (again) {
      for (const Guest& guest : party.guests) tell(guest, {{"do", "rematch"}});
      again = host.stage == "gathering";  // not at a table of bots, where nobody can ask for it
    }
    if (again) return start(party);
    demand({{"do", "clear"}, {"table", party.table}});
    std::erase_if(parties_, [&](const Party& each) { return &each == &party; });
  }

  void verify(const Guest& host) {
    json::object request{
        {"do", "verify"}, {"record", *host.record}, {"commitment", host.committed}};
    if (ask(request).answer.at("fair") != true) wrong_ = "a game that was dealt fairly is not fair";
    ++counts_["records verified"];
    json::array& deck = request["record"].as_object()["deck"].as_array();
    std::swap(deck.front(), deck.back());
    if (ask(request).answer.at("fair") != false) {
      wrong_ = "a record with another deck is not called unfair";
    }
  }

  void look_back(const json::object& record) {
    json::object request{{"do", "replay"}, {"record", record}};
    if (chance(2))
      request["hands"] = "open";
    else
      request["seat"] = rng_.below(static_cast<unsigned>(record.at("players").as_int64()));
    demand(request);
    ++counts_["games looked back on"];
  }

  Worker& worker_;
  Rng rng_;
  Counts& counts_;
  std::vector<Party> parties_;
  Time now_ = 1'700'000'000'000;
  Time wake_ = 0;  // 0: never
  std::uint64_t thinking_ = 0;
  Connection connections_ = 0;
  std::string wrong_;
};

}  // namespace noblesse::home

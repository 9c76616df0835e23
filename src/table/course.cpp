// The course of a game at the table: asking, secret choices, the reveal, clocks, the end.
#include <algorithm>

#include "bots/bot.h"
#include "table/table.h"

namespace noblesse {
namespace {

// Adds what the rules tell everybody. Only their "has chosen" is left out: who has chosen is for
// the table to tell, by its own lights.
void append(json::array& events, json::array more) {
  for (json::value& event : more) {
    if (event.at("event").as_string() != "chosen") events.push_back(std::move(event));
  }
}

}  // namespace

void Table::begin_game() {
  Setup setup = options_.setup();
  setup.manual_chance = true;
  dealer_->deal(*shelf_, game_, numbers(), setup);
  auto match = new_match(*shelf_, setup);
  if (!match) return;  // the options were tried when they were set
  match_ = std::move(*match);
  stage_ = Stage::playing;
  for (Chair& chair : chairs_) {
    chair.bank = options_.clock.bank;
    chair.late = 0;
    chair.stand_in = false;
  }
  json::array events{json::object{{"event", "begins"}, {"game_number", game_}}};
  append(events, match_->events(Viewer::spectator()));
  decide_chance(events);
  ask();
  publish(events, true);
}

// What chance has to decide follows from the dealer's promise and is told like everything else.
void Table::decide_chance(json::array& events) {
  while (const auto due = match_->chance_due()) {
    const auto outcome = dealer_->decide(game_, numbers(), *due, match_->steps());
    if (!match_->chance(outcome)) return;
    append(events, match_->events(Viewer::spectator()));
  }
}

// Puts the next question to everybody who owes a decision.
void Table::ask() {
  undo_.reset();
  agreed_ = 0;
  ++question_;
  for (Chair& chair : chairs_) {
    chair.asked = false;
    chair.choice.clear();
    chair.lock_told = false;
    chair.out_of_time = false;
    chair.deadline.reset();
  }
  for (Guest& guest : guests_) guest.open.reset();
  for (const Seat seat : match_->summary().pending) {
    Chair& chair = chairs_[seat];
    chair.asked = true;
    if (!chair.in_person()) {
      ask_bot(seat);
    } else if (options_.clock.kind == ClockOptions::Kind::live) {
      chair.deadline = now_ + chair.bank + options_.clock.increment;
    } else if (options_.clock.kind == ClockOptions::Kind::correspondence) {
      chair.deadline = now_ + options_.clock.bank;
    }
  }
}

void Table::ask_bot(Seat seat) {
  const Chair& chair = chairs_[seat];
  const std::uint64_t seed = dealer_->bot_seed(game_, seat, question_);
  thinkings_.push_back({seat, question_,
                        chair.holder == Chair::Holder::bot ? chair.bot : options_.stand_in, seed,
                        match_->imagined(Viewer::of_seat(seat), seed)});
}

// A choice is laid face down. It can be changed until the last one is in.
void Table::accept(Seat seat, std::string_view move) {
  Chair& chair = chairs_[seat];
  const bool first = !chair.chosen();
  chair.choice = move;
  if (first && chair.deadline && options_.clock.kind == ClockOptions::Kind::live) {
    chair.bank = std::max<Time>(0, *chair.deadline - now_);
  }
  chair.deadline.reset();
  if (options_.beat == 0)
    beat();
  else
    schedule_beat();
}

// The moment at which choices are told.
void Table::beat() {
  tell_locks();
  if (stage_ == Stage::playing && everybody_has_chosen()) resolve();
}

void Table::schedule_beat() {
  if (next_beat_) return;
  const bool untold = std::ranges::any_of(chairs_, [](const Chair& chair) {
    return chair.asked && chair.chosen() && !chair.lock_told;
  });
  if ((options_.shown_locks && untold) || everybody_has_chosen()) {
    next_beat_ = (now_ / options_.beat + 1) * options_.beat;
  }
}

void Table::tell_locks() {
  if (!options_.shown_locks || everybody_has_chosen()) return;
  json::array events;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.asked || !chair.chosen() || chair.lock_told) continue;
    chair.lock_told = true;
    events.push_back(json::object{{"event", "locked"}, {"seat", seat}});
  }
  if (!events.empty()) publish(events);
}

bool Table::everybody_has_chosen() const {
  return std::ranges::all_of(chairs_,
                             [](const Chair& chair) { return !chair.asked || chair.chosen(); });
}

// All choices are turned up together, and what follows from them is told in one batch.
void Table::resolve() {
  json::array events;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.asked) continue;
    if (chair.out_of_time)
      events.push_back(json::object{{"event", "late"}, {"seat", seat}});
    else
      chair.late = 0;
    if (!match_->act(seat, chair.choice)) return;  // it was tested when it was laid down
    append(events, match_->events(Viewer::spectator()));
  }
  decide_chance(events);
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (chair.late < Chair::kLateToLose || chair.stand_in) continue;
    chair.stand_in = true;
    events.push_back(json::object{{"event", "stand_in"}, {"seat", seat}, {"why", "late"}});
  }
  if (options_.watching == Watching::open) {
    delayed_.push_back({now_ + options_.watch_delay, match_->steps()});
  }
  if (!match_->summary().over) {
    ask();
    publish(events, true);
    return;
  }
  end_game(events);
  publish(events, true);
}

// The end: the result, and the dealer opens what he had promised.
void Table::end_game(json::array& events) {
  stage_ = Stage::over;
  for (Chair& chair : chairs_) {
    chair.asked = false;
    chair.deadline.reset();
  }
  events.push_back(json::object{{"event", "over"}, {"result", write_outcome(match_->outcome())}});
  json::array given;
  for (const std::string& number : numbers()) given.emplace_back(number);
  events.push_back(json::object{{"event", "opened"},
                                {"commitment", dealer_->commitment(game_)},
                                {"seed", dealer_->secret(game_)},
                                {"numbers", std::move(given)}});
}

std::vector<std::string> Table::numbers() const {
  std::vector<std::string> numbers;
  for (const Chair& chair : chairs_) numbers.push_back(chair.number);
  return numbers;
}

// Whoever is out of time has this one decision taken for him; after some in a row, all of them.
void Table::run_clocks() {
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.asked || chair.chosen() || chair.out_of_time || !chair.deadline) continue;
    if (*chair.deadline > now_) continue;
    chair.out_of_time = true;
    chair.deadline.reset();
    chair.bank = 0;
    ++chair.late;
    ask_bot(seat);
  }
}

// One decision back, by everybody's consent.
void Table::take_back() {
  match_->undo();
  ask();
  const json::array events{json::object{{"event", "taken back"}}};
  publish(events, true);
}

std::optional<Time> Table::next_wake() const {
  std::optional<Time> next;
  const auto consider = [&](std::optional<Time> time) {
    if (time && (!next || *time < *next)) next = time;
  };
  consider(next_beat_);
  if (!delayed_.empty()) consider(delayed_.front().at);
  if (stage_ == Stage::playing) {
    for (const Chair& chair : chairs_) {
      if (chair.asked && !chair.chosen()) consider(chair.deadline);
    }
  }
  return next;
}

}  // namespace noblesse

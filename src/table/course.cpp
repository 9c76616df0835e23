// The course of a game at the table: asking, secret choices, the reveal, the end.
#include <algorithm>

#include "base/bits.h"
#include "bots/bot.h"
#include "table/opening.h"
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
  deal_cards(setup);
  auto match = new_match(*shelf_, setup);
  if (!match) return break_off("the deal", match.error());
  match_ = std::move(*match);
  marked_steps_ = SIZE_MAX;  // the deal is worth a mark too
  stage_ = Stage::playing;
  for (Chair& chair : chairs_) {
    chair.bank = options_.clock.bank;
    chair.late = 0;
    chair.stand_in = chair.resigned = false;
    chair.gave_up = 0;
    chair.agreed_to.reset();
  }
  answered_ = 0;
  revealed_ = true;
  json::array events{json::object{{"event", "begins"}, {"game_number", game_}}};
  append(events, match_->events(Viewer::spectator()));
  if (!decide_chance(events)) return;
  ask();
  publish(events, Letters::question_and_whispers);
}

// M19: where the host has not chosen the first noble the dealer draws one, and the kept line says
// so. A line from before that was so says nothing: there seat 0 began.
void Table::deal_cards(Setup& setup) {
  const bool chosen = setup.first.has_value();
  dealer_->deal(*shelf_, game_, numbers(), setup);
  const bool drawn = !chosen && setup.first;
  if (drawn && restoring_ && !first_drawn_) {
    setup.first = 0;
  } else if (drawn) {
    first_drawn_ = true;
    setup.rest[kFirstDrawn] = true;
  }
}

// What cannot happen has happened. Better a game that stands still and says so than one that goes
// on wrongly.
void Table::break_off(std::string_view where, const Error& error) {
  stage_ = Stage::broken;
  fault_ = std::string(where) + ": " + error.message;
  for (Chair& chair : chairs_) {
    chair.asked = false;
    chair.deadline.reset();
    chair.seen_deadline.reset();
  }
  next_beat_.reset();
  delayed_.clear();
  announce(JsonFields().add("event", "broken"));
}

// What chance has to decide follows from the dealer's promise and is told like everything else.
// False if it cannot be.
bool Table::decide_chance(json::array& events) {
  while (const auto due = match_->chance_due()) {
    const auto outcome = dealer_->decide(game_, numbers(), *due, match_->steps());
    if (const Result<void> decided = match_->chance(outcome); !decided) {
      break_off("chance", decided.error());
      return false;
    }
    revealed_ = revealed_ || match_->has_revealed();
    append(events, match_->events(Viewer::spectator()));
  }
  return true;
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
    chair.seen_deadline.reset();
    chair.open = false;
  }
  for (const Seat seat : match_->summary().pending) {
    Chair& chair = chairs_[seat];
    chair.asked = true;
    if (chair.in_person())
      start_clock(chair);
    else
      ask_bot(seat);
  }
}

void Table::ask_bot(Seat seat) {
  const Chair& chair = chairs_[seat];
  const bool own = chair.holder == Chair::Holder::bot;  // rather than a person's stand-in
  Thinking thinking;
  thinking.seat = seat;
  thinking.question = question_;
  thinking.bot = own ? chair.bot : options_.stand_in;
  // By the step, not by the question: asked again after taking back, it does not roll anew.
  thinking.seed = dealer_->bot_seed(game_, seat, match_->steps());
  thinking.game = match_->imagined(Viewer::of_seat(seat), thinking.seed);
  thinking.may_talk = own && options_.talk;
  tray_.thinkings.push_back(std::move(thinking));
}

// Bots answer people, and never each other: that would have no end.
void Table::ask_bots_to_answer(Seat from, const Remark& remark) {
  if (!match_) return;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const Chair& chair = chairs_[seat];
    if (chair.holder != Chair::Holder::bot) continue;
    Thinking thinking;
    thinking.seat = seat;
    thinking.question = question_;
    thinking.bot = chair.bot;
    thinking.seed = dealer_->bot_seed(game_, seat, match_->steps());
    thinking.game = match_->imagined(Viewer::of_seat(seat), thinking.seed);
    thinking.heard = Heard{from, remark};
    thinking.choice = chair.choice;
    tray_.thinkings.push_back(std::move(thinking));
  }
}

// Talk binds nobody (M5, M18).
void Table::say(Seat seat, const Remark& remark) {
  JsonFields event;
  event.add("event", "talk").add("seat", seat).add("phrase", remark.phrase);
  if (!remark.road.empty()) event.add("road", remark.road);
  announce_talk(seat, event);
}

// A choice is laid face down. It can be changed until the last one is in.
void Table::accept(Seat seat, std::string_view move) {
  Chair& chair = chairs_[seat];
  const bool first = !chair.chosen();
  chair.choice = move;
  if (first && chair.deadline && options_.clock.kind == ClockOptions::Kind::live) {
    const Time left = std::max<Time>(0, *chair.deadline - chair.grace - now_);
    // Nobody gains time by having a stand-in answer.
    chair.left = chair.in_person() ? left : std::min(chair.bank, left);
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
    next_beat_ = beat_after(now_);
  }
}

void Table::tell_locks() {
  if (!options_.shown_locks || everybody_has_chosen()) return;
  std::string events;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.asked || !chair.chosen() || chair.lock_told) continue;
    chair.lock_told = true;
    chair.tell_time();
    if (!events.empty()) events += ',';
    events += JsonFields().add("event", "locked").add("seat", seat).object();
  }
  if (!events.empty()) publish(std::move(events));
}

bool Table::everybody_has_chosen() const {
  return std::ranges::all_of(chairs_,
                             [](const Chair& chair) { return !chair.asked || chair.chosen(); });
}

// All choices are turned up together, and what follows from them is told in one batch.
void Table::resolve() {
  json::array events;
  const bool open = options_.watching == Watching::open;
  const int round = open ? match_->summary().round : 0;
  answered_ = 0;
  revealed_ = false;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.asked) continue;
    answered_ |= seat_bit(seat);
    chair.tell_time();
    if (chair.out_of_time)
      events.push_back(json::object{{"event", "late"}, {"seat", seat}});
    else
      chair.late = 0;
    if (const Result<void> acted = match_->act(seat, chair.choice); !acted) {
      return break_off("a choice that was accepted", acted.error());
    }
    revealed_ = revealed_ || match_->has_revealed();
    append(events, match_->events(Viewer::spectator()));
  }
  if (!decide_chance(events)) return;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (chair.late < Chair::kLateToLose || chair.stand_in) continue;
    give_up(chair);
    events.push_back(json::object{{"event", "stand_in"}, {"seat", seat}, {"why", "late"}});
  }
  // Within a round choices lie face down that decide what others choose: who sees all hands sees
  // them as they were between two rounds, and those stand.
  const Summary now = match_->summary();
  if (open && (now.over || now.round != round)) {
    delayed_.push_back({now_ + options_.watch_delay, match_->steps()});
    revealed_ = true;
  }
  if (!now.over) {
    ask();
    publish(events, Letters::question_and_whispers);
    return;
  }
  end_game(events);
  publish(events, Letters::question_and_whispers);
}

// The end: the result, and the dealer opens what they had promised.
void Table::end_game(json::array& events) {
  stage_ = Stage::over;
  undo_.reset();
  agreed_ = 0;
  for (Chair& chair : chairs_) {
    chair.asked = false;
    chair.lock_told = false;
    chair.deadline.reset();
    chair.seen_deadline.reset();
  }
  json::object over{{"event", "over"}, {"result", write_outcome(match_->outcome())}};
  if (const auto gone = given_up(); !gone.empty())
    over["given_up"] = json::array(gone.begin(), gone.end());
  events.push_back(std::move(over));
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

// One question back, by everybody's consent: whoever had answered it answers anew. No further.
void Table::take_back() {
  for (int answers = count(answered_); answers > 0; --answers) match_->undo();
  open_games_.clear();
  answered_ = 0;
  revealed_ = true;
  ask();
  publish(JsonFields().add("event", "taken back").object(), Letters::question);
}

}  // namespace noblesse

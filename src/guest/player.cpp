#include "guest/player.h"

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <utility>

#include "doors/padding.h"
#include "guest/reading.h"
#include "match/json_text.h"

namespace noblesse::guest {
namespace {

constexpr std::array<std::string_view, 6> kNames{"sit",     "start",  "choose",
                                                 "rematch", "resume", "talk"};
// A table lets nobody talk more often than once in two seconds.
constexpr std::chrono::seconds kBetweenWords{4};

}  // namespace

Player::Player(Coach& coach, Plan plan, Tally& tally, Witness* witness)
    : coach_(coach),
      plan_(std::move(plan)),
      tally_(tally),
      witness_(witness),
      rng_(plan_.seed),
      wait_(plan_.shortest_wait) {}

Player::~Player() {
  if (timer_) coach_.cancel(*timer_);
}

void Player::come() {
  if (gone_) return;
  std::string target = "/api/tables/" + plan_.table + "/line";
  if (!plan_.key.empty()) target += "?key=" + plan_.key;
  fresh_ = true;
  sitting_down_ = false;
  missed_comes_ = gap_ = false;
  started_game_ = wanted_game_ = 0;
  line_ = coach_.open({plan_.from, std::move(target), plan_.token}, *this);
}

void Player::go() {
  gone_ = true;
  if (timer_) coach_.cancel(*timer_);
  timer_.reset();
  if (line_) line_->take_leave();
}

void Player::drop() {
  if (!connected_) return;
  line_.reset();
  ended({0, 0, "dropped"});
}

void Player::set_timer(Milliseconds time, void (Player::*deed)()) {
  if (timer_) coach_.cancel(*timer_);
  timer_ = coach_.after(time, [this, deed] {
    timer_.reset();
    (this->*deed)();
  });
}

Milliseconds Player::some_pause() {
  const auto pause = static_cast<std::uint32_t>(plan_.pause.count());
  return Milliseconds(pause / 2 + rng_.below(pause + 1));
}

void Player::opened() {
  connected_ = true;
  wait_ = plan_.shortest_wait;
  if (seen_.heard > 0) ++tally_.returns;
}

// Whatever the reason: back again, with growing pauses. Only who is turned away stays away.
void Player::ended(const Ending& ending) {
  const bool was_open = std::exchange(connected_, false);
  if (gone_) return;
  if (was_open) ++tally_.lost;
  if (!was_open) ++tally_.knocks;
  constexpr int kRestart = 1012;
  constexpr int kNotWritten = 1011;
  constexpr int kTooManyRequests = 429;
  constexpr int kUnavailable = 503;
  if (ending.code != 0 && ending.code != kRestart) {
    tally_.fault("close " + std::to_string(ending.code) + " " + ending.why);
  }
  if (ending.status != 0) tally_.fault("turned away: " + std::to_string(ending.status));
  const bool for_good =
      (ending.code != 0 && ending.code != kRestart && ending.code != kNotWritten) ||
      (ending.status != 0 && ending.status != kTooManyRequests && ending.status != kUnavailable);
  if (for_good) {
    return wonder("the club closed the door", std::to_string(ending.code) + " " +
                                                  std::to_string(ending.status) + " " + ending.why);
  }
  if (was_open && seen_.heard > 0 && !before_) before_ = seen_;
  const auto spread = static_cast<std::uint32_t>(wait_.count());
  set_timer(Milliseconds(spread / 2 + rng_.below(spread + 1)), &Player::come);
  wait_ = std::min(wait_ * 2, plan_.longest_wait);
}

void Player::say(Message kind, const std::string& message) {
  // The id of a message says what it was, so that its answer is understood.
  line_->say(padded(R"({"id":)" + std::to_string(std::to_underlying(kind)) + "," + message + "}"));
}

void Player::heard(std::string_view text) {
  ++tally_.letters;
  tally_.bytes += text.size();
  unsigned char room[16384];
  json::monotonic_resource resource(room, sizeof room);
  boost::system::error_code error;
  const json::value value = json::parse(text, error, &resource);
  if (error || !value.is_object()) return wonder("a letter that is no JSON object");
  const json::object& letter = value.get_object();
  if (!hear(letter)) return wonder("a letter that cannot be read", std::string(text));
  act();
}

// False: it is none.
bool Player::hear(const json::object& letter) {
  const bool missed = letter.contains("n") && std::exchange(missed_comes_, false);
  if (missed) return hear_missed(letter);
  if (letter.contains("view")) return hear_view(letter);
  if (letter.contains("events")) return hear_events(letter);
  return answered(letter);
}

bool Player::answered(const json::object& letter) {
  const auto id = number_in(letter, "id");
  if (!id || *id >= kNames.size()) return false;
  const auto kind = static_cast<Message>(*id);
  if (const std::string code = text_in(letter, "refused"); !code.empty()) {
    // Whoever comes back wants another game once more; what they had said before was written down
    // after all, and the last of the others has just agreed.
    const bool late = kind == Message::rematch && code == "not over" && seen_.stage != "over";
    if (!late) wonder("refused " + std::string(kNames[*id]) + ": " + code, json::serialize(letter));
    if (kind == Message::choose) choice_.reset();
    return true;
  }
  if (!flag_in(letter, "ok")) return false;
  if (kind == Message::sit) seated_ = true;
  if (kind == Message::resume) missed_comes_ = true;
  if (kind == Message::choose && choice_ && choice_->sent) {
    tally_.answers.add(std::chrono::duration_cast<Times::Microseconds>(
        std::chrono::steady_clock::now() - choice_->at));
    ++tally_.choices;
    if (witness_ != nullptr) witness_->chose(*this, choice_->question, choice_->move);
    if (seen_.question) seen_.question->choice = choice_->move;
    acknowledged_ = std::exchange(choice_, std::nullopt);
    if (plan_.talks) talk();
  }
  return true;
}

// The first letter on a line, always. Whoever has been here before asks what they missed too: that
// must lead to the same.
bool Player::hear_view(const json::object& letter) {
  if (!seen_.take_view(letter)) return false;
  const json::array* seats = list_in(*object_in(letter, "view"), "seats");
  if (seats == nullptr) return false;
  const bool mine = std::ranges::any_of(
      *seats, [&](const json::value& seat) { return number_of(seat) == plan_.seat; });
  if (seated_ && !mine) wonder("the chair is lost");
  seated_ = mine;
  check_acknowledged();
  const bool came_back = std::exchange(fresh_, false);
  if (!take_question(letter, came_back)) return false;
  if (witness_ != nullptr) witness_->told(*this, letter);
  if (came_back && before_) {
    say(Message::resume, R"("do":"resume","after":)" + std::to_string(before_->heard));
  }
  return true;
}

// What was acknowledged is there, or led on to another question.
void Player::check_acknowledged() {
  if (!acknowledged_ || !seen_.question) return;
  const bool back = seen_.question->id < acknowledged_->question;
  const bool other = seen_.question->id == acknowledged_->question &&
                     seen_.question->choice != acknowledged_->move;
  if (back || other) wonder("an acknowledged choice is lost", acknowledged_->move);
}

void Player::wonder(const std::string& kind, const std::string& more) {
  tally_.fault(kind);
  if (witness_ != nullptr) witness_->wondered(*this, more.empty() ? kind : kind + ": " + more);
}

bool Player::hear_events(const json::object& letter) {
  const auto number = number_in(letter, "n");
  if (!number) return false;
  if (*number <= seen_.heard) return true;
  if (*number != seen_.heard + 1) {
    if (std::exchange(gap_, true)) return true;  // it is being filled
    tally_.fault("a gap in the letters");
    before_ = seen_;
    say(Message::resume, R"("do":"resume","after":)" + std::to_string(seen_.heard));
    return true;
  }
  const std::string stage = seen_.stage;
  if (!seen_.take_events(letter) || !take_question(letter, false)) return false;
  if (stage != "over" && seen_.stage == "over") ++tally_.games;
  if (witness_ != nullptr) witness_->told(*this, letter);
  return true;
}

// What was missed, added to what was known before, is what is known now; and so is a whole view.
bool Player::hear_missed(const json::object& letter) {
  const bool whole = letter.contains("view");
  ++(whole ? tally_.whole_views : tally_.resumes);
  Seen now = before_.value_or(seen_);
  before_.reset();
  if (!(whole ? now.take_view(letter) : now.take_events(letter))) return false;
  if (std::exchange(gap_, false)) {
    seen_ = std::move(now);
    return take_question(letter, false);
  }
  compare(now, whole, whole ? "a whole view" : "what was missed");
  return true;
}

void Player::compare(const Seen& other, bool with_locks, std::string_view what) {
  Seen mine = seen_;
  // A choice on its way may be known to the table already, and its answer still to come.
  if (is_choosing() && mine.question && other.question) {
    mine.question->choice = other.question->choice;
  }
  const std::string apart = difference(mine, other, with_locks);
  if (apart.empty()) return;
  wonder("letters that contradict each other",
         "those since, and " + std::string(what) + ": " + apart);
}

bool Player::take_question(const json::object& letter, bool came_back) {
  const json::value* asked = letter.if_contains("question");
  if (asked == nullptr) return true;
  if (choice_ && choice_->sent) {
    // It was on its way when the line was lost. If the question is no longer open, or the table
    // knows the choice, it was written down.
    const bool open = seen_.question && seen_.question->id == choice_->question;
    if (came_back && open && seen_.question->choice.empty()) {
      ++tally_.resent;
      choose();
      return true;
    }
    if (came_back) {
      ++tally_.found;
      if (open && seen_.question->choice != choice_->move) {
        wonder("the table has another choice than was made", seen_.question->choice);
      }
      const auto written = std::exchange(choice_, std::nullopt);
      if (witness_ != nullptr && written) {
        witness_->chose(*this, written->question, written->move);
      }
    }
  }
  if (!seen_.question || !seen_.question->choice.empty()) {
    if (!choice_ || !choice_->sent) choice_.reset();
    return true;
  }
  if (choice_ && choice_->question == seen_.question->id) {
    think();
    return true;
  }
  const json::object* question = asked->if_object();
  const json::array* moves = question == nullptr ? nullptr : list_in(*question, "moves");
  if (moves == nullptr || moves->empty()) return false;
  const json::value& move = (*moves)[rng_.below(static_cast<std::uint32_t>(moves->size()))];
  if (!move.is_string()) return false;
  choice_ = Choice{seen_.question->id, std::string(move.get_string()), false, {}};
  think();
  return true;
}

void Player::think() { set_timer(some_pause(), &Player::choose); }

void Player::choose() {
  if (!connected_ || !choice_ || !seen_.question || seen_.question->id != choice_->question) return;
  choice_->sent = true;
  choice_->at = std::chrono::steady_clock::now();
  std::string message =
      R"("do":"choose","question":)" + std::to_string(choice_->question) + R"(,"move":)";
  append_quoted(message, choice_->move);
  say(Message::choose, message);
}

// After some of the choices.
void Player::talk() {
  const Moment now = std::chrono::steady_clock::now();
  if (now - talked_ < kBetweenWords || rng_.below(4) > 0) return;
  talked_ = now;
  say(Message::talk, R"("do":"talk","phrase":"hello")");
}

// Everything but the questions: sitting down, starting, another game.
void Player::act() {
  if (seen_.stage == "gathering" && !seated_ && !std::exchange(sitting_down_, true)) {
    say(Message::sit, R"("do":"sit","seat":)" + std::to_string(plan_.seat));
  }
  if (seen_.stage == "gathering" && plan_.host && seated_ && seen_.all_seated() &&
      started_game_ < seen_.game_number) {
    started_game_ = seen_.game_number;
    say(Message::start, R"("do":"start")");
  }
  if (seen_.stage == "over" && plan_.again && wanted_game_ < seen_.game_number) {
    wanted_game_ = seen_.game_number;
    say(Message::rematch, R"("do":"rematch")");
  }
}

}  // namespace noblesse::guest

// What people can ask a table for, message by message. A refusal changes nothing and has a code;
// docs/table.md lists them all.
#include <algorithm>
#include <array>

#include "match/command.h"
#include "match/text.h"
#include "table/phrases.h"
#include "table/reply.h"

namespace noblesse {
namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 1> kSeat{"seat"};
constexpr std::array<std::string_view, 2> kSeatBot{"seat", "bot"};
constexpr std::array<std::string_view, 1> kOptions{"options"};
constexpr std::array<std::string_view, 2> kSeatNumber{"seat", "number"};
constexpr std::array<std::string_view, 3> kSeatQuestionMove{"seat", "question", "move"};
constexpr std::array<std::string_view, 4> kTalk{"seat", "text", "phrase", "road"};
constexpr std::array<std::string_view, 1> kYes{"yes"};
constexpr std::array<std::string_view, 1> kAfter{"after"};

constexpr std::size_t kLongestTalk = 200;  // characters

}  // namespace

struct Table::Verb {
  std::string_view name;
  Keys keys;
  Reply (Table::*carry_out)(std::size_t guest, Command& message);
};

const Table::Verb Table::kVerbs[] = {
    {"sit", kSeat, &Table::sit},
    {"stand", kSeat, &Table::stand},
    {"bot", kSeatBot, &Table::seat_bot},
    {"clear", kSeat, &Table::clear},
    {"options", kOptions, &Table::set_options},
    {"number", kSeatNumber, &Table::give_number},
    {"start", {}, &Table::start},
    {"choose", kSeatQuestionMove, &Table::choose},
    {"test", kSeatQuestionMove, &Table::test},
    {"open", kSeat, &Table::open_seat},
    {"talk", kTalk, &Table::talk},
    {"undo", kSeat, &Table::ask_undo},
    {"answer", kYes, &Table::answer_undo},
    {"leave", {}, &Table::leave},
    {"return", {}, &Table::come_back},
    {"stand-in", kSeat, &Table::replace},
    {"host", {}, &Table::take_over},
    {"rematch", {}, &Table::rematch},
    {"resume", kAfter, &Table::resume},
    {"record", {}, &Table::give_record},
};

Table::Reply Table::obey(std::size_t guest, const json::object& object) {
  Command message(object, "do");
  const std::string_view name = message.name();
  if (message.fault()) return Reply::unreadable(message.fault()->message);
  const auto* const verb = std::ranges::find(kVerbs, name, &Verb::name);
  if (verb == std::end(kVerbs)) return Reply::no("unknown", JsonFields().add("what", quote(name)));
  message.allow_only(verb->keys);
  if (message.fault()) return Reply::unreadable(message.fault()->message);
  Reply reply = (this->*verb->carry_out)(guest, message);
  if (message.fault()) return Reply::unreadable(message.fault()->message);
  return reply;
}

// The chair that a message is about: the one it names, or the only one that the guest has.
std::optional<Seat> Table::own_seat(std::size_t guest, Command& message) {
  const std::vector<Seat> seats = seats_of(guest);
  if (!message.has("seat")) {
    if (seats.size() != 1) return std::nullopt;
    return seats.front();
  }
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault() || std::ranges::find(seats, seat) == seats.end()) {
    return std::nullopt;
  }
  return seat;
}

// A question can be answered, and answered anew until the last answer to it is in.
Table::Reply Table::choose(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  const auto question = message.maybe_count("question");
  const std::string_view move = message.text("move");
  if (message.fault()) return {};
  if (!question) return Reply::unreadable("\"question\" is missing");
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (*question != question_)
    return Reply::no("old question", JsonFields().add("question", question_));
  const Chair& chair = chairs_[*seat];
  if (!chair.asked) return Reply::no("not asked");
  if (chair.stand_in) return Reply::no("stand-in plays");
  if (chair.choice == move) return Reply::told(JsonFields().add("choice", move));
  if (const Result<void> legal = match_->test(*seat, move); !legal) {
    return Reply::no("illegal", legal.error());
  }
  accept(*seat, move);
  guests_[guest].open.reset();
  return Reply::done_with(JsonFields().add("choice", move));
}

// Whether a choice would be legal, for whoever puts one together: an exhibition, say.
Table::Reply Table::test(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  const auto question = message.maybe_count("question");
  const std::string_view move = message.text("move");
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (question && *question != question_)
    return Reply::no("old question", JsonFields().add("question", question_));
  if (const Result<void> legal = match_->test(*seat, move); !legal) {
    return Reply::no("illegal", legal.error());
  }
  return Reply::told();
}

// Several people share one device: the secrets of a seat are told only when it is asked for.
Table::Reply Table::open_seat(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  guests_[guest].open = seat;
  send_view(guest, speaker_);
  return Reply::told();
}

Table::Reply Table::talk(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (!options_.talk) return Reply::no("talk is off");
  if (message.has("phrase")) {
    const auto phrase = message.maybe_one_of("phrase", kPhrases);
    if (!phrase) return {};
    const Remark remark{std::string(kPhrases[*phrase]), message.maybe_name("road")};
    if (message.fault()) return {};
    if (!remark.road.empty() && !is_road_letter(remark.road)) return Reply::no("bad talk");
    say(*seat, remark);
    ask_bots_to_answer(*seat, remark);
    return Reply::done();
  }
  const std::string_view text = message.text("text");
  if (message.fault()) return {};
  if (text.empty() || characters(text) > kLongestTalk || !printable(text)) {
    return Reply::no("bad talk", JsonFields().add("most", kLongestTalk));
  }
  announce(JsonFields().add("event", "talk").add("seat", *seat).add("text", text));
  return Reply::done();
}

Table::Reply Table::ask_undo(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (undo_) return Reply::no("undo asked already");
  if (options_.rated) return Reply::no("rated");
  if (revealed_) return Reply::no("already revealed");
  // What others have decided is not his to have decided anew.
  if (!has_seat(answered_, *seat)) return Reply::no("not asked");
  undo_ = seat;
  agreed_ = 0;
  for (Seat other = 0; other < chairs_.size(); ++other) {  // who is not here in person agrees
    const Chair& chair = chairs_[other];
    if (!chair.in_person() || chair.guest == guest) agreed_ |= seat_bit(other);
  }
  announce(JsonFields().add("event", "undo asked").add("seat", *seat));
  if (agreed_ == first_seats(static_cast<int>(chairs_.size()))) take_back();
  return Reply::done();
}

Table::Reply Table::answer_undo(std::size_t guest, Command& message) {
  const auto yes = message.maybe_flag("yes");
  if (message.fault()) return {};
  if (!yes) return Reply::unreadable("\"yes\" is missing");
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (!undo_) return Reply::no("nothing asked");
  if (!*yes) {
    undo_.reset();
    announce(JsonFields().add("event", "undo refused").add("seat", seats.front()));
    return Reply::done();
  }
  for (const Seat seat : seats) agreed_ |= seat_bit(seat);
  if (agreed_ == first_seats(static_cast<int>(chairs_.size()))) take_back();
  return Reply::done();
}

Table::Reply Table::resume(std::size_t guest, Command& message) {
  const auto after = message.maybe_count("after");
  if (message.fault()) return {};
  if (after)
    send_missed(guest, speaker_, *after);
  else
    send_view(guest, speaker_);
  return Reply::told();
}

// All verbs are of one type. NOLINTNEXTLINE(readability-make-member-function-const)
Table::Reply Table::give_record(std::size_t, Command&) {
  const auto finished = record();
  if (!finished) return Reply::no("not over");
  return Reply::told(JsonFields().add_json("record", json::serialize(write_record(*finished))));
}

}  // namespace noblesse

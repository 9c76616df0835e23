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
constexpr std::array<std::string_view, 2> kSeatOptions{"seat", "options"};
constexpr std::array<std::string_view, 2> kSeatBot{"seat", "bot"};
constexpr std::array<std::string_view, 1> kOptions{"options"};
constexpr std::array<std::string_view, 2> kSeatNumber{"seat", "number"};
constexpr std::array<std::string_view, 3> kSeatQuestionMove{"seat", "question", "move"};
constexpr std::array<std::string_view, 4> kTalk{"seat", "text", "phrase", "road"};
constexpr std::array<std::string_view, 1> kYes{"yes"};
constexpr std::array<std::string_view, 1> kAfter{"after"};

}  // namespace

struct Table::Verb {
  std::string_view name;
  Keys keys;
  Reply (Table::*carry_out)(std::size_t guest, Command& message);
};

const Table::Verb Table::kVerbs[] = {
    {"sit", kSeatOptions, &Table::sit},
    {"stand", kSeat, &Table::stand},
    {"bot", kSeatBot, &Table::seat_bot},
    {"clear", kSeat, &Table::clear},
    {"options", kOptions, &Table::set_options},
    {"agree", kOptions, &Table::agree},
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

std::vector<std::string_view> Table::verbs() {
  std::vector<std::string_view> names;
  for (const Verb& verb : kVerbs) names.push_back(verb.name);
  return names;
}

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
  // Their own clock stands still from here on.
  const auto chosen = [&] {
    JsonFields fields;
    fields.add("choice", move);
    if (options_.clock.kind == ClockOptions::Kind::live && chair.chosen())
      fields.add("left", chair.left.value_or(chair.bank));
    return fields;
  };
  if (chair.choice == move) return Reply::told(chosen());
  if (const Result<void> legal = match_->test(*seat, move); !legal) {
    return Reply::no("illegal", legal.error());
  }
  accept(*seat, move);
  close_seats(guest);
  return Reply::done_with(chosen());
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
  close_seats(guest);
  chairs_[*seat].open = true;
  send_view(guest, speaker_);
  return Reply::told();
}

Table::Reply Table::talk(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (!options_.talk) return Reply::no("talk is off");
  if (const auto until = silent_until(guest)) {
    return Reply::no("too much talk", JsonFields().add("until", *until));
  }
  if (message.has("phrase")) {
    const auto phrase = message.maybe_one_of("phrase", kPhrases);
    if (!phrase) return {};
    const Remark remark{std::string(kPhrases[*phrase]), message.maybe_name("road")};
    if (message.fault()) return {};
    if (!remark.road.empty() && !is_road_letter(remark.road)) return Reply::no("bad talk");
    say(*seat, remark);
    ask_bots_to_answer(*seat, remark);
    note_talk(guest);
    return Reply::done();
  }
  const std::string_view text = message.text("text");
  if (message.fault()) return {};
  if (text.empty() || characters(text) > kLongestTalk || !printable(text)) {
    return Reply::no("bad talk", JsonFields().add("most", kLongestTalk));
  }
  announce_talk(*seat, JsonFields().add("event", "talk").add("seat", *seat).add("text", text));
  note_talk(guest);
  return Reply::done();
}

// Until when they may not speak; nothing: they may. What was said once was said, however fast.
std::optional<Time> Table::silent_until(std::size_t guest) const {
  const Time until = guests_[guest].talked_until - (kRemarksAtOnce - 1) * kBetweenRemarks;
  if (restoring_ || until <= now_) return std::nullopt;
  return until;
}

void Table::note_talk(std::size_t guest) {
  Time& until = guests_[guest].talked_until;
  until = std::max(until, now_) + kBetweenRemarks;
}

Table::Reply Table::ask_undo(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (undo_) return Reply::no("undo asked already");
  if (options_.rated) return Reply::no("rated");
  if (answered_ == 0) return Reply::no("nothing to take back");  // the deal stands
  if (revealed_) return Reply::no("already revealed");
  // What others have decided is not theirs to have decided anew.
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

Table::Reply Table::give_record(std::size_t, Command&) {
  if (stage_ != Stage::over) return Reply::no("not over");
  if (record_text_.empty()) {
    const auto finished = record();
    if (!finished) return Reply::no("not over");
    record_text_ = json::serialize(write_record(*finished));
  }
  return Reply::told(JsonFields().add_json("record", record_text_));
}

}  // namespace noblesse

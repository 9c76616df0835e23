// What people can ask a table for, message by message. A refusal changes nothing and has a code;
// docs/table.md lists them all.
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "match/command.h"
#include "match/text.h"
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

constexpr std::size_t kLongestNumber = 64;
constexpr std::size_t kLongestTalk = 200;  // characters

// What can be said with one tap. Where a road belongs to it, thieves say it of an ambush.
constexpr std::array<std::string_view, 8> kPhrases{
    "hello", "well played", "thank you", "hurry", "where?", "i wait on", "wait on", "trust me"};

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
    {"rematch", {}, &Table::rematch},
    {"resume", kAfter, &Table::resume},
    {"record", {}, &Table::give_record},
};

Table::Reply Table::obey(std::size_t guest, const json::object& object) {
  Command message(object, "do");
  const std::string_view name = message.name();
  if (message.fault()) return Reply::no("unreadable", {{"why", message.fault()->message}});
  const auto* const verb = std::ranges::find(kVerbs, name, &Verb::name);
  if (verb == std::end(kVerbs)) return Reply::no("unknown", {{"what", quote(name)}});
  message.allow_only(verb->keys);
  if (message.fault()) return Reply::no("unreadable", {{"why", message.fault()->message}});
  Reply reply = (this->*verb->carry_out)(guest, message);
  if (message.fault()) return Reply::no("unreadable", {{"why", message.fault()->message}});
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

Table::Reply Table::sit(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (stage_ != Stage::gathering) return Reply::no("already started");
  Chair& chair = chairs_[seat];
  if (chair.holder != Chair::Holder::empty) return Reply::no("seat taken");
  chair = Chair();
  chair.holder = Chair::Holder::person;
  chair.guest = guest;
  announce({{"event", "sat"}, {"seat", seat}, {"name", guests_[guest].name}});
  return Reply::done();
}

Table::Reply Table::stand(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  chairs_[*seat] = Chair();
  announce({{"event", "stood"}, {"seat", *seat}});
  return Reply::done();
}

Table::Reply Table::seat_bot(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  const std::string_view bot = message.text("bot");
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (!is_bot(bot)) return Reply::no("no such bot", {{"what", quote(bot)}});
  Chair& chair = chairs_[seat];
  if (chair.is_person()) return Reply::no("seat taken");
  chair = Chair();
  chair.holder = Chair::Holder::bot;
  chair.bot = bot;
  announce({{"event", "bot"}, {"seat", seat}, {"bot", bot}});
  return Reply::done();
}

// Takes a bot, or before the start a person, off a chair.
Table::Reply Table::clear(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  chairs_[seat] = Chair();
  announce({{"event", "stood"}, {"seat", seat}});
  return Reply::done();
}

Table::Reply Table::set_options(std::size_t guest, Command& message) {
  const json::value& wanted = message.object("options");
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  const auto options = read_options(*shelf_, wanted);
  if (!options) {
    return Reply::no("bad options",
                     {{"why", options.error().message}, {"rule", options.error().rule}});
  }
  const auto seats = static_cast<std::size_t>(options->seats);
  for (std::size_t seat = seats; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].holder != Chair::Holder::empty) return Reply::no("seat taken");
  }
  options_ = *options;
  chairs_.resize(seats);
  announce({{"event", "options"}, {"options", write_options(options_)}});
  return Reply::done();
}

Table::Reply Table::give_number(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  const std::string_view number = message.text("number");
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (number.empty() || number.size() > kLongestNumber || !printable(number)) {
    return Reply::no("bad number", {{"most", kLongestNumber}});
  }
  chairs_[*seat].number = number;
  announce({{"event", "number"}, {"seat", *seat}, {"number", number}});
  return Reply::done();
}

Table::Reply Table::start(std::size_t guest, Command&) {
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  for (const Chair& chair : chairs_) {
    if (chair.holder == Chair::Holder::empty) return Reply::no("seats empty");
  }
  begin_game();
  return Reply::done();
}

// A question can be answered, and answered anew until the last answer to it is in.
Table::Reply Table::choose(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  const auto question = message.maybe_count("question");
  const std::string_view move = message.text("move");
  if (message.fault()) return {};
  if (!question) return Reply::no("unreadable", {{"why", "\"question\" is missing"}});
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (*question != question_) return Reply::no("old question", {{"question", question_}});
  const Chair& chair = chairs_[*seat];
  if (!chair.asked) return Reply::no("not asked");
  if (chair.stand_in) return Reply::no("stand-in plays");
  if (chair.choice == move) return Reply::told({{"choice", move}});
  if (const Result<void> legal = match_->test(*seat, move); !legal) {
    return Reply::no("illegal", {{"why", legal.error().message}, {"rule", legal.error().rule}});
  }
  accept(*seat, move);
  guests_[guest].open.reset();
  return Reply::done_with({{"choice", move}});
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
    return Reply::no("old question", {{"question", question_}});
  if (const Result<void> legal = match_->test(*seat, move); !legal) {
    return Reply::no("illegal", {{"why", legal.error().message}, {"rule", legal.error().rule}});
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
  json::object event{{"event", "talk"}, {"seat", *seat}};
  if (message.has("phrase")) {
    const auto phrase = message.maybe_one_of("phrase", kPhrases);
    if (!phrase) return {};
    event["phrase"] = kPhrases[*phrase];
    const std::string road = message.maybe_name("road");
    if (road.size() > 1 || (!road.empty() && (road[0] < 'A' || road[0] > 'Z'))) {
      return Reply::no("bad talk");
    }
    if (!road.empty()) event["road"] = road;
  } else {
    const std::string_view text = message.text("text");
    if (message.fault()) return {};
    if (text.empty() || characters(text) > kLongestTalk || !printable(text)) {
      return Reply::no("bad talk", {{"most", kLongestTalk}});
    }
    event["text"] = text;
  }
  announce(std::move(event));
  return Reply::done();
}

Table::Reply Table::ask_undo(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  if (undo_) return Reply::no("undo asked already");
  if (match_->steps() == 0 || match_->has_revealed()) return Reply::no("already revealed");
  undo_ = seat;
  agreed_ = 0;
  for (Seat other = 0; other < chairs_.size(); ++other) {  // who is not here in person agrees
    const Chair& chair = chairs_[other];
    if (!chair.in_person() || chair.guest == guest) agreed_ |= seat_bit(other);
  }
  announce({{"event", "undo asked"}, {"seat", *seat}});
  if (agreed_ == first_seats(static_cast<int>(chairs_.size()))) take_back();
  return Reply::done();
}

Table::Reply Table::answer_undo(std::size_t guest, Command& message) {
  const auto yes = message.maybe_flag("yes");
  if (message.fault()) return {};
  if (!yes) return Reply::no("unreadable", {{"why", "\"yes\" is missing"}});
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return Reply::no("not your seat");
  if (!undo_) return Reply::no("nothing asked");
  if (!*yes) {
    undo_.reset();
    announce({{"event", "undo refused"}, {"seat", seats.front()}});
    return Reply::done();
  }
  for (const Seat seat : seats) agreed_ |= seat_bit(seat);
  if (agreed_ == first_seats(static_cast<int>(chairs_.size()))) take_back();
  return Reply::done();
}

// Before the start he gives up his chairs; afterwards somebody plays for him.
Table::Reply Table::leave(std::size_t guest, Command&) {
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return Reply::no("not your seat");
  for (const Seat seat : seats) {
    if (stage_ == Stage::gathering) {
      chairs_[seat] = Chair();
      announce({{"event", "stood"}, {"seat", seat}});
      continue;
    }
    Chair& chair = chairs_[seat];
    if (chair.stand_in || stage_ != Stage::playing) continue;
    chair.stand_in = true;
    chair.deadline.reset();
    announce({{"event", "stand_in"}, {"seat", seat}, {"why", "left"}});
    if (chair.asked && !chair.chosen()) ask_bot(seat);
  }
  return Reply::done();
}

Table::Reply Table::come_back(std::size_t guest, Command&) {
  bool came_back = false;
  for (const Seat seat : seats_of(guest)) {
    Chair& chair = chairs_[seat];
    if (!chair.stand_in) continue;
    chair.stand_in = false;
    chair.late = 0;
    chair.out_of_time = false;
    came_back = true;
    announce({{"event", "returned"}, {"seat", seat}});
  }
  if (!came_back) return Reply::no("no stand-in");
  send_view(guest, speaker_);
  return Reply::done();
}

// Another game with the same people, once everybody who is here wants it.
Table::Reply Table::rematch(std::size_t guest, Command&) {
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return Reply::no("not your seat");
  if (stage_ != Stage::over) return Reply::no("not over");
  for (const Seat seat : seats) {
    agreed_ |= seat_bit(seat);
    announce({{"event", "rematch"}, {"seat", seat}});
  }
  const bool all_agree = std::ranges::all_of(chairs_, [&](const Chair& chair) {
    const auto seat = static_cast<Seat>(&chair - chairs_.data());
    return has_seat(agreed_, seat) || !chair.is_person() || chair.stand_in;
  });
  if (!all_agree) return Reply::done();
  ++game_;
  stage_ = Stage::gathering;
  agreed_ = 0;
  match_.reset();
  delayed_.clear();
  shown_steps_.reset();
  for (Chair& chair : chairs_) {
    chair.number.clear();
    chair.stand_in = false;
  }
  announce(
      {{"event", "again"}, {"game_number", game_}, {"commitment", dealer_->commitment(game_)}});
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
  return Reply::told({{"record", write_record(match_->record())}});
}

}  // namespace noblesse

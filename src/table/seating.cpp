// Chairs: who sits on them before the start, and who plays for whom afterwards.
#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "match/command.h"
#include "match/text.h"
#include "table/reply.h"

namespace noblesse {
namespace {

constexpr std::size_t kLongestNumber = 64;
constexpr Time kPatience = 60'000;  // with who is gone: a bad connection comes back

}  // namespace

Table::Reply Table::sit(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (!guests_[guest].may_sit) return Reply::no("only watching");
  Chair& chair = chairs_[seat];
  if (chair.holder != Chair::Holder::empty) return Reply::no("seat taken");
  chair = Chair();
  chair.holder = Chair::Holder::person;
  chair.guest = guest;
  announce(JsonFields().add("event", "sat").add("seat", seat).add("name", guests_[guest].name));
  return Reply::done();
}

Table::Reply Table::stand(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  chairs_[*seat] = Chair();
  announce(JsonFields().add("event", "stood").add("seat", *seat));
  return Reply::done();
}

Table::Reply Table::seat_bot(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  const std::string_view bot = message.text("bot");
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (!is_seated(bot)) return Reply::no("no such bot", JsonFields().add("what", quote(bot)));
  Chair& chair = chairs_[seat];
  if (chair.is_person()) return Reply::no("seat taken");
  chair = Chair();
  chair.holder = Chair::Holder::bot;
  chair.bot = bot;
  announce(JsonFields().add("event", "bot").add("seat", seat).add("bot", bot));
  return Reply::done();
}

// Takes a bot, or before the start a person, off a chair.
Table::Reply Table::clear(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  chairs_[seat] = Chair();
  announce(JsonFields().add("event", "stood").add("seat", seat));
  return Reply::done();
}

Table::Reply Table::set_options(std::size_t guest, Command& message) {
  const json::value& wanted = message.object("options");
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  const auto options = read_options(*shelf_, wanted);
  if (!options) {
    return Reply::no("bad options", options.error());
  }
  const auto seats = static_cast<std::size_t>(options->seats);
  for (std::size_t seat = seats; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].holder != Chair::Holder::empty) return Reply::no("seat taken");
  }
  options_ = *options;
  chairs_.resize(seats);
  announce(JsonFields()
               .add("event", "options")
               .add_json("options", json::serialize(write_options(options_))));
  return Reply::done();
}

Table::Reply Table::give_number(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  const std::string_view number = message.text("number");
  if (message.fault()) return {};
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (number.empty() || number.size() > kLongestNumber || !printable(number)) {
    return Reply::no("bad number", JsonFields().add("most", kLongestNumber));
  }
  chairs_[*seat].number = number;
  announce(JsonFields().add("event", "number").add("seat", *seat).add("number", number));
  return Reply::done();
}

Table::Reply Table::start(std::size_t guest, Command&) {
  // Another game is everybody's: the host of the first may be gone.
  if (!is_host(guest) && !(game_ > 1 && sits(guest))) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  for (const Chair& chair : chairs_) {
    if (chair.holder == Chair::Holder::empty) return Reply::no("seats empty");
  }
  begin_game();
  return Reply::done();
}

// Before the start he gives up his chairs; afterwards somebody plays for him, also in another game.
Table::Reply Table::leave(std::size_t guest, Command&) {
  if (!sits(guest) && !is_host(guest)) return Reply::no("not your seat");
  go_away(guest);
  return Reply::done();
}

void Table::go_away(std::size_t guest) {
  for (const Seat seat : seats_of(guest)) {
    if (stage_ == Stage::gathering) {
      chairs_[seat] = Chair();
      announce(JsonFields().add("event", "stood").add("seat", seat));
      continue;
    }
    if (stage_ == Stage::over) agreed_ &= static_cast<Seats>(~seat_bit(seat));
    if (!chairs_[seat].stand_in && stage_ != Stage::broken) sit_in(seat, "left");
  }
  if (is_host(guest)) pass_on_hosting(guest);
  if (stage_ == Stage::over) play_again();
}

// The next person who sits, and has not left, looks after the table now.
void Table::pass_on_hosting(std::size_t guest) {
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const Chair& chair = chairs_[seat];
    if (!chair.in_person() || chair.guest == guest) continue;
    return make_host(seat);
  }
}

void Table::make_host(Seat seat) {
  host_ = sitter(chairs_[seat]).person;
  announce(JsonFields().add("event", "host").add("seat", seat));
}

// Before the start a host who neither sits nor has a line has left somebody waiting who does both;
// until when that one has patience.
std::optional<Time> Table::waits_for_host() const {
  if (stage_ != Stage::gathering || !host_gone_ || !first_here()) return std::nullopt;
  const auto host = find_guest(host_);
  if (host && (sits(*host) || !guests_[*host].connections.empty())) return std::nullopt;
  return *host_gone_ + kPatience;
}

std::optional<Seat> Table::first_here() const {
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const Chair& chair = chairs_[seat];
    if (chair.in_person() && !sitter(chair).connections.empty()) return seat;
  }
  return std::nullopt;
}

// Looks after a table that its host has forsaken.
Table::Reply Table::take_over(std::size_t guest, Command&) {
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  // Who is here is not kept, but what was done while he was away is.
  const auto until = waits_for_host();
  if (!restoring_ && (!until || *until > now_)) return Reply::no("still here");
  make_host(seats.front());
  return Reply::done();
}

// Nobody has to know that he could: the first who is here takes over as if he had asked for it.
void Table::replace_host() {
  const auto until = waits_for_host();
  const auto heir = first_here();
  if (restoring_ || !until || *until > now_ || !heir) return;
  make_host(*heir);
  keep(JsonFields().add("by", host_).add_json("message", R"({"do":"host"})"));
}

// Somebody is gone without a word: whoever else sits may have the stand-in play for him.
Table::Reply Table::replace(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (!sits(guest)) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  const Chair& chair = chairs_[seat];
  if (!chair.in_person()) return Reply::no("stand-in plays");
  // Who is here is not kept, but what was asked for while he was away is.
  if (!restoring_ && !guests_[chair.guest].connections.empty()) return Reply::no("still here");
  sit_in(seat, "away");
  return Reply::done();
}

// A bot plays for the person of that chair until he returns. His time for the open question runs
// on: to leave and return must not stop a clock.
void Table::sit_in(Seat seat, std::string_view why) {
  Chair& chair = chairs_[seat];
  chair.stand_in = chair.stood_in = true;
  announce(JsonFields().add("event", "stand_in").add("seat", seat).add("why", why));
  if (chair.asked && !chair.chosen()) ask_bot(seat);
}

Table::Reply Table::come_back(std::size_t guest, Command&) {
  bool came_back = false;
  for (const Seat seat : seats_of(guest)) {
    Chair& chair = chairs_[seat];
    if (!chair.stand_in) continue;
    chair.stand_in = false;
    chair.late = 0;
    came_back = true;
    // A question that was put to the stand-in is new to him.
    if (chair.waits_for_person() && !chair.deadline && !chair.out_of_time) start_clock(chair);
    announce(JsonFields().add("event", "returned").add("seat", seat));
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
  see_off_who_is_gone();
  if (stage_ != Stage::over) return Reply::told();  // that was all they had waited for
  for (const Seat seat : seats) {
    agreed_ |= seat_bit(seat);
    announce(JsonFields().add("event", "rematch").add("seat", seat));
  }
  play_again();
  return Reply::done();
}

// After the end: the one who went first of those who have no line and have not said that they want
// another game.
std::optional<Seat> Table::first_gone() const {
  std::optional<Seat> first;
  if (stage_ != Stage::over) return first;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const Chair& chair = chairs_[seat];
    if (!chair.in_person() || has_seat(agreed_, seat)) continue;
    const Guest& guest = sitter(chair);
    if (!guest.connections.empty() || !guest.away) continue;
    if (!first || guest.away < sitter(chairs_[*first]).away) first = seat;
  }
  return first;
}

// Until when there is patience with him.
std::optional<Time> Table::waits_for_who_is_gone() const {
  const auto seat = first_gone();
  if (!seat) return std::nullopt;
  return sitter(chairs_[*seat]).away.value_or(now_) + kPatience;
}

// Then he is taken to have left. Who is here is not kept, so that is.
void Table::see_off_who_is_gone() {
  if (restoring_) return;
  for (auto until = waits_for_who_is_gone(); until && *until <= now_;
       until = waits_for_who_is_gone()) {
    const auto seat = first_gone();
    if (!seat) return;
    const Chair& chair = chairs_[*seat];
    keep(JsonFields().add("by", sitter(chair).person).add_json("message", R"({"do":"leave"})"));
    go_away(chair.guest);
  }
}

// The chairs are as they were, once all whose game it was want that.
void Table::play_again() {
  const bool all_agree = std::ranges::all_of(chairs_, [&](const Chair& chair) {
    const auto seat = static_cast<Seat>(&chair - chairs_.data());
    return has_seat(agreed_, seat) || !chair.in_person();
  });
  if (agreed_ == 0 || !all_agree) return;
  ++game_;
  stage_ = Stage::gathering;
  const Seats wanted = std::exchange(agreed_, 0);
  match_.reset();
  delayed_.clear();
  shown_steps_.reset();
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    chair.number.clear();
    if (!chair.stand_in || has_seat(wanted, seat)) {
      chair.stand_in = false;
      continue;
    }
    // He has left; whoever played for him stays.
    chair = Chair();
    chair.holder = Chair::Holder::bot;
    chair.bot = options_.stand_in;
    announce(JsonFields().add("event", "bot").add("seat", seat).add("bot", chair.bot));
  }
  announce(JsonFields()
               .add("event", "again")
               .add("game_number", game_)
               .add("commitment", dealer_->commitment(game_)));
}

}  // namespace noblesse

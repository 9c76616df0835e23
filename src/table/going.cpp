// Who goes, how long they are waited for, and who plays for them.
#include <algorithm>

#include "match/command.h"
#include "table/reply.h"

namespace noblesse {
namespace {

// With a host who is gone, and with who is asked for another game: nothing is lost for them yet.
constexpr Time kPatience = kUsualPatience;

}  // namespace

// Before the start they give up their chairs; afterwards somebody plays for them, also in another
// game. A rated game is lost by that.
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
    if (stage_ == Stage::broken) continue;
    chairs_[seat].resigned = stage_ == Stage::playing && options_.rated;
    if (!chairs_[seat].stand_in) sit_in(seat, "left");
  }
  mark_names();
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
  // Who is here is not kept, but what was done while they were away is.
  const auto until = waits_for_host();
  if (!restoring_ && (!until || *until > now_)) return Reply::no("still here");
  make_host(seats.front());
  return Reply::done();
}

// Nobody has to know that they could: the first who is here takes over as if they had asked for it.
void Table::replace_host() {
  const auto until = waits_for_host();
  const auto heir = first_here();
  if (restoring_ || !until || *until > now_ || !heir) return;
  make_host(*heir);
  keep(JsonFields().add("by", host_).add_json("message", R"({"do":"host"})"));
}

// Somebody is gone without a word: whoever else sits may have the stand-in play for them.
Table::Reply Table::replace(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (!sits(guest)) return Reply::no("not your seat");
  if (stage_ != Stage::playing) return Reply::no("not playing");
  const Chair& chair = chairs_[seat];
  if (!chair.in_person()) return Reply::no("stand-in plays");
  // Who is here is not kept, but what was asked for while they were away is.
  if (!restoring_) {
    if (!sitter(chair).connections.empty()) return Reply::no("still here");
    if (const Time until = waited_for(chair); until > now_) {
      return Reply::no("have patience", JsonFields().add("until", until));
    }
  }
  sit_in(seat, "away");
  return Reply::done();
}

// Until when nobody may do without a person who has no line: before now if they have one.
Time Table::waited_for(const Chair& chair) const {
  const Guest& guest = sitter(chair);
  if (!guest.connections.empty()) return 0;
  return guest.away.value_or(now_) + options_.patience;
}

// While a game is played it is noted who went when: where it is rated, it is lost by that.
void Table::give_up(Chair& chair) {
  chair.stand_in = true;
  if (stage_ != Stage::playing) return;
  chair.gave_up = std::ranges::max_element(chairs_, {}, &Chair::gave_up)->gave_up + 1;
}

std::vector<Seat> Table::given_up() const {
  std::vector<Seat> seats;
  if (!options_.rated) return seats;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].gave_up > 0) seats.push_back(seat);
  }
  std::ranges::sort(seats, {}, [&](Seat seat) { return chairs_[seat].gave_up; });
  return seats;
}

// A bot plays for the person of that chair until they return. Their time for the open question runs
// on: to leave and return must not stop a clock.
void Table::sit_in(Seat seat, std::string_view why) {
  Chair& chair = chairs_[seat];
  give_up(chair);
  announce(JsonFields().add("event", "stand_in").add("seat", seat).add("why", why));
  if (chair.asked && !chair.chosen()) ask_bot(seat);
}

Table::Reply Table::come_back(std::size_t guest, Command&) {
  bool came_back = false;
  // Lines from before that was so are read as they were meant.
  const auto lost = [&](Seat seat) { return chairs_[seat].resigned; };
  if (stage_ == Stage::playing && !restoring_ && std::ranges::any_of(seats_of(guest), lost)) {
    return Reply::no("given up");
  }
  for (const Seat seat : seats_of(guest)) {
    Chair& chair = chairs_[seat];
    if (!chair.stand_in) continue;
    chair.stand_in = chair.resigned = false;
    if (stage_ == Stage::playing) chair.gave_up = 0;
    chair.late = 0;
    came_back = true;
    // A question that was put to the stand-in is new to them.
    if (chair.waits_for_person() && !chair.deadline && !chair.out_of_time) start_clock(chair);
    // Nobody is told by it whether the stand-in had answered already.
    if (chair.asked && !chair.lock_told && !chair.seen_deadline)
      chair.seen_deadline = time_for(chair);
    announce(JsonFields().add("event", "returned").add("seat", seat));
  }
  if (!came_back) return Reply::no("no stand-in");
  send_view(guest, speaker_);
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

// Until when there is patience with them.
std::optional<Time> Table::waits_for_who_is_gone() const {
  const auto seat = first_gone();
  if (!seat) return std::nullopt;
  return sitter(chairs_[*seat]).away.value_or(now_) + kPatience;
}

// Then they are taken to have left. Who is here is not kept, so that is.
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

}  // namespace noblesse

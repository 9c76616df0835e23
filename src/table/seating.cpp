// Chairs: who sits on them before the start and for another game, and what tells them apart.
#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "match/command.h"
#include "match/text.h"
#include "table/likeness.h"
#include "table/reply.h"

namespace noblesse {
namespace {

constexpr std::size_t kLongestNumber = 64;

}  // namespace

Table::Reply Table::sit(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (!guests_[guest].may_sit) return Reply::no("only watching");
  Chair& chair = chairs_[seat];
  if (chair.holder != Chair::Holder::empty) return Reply::no("seat taken");
  if (message.has("options")) {
    if (Reply reply = as_shown(message); !reply.refused.empty() || message.fault()) return reply;
  }
  chair = Chair();
  chair.holder = Chair::Holder::person;
  chair.guest = guest;
  announce(JsonFields().add("event", "sat").add("seat", seat).add("name", guests_[guest].name));
  mark_names();
  return Reply::done();
}

Table::Reply Table::stand(std::size_t guest, Command& message) {
  const auto seat = own_seat(guest, message);
  if (!seat) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  chairs_[*seat] = Chair();
  announce(JsonFields().add("event", "stood").add("seat", *seat));
  mark_names();
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

// Takes a bot or a person off a chair, before the start. Whoever has just lost their connection may
// come back to it first.
Table::Reply Table::clear(std::size_t guest, Command& message) {
  const Seat seat = message.seat(static_cast<int>(chairs_.size()));
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (chairs_[seat].is_person() && !restoring_) {
    if (const Time until = waited_for(chairs_[seat]); until > now_) {
      return Reply::no("have patience", JsonFields().add("until", until));
    }
  }
  chairs_[seat] = Chair();
  announce(JsonFields().add("event", "stood").add("seat", seat));
  mark_names();
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

// People whose names look alike are numbered by where they sit; whoever has several chairs is one
// person. Whether that is new.
bool Table::count_marks() {
  std::vector<std::size_t> people;
  std::vector<std::string_view> names;
  for (const Chair& chair : chairs_) {
    if (!chair.is_person() || std::ranges::find(people, chair.guest) != people.end()) continue;
    people.push_back(chair.guest);
    names.emplace_back(sitter(chair).name);
  }
  const std::vector<int> marks = marks_for(names);
  bool changed = false;
  for (Chair& chair : chairs_) {
    const auto at = std::ranges::find(people, chair.guest) - people.begin();
    const int mark = chair.is_person() ? marks[static_cast<std::size_t>(at)] : 0;
    changed = changed || mark != chair.mark;
    chair.mark = mark;
  }
  return changed;
}

void Table::mark_names() {
  if (!count_marks()) return;
  json::array marks;
  for (const Chair& chair : chairs_) marks.emplace_back(chair.mark);
  announce(JsonFields().add("event", "marks").add_json("marks", json::serialize(marks)));
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
  record_text_.clear();
  open_games_.clear();
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    chair.number.clear();
    if (!chair.stand_in || has_seat(wanted, seat)) {
      chair.stand_in = false;
      continue;
    }
    // They have left; whoever played for them stays.
    chair = Chair();
    chair.holder = Chair::Holder::bot;
    chair.bot = options_.stand_in;
    announce(JsonFields().add("event", "bot").add("seat", seat).add("bot", chair.bot));
  }
  mark_names();
  announce(JsonFields()
               .add("event", "again")
               .add("game_number", game_)
               .add("commitment", dealer_->commitment(game_)));
}

}  // namespace noblesse

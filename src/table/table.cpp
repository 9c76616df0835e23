#include "table/table.h"

#include <algorithm>
#include <utility>

#include "match/command.h"
#include "table/message.h"
#include "table/opening.h"
#include "table/phrases.h"
#include "table/reply.h"

namespace noblesse {
namespace {

std::string_view departure_name(Departure why) {
  switch (why) {
    case Departure::left: return "left";
    case Departure::connection_lost: return "connection lost";
    case Departure::timed_out: return "timed out";
  }
  return {};
}

constexpr std::uint64_t kLatest = std::uint64_t{1} << 53U;  // no clock shows more

}  // namespace

Table::Table(std::shared_ptr<const Shelf> shelf, std::string id, std::string host,
             const TableOptions& options, std::shared_ptr<const Dealer> dealer)
    : shelf_(std::move(shelf)),
      id_(std::move(id)),
      host_(std::move(host)),
      options_(options),
      dealer_(std::move(dealer)),
      chairs_(static_cast<std::size_t>(options.seats)),
      laid_by_(host_) {}

std::optional<std::size_t> Table::find_guest(std::string_view person) const {
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    if (guests_[guest].person == person) return guest;
  }
  return std::nullopt;
}

std::optional<std::size_t> Table::guest_of(Connection connection) const {
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    const auto& connections = guests_[guest].connections;
    if (std::ranges::find(connections, connection) != connections.end()) {
      return guest;
    }
  }
  return std::nullopt;
}

std::vector<Seat> Table::seats_of(std::size_t guest) const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].is_person() && chairs_[seat].guest == guest) seats.push_back(seat);
  }
  return seats;
}

// The lines are read back from the table's beginning on, when it had its first host. With every
// step of the game goes a mark of where it led, so that a line that would lead elsewhere one day,
// under other rules, is noticed.
void Table::keep(JsonFields line) {
  if (!laid_by_.empty()) line.add("laid_by", std::exchange(laid_by_, {}));
  if (std::exchange(first_drawn_, false)) line.add(kFirstDrawn, true);
  if (match_ && match_->steps() != marked_steps_) {
    marked_steps_ = match_->steps();
    line.add("mark", match_->mark());
  }
  tray_.lines.push_back(line.add("t", now_).object());
}

// Nothing is sent before what it depends on is kept. The tray is emptied first: a table at rest
// holds no more than it needs.
void Table::hand_over(Post& post) {
  forget_who_is_gone();
  Tray tray = std::exchange(tray_, {});
  for (const std::string& line : tray.lines) post.keep(line);
  for (const Letter& letter : tray.letters) {
    post.send(letter.to, std::string_view(tray.texts).substr(letter.begin, letter.size));
  }
  for (Thinking& thinking : tray.thinkings) post.think(std::move(thinking));
}

// Everything that was due by now happens at the moment at which it was due, in order.
void Table::advance(Time now) {
  now = std::max(now, now_);  // a calendar that was set back holds nothing up
  while (const auto due = next_wake()) {
    if (*due > now) break;
    now_ = std::max(now_, *due);
    do_what_is_due();
    keep(JsonFields().add("due", true));
  }
  last_time_ = now_ = now;
}

void Table::do_what_is_due() {
  send_delayed();
  run_clocks();
  replace_host();
  if (agreed_ != 0) see_off_who_is_gone();
  if (next_beat_ && *next_beat_ <= now_) {
    next_beat_.reset();
    beat();
  }
}

void Table::wake(Time now, Post& post) {
  advance(now);
  hand_over(post);
}

std::size_t Table::add_guest(std::string_view person, std::string_view name) {
  guests_.push_back({std::string(person), std::string(name), {}, true});
  return guests_.size() - 1;
}

// That somebody comes to watch is not worth keeping; what they do is, with their name.
void Table::arrive(Time now, Connection connection, std::string_view person, std::string_view name,
                   bool may_sit, Post& post) {
  advance(now);
  if (!host_gone_) host_gone_ = now_;  // nobody has seen them yet
  for (Guest& missed : guests_) {      // nor them, since the table is here again
    if (missed.connections.empty() && !missed.away) missed.away = now_;
  }
  auto at = find_guest(person);
  if (!at) at = add_guest(person, name);
  Guest& guest = guests_[*at];
  guest.may_sit = may_sit;
  const std::vector<Seat> seats = seats_of(*at);
  give_name(*at, name);
  const bool was_away = guest.connections.empty();
  guest.connections.push_back(connection);
  guest.away.reset();
  send_view(*at, connection);
  if (was_away) {
    for (const Seat seat : seats) {
      announce(JsonFields().add("event", "here").add("seat", seat));
    }
  }
  hand_over(post);
}

void Table::depart(Time now, Connection connection, Departure why, Post& post) {
  advance(now);
  if (const auto guest = guest_of(connection)) {
    std::erase(guests_[*guest].connections, connection);
    if (guests_[*guest].connections.empty()) {
      close_seats(*guest);
      guests_[*guest].away = now_;
      if (is_host(*guest)) host_gone_ = now_;
      for (const Seat seat : seats_of(*guest)) {
        JsonFields event;
        event.add("event", "away").add("seat", seat).add("why", departure_name(why));
        if (stage_ != Stage::over) event.add("until", waited_for(chairs_[seat]));
        announce(event);
      }
    }
  }
  hand_over(post);
}

// Who has neither a line nor a chair leaves nothing behind, however many they were.
void Table::forget_who_is_gone() {
  for (std::size_t guest = guests_.size(); guest-- > 0;) {
    if (!guests_[guest].connections.empty() || sits(guest)) continue;
    guests_.erase(guests_.begin() + static_cast<std::ptrdiff_t>(guest));
    for (Chair& chair : chairs_) {
      if (chair.is_person() && chair.guest > guest) --chair.guest;
    }
  }
}

void Table::receive(Time now, Connection connection, std::string_view text, Post& post) {
  advance(now);
  const auto guest = guest_of(connection);
  if (!guest) return hand_over(post);  // the host lets somebody speak who has not arrived

  const Result<Message> message = open_message(text);
  const std::size_t letters = tray_.letters.size();
  JsonFields answer;
  Reply reply;
  if (!message) {
    reply = Reply::unreadable(message.error().message);
  } else {
    if (!message->id.empty()) answer.add_json("id", message->id);
    speaker_ = connection;
    const bool known = sits(*guest);
    reply = obey(*guest, message->keys);
    if (reply.lasting) {
      JsonFields line;
      line.add("by", guests_[*guest].person);
      if (!known) line.add("name", guests_[*guest].name);
      keep(line.add_json("message", message->kept()));
    }
  }
  if (reply.refused.empty())
    answer.add("ok", true);
  else
    answer.add("refused", reply.refused);
  answer.add_all(reply.details);
  // The answer comes before whatever the message set off.
  add_letter(connection, answer.object());
  std::rotate(tray_.letters.begin() + static_cast<std::ptrdiff_t>(letters), tray_.letters.end() - 1,
              tray_.letters.end());
  hand_over(post);
}

void Table::think(Time now, const Thought& thought, Post& post) {
  advance(now);
  if (take_thought(thought)) {
    JsonFields line;
    line.add("seat", thought.seat).add("question", thought.question).add("move", thought.move);
    if (thought.remark) {
      line.add("phrase", thought.remark->phrase).add("road", thought.remark->road);
    }
    keep(std::move(line));
  }
  hand_over(post);
}

// False if it is too late for that thought.
bool Table::take_thought(const Thought& thought) {
  if (thought.seat >= chairs_.size() || !match_) return false;
  const Chair& chair = chairs_[thought.seat];
  const bool talks = thought.remark && chair.holder == Chair::Holder::bot && options_.talk &&
                     is_phrase(thought.remark->phrase) &&
                     (thought.remark->road.empty() || is_road_letter(thought.remark->road));
  const bool in_time = stage_ == Stage::playing && thought.question == question_;
  if (thought.move.empty()) {
    // Politeness is never too late; a road would be one of another turn.
    if (!talks || (!in_time && !thought.remark->road.empty())) return false;
    say(thought.seat, *thought.remark);
    return true;
  }
  if (!in_time || !chair.asked || chair.chosen()) return false;
  if (chair.in_person() && !chair.out_of_time) return false;  // the person has come back
  if (talks) say(thought.seat, *thought.remark);
  if (match_->test(thought.seat, thought.move)) {
    accept(thought.seat, thought.move);
  } else {
    accept(thought.seat, match_->legal(thought.seat, 1).front());
  }
  return true;
}

Result<void> Table::restore(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  const json::object* line = value->if_object();
  if (line == nullptr) return fail("a kept line is a JSON object");
  const auto text_of = [&](std::string_view key) -> std::optional<std::string_view> {
    const json::value* found = line->if_contains(key);
    if (found == nullptr || !found->is_string()) return std::nullopt;
    return found->get_string();
  };
  const auto number_of = [&](std::string_view key) -> std::optional<std::uint64_t> {
    const json::value* found = line->if_contains(key);
    return found == nullptr ? std::nullopt : as_count(*found);
  };
  const auto time = number_of("t");
  if (!time || *time > kLatest) return fail("a kept line has its time, \"t\", in milliseconds");
  now_ = std::max(now_, static_cast<Time>(*time));
  if (const auto person = text_of("laid_by")) host_ = *person;
  laid_by_.clear();

  const bool of_the_host = line->contains("goes on") || line->contains("rests");
  if (!of_the_host) last_time_ = now_;

  restoring_ = true;
  first_drawn_ = line->contains(kFirstDrawn);
  bool understood = true;
  if (const auto person = text_of("arrives")) {
    const auto guest = find_guest(*person);
    const auto name = text_of("name");
    understood = guest && name;
    if (guest && name) {
      guests_[*guest].name = *name;
      count_marks();
    }
  } else if (const auto by = text_of("by")) {
    auto guest = find_guest(*by);
    if (!guest) guest = add_guest(*by, text_of("name").value_or(*by));
    const json::value* message = line->if_contains("message");
    understood = message != nullptr && message->is_object() &&
                 obey(*guest, message->get_object()).refused.empty();
  } else if (const auto move = text_of("move")) {
    Thought thought{static_cast<Seat>(number_of("seat").value_or(kNobody)),
                    number_of("question").value_or(0),
                    std::string(*move),
                    {}};
    if (const auto phrase = text_of("phrase")) {
      thought.remark = {std::string(*phrase), std::string(text_of("road").value_or(""))};
    }
    understood = take_thought(thought);
  } else if (line->contains("due")) {
    do_what_is_due();
  } else if (line->contains("goes on")) {
    // Older lines do not say since when it had stood: then clocks had run on.
    if (const auto stood = number_of("stood")) {
      understood = *stood <= kLatest;
      if (understood) {
        pass_over(static_cast<Time>(*time) - static_cast<Time>(*stood), static_cast<Time>(*time));
      }
    }
    renumber();
  } else if (line->contains("rests")) {
    told_at_ = now_;
  } else {
    understood = false;
  }
  restoring_ = first_drawn_ = false;
  tray_ = {};
  forget_who_is_gone();
  if (!understood) {
    return fail("this line does not fit what was kept before it", {}, "does_not_fit");
  }
  if (match_) marked_steps_ = match_->steps();
  if (const auto mark = number_of("mark"); mark && (!match_ || *mark != match_->mark())) {
    return fail(
        "this line leads to another game than it did when it was kept: the rules have "
        "changed since",
        {}, "another_game");
  }
  return {};
}

void Table::renumber() {
  constexpr std::uint64_t kFarApart = 1U << 20U;
  told_ = (told_ / kFarApart + 1) * kFarApart;
  backlog_.clear();
}

std::optional<Record> Table::record() const {
  if (stage_ != Stage::over) return std::nullopt;
  Record record = match_->record();
  json::value fair = dealer_->opening(*shelf_, game_, numbers(), record);
  if (!fair.is_null()) record.rest["fair"] = std::move(fair);
  if (const auto gone = given_up(); !gone.empty()) {
    record.rest["given_up"] = json::array(gone.begin(), gone.end());
  }
  return record;
}

}  // namespace noblesse

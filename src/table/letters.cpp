// What people are told: numbered events for everybody, whole views, the open question. Everything
// that leaves a table for a person is written here.
#include <algorithm>

#include "table/table.h"

namespace noblesse {
namespace {

constexpr std::size_t kBacklogBytes = 1024;
constexpr std::size_t kListedMoves = 128;
constexpr std::size_t kChoiceStep = 128;  // bytes of a choice in a letter

std::string_view stage_name(Table::Stage stage) {
  switch (stage) {
    case Table::Stage::gathering: return "gathering";
    case Table::Stage::playing: return "playing";
    case Table::Stage::over: return "over";
    case Table::Stage::broken: return "broken";
  }
  return {};
}

// The inside of a JSON list.
std::string inside(const json::array& list) {
  const std::string text = json::serialize(list);
  return text.substr(1, text.size() - 2);
}

}  // namespace

// Who has one chair sees with its eyes; who has several, with those of the one they asked for.
Viewer Table::viewer_of(std::size_t guest) const {
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.size() == 1) return Viewer::of_seat(seats.front());
  const auto open = std::ranges::find_if(seats, [&](Seat seat) { return chairs_[seat].open; });
  return open == seats.end() ? Viewer::spectator() : Viewer::of_seat(*open);
}

// The curtain falls: none of their chairs is open any more.
void Table::close_seats(std::size_t guest) {
  for (const Seat seat : seats_of(guest)) chairs_[seat].open = false;
}

bool Table::sits(std::size_t guest) const {
  return std::ranges::any_of(
      chairs_, [&](const Chair& chair) { return chair.is_person() && chair.guest == guest; });
}

bool Table::sees_game(std::size_t guest) const {
  return options_.watching == Watching::in_sight || sits(guest);
}

void Table::add_letter(Connection to, std::string_view text) {
  tray_.letters.push_back({to, tray_.texts.size(), text.size()});
  tray_.texts += text;
}

void Table::announce(const JsonFields& event) { publish(event.object()); }

void Table::announce_talk(Seat seat, const JsonFields& event) {
  publish(event.object(), Letters::events, voice_of(seat));
}

void Table::publish(const json::array& events, Letters with) { publish(inside(events), with); }

void Table::publish(std::string events, Letters with, std::uint32_t voice) {
  const bool with_question = with != Letters::events;
  Told told{++told_, std::move(events), false, voice};
  told_at_ = now_;
  std::vector<std::string> whispers(chairs_.size());
  if (with == Letters::question_and_whispers) {
    for (Seat seat = 0; seat < chairs_.size(); ++seat) {
      for (const json::value& event : match_->whispers(seat)) {
        if (event.at("event").as_string() == "chose") continue;  // they have been told already
        if (!whispers[seat].empty()) whispers[seat] += ',';
        whispers[seat] += json::serialize(event);
        told.whispered = true;
      }
    }
  }
  const std::string standing = with_question && match_ ? match_->standing() : std::string();
  // Where nobody is told more than the others, the same text goes to all.
  std::optional<Letter> same;
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    const auto& connections = guests_[guest].connections;
    if (connections.empty()) continue;
    if (stage_ != Stage::gathering && !sees_game(guest)) continue;
    if (is_muted(guest, told)) {
      // The number without a word: nothing seems to be missing.
      const auto unheard = JsonFields().add("n", told.number).add_json("events", "[]").object();
      for (const Connection connection : connections) add_letter(connection, unheard);
      continue;
    }
    if (!same || with_question) {
      const Viewer viewer = viewer_of(guest);
      const std::size_t begin = tray_.texts.size();
      write_letter(guest, told, viewer.is_spectator() ? "" : whispers[viewer.seat()],
                   with_question ? &standing : nullptr, tray_.texts);
      same = Letter{0, begin, tray_.texts.size() - begin};
    }
    for (const Connection connection : connections) {
      tray_.letters.push_back({connection, same->begin, same->size});
    }
  }
  backlog_.push_back(std::move(told));
  std::size_t bytes = 0;
  for (const Told& kept : backlog_) bytes += kept.events.size();
  std::size_t too_old = 0;
  while (bytes > kBacklogBytes) bytes -= backlog_[too_old++].events.size();
  backlog_.erase(backlog_.begin(), backlog_.begin() + static_cast<std::ptrdiff_t>(too_old));
}

// `standing`: where the game stands now, if it has come further; then goes the question with it.
void Table::write_letter(std::size_t guest, const Told& told, std::string_view whispers,
                         const std::string* standing, std::string& out) const {
  out += "{\"n\":";
  out += std::to_string(told.number);
  out += ",\"events\":[";
  out += told.events;
  if (!whispers.empty() && !told.events.empty()) out += ',';
  out += whispers;
  out += ']';
  if (standing != nullptr) {
    out += ',';
    write_questions(guest, out);
    write_standing(*standing, out);
  }
  write_time(out);
  out += '}';
}

// The question with what can be answered, and what cannot and why.
void Table::write_question(Seat seat, std::string& out) const {
  const Chair& chair = chairs_[seat];
  out += JsonFields()
             .add("id", question_)
             .add("seat", seat)
             .add("phase", match_->summary().phase)
             .object();
  out.back() = ',';
  out += "\"moves\":[";
  for (const std::string& move : match_->legal(seat, kListedMoves)) {
    append_quoted(out, move);
    out += ',';
  }
  out.back() = ']';
  out += ",\"count\":";
  out += std::to_string(match_->count_legal(seat));
  if (const auto closed = match_->closed(seat); !closed.empty()) {
    out += ",\"closed\":[";
    for (const Closed& option : closed) {
      out += JsonFields()
                 .add("move", option.move)
                 .add("key", option.key)
                 .add("rule", option.rule)
                 .object();
      out += ',';
    }
    out.back() = ']';
  }
  if (chair.deadline)
    out += ",\"until\":" + std::to_string(*chair.deadline);
  else if (chair.chosen() && options_.clock.kind == ClockOptions::Kind::live)
    out += ",\"left\":" + std::to_string(chair.left.value_or(chair.bank));
  if (chair.chosen()) {
    out += ",\"choice\":";
    const std::size_t begin = out.size();
    append_quoted(out, chair.choice);
    // A letter is not longer by what was chosen.
    const std::size_t size = out.size() - begin;
    out.append((size + kChoiceStep - 1) / kChoiceStep * kChoiceStep - size, ' ');
  }
  out += '}';
}

// The question that a person has before them, or null; with several chairs which of them are asked,
// and the question itself for the one that they have opened.
void Table::write_questions(std::size_t guest, std::string& out) const {
  const std::vector<Seat> seats = seats_of(guest);
  const Viewer viewer = viewer_of(guest);
  const bool asked = stage_ == Stage::playing && !viewer.is_spectator() &&
                     chairs_[viewer.seat()].asked && chairs_[viewer.seat()].in_person();
  out += "\"question\":";
  if (asked)
    write_question(viewer.seat(), out);
  else
    out += "null";
  if (stage_ != Stage::playing || seats.size() < 2) return;
  json::array waiting;
  for (const Seat seat : seats) {
    if (chairs_[seat].asked) waiting.emplace_back(seat);
  }
  out += ",\"asked\":" + json::serialize(waiting);
}

// Where the game stands, as all may know, so that whoever follows the events needs no rules for it.
void Table::write_standing(std::string_view standing, std::string& out) {
  if (standing.empty()) return;
  out += ",\"game\":";
  out += standing;
}

// What time it is, where a time is told; and everybody's clock as all may know it.
void Table::write_time(std::string& out) const {
  const bool clocks = options_.clock.kind != ClockOptions::Kind::none;
  const auto waited = [&](const Chair& chair) {
    return chair.is_person() && sitter(chair).connections.empty();
  };
  if (!clocks && std::ranges::none_of(chairs_, waited)) return;
  out += ",\"now\":" + std::to_string(now_);
  if (!clocks || stage_ != Stage::playing) return;
  out += ",\"clocks\":[";
  for (const Chair& chair : chairs_) {
    if (chair.is_person() && chair.seen_deadline)
      out += JsonFields().add("until", *chair.seen_deadline).object();
    else if (chair.is_person() && options_.clock.kind == ClockOptions::Kind::live)
      out += JsonFields().add("left", chair.bank).object();
    else
      out += "null";
    out += ',';
  }
  out.back() = ']';
}

std::string Table::edition_hash() const {
  const AnyEdition* const played = edition();
  return played == nullptr ? std::string() : hash_of(*played);
}

json::object Table::about_table() const {
  json::object about;
  about["id"] = id_;
  about["stage"] = stage_name(stage_);
  about["game_number"] = game_;
  about["options"] = write_options(options_);
  about["commitment"] = dealer_->commitment(game_);
  json::array chairs;
  for (const Chair& chair : chairs_) {
    json::object seat;
    switch (chair.holder) {
      case Chair::Holder::empty: seat["holder"] = nullptr; break;
      case Chair::Holder::bot:
        seat["holder"] = "bot";
        seat["bot"] = chair.bot;
        break;
      case Chair::Holder::person:
        seat["holder"] = "person";
        seat["name"] = guests_[chair.guest].name;
        if (chair.mark > 0) seat["mark"] = chair.mark;
        seat["here"] = !guests_[chair.guest].connections.empty();
        if (!seat["here"].as_bool() && stage_ != Stage::over) seat["until"] = waited_for(chair);
        seat["host"] = is_host(chair.guest);
        if (chair.stand_in) seat["stand_in"] = options_.stand_in;
        if (chair.resigned && stage_ == Stage::playing) seat["resigned"] = true;
        if (chair.agreed_to) seat["agreed_to"] = write_options(*chair.agreed_to);
        break;
    }
    seat["number"] = !chair.number.empty();
    if (options_.clock.kind == ClockOptions::Kind::live) seat["bank"] = chair.bank;
    if (chair.lock_told) seat["locked"] = true;
    chairs.push_back(std::move(seat));
  }
  about["chairs"] = std::move(chairs);
  about["edition_hash"] = edition_hash();
  if (undo_) about["undo"] = *undo_;
  return about;
}

std::string Table::view_for(std::size_t guest) const {
  json::object view;
  view["table"] = about_table();
  json::array mine;
  for (const Seat seat : seats_of(guest)) mine.emplace_back(seat);
  view["seats"] = std::move(mine);
  view["host"] = is_host(guest);
  view["may_sit"] = guests_[guest].may_sit;
  if (match_ && sees_game(guest)) {
    const Viewer viewer = viewer_of(guest);
    view["game"] = options_.memory_aid ? match_->view(viewer) : match_->view_without_memory(viewer);
    if (match_->summary().over) {
      view["result"] = write_outcome(match_->outcome());
      if (const auto gone = given_up(); !gone.empty())
        view["given_up"] = json::array(gone.begin(), gone.end());
    }
  } else {
    view["game"] = nullptr;
  }
  std::string out = JsonFields().add("n", told_).add_json("view", json::serialize(view)).object();
  out.back() = ',';
  write_questions(guest, out);
  if (match_ && sees_game(guest)) write_standing(match_->standing(), out);
  write_time(out);
  return out + '}';
}

void Table::send_view(std::size_t guest, Connection to) {
  const bool late_watcher =
      match_ && !sits(guest) && options_.watching == Watching::open && stage_ != Stage::gathering;
  add_letter(to, late_watcher ? open_view(shown_steps_.value_or(SIZE_MAX)) : view_for(guest));
}

// Who has missed some events gets them together, with the question as it stands; who has missed too
// many, or something that was whispered to them, gets a whole view.
void Table::send_missed(std::size_t guest, Connection to, std::uint64_t after) {
  Told missed{told_, {}, false};
  const auto first =
      std::ranges::find_if(backlog_, [&](const Told& told) { return told.number == after + 1; });
  if ((stage_ != Stage::gathering && !sees_game(guest)) ||
      (first == backlog_.end() && after != told_)) {
    return send_view(guest, to);
  }
  for (auto told = first; told != backlog_.end(); ++told) {
    if (told->whispered) return send_view(guest, to);
    if (is_muted(guest, *told)) continue;
    if (!missed.events.empty() && !told->events.empty()) missed.events += ',';
    missed.events += told->events;
  }
  const std::string standing = match_ ? match_->standing() : std::string();
  std::string text;
  write_letter(guest, missed, {}, &standing, text);
  add_letter(to, text);
}

// What spectators of an open table see: every hand, as it was some time ago.
std::string Table::open_view(std::size_t steps) {
  const std::string view = JsonFields()
                               .add_json("table", json::serialize(about_table()))
                               .add_json("seats", "[]")
                               .add("host", false)
                               .add_json("games", open_games(steps))
                               .object();
  return JsonFields().add("n", delayed_told_).add_json("view", view).object();
}

std::string_view Table::open_games(std::size_t steps) {
  if (steps == SIZE_MAX) return "null";
  if (!open_games_.empty() && steps == open_steps_) return open_games_;
  json::array games;
  const auto then = replay(*shelf_, match_->record(), steps);
  const auto standing = then ? parse_json((*then)->standing()) : json::value(json::object());
  for (Seat seat = 0; then && seat < chairs_.size(); ++seat) {
    json::object game = (*then)->view(Viewer::of_seat(seat));
    for (const auto& [key, told] : standing->get_object()) game[key] = told;
    games.emplace_back(std::move(game));
  }
  open_steps_ = steps;
  open_games_ = games.empty() ? "null" : json::serialize(games);
  return open_games_;
}

void Table::send_delayed() {
  bool news = false;
  while (!delayed_.empty() && delayed_.front().at <= now_) {
    shown_steps_ = delayed_.front().steps;
    delayed_.erase(delayed_.begin());
    news = true;
  }
  if (!news) return;
  ++delayed_told_;
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    if (sits(guest)) continue;
    for (const Connection connection : guests_[guest].connections) send_view(guest, connection);
  }
}

}  // namespace noblesse

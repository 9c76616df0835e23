// What people are told: numbered events for everybody, whole views, the open question. Everything
// that leaves a table for a person is written here.
#include <algorithm>

#include "table/table.h"

namespace noblesse {
namespace {

constexpr std::size_t kBacklogBytes = 2048;
constexpr std::size_t kListedMoves = 128;

std::string_view stage_name(Table::Stage stage) {
  switch (stage) {
    case Table::Stage::gathering: return "gathering";
    case Table::Stage::playing: return "playing";
    case Table::Stage::over: return "over";
  }
  return {};
}

// The inside of a JSON list.
std::string inside(const json::array& list) {
  const std::string text = json::serialize(list);
  return text.substr(1, text.size() - 2);
}

}  // namespace

// Who has one chair sees with its eyes; who has several, with those of the one he asked for.
Viewer Table::viewer_of(std::size_t guest) const {
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.size() == 1) return Viewer::of_seat(seats.front());
  if (const auto open = guests_[guest].open) return Viewer::of_seat(*open);
  return Viewer::spectator();
}

bool Table::sees_game(std::size_t guest) const {
  return !seats_of(guest).empty() || options_.watching == Watching::in_sight;
}

void Table::send(std::size_t guest, const std::string& text) {
  for (const Connection connection : guests_[guest].connections) {
    letters_.push_back({connection, text});
  }
}

void Table::announce(json::object event) {
  json::array events;
  events.push_back(std::move(event));
  publish(events);
}

void Table::publish(const json::array& events, bool with_question) {
  Told told{++told_, inside(events), false};
  std::vector<json::array> whispers(chairs_.size());
  if (with_question && match_) {
    for (Seat seat = 0; seat < chairs_.size(); ++seat) {
      for (json::value& event : match_->whispers(seat)) {
        if (event.at("event").as_string() == "chose") continue;  // he has been told already
        whispers[seat].push_back(std::move(event));
        told.whispered = true;
      }
    }
  }
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    if (guests_[guest].connections.empty()) continue;
    if (stage_ != Stage::gathering && !sees_game(guest)) continue;
    const Viewer viewer = viewer_of(guest);
    const json::array* own = viewer.is_spectator() ? nullptr : &whispers[viewer.seat()];
    const std::string text = letter(guest, told, own, with_question);
    send(guest, text);
  }
  backlog_.push_back(std::move(told));
  std::size_t bytes = 0;
  for (const Told& kept : backlog_) bytes += kept.events.size();
  while (bytes > kBacklogBytes) {
    bytes -= backlog_.front().events.size();
    backlog_.pop_front();
  }
}

std::string Table::letter(std::size_t guest, const Told& told, const json::array* whispers,
                          bool with_question) const {
  std::string text = "{\"n\":" + std::to_string(told.number) + ",\"events\":[" + told.events;
  if (whispers != nullptr && !whispers->empty()) {
    if (!told.events.empty()) text += ',';
    text += inside(*whispers);
  }
  text += ']';
  if (with_question) {
    json::object more;
    add_questions(guest, more);
    const std::string questions = json::serialize(more);
    text += ',';
    text.append(questions, 1, questions.size() - 2);
  }
  return text + '}';
}

json::object Table::question_for(Seat seat) const {
  const Chair& chair = chairs_[seat];
  json::object question;
  question["id"] = question_;
  question["seat"] = seat;
  question["phase"] = match_->summary().phase;
  json::array moves;
  for (const std::string& move : match_->legal(seat, kListedMoves)) moves.emplace_back(move);
  question["moves"] = std::move(moves);
  question["count"] = match_->count_legal(seat);
  if (chair.deadline) question["until"] = *chair.deadline;
  if (chair.chosen()) question["choice"] = chair.choice;
  return question;
}

// The question that a person has before him, or null; with several chairs which of them are asked,
// and the question itself for the one that he has opened.
void Table::add_questions(std::size_t guest, json::object& out) const {
  out["question"] = nullptr;
  if (stage_ != Stage::playing) return;
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.size() > 1) {
    json::array asked;
    for (const Seat seat : seats) {
      if (chairs_[seat].asked) asked.emplace_back(seat);
    }
    out["asked"] = std::move(asked);
  }
  const Viewer viewer = viewer_of(guest);
  if (viewer.is_spectator() || !chairs_[viewer.seat()].asked) return;
  if (!chairs_[viewer.seat()].in_person()) return;
  out["question"] = question_for(viewer.seat());
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
        seat["here"] = !guests_[chair.guest].connections.empty();
        seat["host"] = is_host(chair.guest);
        if (chair.stand_in) seat["stand_in"] = options_.stand_in;
        break;
    }
    seat["number"] = !chair.number.empty();
    if (options_.clock.kind == ClockOptions::Kind::live) seat["bank"] = chair.bank;
    if (chair.lock_told) seat["locked"] = true;
    chairs.push_back(std::move(seat));
  }
  about["chairs"] = std::move(chairs);
  if (undo_) about["undo"] = *undo_;
  return about;
}

json::object Table::view_for(std::size_t guest) const {
  json::object out;
  out["n"] = told_;
  json::object view;
  view["table"] = about_table();
  json::array mine;
  for (const Seat seat : seats_of(guest)) mine.emplace_back(seat);
  view["seats"] = std::move(mine);
  view["host"] = is_host(guest);
  if (match_ && sees_game(guest)) {
    const Viewer viewer = viewer_of(guest);
    view["game"] = options_.memory_aid ? match_->view(viewer) : match_->view_without_memory(viewer);
    if (match_->summary().over) view["result"] = write_outcome(match_->outcome());
  } else {
    view["game"] = nullptr;
  }
  out["view"] = std::move(view);
  add_questions(guest, out);
  return out;
}

void Table::send_view(std::size_t guest, Connection to) {
  const bool late_watcher = match_ && seats_of(guest).empty() &&
                            options_.watching == Watching::open && stage_ != Stage::gathering;
  const json::object view =
      late_watcher ? open_view(shown_steps_.value_or(SIZE_MAX)) : view_for(guest);
  letters_.push_back({to, json::serialize(view)});
}

// Who has missed some events gets them together, with the question as it stands; who has missed too
// many, or something that was whispered to him, gets a whole view.
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
    if (!missed.events.empty() && !told->events.empty()) missed.events += ',';
    missed.events += told->events;
  }
  letters_.push_back({to, letter(guest, missed, nullptr, true)});
}

// What spectators of an open table see: every hand, as it was some time ago.
json::object Table::open_view(std::size_t steps) const {
  json::object out;
  out["n"] = delayed_told_;
  json::object view;
  view["table"] = about_table();
  view["seats"] = json::array();
  view["host"] = false;
  json::array games;
  if (steps != SIZE_MAX) {
    const auto then = replay(*shelf_, match_->record(), steps);
    for (Seat seat = 0; then && seat < chairs_.size(); ++seat) {
      games.emplace_back((*then)->view(Viewer::of_seat(seat)));
    }
  }
  if (games.empty())
    view["games"] = nullptr;
  else
    view["games"] = std::move(games);
  out["view"] = std::move(view);
  return out;
}

void Table::send_delayed() {
  bool news = false;
  while (!delayed_.empty() && delayed_.front().at <= now_) {
    shown_steps_ = delayed_.front().steps;
    delayed_.pop_front();
    news = true;
  }
  if (!news) return;
  ++delayed_told_;
  for (std::size_t guest = 0; guest < guests_.size(); ++guest) {
    if (!seats_of(guest).empty()) continue;
    for (const Connection connection : guests_[guest].connections) send_view(guest, connection);
  }
}

}  // namespace noblesse

#include "club/salon.h"

#include <algorithm>

#include "base/rng.h"
#include "club/results.h"

namespace noblesse {
namespace {

constexpr std::int64_t kLinesToSnapshot = 256;
// Numbers of connections that are no lines: whoever gives an order from outside.
constexpr Connection kNoLine = Connection{1} << 63U;

Departure departure(LineEnd why) {
  switch (why) {
    case LineEnd::left: return Departure::left;
    case LineEnd::timed_out:
    case LineEnd::too_slow: return Departure::timed_out;
    case LineEnd::lost:
    case LineEnd::broke_the_rules:
    case LineEnd::dismissed: return Departure::connection_lost;
  }
  return Departure::connection_lost;
}

std::string_view stage_name(Table::Stage stage) {
  switch (stage) {
    case Table::Stage::gathering: return "gathering";
    case Table::Stage::playing: return "playing";
    case Table::Stage::over:
    case Table::Stage::broken: return "over";
  }
  return {};
}

}  // namespace

Salon::Salon(Premises& premises, store::TableRow row) : premises_(premises), row_(std::move(row)) {}

void Salon::go_on() {
  begin();
  table_->go_on(*this);
  told_ = table_->told();  // numbered anew: nobody was told anything
  finish();
}

bool Salon::is_sitting(std::string_view person) const { return seat_of(person).has_value(); }

std::optional<Seat> Salon::seat_of(std::string_view person) const {
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    if (chairs[seat].is_person() && table_->sitter(chairs[seat]).person == person) return seat;
  }
  return std::nullopt;
}

bool Salon::waits_for(std::string_view person) const {
  return std::ranges::any_of(table_->chairs(), [&](const Chair& chair) {
    return chair.waits_for_person() && table_->sitter(chair).person == person;
  });
}

void Salon::arrive(LineId line, const Visitor& visitor) {
  begin();
  lines_.emplace(line, visitor.person);
  table_->arrive(wall_clock(), static_cast<Connection>(line), visitor.person, visitor.name,
                 visitor.may_sit, *this);
  finish();
}

void Salon::depart(LineId line, LineEnd why) {
  if (lines_.erase(line) == 0) return;
  begin();
  table_->depart(wall_clock(), static_cast<Connection>(line), departure(why), *this);
  finish();
}

void Salon::hear(LineId line, std::string_view message) {
  begin();
  table_->receive(wall_clock(), static_cast<Connection>(line), message, *this);
  finish();
}

std::string Salon::order(const Visitor& visitor, const std::string& message) {
  std::string answer;
  begin();
  const Time now = wall_clock();
  table_->arrive(now, kNoLine, visitor.person, visitor.name, visitor.may_sit, *this);
  overheard_ = &answer;
  table_->receive(now, kNoLine, message, *this);
  overheard_ = nullptr;
  table_->depart(now, kNoLine, Departure::left, *this);
  finish();
  return answer;
}

void Salon::begin() { last_text_ = nullptr; }

void Salon::send(Connection to, std::string_view text) {
  if (to == kNoLine) {
    // The answer comes first; what it set off is not for whoever is not there.
    if (overheard_ != nullptr && overheard_->empty()) *overheard_ = text;
    return;
  }
  if (text.data() != last_text_ || letters_.empty()) {
    letters_.emplace_back(LineId{to}, std::make_shared<const std::string>(text));
  } else {
    letters_.emplace_back(LineId{to}, letters_.back().second);
  }
  last_text_ = text.data();
}

void Salon::keep(std::string_view line) {
  if (row_is_new_) {
    row_is_new_ = false;
    deeds_.emplace_back(store::SaveTable{row_});
  }
  deeds_.emplace_back(store::AppendLine{row_.id, {++kept_, std::string(line)}});
}

void Salon::think(Thinking thinking) { thinkings_.push_back(std::move(thinking)); }

// What the call led to: written down, then told, then thought about.
void Salon::finish() {
  if (silent_) return;
  // A choice in secret changes nothing that anybody could see from outside.
  if (table_->told() != told_) {
    told_ = table_->told();
    row_.changed = wall_clock();
  }
  if (!deeds_.empty()) {
    keep_members();
    const std::string_view stage = stage_name(table_->stage());
    if (stage != row_.stage || table_->host() != row_.host) {
      row_.stage = stage;
      row_.host = table_->host();
      deeds_.emplace_back(store::SaveTable{row_});
    }
    if (kept_ - in_snapshot_ >= kLinesToSnapshot) {
      in_snapshot_ = kept_;
      deeds_.emplace_back(store::SaveSnapshot{row_.id, {kept_, table_->snapshot()}});
    }
  }
  if (!deeds_.empty() || !letters_.empty()) {
    outbox_.push_back(
        {std::exchange(letters_, {}), deeds_.empty(), std::chrono::steady_clock::now(), {}});
    if (!deeds_.empty()) write(std::exchange(deeds_, {}));
    hand_out();
  }
  for (Thinking& thinking : std::exchange(thinkings_, {})) {
    const Moment asked = std::chrono::steady_clock::now();
    premises_.thinkers->ask(
        row_.id, lines_.empty() ? Waits::bots : Waits::people, std::move(thinking),
        [salon = weak_from_this(), doors = premises_.doors, asked](Thought thought) {
          doors->post([salon, asked, thought = std::move(thought)]() mutable {
            if (const auto here = salon.lock()) here->answer(std::move(thought), asked);
          });
        });
  }
  keep_finished_game();
  ring();
  set_timer();
  // While a game is played nobody takes or leaves a chair.
  if (table_->stage() != Table::Stage::playing) premises_.changed(*this);
}

// Nobody is forgotten by the store while he sits at a table.
void Salon::keep_members() {
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    if (!chairs[seat].is_person()) continue;
    const std::string& person = table_->sitter(chairs[seat]).person;
    if (!members_.insert(person).second) continue;
    deeds_.emplace_back(store::SaveMember{{row_.id, person, seat, false, row_.changed}});
  }
}

void Salon::write(std::vector<store::Deed> deeds) {
  const std::uint64_t number = first_in_outbox_ + outbox_.size() - 1;
  premises_.clerk->write(std::move(deeds), [salon = weak_from_this(), doors = premises_.doors,
                                            number](Result<void> outcome) {
    doors->post([salon, number, outcome = std::move(outcome)] {
      if (const auto here = salon.lock()) here->written(number, outcome);
    });
  });
}

void Salon::written(std::uint64_t number, const Result<void>& outcome) {
  if (silent_) return;
  if (!outcome) {
    premises_.journal->error("not_written", {Field::table(row_.id), Field::why(outcome.error())});
    if (outcome.error().key == "displaced") return premises_.displaced();
    return premises_.lost(*this);
  }
  Batch& batch = outbox_[number - first_in_outbox_];
  batch.written = true;
  premises_.choices.add(std::chrono::steady_clock::now() - batch.since);
  hand_out();
}

// In order: no letter overtakes one that waits for the clerk. A reveal goes to everybody at once.
void Salon::hand_out() {
  while (!outbox_.empty() && outbox_.front().written) {
    const Batch batch = std::move(outbox_.front());
    outbox_.pop_front();
    ++first_in_outbox_;
    premises_.doors->send_all(batch.letters);
    if (batch.told) batch.told(true);
  }
}

void Salon::when_written(std::function<void(bool)> told) {
  if (silent_) return told(false);
  outbox_.push_back({{}, true, std::chrono::steady_clock::now(), std::move(told)});
  hand_out();
}

// A bot answers after a while, as if it had thought about it; where nobody waits, at once. The
// while is drawn from where the game stands and counted from the asking: how long a bot really
// thinks may depend on its hand, and nobody is to learn anything from that.
void Salon::answer(Thought thought, Moment asked) {
  if (silent_) return;
  Moment when = asked;
  if (!lines_.empty()) {
    Rng rng(Rng::mix(thought.question * 64 + thought.seat) ^ told_);
    const auto pause = static_cast<std::uint32_t>(premises_.bot_pause.count());
    when += Milliseconds(pause / 2 + rng.below(pause + 1));
  }
  const auto rest = std::chrono::ceil<Milliseconds>(when - std::chrono::steady_clock::now());
  const auto tell = [salon = weak_from_this(), thought = std::move(thought)] {
    const auto here = salon.lock();
    if (!here || here->silent_) return;
    here->begin();
    here->table_->think(wall_clock(), thought, *here);
    here->finish();
  };
  if (rest.count() <= 0) return tell();
  premises_.doors->after(rest, tell);
}

// Whoever has a question before him and no line to this table is called, once for each question.
void Salon::ring() {
  if (!premises_.ring || table_->stage() != Table::Stage::playing ||
      table_->question() == rung_for_) {
    return;
  }
  rung_for_ = table_->question();
  for (const Chair& chair : table_->chairs()) {
    if (!chair.waits_for_person()) continue;
    const Guest& guest = table_->sitter(chair);
    if (guest.connections.empty()) premises_.ring(guest.person, *this);
  }
}

void Salon::set_timer() {
  const auto next = table_->next_wake();
  if (next == timer_at_) return;
  if (timer_) premises_.doors->cancel(*timer_);
  timer_.reset();
  timer_at_ = next;
  if (!next) return;
  const auto wait = std::max<Time>(0, *next - wall_clock());
  timer_ = premises_.doors->after(Milliseconds(wait), [salon = weak_from_this()] {
    if (const auto here = salon.lock()) here->wake();
  });
}

void Salon::wake() {
  timer_.reset();
  timer_at_.reset();
  if (silent_) return;
  begin();
  table_->wake(wall_clock(), *this);
  finish();
}

store::Game Salon::finished_game(const Record& record, const Outcome& result) const {
  store::Game game;
  game.table = row_.id;
  game.number = table_->game_number();
  game.game = table_->options().game;
  game.ended = wall_clock();
  // Whoever leaves his game to a stand-in is not measured by it, and nor are those who met it.
  game.rated = table_->options().rated && std::ranges::none_of(table_->chairs(), &Chair::stood_in);
  game.record = json::serialize(write_record(record));
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    store::GameSeat sat;
    if (chairs[seat].is_person())
      sat.person = table_->sitter(chairs[seat]).person;
    else
      sat.bot = chairs[seat].bot;
    sat.place = result.places[seat];
    game.seats.push_back(std::move(sat));
  }
  return game;
}

// After a restart it may have been kept before: then the store says so, and all is well.
void Salon::keep_finished_game() {
  if (table_->stage() != Table::Stage::over || game_kept_ == table_->game_number()) return;
  const auto record = table_->record();
  if (!record || !record->result) return;
  game_kept_ = table_->game_number();
  ++premises_.games_finished;
  premises_.clerk->read([game = finished_game(*record, *record->result),
                         journal = premises_.journal](store::Store& store) {
    const auto kept = keep_game(store, game);
    if (!kept && kept.error().key != "duplicate") {
      journal->error("game_not_kept", {Field::table(game.table), Field::why(kept.error())});
    }
  });
}

void Salon::close(std::function<void(Result<void>)> done) {
  constexpr std::uint16_t kTableClosed = 4002;
  if (silent_) return;
  row_.stage = "closed";
  std::vector<store::Deed> deeds;
  if (!row_is_new_) deeds.emplace_back(store::CloseTable{row_.id, wall_clock()});
  premises_.clerk->write(std::move(deeds),
                         [done = std::move(done), doors = premises_.doors](Result<void> outcome) {
                           if (!done) return;
                           doors->post([done, outcome = std::move(outcome)] { done(outcome); });
                         });
  send_away(kTableClosed, "the table was closed");
}

void Salon::send_away(std::uint16_t code, std::string_view reason) {
  for (const auto& [line, person] : lines_) premises_.doors->close(line, code, reason);
  fall_silent();
}

void Salon::fall_silent() {
  silent_ = true;
  for (const Batch& batch : std::exchange(outbox_, {})) {
    if (batch.told) batch.told(false);
  }
  if (timer_) premises_.doors->cancel(*timer_);
  timer_.reset();
}

}  // namespace noblesse

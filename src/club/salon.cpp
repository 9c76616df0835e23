#include "club/salon.h"

#include <algorithm>

#include "base/rng.h"
#include "club/archive.h"
#include "club/card.h"
#include "club/token.h"
#include "doors/padding.h"
#include "match/json_text.h"
#include "table/message.h"

namespace noblesse {
namespace {

constexpr std::int64_t kLinesToSnapshot = 256;
// Numbers of connections that are no lines: whoever gives an order from outside.
constexpr Connection kNoLine = Connection{1} << 63U;

// How a table refuses a remark.
constexpr std::string_view kTooMuchTalk = "too much talk";
constexpr std::string_view kRefusedTalk = R"("refused":"too much talk")";
constexpr std::size_t kShort = 512;  // a refusal, whatever its id

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

Salon::Salon(Premises& premises, store::TableRow row)
    : premises_(premises), row_(std::move(row)), shelf_(premises.shelf) {}

template <class Call>
void Salon::attend(Call call) {
  if (silent_) return;
  try {
    call();
    finish();
  } catch (...) {
    premises_.journal->error("table_failed", {Field::table(row_.id), Field::thrown()});
    premises_.lost(*this, Loss::failed);
  }
}

void Salon::go_on(Time alive) {
  attend([&] {
    table_->go_on(wall_clock(), *this, alive);
    for (const std::string& person : lost_) table_->lose(wall_clock(), person, *this);
    told_ = table_->told();  // numbered anew: nobody was told anything
  });
}

void Salon::rest() {
  resting_ = true;
  attend([&] { table_->rest(wall_clock(), *this); });
}

std::vector<Seat> Salon::seats_of(std::string_view person) const {
  std::vector<Seat> seats;
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    if (!chairs[seat].is_person() || table_->sitter(chairs[seat]).person != person) continue;
    seats.push_back(seat);
  }
  return seats;
}

bool Salon::waits_for(std::string_view person) const {
  return std::ranges::any_of(table_->chairs(), [&](const Chair& chair) {
    return chair.waits_for_person() && table_->sitter(chair).person == person;
  });
}

void Salon::arrive(LineId line, const Visitor& visitor) {
  attend([&] {
    lines_.emplace(line, visitor.person);
    table_->arrive(wall_clock(), static_cast<Connection>(line), visitor.person, visitor.name,
                   visitor.may_sit, *this);
    table_->mute(visitor.person, visitor.muted);
  });
}

void Salon::mute(const std::string& person, std::vector<std::string> whom) {
  table_->mute(person, std::move(whom));
}

void Salon::rename(const std::string& person, const std::string& name) {
  attend([&] { table_->rename(wall_clock(), person, name, *this); });
}

void Salon::lose(const std::string& person) {
  lost_.insert(person);
  attend([&] { table_->lose(wall_clock(), person, *this); });
}

void Salon::depart(LineId line, LineEnd why) {
  if (lines_.erase(line) == 0) return;
  attend(
      [&] { table_->depart(wall_clock(), static_cast<Connection>(line), departure(why), *this); });
}

// What is said is heard by the table as everything else, unless they have said enough for a day.
bool Salon::is_hushed(LineId line, std::string_view message) {
  // Few messages can be talk: only these are opened twice. A backslash may hide a letter.
  if (!premises_.hush || !(message.contains("talk") || message.contains('\\'))) return false;
  const auto opened = open_message(message);
  if (!opened) return false;
  const json::value* const verb = opened->keys.if_contains("do");
  if (verb == nullptr || !verb->is_string() || verb->get_string() != "talk") return false;
  const auto whose = lines_.find(line);
  if (whose == lines_.end()) return false;
  const auto wait = premises_.hush(whose->second);
  if (!wait) return false;
  JsonFields answer;
  if (!opened->id.empty()) answer.add_json("id", opened->id);
  answer.add("refused", kTooMuchTalk).add("until", wall_clock() + wait->count());
  attend([&] { send(static_cast<Connection>(line), answer.object()); });
  return true;
}

void Salon::hear(LineId line, std::string_view message) {
  if (is_hushed(line, message)) return;
  attend([&] { table_->receive(wall_clock(), static_cast<Connection>(line), message, *this); });
}

std::string Salon::order(const Visitor& visitor, const std::string& message) {
  std::string answer;
  attend([&] {
    const Time now = wall_clock();
    table_->arrive(now, kNoLine, visitor.person, visitor.name, visitor.may_sit, *this);
    overheard_ = &answer;
    table_->receive(now, kNoLine, message, *this);
    overheard_ = nullptr;
    table_->depart(now, kNoLine, Departure::left, *this);
  });
  return answer;
}

void Salon::send(Connection to, std::string_view text) {
  if (to == kNoLine) {
    // The answer comes first; what it set off is not for whoever is not there.
    if (overheard_ != nullptr && overheard_->empty()) *overheard_ = text;
    return;
  }
  if (text.size() < kShort && text.contains(kRefusedTalk) && premises_.talked_too_much) {
    premises_.talked_too_much(LineId{to});
  }
  // Before a game is played there is no secret.
  const bool playing = table_->stage() != Table::Stage::gathering;
  letters_.add(LineId{to}, playing ? padded(std::string(text)) : std::string(text));
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
  bool turned = false;  // into another stage
  // A choice in secret changes nothing that anybody could see from outside.
  const bool told = table_->told() != told_;
  if (told || table_->stage() != Table::Stage::playing) card_.clear();
  if (told) {
    told_ = table_->told();
    row_.changed = wall_clock();
  }
  if (!deeds_.empty()) {
    const std::string_view stage = stage_name(table_->stage());
    turned = stage != row_.stage;
    // While a game is played nobody new takes a chair, and the edition stays.
    if (turned || table_->stage() != Table::Stage::playing) {
      keep_edition();
      keep_members();
    }
    if (turned || table_->host() != row_.host) {
      row_.stage = stage;
      row_.host = table_->host();
      deeds_.emplace_back(store::SaveTable{row_});
    }
    keep_snapshot(turned);
  }
  if (!deeds_.empty() || !letters_.empty()) post(told);
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
  if (table_->stage() == Table::Stage::over && game_kept_ != table_->game_number()) {
    ++premises_.games_finished;
  }
  keep_finished_games();
  ring();
  set_timer();
  // While a game is played nobody takes or leaves a chair.
  if (turned || table_->stage() != Table::Stage::playing) premises_.changed(*this);
}

// While a game is played its lines stay, and until the next one is over: they are what happened and
// what was said. The record has what happened; the talk does not stay for ever.
void Salon::keep_snapshot(bool turned) {
  const Table::Stage stage = table_->stage();
  const bool over = turned && stage == Table::Stage::over;
  if (turned && stage == Table::Stage::playing) game_began_ = kept_;
  // What a game that is not kept yet would be read from stays.
  if (premises_.archive->owes(row_.id)) return;
  if (!over && kept_ - in_snapshot_ < kLinesToSnapshot) return;
  const std::int64_t before = std::exchange(in_snapshot_, kept_);
  deeds_.emplace_back(store::SaveSnapshot{row_.id, {kept_, table_->snapshot()}});
  if (over || stage == Table::Stage::gathering || stage == Table::Stage::over) {
    deeds_.emplace_back(store::ForgetLines{row_.id, over ? game_began_ : before});
  }
}

const std::string& Salon::card() const {
  if (card_.empty()) card_ = write_card(*this);
  return card_;
}

bool Salon::has_room() const {
  return table_->stage() == Table::Stage::gathering && !lines_.empty() &&
         std::ranges::any_of(table_->chairs(), [](const Chair& chair) {
           return chair.holder == Chair::Holder::empty;
         });
}

// Whatever becomes of its file, the table goes on with the edition that it was set up for.
void Salon::keep_edition() {
  const AnyEdition* const edition = table_->edition();
  if (edition == nullptr || !editions_.insert(hash_of(*edition)).second) return;
  deeds_.emplace_back(store::KeepEdition{row_.id, {hash_of(*edition), text_of(*edition)}});
}

// Nobody is forgotten by the store while they sit at a table.
void Salon::keep_members() {
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    if (!chairs[seat].is_person()) continue;
    const std::string& person = table_->sitter(chairs[seat]).person;
    if (lost_.contains(person) || !members_.insert(person).second) continue;
    deeds_.emplace_back(store::SaveMember{{row_.id, person, seat, false, row_.changed}});
  }
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
    if (const auto here = salon.lock()) {
      here->attend([&] { here->table_->think(wall_clock(), thought, *here); });
    }
  };
  if (rest.count() <= 0) return tell();
  premises_.doors->after(rest, tell);
}

bool Salon::is_here(std::string_view person) const {
  return std::ranges::any_of(lines_, [&](const auto& line) { return line.second == person; });
}

// Whoever has a question before them is told of it elsewhere, once for each question: at an address
// of their own where they have no line to this table, on their devices where there is time.
void Salon::ring() {
  if (table_->stage() != Table::Stage::playing || table_->question() == rung_for_) return;
  rung_for_ = table_->question();
  const bool by_post = table_->options().clock.kind == ClockOptions::Kind::correspondence;
  for (const Chair& chair : table_->chairs()) {
    if (!chair.waits_for_person()) continue;
    const std::string& person = table_->sitter(chair).person;
    if (premises_.ring && !is_here(person)) premises_.ring(person, *this);
    if (premises_.summon && by_post) premises_.summon(person, *this);
  }
}

void Salon::set_timer() {
  const auto next = resting_ ? std::nullopt : table_->next_wake();
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
  // Nobody has been told of what waits for the store: when it is written, the table is taken up
  // again, and its clocks with it.
  if (const auto since = outbox_.waits_since(); since && is_late(*since)) return;
  attend([&] { table_->wake(wall_clock(), *this); });
}

void Salon::renew_keys() {
  row_.listed = false;
  card_.clear();
  row_.invite = new_token();
  row_.watch = new_token();
  row_is_new_ = false;
  deeds_.emplace_back(store::SaveTable{row_});
  attend([] {});
}

void Salon::send_away(std::uint16_t code, std::string_view reason) {
  for (const auto& [line, person] : lines_) premises_.doors->close(line, code, reason);
  fall_silent();
}

void Salon::fall_silent() {
  silent_ = true;
  for (const Outbox::Batch& batch : outbox_.give_up()) {
    if (batch.told) batch.told(false);
  }
  answers_.clear();
  for (auto* const timer : {&timer_, &rhythm_, &tick_}) {
    if (*timer) premises_.doors->cancel(**timer);
    timer->reset();
  }
}

}  // namespace noblesse

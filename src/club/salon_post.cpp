// How a table's letters leave the club: written down first, in order, and so that neither the time
// nor anybody's waiting tells of what is hidden.
#include "club/salon.h"
#include "club/wall_clock.h"

namespace noblesse {
namespace {

constexpr std::chrono::milliseconds kRhythm{200};
constexpr std::chrono::milliseconds kTick{10};
constexpr std::chrono::seconds kAway{2};  // as /ready counts it
// Longer than a disk takes to write what another has chosen, and then this.
constexpr std::chrono::milliseconds kHeldBack{100};

}  // namespace

// What is written down goes out in order. An answer that tells nothing new to whom nothing else is
// on its way goes at once.
void Salon::post(bool told) {
  const auto reader = told ? std::nullopt : only_reader();
  if (deeds_.empty() && reader && outbox_.is_nothing_to(*reader)) {
    return answer_at_once(*reader, std::exchange(letters_, {}));
  }
  const std::uint64_t number = outbox_.add({.letters = std::exchange(letters_, {}),
                                            .written = deeds_.empty(),
                                            .since = std::chrono::steady_clock::now(),
                                            .secret_of = reader,
                                            .payer = premises_.doors->payer()});
  if (!deeds_.empty()) write(number, std::exchange(deeds_, {}));
  hand_out();
}

// To whom all letters of this call go, if it is one person; empty if there are none.
std::optional<std::string> Salon::only_reader() const {
  std::string reader;
  for (const auto& [line, text] : letters_.all()) {
    const auto whose = lines_.find(line);
    if (whose == lines_.end() || (!reader.empty() && reader != whose->second)) return std::nullopt;
    reader = whose->second;
  }
  return reader;
}

void Salon::write(std::uint64_t number, std::vector<store::Deed> deeds) {
  premises_.clerk->write(std::move(deeds),
                         [salon = weak_from_this(), doors = premises_.doors, number,
                          payer = premises_.doors->payer()](Result<void> outcome) {
                           doors->post(payer, [salon, number, outcome = std::move(outcome)] {
                             if (const auto here = salon.lock()) here->written(number, outcome);
                           });
                         });
}

void Salon::written(std::uint64_t number, const Result<void>& outcome) {
  if (silent_) return;
  if (!outcome) {
    premises_.journal->error("not_written", {Field::table(row_.id), Field::why(outcome.error())});
    if (outcome.error().key == "displaced") return premises_.displaced();
    return premises_.lost(*this, Loss::not_written);
  }
  const Moment since = outbox_.mark_written(number);
  premises_.choices.add(std::chrono::steady_clock::now() - since);
  if (is_late(since)) {
    premises_.journal->warn("written_late", {Field::table(row_.id)});
    return premises_.lost(*this, Loss::written_late);
  }
  hand_out();
}

// While a store hangs people are told nothing, but their clocks would run. That is nobody's time,
// like that of a store that cannot write at all.
bool Salon::is_late(Moment since) const {
  return table_->stage() == Table::Stage::playing &&
         table_->options().clock.kind == ClockOptions::Kind::live &&
         std::chrono::steady_clock::now() - since >= kAway;
}

// A house that has just been busy answers some microseconds sooner than one that was asleep. Where
// it is hidden who has chosen, that would tell of it: there such answers leave with the next tick.
void Salon::answer_at_once(const std::string& reader, Letters letters) {
  if (!is_hidden()) return premises_.doors->send_all(letters.all());
  answers_.push_back({reader, std::move(letters), premises_.doors->payer()});
  if (tick_) return;
  tick_ = premises_.doors->after(until_next(kTick), [salon = weak_from_this()] {
    const auto here = salon.lock();
    if (!here) return;
    here->tick_.reset();
    here->hand_out_answers(std::nullopt);
  });
}

// Those of one person, or all. What one person is told in secret sets nobody else's answers off.
void Salon::hand_out_answers(const std::optional<std::string>& reader) {
  std::erase_if(answers_, [&](const auto& answer) {
    const bool now = !reader || *reader == answer.reader;
    if (now) hand_out(answer.letters, answer.payer);
    return now;
  });
}

bool Salon::is_hidden() const {
  return !table_->options().shown_locks && table_->stage() == Table::Stage::playing;
}

// In order: no letter overtakes one that waits for the clerk. A reveal goes to everybody at once.
void Salon::hand_out(bool on_time) {
  if (!on_time && waits_for_its_time()) return;
  while (outbox_.has_written() && !is_held_back()) {
    const Outbox::Batch batch = outbox_.take_first();
    hand_out_answers(batch.secret_of);  // asked before
    hand_out(batch.letters, batch.payer);
    if (batch.told) premises_.doors->on_account_of(batch.payer, [&] { batch.told(true); });
  }
}

// A letter to everybody at a full table costs as much as hundreds of messages: whoever caused it
// pays, also when it leaves later than they asked for it.
void Salon::hand_out(const Letters& letters, const Payer& payer) const {
  if (letters.empty()) return;
  premises_.doors->on_account_of(payer, [&] { premises_.doors->send_all(letters.all()); });
}

// Where choices are told at certain times only, letters leave in a rhythm, too: otherwise the time
// of an acknowledgement would tell the time of a choice to whoever watches the wire.
bool Salon::waits_for_its_time() {
  if (table_->options().beat == 0 || table_->stage() != Table::Stage::playing) return false;
  if (outbox_.has_written() && !rhythm_) {
    rhythm_ = premises_.doors->after(until_next(kRhythm), [salon = weak_from_this()] {
      const auto here = salon.lock();
      if (!here) return;
      here->rhythm_.reset();
      here->hand_out(true);
    });
  }
  return true;
}

// The clerk writes one thing after the other, so whoever has something written learns by when it is
// done whether another was before them. Where it is hidden who has chosen, what was written leaves
// a while after it was asked for, however soon it was done, and with a tick.
bool Salon::is_held_back() {
  if (!is_hidden() || table_->options().beat != 0) return false;
  const auto rest = outbox_.since() + kHeldBack - std::chrono::steady_clock::now();
  if (rest.count() <= 0) return false;
  if (rhythm_) return true;
  const auto whole = rest + until_next(kTick, rest);
  rhythm_ = premises_.doors->after(whole, [salon = weak_from_this()] {
    const auto here = salon.lock();
    if (!here) return;
    here->rhythm_.reset();
    here->hand_out();
  });
  return true;
}

void Salon::when_written(std::function<void(bool)> told) {
  if (silent_) return told(false);
  outbox_.add({.letters = {},
               .written = true,
               .since = std::chrono::steady_clock::now(),
               .secret_of = {},
               .payer = premises_.doors->payer(),
               .told = std::move(told)});
  hand_out();
}

}  // namespace noblesse

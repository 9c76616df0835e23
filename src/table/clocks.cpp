// Time at a table: clocks, what is due and when, and the time that is nobody's.
#include <algorithm>

#include "table/table.h"

namespace noblesse {
namespace {

constexpr Time kToComeBack = 20'000;  // for everybody, when the table is here again

}  // namespace

// When the time for a question that is put now runs out.
std::optional<Time> Table::time_for(const Chair& chair) const {
  switch (options_.clock.kind) {
    case ClockOptions::Kind::none: return std::nullopt;
    case ClockOptions::Kind::live: return now_ + chair.bank + options_.clock.increment;
    case ClockOptions::Kind::correspondence: return now_ + options_.clock.bank;
  }
  return std::nullopt;
}

void Table::start_clock(Chair& chair) const {
  chair.grace = 0;
  chair.deadline = chair.seen_deadline = time_for(chair);
}

// Whoever is out of time has this one decision taken for them; after some in a row, all of them.
void Table::run_clocks() {
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    Chair& chair = chairs_[seat];
    if (!chair.waits_for_person() || chair.out_of_time || !chair.deadline) continue;
    if (*chair.deadline > now_) continue;
    chair.out_of_time = true;
    chair.deadline.reset();
    chair.left = 0;
    ++chair.late;
    ask_bot(seat);
  }
}

Time Table::beat_after(Time time) const { return (time / options_.beat + 1) * options_.beat; }

std::optional<Time> Table::next_wake() const {
  std::optional<Time> next;
  const auto consider = [&](std::optional<Time> time) {
    if (time && (!next || *time < *next)) next = time;
  };
  consider(next_beat_);
  consider(waits_for_host());
  if (agreed_ != 0) consider(waits_for_who_is_gone());
  if (!delayed_.empty()) consider(delayed_.front().at);
  if (stage_ == Stage::playing) {
    for (const Chair& chair : chairs_) {
      if (chair.waits_for_person()) consider(chair.deadline);
    }
  }
  return next;
}

// The host closes: from here on it is nobody's time. Where nothing runs there is nothing to keep.
void Table::rest(Time now, Post& post) {
  advance(now);
  const bool runs =
      std::ranges::any_of(chairs_, [](const Chair& chair) { return chair.deadline.has_value(); });
  if (runs || next_wake()) keep(JsonFields().add("rests", true));
  told_at_ = now_;
  hand_over(post);
}

// Nobody was here for so long (less than nothing, where the calendar was set back meanwhile): all
// clocks go on where they stood. Who had little time left has some to come back, but no more of it
// than that: what they answer within the grace is not saved up.
void Table::pass_over(Time gap, Time now) {
  now_ = told_at_ = now;
  for (Chair& chair : chairs_) {
    if (!chair.seen_deadline) continue;
    const Time own = *chair.seen_deadline - chair.grace + gap;
    chair.seen_deadline = std::max(own, now_ + kToComeBack);
    chair.grace = *chair.seen_deadline - own;
    if (chair.deadline) chair.deadline = chair.seen_deadline;
  }
  for (Delayed& view : delayed_) view.at += gap;
  if (next_beat_) next_beat_ = beat_after(now_);
}

// After the last line: clocks go on, and whoever still has to think is asked again. Events are
// numbered anew from beyond any number that anybody has seen, because not all that was told had
// been kept.
void Table::go_on(Time now, Post& post, Time alive) {
  const Time stood = std::max(told_at_, alive);
  pass_over(now - stood, now);
  keep(JsonFields().add("goes on", true).add("stood", stood));
  renumber();
  if (stage_ == Stage::playing) {
    for (Seat seat = 0; seat < chairs_.size(); ++seat) {
      const Chair& chair = chairs_[seat];
      const bool by_bot = !chair.in_person() || chair.out_of_time;
      if (chair.asked && !chair.chosen() && by_bot) ask_bot(seat);
    }
  }
  hand_over(post);
}

}  // namespace noblesse

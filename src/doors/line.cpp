#include "doors/line.h"

#include <algorithm>
#include <boost/asio/write.hpp>
#include <utility>

#include "doors/fault.h"

namespace noblesse {
namespace {

// What a frame costs in the queue besides its bytes: many small ones are a load too.
constexpr std::size_t kFrameCost = 32;
constexpr std::size_t kReadAtOnce = 512;  // a choice and its head have 264
// So that who is waited for is looked at again: they may be gone.
constexpr Milliseconds kLongestPause{500};

Text text_of(std::string_view bytes) { return std::make_shared<const std::string>(bytes); }

}  // namespace

LiveLine::LiveLine(Visit& visit, const Address& caller, Admission admission,
                   std::optional<Address> seat)
    : visit_(visit),
      hall_(visit.hall()),
      admission_(std::move(admission)),
      seat_(seat),
      caller_(caller),
      payer_(std::make_shared<const Purse>(caller.ward().text(),
                                           admission_ ? admission_->payer : std::string())),
      frames_in_(hall_.limits().frame),
      heard_(hall_.now()),
      pinged_(heard_),
      farewell_(heard_),
      frames_(hall_.limits().frames, heard_),
      bytes_(hall_.limits().line_bytes, heard_),
      bytes_seen_(visit.wire().bytes_in()) {}

LiveLine::~LiveLine() {
  hall_.counters.queue_bytes -= queue_bytes_;
  if (seat_) hall_.callers.leave(*seat_);
}

Awaitable<bool> LiveLine::serve() {
  heard_ = hall_.now();
  id_ = LineId(++hall_.last_line);
  hall_.lines.emplace(hall_.last_line, this);
  ++hall_.counters.lines;
  ++hall_.counters.lines_opened;
  if (!hall_.ask_house(payer_, [&] { hall_.house.opened(id_, std::move(admission_)); })) {
    close(close_code::kHouseFailed, "the house failed", LineEnd::dismissed);
  }
  if (hall_.stopping) close(close_code::kRestart, "service restart", LineEnd::dismissed);

  co_await listen();

  hall_.lines.erase(std::to_underlying(id_));
  --hall_.counters.lines;
  if (end_ == LineEnd::broke_the_rules) ++hall_.counters.broke_the_rules;
  if (end_ == LineEnd::too_slow) ++hall_.counters.too_slow;
  if (end_ == LineEnd::timed_out) ++hall_.counters.timed_out;
  hall_.ask_house(payer_, [&] { hall_.house.closed(id_, *end_); });

  // Our own goodbye may still be on its way.
  if (writing_) {
    flushing_ = std::make_shared<Waiting>();
    co_await visit_.wait_for(flushing_);
  }
  // Both have said goodbye, or one is gone: only whoever was cut short may still be sending.
  co_return end_ == LineEnd::broke_the_rules;
}

Awaitable<void> LiveLine::listen() {
  std::array<char, kReadAtOnce> bytes{};
  while (true) {
    auto [error, count] = co_await visit_.wire().async_read_some(asio::buffer(bytes), kAwait);
    if (error) co_return end_with(LineEnd::lost);
    if (!hear({bytes.data(), count})) co_return;
    co_await wait_while_in_debt();
  }
}

// Whoever costs too much is heard later, and others meanwhile; what they send waits on their side.
Awaitable<void> LiveLine::wait_while_in_debt() {
  auto wait = hall_.debt(*payer_);
  if (!wait) co_return;
  hall_.note(Flood::work, caller_);
  while (wait && !closing_) {
    co_await visit_.pause(std::min(*wait, kLongestPause));
    wait = visit_.is_over() ? std::nullopt : hall_.debt(*payer_);
  }
}

// Whether there may be more.
bool LiveLine::hear(std::string_view fresh) {
  try {
    while (const auto said = frames_in_.read(fresh)) {
      if (!take(*said)) return false;
    }
    return true;
  } catch (...) {  // no memory: the house is told of the end all the same
    hang_up(LineEnd::lost);
    return false;
  }
}

bool LiveLine::take(const Said& said) {
  using Kind = Said::Kind;
  if (said.kind == Kind::close) {
    if (!closing_) say(Opcode::close, text_of(close_payload(said.code, {})));
    end_with(LineEnd::left);
    return false;
  }
  if (said.kind == Kind::broken) {
    if (!closing_) say(Opcode::close, text_of(close_payload(said.code, {})));
    end_with(LineEnd::broke_the_rules);
    return false;
  }
  heard_ = hall_.now();
  if (closing_) return true;
  if (said.kind == Kind::text || said.kind == Kind::binary) ++hall_.counters.frames_in;
  if (said.kind == Kind::binary) {
    close(close_code::kBinary, "only text is spoken here", LineEnd::broke_the_rules);
  } else if (!frames_.take(hall_.limits().frames, heard_)) {
    close(close_code::kTooMany, "too many frames", LineEnd::broke_the_rules);
  } else if (said.kind == Kind::ping) {
    say(Opcode::pong, text_of(said.bytes));
  } else if (said.kind == Kind::text &&
             !hall_.ask_house(payer_, [&] { hall_.house.heard(id_, said.bytes); })) {
    close(close_code::kHouseFailed, "the house failed", LineEnd::dismissed);
  }
  return true;
}

// Nobody listens any more; what waits to go out has until the farewell.
void LiveLine::end_with(LineEnd why) {
  if (!end_) end_ = why;
  if (std::exchange(closing_, true)) return;
  farewell_ = hall_.now() + hall_.limits().farewell;
}

void LiveLine::send(Text text) {
  if (!closing_ && text) queue(Opcode::text, std::move(text));
}

void LiveLine::queue(Opcode kind, Text text) {
  const std::size_t cost = text->size() + kFrameCost;
  if (queue_bytes_ + cost > hall_.limits().queue) {
    hang_up(LineEnd::too_slow);
    return;
  }
  queue_bytes_ += cost;
  hall_.counters.queue_bytes += cost;
  queue_.emplace_back(std::move(text), kind);
}

void LiveLine::say(Opcode kind, Text text) {
  queue(kind, std::move(text));
  flush();
}

// Several frames go in one write: a call of the system costs more than what it carries.
LiveLine::Pieces LiveLine::waiting(Heads& heads) const {
  Pieces pieces;
  const std::size_t end = std::min(queue_.size(), sent_ + kWrittenAtOnce);
  std::size_t skip = sent_of_first_;
  for (std::size_t i = sent_; i < end; ++i) {
    FrameHead& head = heads[i - sent_];
    head = write_frame_head(queue_[i].kind, queue_[i].text->size());
    for (const asio::const_buffer part : {asio::const_buffer(head.bytes.data(), head.size),
                                          asio::const_buffer(asio::buffer(*queue_[i].text))}) {
      const std::size_t gone = std::min(skip, part.size());
      skip -= gone;
      if (gone < part.size()) pieces.all[pieces.count++] = part + gone;
    }
  }
  return pieces;
}

void LiveLine::flush() {
  while (!writing_ && sent_ < queue_.size()) {
    Heads heads;
    error_code error;
    const std::size_t count = visit_.wire().write_now(waiting(heads), error);
    if (error == asio::error::would_block) return write_later();
    if (error) return visit_.hang_up();  // so that whoever listens hears of it too
    note_sent(count);
  }
}

void LiveLine::write_later() {
  writing_ = true;
  auto heads = std::make_unique<Heads>();
  const Pieces pieces = waiting(*heads);
  asio::async_write(visit_.wire(), pieces,
                    [this, heads = std::move(heads), visit = visit_.shared_from_this()](
                        error_code error, std::size_t count) { written(error, count); });
}

void LiveLine::written(error_code error, std::size_t count) {
  writing_ = false;
  if (error) {
    visit_.hang_up();
  } else {
    note_sent(count);
    flush();
  }
  if (!writing_ && flushing_) flushing_->end();
}

void LiveLine::note_sent(std::size_t count) {
  while (sent_ < queue_.size()) {
    Outgoing& first = queue_[sent_];
    const std::size_t size = first.text->size();
    const std::size_t left = write_frame_head(first.kind, size).size + size - sent_of_first_;
    if (count < left) {
      sent_of_first_ += count;
      return;
    }
    count -= left;
    sent_of_first_ = 0;
    if (first.kind == Opcode::text) ++hall_.counters.frames_out;
    const std::size_t cost = size + kFrameCost;
    queue_bytes_ -= cost;
    hall_.counters.queue_bytes -= cost;
    first.text.reset();
    ++sent_;
  }
  sent_ = 0;
  queue_.clear();
  if (queue_.capacity() > kWrittenAtOnce) queue_.shrink_to_fit();
}

void LiveLine::close(std::uint16_t code, std::string_view reason, LineEnd why) {
  if (closing_) return;
  say(Opcode::close, text_of(close_payload(code, reason)));
  end_with(why);
}

void LiveLine::hang_up(LineEnd why) {
  end_with(why);
  visit_.hang_up();
}

void LiveLine::sweep(Moment now) {
  if (closing_) {
    if (now >= farewell_) visit_.hang_up();
    return;
  }
  const std::uint64_t bytes = visit_.wire().bytes_in();
  const auto fresh = static_cast<double>(bytes - std::exchange(bytes_seen_, bytes));
  if (!bytes_.take(hall_.limits().line_bytes, now, fresh)) {
    close(close_code::kTooMany, "too many bytes", LineEnd::broke_the_rules);
    return;
  }
  const auto silence = now - heard_;
  if (silence >= hall_.limits().gone) {
    hang_up(LineEnd::timed_out);
  } else if (silence >= hall_.limits().ping && now - pinged_ >= hall_.limits().ping) {
    pinged_ = now;
    say(Opcode::ping, text_of({}));
  }
}

}  // namespace noblesse

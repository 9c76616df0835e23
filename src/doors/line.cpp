#include "doors/line.h"

#include <boost/asio/post.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <string>
#include <utility>

#include "doors/fault.h"

namespace noblesse {

namespace websocket = beast::websocket;

namespace {

// What a frame costs in the queue besides its bytes: many small ones are a load too.
constexpr std::size_t kFrameCost = 32;
// A larger buffer is given back once its message is read.
constexpr std::size_t kBufferKept = 2048;

}  // namespace

LiveLine::LiveLine(Visit& visit, Request request, Admission admission, std::optional<Address> seat)
    : visit_(visit),
      hall_(visit.hall()),
      stream_(visit.wire()),
      request_(std::make_unique<Request>(std::move(request))),
      admission_(std::move(admission)),
      seat_(seat),
      heard_(Hall::now()),
      pinged_(heard_),
      farewell_(heard_),
      frames_(hall_.limits().frames, heard_),
      bytes_(hall_.limits().line_bytes, heard_),
      bytes_seen_(visit.wire().bytes_in()) {
  stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& answer) {
    answer.set(beast::http::field::server, "noblesse");
  }));
  stream_.read_message_max(hall_.limits().frame);
  stream_.auto_fragment(false);
  stream_.write_buffer_bytes(512);
  stream_.text(true);
}

LiveLine::~LiveLine() {
  hall_.counters.queue_bytes -= queue_bytes_;
  if (seat_) hall_.callers.leave(*seat_);
}

Awaitable<bool> LiveLine::serve() {
  auto [error] = co_await stream_.async_accept(*request_, kAwait);
  request_.reset();
  if (error) co_return false;

  open_ = true;
  id_ = LineId(++hall_.last_line);
  hall_.lines.emplace(hall_.last_line, this);
  ++hall_.counters.lines;
  ++hall_.counters.lines_opened;
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::close) return;
    heard_ = Hall::now();
    if (frames_.take(hall_.limits().frames, heard_)) return;
    // Not from within the stream's own reading.
    asio::post(visit_.wire().get_executor(), [this, visit = visit_.shared_from_this()] {
      close(close_code::kTooMany, "too many frames", LineEnd::broke_the_rules);
    });
  });
  if (!hall_.ask_house([&] { hall_.house.opened(id_, std::move(admission_)); })) {
    close(close_code::kHouseFailed, "the house failed", LineEnd::dismissed);
  }
  if (hall_.stopping) close(close_code::kRestart, "service restart", LineEnd::dismissed);

  co_await listen();

  hall_.lines.erase(std::to_underlying(id_));
  --hall_.counters.lines;
  if (end_ == LineEnd::broke_the_rules) ++hall_.counters.broke_the_rules;
  if (end_ == LineEnd::too_slow) ++hall_.counters.too_slow;
  if (end_ == LineEnd::timed_out) ++hall_.counters.timed_out;
  hall_.ask_house([&] { hall_.house.closed(id_, *end_); });
  // Both have said goodbye, or one is gone: only whoever was cut short may still be sending.
  co_return end_ == LineEnd::broke_the_rules;
}

Awaitable<void> LiveLine::listen() {
  while (true) {
    auto [error, bytes] = co_await stream_.async_read(buffer_, kAwait);
    if (error) {
      if (!end_) end_ = end_of(error);
      closing_ = true;
      co_return;
    }
    heard_ = Hall::now();
    const auto data = buffer_.cdata();
    if (!closing_) {
      take({static_cast<const char*>(data.data()), data.size()}, stream_.got_binary());
    }
    buffer_.consume(bytes);
    if (buffer_.capacity() > kBufferKept) buffer_.shrink_to_fit();
  }
}

void LiveLine::take(std::string_view text, bool binary) {
  ++hall_.counters.frames_in;
  if (binary) {
    close(close_code::kBinary, "only text is spoken here", LineEnd::broke_the_rules);
  } else if (!frames_.take(hall_.limits().frames, heard_)) {
    close(close_code::kTooMany, "too many frames", LineEnd::broke_the_rules);
  } else if (!hall_.ask_house([&] { hall_.house.heard(id_, text); })) {
    close(close_code::kHouseFailed, "the house failed", LineEnd::dismissed);
  }
}

LineEnd LiveLine::end_of(error_code error) const {
  if (error == websocket::error::closed) return LineEnd::left;
  if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow ||
      error == websocket::condition::protocol_violation) {
    return LineEnd::broke_the_rules;
  }
  return LineEnd::lost;
}

void LiveLine::send(Text text) {
  if (closing_ || !text) return;
  const std::size_t cost = text->size() + kFrameCost;
  if (queue_bytes_ + cost > hall_.limits().queue) {
    hang_up(LineEnd::too_slow);
    return;
  }
  queue_bytes_ += cost;
  hall_.counters.queue_bytes += cost;
  queue_.push_back(std::move(text));
  if (!writing_) write_next();
}

void LiveLine::write_next() {
  writing_ = true;
  const std::string& text = *queue_[sent_];
  stream_.async_write(asio::buffer(text),
                      [this, visit = visit_.shared_from_this()](error_code error, std::size_t) {
                        const std::size_t cost = queue_[sent_]->size() + kFrameCost;
                        queue_[sent_].reset();
                        ++sent_;
                        queue_bytes_ -= cost;
                        hall_.counters.queue_bytes -= cost;
                        if (error) return;  // whoever listens hears of it too
                        ++hall_.counters.frames_out;
                        if (sent_ < queue_.size()) {
                          write_next();
                          return;
                        }
                        writing_ = false;
                        queue_.clear();
                        sent_ = 0;
                        if (closing_) say_goodbye();
                      });
}

void LiveLine::close(std::uint16_t code, std::string_view reason, LineEnd why) {
  if (!open_ || closing_) return;
  closing_ = true;
  end_ = why;
  goodbye_ = websocket::close_reason(code);
  goodbye_.reason.assign(reason.data(), reason.size());
  farewell_ = Hall::now() + hall_.limits().farewell;
  if (!writing_) say_goodbye();
}

void LiveLine::say_goodbye() {
  // Cut short by the sweep if the other side does not say it too.
  stream_.async_close(goodbye_, [visit = visit_.shared_from_this()](error_code) {});
}

void LiveLine::hang_up(LineEnd why) {
  closing_ = true;
  end_ = why;
  farewell_ = Hall::now();
  visit_.wire().close();
}

void LiveLine::sweep(Moment now) {
  if (!open_) {
    if (now - heard_ >= hall_.limits().header) visit_.wire().close();
    return;
  }
  if (closing_) {
    if (now >= farewell_) visit_.wire().close();
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
  } else if (silence >= hall_.limits().ping && now - pinged_ >= hall_.limits().ping && !pinging_) {
    pinging_ = true;
    pinged_ = now;
    stream_.async_ping({},
                       [this, visit = visit_.shared_from_this()](error_code) { pinging_ = false; });
  }
}

}  // namespace noblesse

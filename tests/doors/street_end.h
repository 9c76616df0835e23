// One end of a simulated connection: what arrives comes in pieces, what is written goes as far as
// the caller takes it, and what is done is told now or a little later.
#pragma once

#include <algorithm>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "doors/cable.h"

namespace noblesse::testing {

// Any number below the bound: whoever plays chooses, by a seed or by a fuzzer's bytes.
using Choose = std::function<std::uint32_t(std::uint32_t bound)>;

class StreetEnd final : public PlayedEnd {
 public:
  StreetEnd(asio::io_context& context, Choose& choose) : context_(context), choose_(choose) {}

  // The caller's side.
  void deliver(std::string_view bytes) {
    arrived_ += bytes;
    go_on();
  }
  void finish() {
    finished_ = true;
    go_on();
  }
  void reset() {
    broken_ = true;
    go_on();
  }
  void take(std::size_t more) {
    window_ += more;
    go_on();
  }
  const std::string& taken() const { return taken_; }
  bool is_closed() const { return closed_; }
  bool is_waited_for() const { return reading_ || writing_ || !held_.empty(); }

  // Tells what was held back. False: there was nothing.
  bool tell() {
    auto held = std::exchange(held_, {});
    for (auto& deed : held) asio::post(context_, std::move(deed));
    return !held.empty();
  }
  // Forgets whoever waits, so that a street that found a fault can be left.
  void clear() {
    reading_.reset();
    writing_.reset();
    held_.clear();
  }

  // The doors' side.
  void read(asio::mutable_buffer into, Done done) override {
    reading_.emplace(into, std::move(done));
    go_on();
  }
  void write(asio::const_buffer from, Done done) override {
    writing_.emplace(from, std::move(done));
    go_on();
  }
  std::size_t write_now(asio::const_buffer from) override {
    if (closed_ || broken_ || window_ == 0 || from.size() == 0 || choose_(2) == 0) return 0;
    const std::size_t count = some_of(std::min(window_, from.size()));
    taken_.append(static_cast<const char*>(from.data()), count);
    window_ -= count;
    return count;
  }
  void finish_sending() override {}
  void say_and_close(std::string_view bytes) override {
    taken_ += bytes;
    close();
  }
  void cancel() override { fail(asio::error::operation_aborted); }
  void close() override {
    closed_ = true;
    fail(asio::error::operation_aborted);
  }

 private:
  template <class Buffer>
  struct Pending {
    Buffer buffer;
    Done done;
  };

  void go_on() {
    if (closed_) return fail(asio::error::bad_descriptor);
    if (broken_) return fail(asio::error::connection_reset);
    if (reading_ && reading_->buffer.size() > 0 && arrived_.empty()) {
      if (finished_) complete(reading_, asio::error::eof, 0);
    } else if (reading_) {
      const std::size_t count = some_of(std::min(arrived_.size(), reading_->buffer.size()));
      std::memcpy(reading_->buffer.data(), arrived_.data(), count);
      arrived_.erase(0, count);
      complete(reading_, {}, count);
    }
    if (writing_ && (window_ > 0 || writing_->buffer.size() == 0)) {
      const std::size_t count = some_of(std::min(window_, writing_->buffer.size()));
      taken_.append(static_cast<const char*>(writing_->buffer.data()), count);
      window_ -= count;
      complete(writing_, {}, count);
    }
  }
  void fail(error_code error) {
    if (reading_) complete(reading_, error, 0);
    if (writing_) complete(writing_, error, 0);
  }
  template <class Waiting>
  void complete(std::optional<Waiting>& waiting, error_code error, std::size_t count) {
    auto deed = [done = std::move(waiting->done), error, count]() mutable { done(error, count); };
    waiting.reset();
    if (choose_(4) == 0) {
      held_.emplace_back(std::move(deed));
    } else {
      asio::post(context_, std::move(deed));
    }
  }
  // Mostly everything, at least something.
  std::size_t some_of(std::size_t most) {
    if (most < 2 || choose_(3) > 0) return most;
    return 1 + choose_(static_cast<std::uint32_t>(most));
  }

  asio::io_context& context_;
  Choose& choose_;
  std::string arrived_;  // and not read yet
  std::string taken_;
  std::size_t window_ = 0;  // what the caller takes yet
  bool finished_ = false;
  bool broken_ = false;
  bool closed_ = false;
  std::optional<Pending<asio::mutable_buffer>> reading_;
  std::optional<Pending<asio::const_buffer>> writing_;
  std::vector<std::move_only_function<void()>> held_;
};

}  // namespace noblesse::testing

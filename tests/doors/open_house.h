// A small house behind real doors, on a thread of its own.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "doors/clock.h"
#include "doors/doors.h"
#include "tests/until.h"

namespace noblesse::testing {

using namespace std::chrono_literals;

class SmallHouse : public House {
 public:
  void attach(Doors& doors) { doors_ = &doors; }

  void ask(Asking asking, Reply reply) override {
    Answer answer;
    answer.content_type = "text/plain";
    if (asking.path == "/late") {
      const int time = std::stoi(std::string(asking.parameter("ms").value_or("50")));
      answer.body = "late";
      doors_->after(Milliseconds(time),
                    [reply = std::move(reply), answer]() mutable { reply(std::move(answer)); });
    } else if (asking.path == "/thread") {
      std::thread([this, reply = std::move(reply), answer]() mutable {
        answer.body = "from another thread";
        doors_->post([reply = std::move(reply), answer]() mutable { reply(std::move(answer)); });
      }).detach();
    } else if (asking.path == "/work") {
      toil();
      reply(std::move(answer));
    } else if (asking.path == "/never") {
      kept_.push_back(std::move(reply));
    } else if (asking.path == "/throw") {
      throw std::runtime_error("the house burns");
    } else if (asking.path == "/drop") {
      // The reply goes out of scope.
    } else if (asking.path == "/split") {
      answer.headers.emplace_back("X-Name", "a\r\nSet-Cookie: stolen=1");
      reply(std::move(answer));
    } else if (asking.path == "/big") {
      answer.shared = std::make_shared<const std::string>(
          std::stoul(std::string(asking.parameter("bytes").value_or("1"))), 'x');
      reply(std::move(answer));
    } else if (asking.path == "/cookies") {
      answer.cookies = {"a=1; HttpOnly", "b=2; Secure"};
      reply(std::move(answer));
    } else {
      answer.body = std::to_string(static_cast<int>(asking.method)) + " " + asking.path + " " +
                    asking.address.text() + (asking.secure ? " secure " : " plain ") + asking.body;
      reply(std::move(answer));
    }
  }

  std::optional<std::size_t> body_limit(const Asking& asking) override {
    if (asking.path == "/large") return std::size_t{1} << 20U;
    return std::nullopt;
  }

  struct From final : Ticket {
    std::string address;
  };

  void admit(Asking asking, Verdict verdict) override {
    auto ticket = std::make_unique<From>();
    ticket->address = asking.address.text();
    if (asking.path == "/line") return verdict(std::move(ticket));
    if (asking.path == "/line/late") {
      doors_->after(50ms, [verdict = std::move(verdict), ticket = std::move(ticket)]() mutable {
        verdict(std::move(ticket));
      });
    } else if (asking.path == "/line/never") {
      doubtful_.push_back(std::move(verdict));
    } else if (asking.path == "/line/throw") {
      throw std::runtime_error("the house burns");
    } else {
      verdict(std::unexpected(Answer{.status = 404, .body = "no line"}));
    }
  }

  void opened(LineId line, Admission admission) override {
    const std::scoped_lock lock(mutex_);
    lines_.push_back(line);
    last_ticket_ = static_cast<From&>(*admission).address;
    changed_.notify_all();
  }

  void heard(LineId line, std::string_view text) override {
    if (text == "throw") throw std::runtime_error("the house burns");
    if (text == "work") toil();
    if (text == "close") {
      doors_->send(line, std::make_shared<const std::string>("goodbye"));
      doors_->close(line, 4001, "as you wish");
    } else if (text == "flood") {
      const auto page = std::make_shared<const std::string>(16 * 1024, 'x');
      doors_->after(1ms, [this, line, page] { flood(line, page, 2000); });
    } else if (text == "count") {
      for (int i = 0; i < 100; ++i) {
        doors_->send(line, std::make_shared<const std::string>(std::to_string(i)));
      }
    } else if (text == "all") {
      const auto news = std::make_shared<const std::string>("news");
      std::vector<std::pair<LineId, Text>> texts;
      for (const LineId each : lines_) texts.emplace_back(each, news);
      doors_->send_all(texts);
    } else {
      doors_->send(line, std::make_shared<const std::string>(text));
    }
  }

  void closed(LineId line, LineEnd why) override {
    const std::scoped_lock lock(mutex_);
    ends_[line] = why;
    changed_.notify_all();
  }

  // How the line that was opened last ended; waits for it.
  std::optional<LineEnd> end_of_last() {
    std::unique_lock lock(mutex_);
    const bool ended = changed_.wait_for(
        lock, kPatience, [&] { return !lines_.empty() && ends_.contains(lines_.back()); });
    if (!ended) return std::nullopt;
    return ends_[lines_.back()];
  }
  bool wait_for_lines(std::size_t count) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kPatience, [&] { return lines_.size() >= count; });
  }
  std::string last_ticket() {
    const std::scoped_lock lock(mutex_);
    return last_ticket_;
  }
  void full(std::uint64_t /*turned_away*/) override {
    const std::scoped_lock lock(mutex_);
    ++complaints_;
    changed_.notify_all();
  }
  // Whether it was ever told that the house is full; waits for it.
  bool complained() {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kPatience, [&] { return complaints_ > 0; });
  }
  std::size_t complaints() {
    const std::scoped_lock lock(mutex_);
    return complaints_;
  }
  std::size_t ended() {
    const std::scoped_lock lock(mutex_);
    return ends_.size();
  }

  void flooded(Flood with, std::uint64_t /*times*/, const Address& last) override {
    const std::scoped_lock lock(mutex_);
    flooded_by_[with] = last.text();
    changed_.notify_all();
  }
  // The address of whom it was last told that they do too much of it; waits for it.
  std::string flooded_by(Flood with) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kPatience, [&] { return flooded_by_.contains(with); });
    return flooded_by_[with];
  }

 private:
  // 50 ms of this thread's work.
  static void toil() {
    const Clock clock;
    for (const auto begun = clock.worked(); clock.worked() - begun < 50ms;) continue;
  }
  // Little by little, so that the kernel's own buffers fill first.
  void flood(LineId line, const Text& page, int left) {
    for (int i = 0; i < 10; ++i) doors_->send(line, page);
    if (left > 0) doors_->after(1ms, [this, line, page, left] { flood(line, page, left - 10); });
  }

  Doors* doors_ = nullptr;
  std::vector<Reply> kept_;
  std::vector<Verdict> doubtful_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<LineId> lines_;
  std::map<LineId, LineEnd> ends_;
  std::string last_ticket_;
  std::size_t complaints_ = 0;
  std::map<Flood, std::string> flooded_by_;
};

class OpenHouse {
 public:
  explicit OpenHouse(DoorSettings settings = {}) {
    settings.port = 0;
    if (settings.limits.sweep == Limits{}.sweep) settings.limits.sweep = 20ms;
    auto opened = Doors::open(std::move(settings), house);
    if (!opened) throw std::runtime_error(opened.error().message);
    doors = *std::move(opened);
    house.attach(*doors);
    port = doors->port();
    thread_ = std::thread([this] { doors->run(); });
  }
  OpenHouse(const OpenHouse&) = delete;
  OpenHouse& operator=(const OpenHouse&) = delete;
  OpenHouse(OpenHouse&&) = delete;
  OpenHouse& operator=(OpenHouse&&) = delete;
  ~OpenHouse() {
    doors->stop(0ms);
    join();
  }

  void join() {
    if (thread_.joinable()) thread_.join();
  }

  Counters counters() {
    std::promise<Counters> promise;
    doors->post([&] { promise.set_value(doors->counters()); });
    return promise.get_future().get();
  }
  // The doors have read so many bytes, and done with them what can be done.
  bool has_heard(std::uint64_t bytes) {
    return until([&] { return counters().bytes_in >= bytes; });
  }

  SmallHouse house;
  std::unique_ptr<Doors> doors;
  std::uint16_t port = 0;

 private:
  std::thread thread_;
};

}  // namespace noblesse::testing

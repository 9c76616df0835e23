// The doors under simulation: real visits and lines on a street of callers who are played, with a
// clock that jumps to whatever comes next. In the end nothing may be left: no connection, no line,
// nobody here, nobody waiting; and doors that are told to stop are closed within their grace.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "doors/hall.h"
#include "tests/doors/server_bytes.h"
#include "tests/doors/street_house.h"
#include "tests/doors/street_script.h"

namespace noblesse::testing {

class Street {
 public:
  explicit Street(Choose choose) : choose_(std::move(choose)) {
    for (std::uint32_t left = 1 + choose_(4); left > 0; --left) {
      const Moment comes = now_ + Milliseconds(choose_(3) == 0 ? choose_(5'000) : 0);
      passers_.push_back({comes, Script(choose_).write()});
    }
    if (choose_(3) == 0)
      stops_ = now_ + Milliseconds(choose_(2) == 0 ? choose_(2) : choose_(90'000));
    grace_ = Milliseconds(choose_(10'000));
    house_.attach(hall_);
  }
  Street(const Street&) = delete;
  Street& operator=(const Street&) = delete;
  Street(Street&&) = delete;
  Street& operator=(Street&&) = delete;
  ~Street() {
    house_.forget_letters();
    hall_.abandon();
    for (const Passer& passer : passers_) {
      if (passer.end) passer.end->clear();
    }
  }

  const Counters& counters() const { return hall_.counters; }

  // What went wrong; empty: nothing.
  std::string run() {
    while (true) {
      settle();
      if (!house_.fault().empty()) return house_.fault();
      if (hall_.context.stopped()) break;
      const auto next = next_moment();
      if (!next || *next > kEnd) break;
      now_ = *next;
      live();
      hall_.ring();
    }
    if (stops_) {
      if (!hall_.context.stopped()) return "the doors did not stop";
      if (now_ > *stops_ + grace_) return "the doors stopped after their grace";
    }
    house_.forget_letters();
    return what_is_left();
  }

 private:
  static constexpr Moment kEnd{std::chrono::hours(3)};
  static constexpr int kMostLooks =
      70;  // with an answer: nearly a minute, looking ever more rarely

  struct Passer {
    Moment due;
    std::vector<Act> acts;
    std::size_t done = 0;
    int listened = 0;
    std::shared_ptr<StreetEnd> end{};  // once they have come
  };

  // Sometimes with little room, so that limits are reached.
  DoorSettings settings() {
    DoorSettings settings;
    if (choose_(4) == 0) settings.limits.frames = {1, 5};
    if (choose_(4) == 0) settings.limits.queue = 10'000;
    if (choose_(8) == 0) settings.limits.line_bytes = {100, 5'000};
    if (choose_(6) == 0) {
      settings.limits.connections = 1;
      settings.limits.reserve = 1;
      settings.vital = {"/x"};
    }
    return settings;
  }

  // Everything that can happen without the clock moving.
  void settle() {
    while (true) {
      bool moved = hall_.context.poll() > 0;
      for (const Passer& passer : passers_) moved = (passer.end && passer.end->tell()) || moved;
      if (!moved) return;
    }
  }

  // When there is nobody to come, to act or to go any more: nothing.
  std::optional<Moment> next_moment() const {
    std::optional<Moment> next;
    const auto sooner = [&](Moment when) { next = next ? std::min(*next, when) : when; };
    for (const Passer& passer : passers_) {
      if (passer.done < passer.acts.size() || !passer.end) sooner(passer.due);
    }
    if (stops_ && !hall_.stopping) sooner(*stops_);
    const bool over = !next && hall_.visits.empty() && hall_.agenda.size() == 1;
    if (over && !hall_.stopping) return std::nullopt;
    sooner(*hall_.agenda.next());
    return next;
  }

  void live() {
    if (stops_ && now_ >= *stops_) hall_.stop(grace_);
    for (Passer& passer : passers_) {
      while (passer.due <= now_ && step(passer)) {
      }
    }
  }
  // False: not now.
  bool step(Passer& passer) {
    if (!passer.end) {
      passer.end = std::make_shared<StreetEnd>(hall_.context, choose_);
      // A closed door is nobody's connection.
      if (hall_.stopping) {
        passer.end->close();
        passer.done = passer.acts.size();
      } else {
        hall_.receive(Cable(hall_.context, passer.end), Address::read("192.0.2.1").value());
      }
      return true;
    }
    if (passer.done == passer.acts.size()) return false;
    const Act& act = passer.acts[passer.done];
    if (act.kind == Act::Kind::listen && passer.end->taken().empty() && !passer.end->is_closed()) {
      passer.due = now_ + Milliseconds(20 * ++passer.listened);
      if (passer.listened < kMostLooks) return false;
    }
    perform(act, *passer.end);
    ++passer.done;
    if (passer.done < passer.acts.size()) passer.due = now_ + passer.acts[passer.done].wait;
    return true;
  }
  static void perform(const Act& act, StreetEnd& end) {
    switch (act.kind) {
      case Act::Kind::say: end.deliver(act.bytes); break;
      case Act::Kind::listen: break;
      case Act::Kind::take: end.take(act.count); break;
      case Act::Kind::finish: end.finish(); break;
      case Act::Kind::reset: end.reset(); break;
    }
  }

  std::string what_is_left() {
    const Counters counters = hall_.counters;
    if (!hall_.visits.empty() || counters.connections != 0) return "a connection is left";
    if (!hall_.lines.empty() || counters.lines != 0) return "a line is left";
    if (!house_.is_empty()) return "somebody is still here";
    if (counters.queue_bytes != 0) return "bytes wait for nobody";
    // Only the sweep goes on, and that until the doors are closed.
    if (!hall_.context.stopped() && hall_.agenda.size() != 1) return "a timer is left";
    for (const Passer& passer : passers_) {
      if (!passer.end) continue;
      if (!passer.end->is_closed()) return "a connection was not closed";
      if (passer.end->is_waited_for()) return "somebody waits for a connection";
      if (auto fault = fault_in(passer.end->taken()); !fault.empty()) return fault;
    }
    hall_.callers.forget(now_ + std::chrono::hours(1));
    if (hall_.callers.size() != 0) return "the callers' book counts somebody who is gone";
    return {};
  }

  Choose choose_;
  Moment now_{};
  StreetHouse house_{choose_};
  std::vector<Passer> passers_;
  std::optional<Moment> stops_;
  Milliseconds grace_{};
  Hall hall_{settings(), Networks::read({}).value(), house_, Clock(now_)};
};

}  // namespace noblesse::testing

// Wakes somebody when it is time, on the network thread. It is set again only for an earlier
// time: to set it for every deed of an agenda would cost a call for each of them. For the room's
// own use.
#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <optional>

#include "doors/bucket.h"

namespace noblesse {

class Alarm {
 public:
  Alarm(boost::asio::io_context& context, std::function<void()> ring)
      : timer_(context), ring_(std::move(ring)) {}

  // At this time or earlier it rings, once; whoever is woken sets it again. Nothing: as it was.
  void set(std::optional<Moment> when);

 private:
  using Executor = boost::asio::io_context::executor_type;
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  Timer timer_;
  std::function<void()> ring_;
  std::optional<Moment> set_;
};

}  // namespace noblesse

// Ctrl-C and friends, noticed instead of obeyed: whoever waits for input asks whether one came,
// puts the terminal in order and leaves.
#pragma once

#include <csignal>

namespace noblesse {

// While it lives, SIGINT, SIGTERM and SIGHUP only raise a flag. One at a time.
class InterruptWatch {
 public:
  InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch(InterruptWatch&&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  InterruptWatch& operator=(InterruptWatch&&) = delete;
  ~InterruptWatch();

  static bool raised();

 private:
  static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before_[3] = {};
};

}  // namespace noblesse

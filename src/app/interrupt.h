// Ctrl-C and friends, noticed instead of obeyed: whoever waits for input asks whether one came,
// puts the terminal in order and leaves.
#pragma once

#include <csignal>

namespace noblesse {

// While it lives, SIGINT, SIGTERM and SIGHUP only raise a flag. One at a time.
class InterruptWatch {
 public:
  // What a second Ctrl-C does: nothing new, or what it does elsewhere, for who has nothing to put
  // in order and might be long.
  enum class Again : char { noticed, obeyed };

  explicit InterruptWatch(Again again = Again::noticed);
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

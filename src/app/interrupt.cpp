#include "app/interrupt.h"

namespace noblesse {
namespace {

// A signal handler can reach nothing else.
volatile std::sig_atomic_t interrupted = 0;

void raise_flag(int /*signal*/) { interrupted = 1; }

}  // namespace

InterruptWatch::InterruptWatch(Again again) {
  interrupted = 0;
  struct sigaction action{};
  action.sa_handler = raise_flag;  // without SA_RESTART: a read that waits is broken off
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < 3; ++i) {
    // The others may come twice with nobody meaning it: a terminal that closes sends its own
    // SIGHUP, and the shell another.
    action.sa_flags = again == Again::obeyed && kSignals[i] == SIGINT ? SA_RESETHAND : 0;
    sigaction(kSignals[i], &action, &before_[i]);
  }
}

InterruptWatch::~InterruptWatch() {
  for (int i = 0; i < 3; ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

bool InterruptWatch::raised() { return interrupted != 0; }

}  // namespace noblesse

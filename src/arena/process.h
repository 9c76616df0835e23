// A child process that is spoken to in lines, on its standard input and output. It can hang, flood,
// die or never read: whoever speaks to it waits until a moment that they name, or until they are
// stopped, and no longer.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <expected>
#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse::arena {

class Process {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLongestLine = std::size_t{1} << 16U;

  enum class Failure : char { ended, late, stopped, too_long };

  // Runs the command with /bin/sh, in a process group of its own: a Ctrl-C is not for it.
  static Result<Process> start(const std::string& command);

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;
  // Closes its input, and soon ends it and whatever it has started.
  ~Process();

  // Sends a line and waits for one, which is returned without its end. What was said since the last
  // answer answers nothing and is dropped.
  std::expected<std::string, Failure> ask(std::string_view line, Clock::time_point until,
                                          const std::atomic<bool>& stop);

  // After Failure::ended, once: "it ended with status 1".
  std::string how_it_ended();

 private:
  Process(pid_t id, int to, int from) : id_(id), to_(to), from_(from) {}

  // How long it may take to go by itself.
  static constexpr std::chrono::milliseconds kGrace{300};
  // How long it takes at most to notice that it is stopped.
  static constexpr std::chrono::milliseconds kSlice{100};
  // Who says more without being asked is heard after that, and talks nonsense.
  static constexpr std::size_t kMostDropped = std::size_t{1} << 20U;

  struct Ending {
    bool by_itself = false;
    int status = 0;  // as waitpid tells it
  };
  Ending end();
  void close_pipes();
  // Reads what is there and drops it; false if it has ended.
  bool drop_unasked();
  // How much was read: nothing if there is nothing now. An error if it has ended.
  std::expected<std::size_t, Failure> hear();

  pid_t id_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string heard_;  // and not returned yet
  bool asked_ = false;
};

}  // namespace noblesse::arena

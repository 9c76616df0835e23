// How far a long job is: a bar with the time left on a terminal, a line now and then elsewhere. On
// standard error, so that what the job finds can be piped on.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

namespace noblesse {

class Progress {
 public:
  // `before` of the `total` units were done in an earlier run.
  Progress(std::string_view unit, std::size_t total, std::size_t before);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  void show(std::size_t done);
  // A line of its own above the bar.
  void say(std::string_view line);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string_view unit_;
  std::size_t total_;
  std::size_t before_;
  Clock::time_point start_;
  Clock::time_point told_;  // the last line, where there is no terminal
  bool terminal_;
  bool drawn_ = false;
};

// "0:07", "12:40", "3:05:00".
std::string in_clock_time(double seconds);

}  // namespace noblesse

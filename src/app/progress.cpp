#include "app/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>

#include "app/columns.h"

namespace noblesse {
namespace {

constexpr std::size_t kBar = 30;  // columns
constexpr std::chrono::seconds kBetweenLines{10};

}  // namespace

std::string in_clock_time(double seconds) {
  const auto whole = std::llround(seconds);
  if (whole >= 3600) {
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  }
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

Progress::Progress(std::string_view unit, std::size_t total, std::size_t before)
    : unit_(unit),
      total_(total),
      before_(before),
      start_(Clock::now()),
      told_(start_),
      terminal_(::isatty(STDERR_FILENO) == 1) {}

void Progress::show(std::size_t done) {
  const auto now = Clock::now();
  if (!terminal_ && now - told_ < kBetweenLines) return;
  told_ = now;
  const double spent = std::chrono::duration<double>(now - start_).count();
  const auto fresh = static_cast<double>(done - before_);
  std::string rest;
  if (fresh > 0 && spent > 0) {
    rest = fmt::format(", {:.1f} a second, {} left", fresh / spent,
                       in_clock_time(static_cast<double>(total_ - done) * spent / fresh));
  }
  if (!terminal_) {
    fmt::print(stderr, "{} of {} {}{}\n", done, total_, unit_, rest);
    return;
  }
  const std::size_t full = total_ == 0 ? kBar : kBar * done / total_;
  fmt::print(stderr, "\r\x1b[K[{:=<{}}{: <{}}] {} of {} {}{}", "", full, "", kBar - full, done,
             total_, unit_, rest);
  std::fflush(stderr);
  drawn_ = true;
}

void Progress::say(std::string_view line) {
  clear();
  fmt::print(stderr, "{}\n", sanitized(line));
}

void Progress::clear() {
  if (drawn_) fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace noblesse

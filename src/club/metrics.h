// What the club counts, as numbers, and as the text that Prometheus reads.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "doors/counters.h"

namespace noblesse {

// How long things took, sorted into fixed steps.
class Histogram {
 public:
  using Time = std::chrono::duration<double, std::milli>;
  static constexpr std::array<double, 13> kSteps = {0.25, 0.5, 1,   2.5, 5,    10,  25,
                                                    50,   100, 250, 500, 1000, 2500};  // ms

  void add(Time time);

  // Not more than that step, and the last: more than all of them.
  const std::array<std::uint64_t, kSteps.size() + 1>& counts() const { return counts_; }
  std::uint64_t total() const;
  Time sum() const { return sum_; }

 private:
  std::array<std::uint64_t, kSteps.size() + 1> counts_{};
  Time sum_{0};
};

struct Metrics {
  Counters doors;

  struct Clerk {
    std::uint64_t transactions = 0;
    std::uint64_t parts = 0;
    std::uint64_t waiting = 0;
    std::uint64_t reads = 0;
  } clerk;

  bool store_well = true;  // it can be written and read, as far as is known

  struct Thinkers {
    std::uint64_t threads = 0;
    std::uint64_t waiting = 0;  // questions that no bot has begun with
    std::uint64_t thoughts = 0;
    double seconds = 0;  // spent thinking, all threads together
  } thinkers;

  struct Tables {
    std::uint64_t gathering = 0;
    std::uint64_t playing = 0;
    std::uint64_t over = 0;
    std::uint64_t broken = 0;
    std::uint64_t unreadable = 0;  // from what is kept: nobody can play there
  } tables;

  std::uint64_t people = 0;  // connected to some table
  std::uint64_t games_finished = 0;
  std::map<std::string, std::uint64_t, std::less<>> errors;  // by the code that was answered
  std::uint64_t journal_lost = 0;
  std::uint64_t reports = 0;  // complaints about people
  struct Throttled {
    std::uint64_t sign_ins = 0;
    std::uint64_t guests = 0;
    std::uint64_t tables = 0;
    std::uint64_t talk = 0;
  } throttled;  // what was refused or put off, because somebody did too much of it
  std::uint64_t wrong_passwords = 0;
  struct Banned {
    std::uint64_t people = 0;
    std::uint64_t addresses = 0;
  } banned;           // how often they were turned away
  Histogram choices;  // from a choice that comes in to its acknowledgement

  struct Process {
    std::uint64_t resident_bytes = 0;
    std::uint64_t open_files = 0;
    double cpu_seconds = 0;
    double uptime_seconds = 0;
  } process;
};

// This process as the system sees it, but for the uptime, which the caller knows.
Metrics::Process look_at_process();

// Content type: text/plain; version=0.0.4
std::string write_metrics(const Metrics& metrics);

}  // namespace noblesse

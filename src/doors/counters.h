// What the doors counted since they opened, for whoever keeps the books.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace noblesse {

struct Counters {
  // Now.
  std::uint64_t connections = 0;
  std::uint64_t lines = 0;
  std::uint64_t queue_bytes = 0;  // waiting to go out on lines

  // Of late: the most work that was done for anybody before the next had their turn.
  std::chrono::nanoseconds longest_turn{0};

  // Since the start.
  std::uint64_t long_turns = 0;  // that took more than a millisecond
  std::uint64_t accepted = 0;
  std::uint64_t refused_full = 0;          // too many connections in all
  std::uint64_t refused_address = 0;       // too many of one address
  std::uint64_t refused_often = 0;         // one address came too often
  std::uint64_t accept_failures = 0;       // no descriptors left, and the like
  std::uint64_t timed_out = 0;             // connections and lines
  std::uint64_t slow_requests = 0;         // of these, before they had said what they want
  std::uint64_t limited_requests = 0;      // 429 for too many requests
  std::uint64_t overworked = 0;            // lines that had to wait, requests: cost too much work
  std::uint64_t broke_the_rules = 0;       // lines
  std::uint64_t too_slow = 0;              // lines
  std::uint64_t house_failures = 0;        // exceptions out of the house
  std::array<std::uint64_t, 6> answers{};  // by the status's first digit
  std::uint64_t lines_opened = 0;
  std::uint64_t frames_in = 0;
  std::uint64_t frames_out = 0;
  std::uint64_t bytes_in = 0;   // as we read and write them: without what TLS adds
  std::uint64_t bytes_out = 0;  // the same
};

}  // namespace noblesse

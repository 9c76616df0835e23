// How a disk is, and how often a program has felt it: what a test and the program's disk
// (tests/disk/bad_disk.cpp) share, as a file that both have in their memory.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace noblesse::testing {

enum class Weather : char {
  good = 'g',
  full = 'f',        // half of what is written is there, then nothing more
  read_only = 'r',   // nothing can be written
  broken = 'i',      // nothing can be written or made safe: errors of the disk
  unsafe = 'y',      // what is written is there, but cannot be made safe
  slow = 's',        // to make it safe takes 25 ms
  unreadable = 'u',  // what is there cannot be read
};

struct Sky {
  std::atomic<char> weather;
  // Calls that failed or were slow, by the letter of the weather. Whoever writes the file without
  // this header finds them at the fourth byte and after it.
  std::array<std::atomic<std::uint32_t>, 26> felt;

  std::atomic<std::uint32_t>& felt_of(char letter) {
    return felt[static_cast<std::size_t>(letter - 'a')];
  }
};
static_assert(std::atomic<char>::is_always_lock_free);
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);
static_assert(sizeof(Sky) == 4 + 26 * 4);

}  // namespace noblesse::testing

// An edition of Adel Verpflichtet as numbers: what the rules need of it and nothing that is only
// for people (names and ids live with whoever reads and writes them).
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "base/seat.h"

namespace noblesse::adel {

inline constexpr int kMaxLords = 6;
inline constexpr int kMaxCards = 56;  // a decision keeps its kind above 56 bits of objects
inline constexpr int kMaxSeries = 8;
inline constexpr int kMaxChecks = 4 * kMaxLords;
inline constexpr int kMaxThieves = 2 * kMaxLords;
inline constexpr int kMaxSpaces = 96;
inline constexpr int kDealt = 4;                 // A5
inline constexpr int kSmallestExhibition = 3;    // A14
inline constexpr std::uint8_t kLastRound = 200;  // A22

// Objects are numbered by age, the oldest first. So the oldest of a set is its lowest bit (A13).
using Card = std::uint8_t;
using Objects = std::uint64_t;

// Checks and thieves are numbered by their value, the smallest first: the higher bit wins (A2).
using Check = std::uint8_t;
using Checks = std::uint32_t;
using Thief = std::uint8_t;
using Thieves = std::uint16_t;

// A colour is the number of a set of the edition; which seat plays it is drawn (A4).
using Color = std::uint8_t;

enum class Pile : std::uint8_t { left, right };

struct Prize {
  std::uint8_t best = 0;
  std::uint8_t second = 0;

  friend constexpr bool operator==(const Prize&, const Prize&) = default;
};

struct Tables {
  std::uint8_t min_lords = 0;
  std::uint8_t max_lords = 0;
  std::uint8_t colors = 0;
  std::uint8_t cards = 0;
  std::uint8_t series = 0;
  std::uint8_t checks = 0;
  std::uint8_t thieves = 0;

  std::array<std::uint8_t, kMaxCards> series_of{};
  std::array<Objects, kMaxSeries> of_series{};  // empty beyond the last series

  std::array<Color, kMaxChecks> check_color{};
  std::array<Color, kMaxThieves> thief_color{};

  // The castle numbers at every space of the track; the dinner table begins at `table`.
  std::array<Prize, kMaxSpaces> prize{};
  std::uint8_t table = 0;
  Prize last_showing{};

  friend bool operator==(const Tables&, const Tables&) = default;
};

}  // namespace noblesse::adel

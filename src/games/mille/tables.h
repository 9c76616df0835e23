// An edition of Mille Grazie as numbers: the map and the tasks as the rules need them.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "base/seat.h"

namespace noblesse::mille {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxCities = 32;
inline constexpr int kMaxRoads = 26;  // one letter each
inline constexpr int kMaxTasks = 64;
inline constexpr int kMaxJourney = 12;          // roads in one turn
inline constexpr std::uint8_t kLastTurn = 200;  // M16

// Roads are numbered by their letter, tasks by their id, both ascending.
using Road = std::uint8_t;
using Roads = std::uint32_t;
using City = std::uint8_t;
using Task = std::uint8_t;
using Tasks = std::uint64_t;

inline constexpr std::uint8_t kNone = 0xFF;

struct Tables {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t cities = 0;
  std::uint8_t roads = 0;
  std::uint8_t tasks = 0;

  std::uint8_t hand_limit = 0;      // M12
  std::uint8_t board_tasks = 0;     // M3
  std::uint8_t booty = 0;           // M9
  std::uint8_t goal = 0;            // M15
  std::uint8_t roads_escorted = 0;  // M6
  std::uint8_t roads_alone = 0;     // M6

  std::array<std::array<City, 2>, kMaxRoads> ends{};
  std::array<std::uint8_t, kMaxRoads> loss{};  // by the road's colour (M9)
  std::array<Roads, kMaxCities> roads_at{};

  std::array<City, kMaxTasks> from{};
  std::array<City, kMaxTasks> to{};
  std::array<std::uint8_t, kMaxTasks> points{};
  std::array<Tasks, kMaxCities> tasks_to{};

  friend bool operator==(const Tables&, const Tables&) = default;
};

constexpr City other_end(const Tables& tables, Road road, City city) {
  const auto& ends = tables.ends[road];
  return ends[0] == city ? ends[1] : ends[0];
}

}  // namespace noblesse::mille

// The rules of one game that is being played: an edition, the options, how many lords. Immutable.
#pragma once

#include "games/adel/tables.h"

namespace noblesse::adel {

enum class Variant : std::uint8_t { standard, surprise, confrontation };  // A23
enum class DetectivePlaces : std::uint8_t { competition, dense };         // A24
enum class ScoreBy : std::uint8_t { leader, own };                        // A25

struct Options {
  Variant variant = Variant::standard;
  DetectivePlaces detective_places = DetectivePlaces::competition;
  ScoreBy score_by = ScoreBy::leader;

  friend bool operator==(const Options&, const Options&) = default;
};

// A23: two lords surprise each other unless they say otherwise.
constexpr Variant default_variant(int lords) {
  return lords == 2 ? Variant::surprise : Variant::standard;
}

struct Rules {
  Tables tables{};
  Options options{};
  std::uint8_t lords = 0;
};

}  // namespace noblesse::adel

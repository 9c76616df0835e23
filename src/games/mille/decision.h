// A player's decision as one 64-bit code, what chance decides, and why either may be refused.
#pragma once

#include <string_view>

#include "games/mille/tables.h"

namespace noblesse::mille {

enum class Phase : std::uint8_t { ambush, escort, take, go, chance, over };

class Decision {
 public:
  enum class Kind : std::uint8_t { none, ambush, escort, alone, take, take_drop, leave, go };

  constexpr Decision() = default;
  static constexpr Decision ambush(Roads roads) { return {Kind::ambush, roads}; }
  static constexpr Decision escort(Road road) { return {Kind::escort, road}; }
  static constexpr Decision alone() { return {Kind::alone, 0}; }
  static constexpr Decision take() { return {Kind::take, 0}; }
  static constexpr Decision take_drop(Task dropped) { return {Kind::take_drop, dropped}; }
  static constexpr Decision leave() { return {Kind::leave, 0}; }
  static constexpr Decision go(Road road) { return {Kind::go, road}; }
  static constexpr Decision from_code(std::uint64_t code) {
    Decision decision;
    decision.code_ = code;
    return decision;
  }

  constexpr Kind kind() const { return static_cast<Kind>(code_ >> kKindShift); }
  constexpr Roads roads() const { return static_cast<Roads>(code_); }
  constexpr Road road() const { return static_cast<Road>(code_); }
  constexpr Task dropped() const { return static_cast<Task>(code_); }
  constexpr std::uint64_t code() const { return code_; }

  friend constexpr bool operator==(Decision, Decision) = default;

 private:
  static constexpr unsigned kKindShift = 56;
  constexpr Decision(Kind kind, std::uint32_t argument)
      : code_((static_cast<std::uint64_t>(kind) << kKindShift) | argument) {}

  std::uint64_t code_ = 0;
};

// What chance decides: which tasks a robbed noble loses (M9), or the new order of the pile (M14).
struct Chance {
  enum class Kind : std::uint8_t { none, lose, shuffle };
  Kind kind = Kind::none;
  std::uint8_t count = 0;  // of a shuffle
  Tasks lost = 0;
  std::array<Task, kMaxTasks> order{};  // the next to be drawn first

  friend bool operator==(const Chance&, const Chance&) = default;
};

enum class Refusal : std::uint8_t {
  none,
  game_over,
  nothing_owed,
  other_phase,
  no_such_road,
  one_compass,
  two_compasses,
  hand_full,
  hand_not_full,
  task_not_held,
  road_not_here,
  road_used,
  no_chance_due,
  other_chance,
  wrong_loss,
  wrong_shuffle,
};

// The number of the rule that forbids it; empty where no rule of the game is at stake.
constexpr std::string_view rule_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::no_such_road:
    case Refusal::one_compass: return "M5";
    case Refusal::two_compasses: return "M17";
    case Refusal::hand_full:
    case Refusal::hand_not_full:
    case Refusal::task_not_held: return "M12";
    case Refusal::road_not_here:
    case Refusal::road_used: return "M7";
    case Refusal::wrong_loss: return "M9";
    case Refusal::wrong_shuffle: return "M14";
    case Refusal::none:
    case Refusal::game_over:
    case Refusal::nothing_owed:
    case Refusal::other_phase:
    case Refusal::no_chance_due:
    case Refusal::other_chance: return {};
  }
  return {};
}

}  // namespace noblesse::mille

// A lord's decision as one 64-bit code, and why one may be refused.
#pragma once

#include <string_view>

#include "games/adel/tables.h"

namespace noblesse::adel {

enum class Phase : std::uint8_t { place, action, buy, show, steal, over };
enum class Place : std::uint8_t { auction, castle };

class Decision {
 public:
  enum class Kind : std::uint8_t {
    none,
    place,
    check,
    thief,
    exhibit,
    detective,
    pass,
    buy,
    show,
    steal
  };

  constexpr Decision() = default;
  static constexpr Decision go_to(Place place) {
    return {Kind::place, static_cast<Objects>(place)};
  }
  static constexpr Decision check(Check check) { return {Kind::check, check}; }
  static constexpr Decision thief(Thief thief) { return {Kind::thief, thief}; }
  static constexpr Decision exhibit() { return {Kind::exhibit, 0}; }
  static constexpr Decision detective() { return {Kind::detective, 0}; }
  static constexpr Decision pass() { return {Kind::pass, 0}; }
  static constexpr Decision buy(Pile pile) { return {Kind::buy, static_cast<Objects>(pile)}; }
  static constexpr Decision show(Objects objects) { return {Kind::show, objects}; }
  static constexpr Decision steal(Card card) { return {Kind::steal, card}; }
  static constexpr Decision from_code(std::uint64_t code) {
    Decision decision;
    decision.code_ = code;
    return decision;
  }

  constexpr Kind kind() const { return static_cast<Kind>(code_ >> kKindShift); }
  constexpr Place place() const { return static_cast<Place>(argument()); }
  constexpr Check check() const { return static_cast<Check>(argument()); }
  constexpr Thief thief() const { return static_cast<Thief>(argument()); }
  constexpr Pile pile() const { return static_cast<Pile>(argument()); }
  constexpr Objects objects() const { return argument(); }
  constexpr Card card() const { return static_cast<Card>(argument()); }
  constexpr std::uint64_t code() const { return code_; }

  friend constexpr bool operator==(Decision, Decision) = default;

 private:
  static constexpr unsigned kKindShift = kMaxCards;
  constexpr Decision(Kind kind, Objects argument)
      : code_((static_cast<std::uint64_t>(kind) << kKindShift) | argument) {}
  constexpr Objects argument() const { return code_ & ((Objects{1} << kKindShift) - 1U); }

  std::uint64_t code_ = 0;
};

enum class Refusal : std::uint8_t {
  none,
  game_over,
  nothing_owed,
  other_phase,
  no_card_for_the_auction,
  check_not_held,
  thief_not_held,
  thief_in_jail,
  check_in_the_castle,
  exhibition_at_the_auction,
  detective_at_the_auction,
  nothing_to_exhibit,
  pass_with_cards,
  window_empty,
  object_not_owned,
  exhibition_too_small,
  exhibition_with_gap,
  object_not_on_show,
};

// The number of the rule that forbids it; empty where no rule of the game is at stake.
constexpr std::string_view rule_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::no_card_for_the_auction: return "A7";
    case Refusal::check_not_held:
    case Refusal::thief_not_held:
    case Refusal::check_in_the_castle:
    case Refusal::exhibition_at_the_auction:
    case Refusal::detective_at_the_auction: return "A8";
    case Refusal::nothing_to_exhibit: return "A9";
    case Refusal::window_empty: return "A10";
    case Refusal::object_not_owned: return "A12";
    case Refusal::exhibition_too_small:
    case Refusal::exhibition_with_gap: return "A14";
    case Refusal::object_not_on_show: return "A15";
    case Refusal::thief_in_jail: return "A17";
    case Refusal::pass_with_cards: return "A23";
    case Refusal::none:
    case Refusal::game_over:
    case Refusal::nothing_owed:
    case Refusal::other_phase: return {};
  }
  return {};
}

}  // namespace noblesse::adel

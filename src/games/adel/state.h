// Everything there is on the table and in the hands, hidden or not. Small and trivially copyable:
// to look ahead or to undo is to copy. It has no way to be written to anybody; a view has.
#pragma once

#include <type_traits>

#include "games/adel/decision.h"
#include "games/adel/rules.h"

namespace noblesse::adel {

// An action card that lies before a lord this round, in one byte.
class Action {
 public:
  constexpr Action() = default;
  explicit constexpr Action(Decision decision) : byte_(pack(decision)) {}
  constexpr bool played() const { return byte_ != kNone; }
  constexpr bool is_check() const { return byte_ < kThief; }
  constexpr bool is_thief() const { return byte_ >= kThief && byte_ < kExhibit; }
  constexpr bool is_exhibition() const { return byte_ == kExhibit; }
  constexpr bool is_detective() const { return byte_ == kDetective; }
  constexpr Check check() const { return byte_; }
  constexpr Thief thief() const { return static_cast<Thief>(byte_ - kThief); }
  constexpr Decision decision() const {
    if (is_check()) return Decision::check(check());
    if (is_thief()) return Decision::thief(thief());
    if (is_exhibition()) return Decision::exhibit();
    if (is_detective()) return Decision::detective();
    return byte_ == kPass ? Decision::pass() : Decision();
  }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  static constexpr std::uint8_t kThief = 64;
  static constexpr std::uint8_t kExhibit = 128;
  static constexpr std::uint8_t kDetective = 129;
  static constexpr std::uint8_t kPass = 130;
  static constexpr std::uint8_t kNone = 255;
  static constexpr std::uint8_t pack(Decision decision) {
    switch (decision.kind()) {
      case Decision::Kind::check: return decision.check();
      case Decision::Kind::thief: return static_cast<std::uint8_t>(kThief + decision.thief());
      case Decision::Kind::exhibit: return kExhibit;
      case Decision::Kind::detective: return kDetective;
      case Decision::Kind::pass: return kPass;
      default: return kNone;
    }
  }
  std::uint8_t byte_ = kNone;
};

// One shop window's pile: a stretch of State::stock, the top first.
struct Stock {
  std::uint8_t top = 0;
  std::uint8_t end = 0;
  constexpr int size() const { return end - top; }
  constexpr bool empty() const { return top == end; }
  friend constexpr bool operator==(Stock, Stock) = default;
};

struct State {
  std::array<Objects, kMaxLords> objects{};     // a lord's collection, what is on show included
  std::array<Objects, kMaxLords> exhibition{};  // chosen or on show this round; thefts shrink it
  Objects seen = 0;                             // objects whose whereabouts everybody knows (A26)
  std::array<Checks, kMaxLords> checks{};       // in hand or lying before them
  std::array<Thieves, kMaxLords> thieves{};     // likewise; jailed ones are not theirs to play

  std::array<Card, kMaxCards> stock{};
  std::array<Stock, 2> piles{};
  std::array<Check, kMaxChecks> cash{};  // the register, in the order paid
  std::array<Thief, kMaxLords> jail{};   // cell 1 first
  std::array<Color, kMaxLords> color{};
  std::array<std::uint8_t, kMaxLords> position{};
  std::array<Action, kMaxLords> action{};
  std::array<Seat, kMaxLords> ranking{};  // exhibitors, the best first, once revealed

  std::uint8_t paid = 0;  // checks in the register
  std::uint8_t prisoners = 0;
  std::uint8_t exhibitors = 0;  // in `ranking`; 0 until the exhibitions are revealed
  std::uint8_t robbed = 0;      // how many of them the thief at work has dealt with
  Seat burglar = kNobody;       // the lord whose thief is at work (A15)
  std::uint8_t round = 0;
  Phase phase = Phase::place;
  Seats pending = 0;              // who owes a decision
  Seats castle = 0;               // who chose the castle, or is there anyway
  Seats placed = 0;               // who has chosen their place this round
  std::array<Seats, 5> played{};  // who played a check, a thief…: see who_played
  Seats can_exhibit = 0;          // A9, kept up to date with every object that moves

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

// Who played an action card of this kind this round. Kept beside the cards themselves, because the
// auction and the castle ask by kind all the time.
constexpr std::size_t kind_index(Decision::Kind kind) {
  return static_cast<std::size_t>(kind) - static_cast<std::size_t>(Decision::Kind::check);
}
constexpr Seats who_played(const State& state, Decision::Kind kind) {
  return state.played[kind_index(kind)];
}
constexpr void lay_action(State& state, Seat seat, Decision decision) {
  state.action[seat] = Action(decision);
  state.played[kind_index(decision.kind())] |= seat_bit(seat);
}

constexpr Pile other(Pile pile) { return pile == Pile::left ? Pile::right : Pile::left; }
constexpr const Stock& pile_of(const State& state, Pile pile) {
  return state.piles[static_cast<std::size_t>(pile)];
}
constexpr bool house_closed(const State& state) {  // A19
  return state.piles[0].empty() && state.piles[1].empty();
}
constexpr bool places_revealed(const Rules& rules, const State& state) {
  return state.phase != Phase::place && !(rules.options.variant == Variant::surprise &&
                                          state.phase == Phase::action && state.placed != 0);
}

}  // namespace noblesse::adel

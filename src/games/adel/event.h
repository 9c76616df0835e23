// What becomes known, in the order in which it does. Whoever emits one names its audience.
#pragma once

#include "base/audience.h"
#include "games/adel/decision.h"

namespace noblesse::adel {

struct Event {
  enum class Kind : std::uint8_t {
    dealt,            // seat, objects: their four (A5)
    round_begins,     // number: round; place: where everybody is, unless they choose
    chosen,           // seat: has laid a card face down
    chose,            // seat, decision: the same, for their own eyes
    place_revealed,   // seat, place
    action_revealed,  // seat, decision
    bought,           // seat, pile, card, check
    no_sale,          // nobody offered a check (A10)
    window,           // pile, card: the next object in the window (has_card false: empty)
    check_stolen,     // seat: the thief's lord, other: the payer, check (A10b)
    thieves_clash,    // seats: thieves in each other's way at the auction (A10b)
    house_closed,     // A19
    exhibited,        // seat, objects, number: rank from 1 (A13)
    moved,            // seat, reason, from, to
    stole,            // seat, other: the exhibitor, card (A15)
    jailed,           // seat, thief (A17)
    freed,            // seat, thief (A17)
    last_showing,     // seat, objects, number: rank from 1 (A20); without objects: none
    ended,
  };
  enum class Why : std::uint8_t { exhibition, detective, last_showing };

  Kind kind = Kind::ended;
  Seat seat = kNobody;
  Seat other = kNobody;
  std::uint8_t number = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Why why = Why::exhibition;
  Pile pile = Pile::left;
  Objects objects = 0;  // a single card is a set of one; also the set of seats of a clash
  Decision decision{};

  friend bool operator==(const Event&, const Event&) = default;
};

// Whether the event turns up something that had been hidden.
constexpr bool reveals(const Event& event) {
  switch (event.kind) {
    case Event::Kind::dealt:
    case Event::Kind::place_revealed:
    case Event::Kind::action_revealed:
    case Event::Kind::exhibited:
    case Event::Kind::last_showing: return true;
    case Event::Kind::window: return event.objects != 0;
    default: return false;
  }
}

// The most one decision can set off: the last action of six lords, with everything it resolves.
using Events = Journal<Event, 64>;

}  // namespace noblesse::adel

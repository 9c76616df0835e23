// What becomes known, in the order in which it does. Whoever emits one names its audience.
#pragma once

#include "base/audience.h"
#include "games/mille/decision.h"

namespace noblesse::mille {

struct Event {
  enum class Kind : std::uint8_t {
    first_task,     // seat, tasks: the one drawn at the start, and so their city (M2)
    laid,           // tasks: laid open on its city (M3)
    misfit,         // tasks: drawn, but its city was taken (M3)
    reshuffled,     // number: how many cards the new pile has (M14)
    turn_begins,    // seat: the noble, number: turn
    chosen,         // seat: has set their compass
    chose,          // seat, decision: the same, for their own eyes
    hired_escort,   // seat
    goes_alone,     // seat
    travelled,      // seat, road
    ambush_failed,  // seats, road: the escort was there (M8)
    robbed,         // seat: the noble, seats, road (M9)
    booty,          // seat, number: points
    lost,           // seat, tasks (M9)
    arrived,        // seat, city
    fulfilled,      // seat, tasks, number: points (M10)
    rests,          // seat, city: fulfilling has ended their way before its last road (M19)
    took,           // seat, tasks (M11)
    dropped,        // seat, tasks (M12)
    declined,       // seat: left the task where it lies
    sealed,         // seat, roads: a compass that was never shown (M18)
    ended,
  };

  Kind kind = Kind::ended;
  Seat seat = kNobody;
  Seats seats = 0;
  std::uint8_t number = 0;
  Road road = kNone;
  City city = kNone;
  Roads roads = 0;
  Tasks tasks = 0;
  Decision decision{};

  friend bool operator==(const Event&, const Event&) = default;
};

// Whether the event turns up something that had been hidden: with an escort, whether there is one;
// on a road, that nobody waits there.
constexpr bool reveals(const Event& event) {
  switch (event.kind) {
    case Event::Kind::first_task:
    case Event::Kind::laid:
    case Event::Kind::misfit:
    case Event::Kind::reshuffled:
    case Event::Kind::hired_escort:
    case Event::Kind::goes_alone:
    case Event::Kind::travelled:
    case Event::Kind::lost: return true;
    default: return false;
  }
}

// The most one step can set off: a draw that runs through a whole reshuffled pile.
using Events = Journal<Event, 160>;

}  // namespace noblesse::mille

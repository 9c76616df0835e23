// Who sits where, and who is looking: the two small numbers every room shares.
#pragma once

#include <cstdint>

namespace noblesse {

using Seat = std::uint8_t;

// A set of seats, one bit each.
using Seats = std::uint8_t;

inline constexpr int kMaxSeats = 6;
inline constexpr Seat kNobody = 0xFF;

constexpr Seats seat_bit(Seat seat) { return static_cast<Seats>(1U << seat); }
constexpr Seats first_seats(int count) { return static_cast<Seats>((1U << count) - 1U); }
constexpr bool has_seat(Seats seats, Seat seat) { return ((seats >> seat) & 1U) != 0; }

// Whose eyes: one seat's, or a spectator's, who knows only what is public.
class Viewer {
 public:
  static constexpr Viewer of_seat(Seat seat) { return Viewer(seat); }
  static constexpr Viewer spectator() { return Viewer(kNobody); }

  constexpr bool is_spectator() const { return seat_ == kNobody; }
  constexpr bool is(Seat seat) const { return seat_ == seat; }
  constexpr Seat seat() const { return seat_; }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  explicit constexpr Viewer(Seat seat) : seat_(seat) {}
  Seat seat_;
};

}  // namespace noblesse

// Who hears of an event. The audience is a type, and there is no default: whoever tells something
// has to say to whom.
#pragma once

#include "base/inline_vector.h"
#include "base/seat.h"

namespace noblesse {

struct Everybody {};
struct OnlySeat {
  Seat seat;
};
struct NobodyUntilTheEnd {};

// Listens to nothing. Play at full speed compiles the telling away.
struct Silence {
  template <class Audience, class Event>
  constexpr void tell(Audience, const Event&) const {}
};

// Keeps what was told in one step, each with its audience, for whoever may read it.
template <class Event, std::size_t Capacity>
class Journal {
 public:
  struct Entry {
    enum class Ears : std::uint8_t { everybody, one_seat, nobody };
    Ears ears = Ears::nobody;
    Seat seat = kNobody;
    Event event{};

    constexpr bool heard_by(Viewer viewer) const {
      return ears == Ears::everybody || (ears == Ears::one_seat && viewer.is(seat));
    }
  };

  constexpr void tell(Everybody, const Event& event) {
    entries_.push_back({Entry::Ears::everybody, kNobody, event});
  }
  constexpr void tell(OnlySeat to, const Event& event) {
    entries_.push_back({Entry::Ears::one_seat, to.seat, event});
  }
  constexpr void tell(NobodyUntilTheEnd, const Event& event) {
    entries_.push_back({Entry::Ears::nobody, kNobody, event});
  }

  constexpr void clear() { entries_.clear(); }
  constexpr const Entry* begin() const { return entries_.begin(); }
  constexpr const Entry* end() const { return entries_.end(); }
  constexpr std::size_t size() const { return entries_.size(); }

 private:
  InlineVector<Entry, Capacity> entries_;
};

}  // namespace noblesse

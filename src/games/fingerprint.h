// One number for the behaviour of a game: random play hashed, decision by decision. It changes when
// a rule, the numbering of decisions or the random numbers do, and otherwise never.
#pragma once

#include "base/audience.h"
#include "base/bits.h"
#include "base/rng.h"

namespace noblesse {

class Fingerprint {
 public:
  constexpr void add(std::uint64_t value) { hash_ = Rng::mix(hash_ * 31 + value + 1); }
  constexpr std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0;
};

// Plays one game at random from the seed, and tells `visit` every seat, decision and state. The
// verbs are found in the game's own namespace.
template <class Rules, class Visit>
auto play_at_random(const Rules& rules, std::uint64_t seed, Visit&& visit) {
  Rng rng(seed);
  Silence silence;
  auto state = deal(rules, random_deal(rules, rng), silence);
  while (!over(state)) {
    if constexpr (requires { chance_due(state); }) {
      if (chance_due(state)) {
        act(rules, state, random_chance(rules, state, rng), silence);
        continue;
      }
    }
    const auto seat = static_cast<Seat>(lowest(pending(state)));
    const auto decision = random_decision(rules, state, seat, rng);
    visit(seat, decision);
    act(rules, state, seat, decision, silence);
  }
  return state;
}

// The fingerprint of so many random games under these rules.
template <class Rules>
std::uint64_t fingerprint_of(const Rules& rules, int seats, int games) {
  Fingerprint print;
  for (int game = 0; game < games; ++game) {
    const auto state =
        play_at_random(rules, static_cast<std::uint64_t>(game), [&](Seat seat, auto decision) {
          print.add(seat);
          print.add(decision.code());
        });
    const auto final_places = places(rules, state);
    for (int seat = 0; seat < seats; ++seat) {
      print.add(final_places[static_cast<std::size_t>(seat)]);
    }
  }
  return print.value();
}

}  // namespace noblesse

// Exhibitions: what may be shown together (A14), which is better (A13), and all or one of those a
// collection allows.
#pragma once

#include "base/bits.h"
#include "base/rng.h"
#include "games/adel/tables.h"

namespace noblesse::adel {

// The letters that occur in a set of objects, one bit a series.
constexpr unsigned letters_of(const Tables& tables, Objects objects) {
  unsigned letters = 0;
  for (unsigned s = 0; s < kMaxSeries; ++s) {
    letters |= static_cast<unsigned>((objects & tables.of_series[s]) != 0) << s;
  }
  return letters;
}

// A run of the alphabet without a gap.
constexpr bool is_run(unsigned letters) {
  if (letters == 0) return false;
  const unsigned run = letters >> static_cast<unsigned>(lowest(letters));
  return (run & (run + 1)) == 0;
}

constexpr bool is_exhibition(const Tables& tables, Objects objects) {
  return count(objects) >= kSmallestExhibition && is_run(letters_of(tables, objects));
}

// A number that is larger for the better exhibition (A13); 0 for none.
constexpr unsigned worth(Objects exhibition) {
  if (exhibition == 0) return 0;
  return static_cast<unsigned>(count(exhibition)) * 64U + 63U -
         static_cast<unsigned>(lowest(exhibition));
}

// Whether a collection holds any legal exhibition.
bool holds_exhibition(const Tables& tables, Objects collection);

// The best one it holds, or the empty set.
Objects best_exhibition(const Tables& tables, Objects collection);

// How many it holds. Closed form; nothing is listed.
std::uint64_t count_exhibitions(const Tables& tables, Objects collection);

// One of them, each equally likely, without listing. The collection must hold one.
Objects random_exhibition(const Tables& tables, Objects collection, Rng& rng);

namespace detail {
// Everything that begins with the objects in `shown` and goes on with letter `s`.
template <class Visit>
bool extend(const Tables& tables, Objects collection, int s, Objects shown, Visit& visit) {
  const Objects letter =
      s < kMaxSeries ? collection & tables.of_series[static_cast<unsigned>(s)] : 0;
  for (Objects part = (0 - letter) & letter; part != 0; part = (part - letter) & letter) {
    const Objects objects = shown | part;
    if (count(objects) >= kSmallestExhibition && !visit(objects)) return false;
    if (!extend(tables, collection, s + 1, objects, visit)) return false;
  }
  return true;
}
}  // namespace detail

// Visits every legal exhibition once, always in the same order, until `visit` returns false.
template <class Visit>
void for_each_exhibition(const Tables& tables, Objects collection, Visit&& visit) {
  for (int s = 0; s < tables.series; ++s) {
    if (!detail::extend(tables, collection, s, 0, visit)) return;
  }
}

}  // namespace noblesse::adel

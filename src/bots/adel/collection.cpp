#include "bots/adel/collection.h"

#include <algorithm>

namespace noblesse::adel {
namespace {

constexpr double kBeside = 0.25;  // of an object, for one that fits to no exhibition yet
constexpr double kAge = 0.5;      // of an object, for the oldest piece of all

// The object to hold back next: never the oldest, never one that leaves a gap (A14).
Objects hold_back(const Tables& tables, Objects shown, Objects seen) {
  const Objects oldest = bit(lowest(shown));
  Objects choice = 0;
  for (const int card : members(shown & ~oldest)) {
    const Objects object = bit(card);
    if (!is_exhibition(tables, shown & ~object)) continue;
    const bool secret = (object & seen) == 0;
    if (choice == 0 || secret) choice = object;
  }
  return choice;
}

}  // namespace

Letters count_letters(const Tables& tables, Objects objects) {
  Letters letters{};
  for (unsigned s = 0; s < kMaxSeries; ++s) {
    letters[s] = static_cast<std::uint8_t>(count(objects & tables.of_series[s]));
  }
  return letters;
}

double strength(const Letters& letters) {
  int total = 0;
  int run = 0;
  int longest = 0;
  for (const std::uint8_t have : letters) {
    run = have == 0 ? 0 : run + have;
    total += have;
    longest = std::max(longest, run);
  }
  return longest + kBeside * (total - longest);
}

double strength(const Tables& tables, Objects objects) {
  const double size = strength(count_letters(tables, objects));
  const Objects best = best_exhibition(tables, objects);
  if (best == 0) return size;
  return size + kAge * (tables.cards - lowest(best)) / tables.cards;
}

double gain_of(const Letters& letters, unsigned s) {
  Letters more = letters;
  ++more[s];
  return strength(more) - strength(letters);
}

double loss_of(const Letters& letters, unsigned s) {
  Letters less = letters;
  --less[s];
  return strength(letters) - strength(less);
}

Candidates showable(const Tables& tables, Objects collection, Objects seen) {
  Candidates candidates;
  Objects stretch = 0;
  for (unsigned s = 0; s <= kMaxSeries; ++s) {
    const Objects letter = s < kMaxSeries ? collection & tables.of_series[s] : 0;
    stretch |= letter;
    if (letter != 0) continue;
    for (Objects shown = stretch; is_exhibition(tables, shown);) {
      candidates.push_back(shown);
      const Objects held_back = hold_back(tables, shown, seen);
      if (held_back == 0) break;
      shown &= ~held_back;
    }
    stretch = 0;
  }
  return candidates;
}

}  // namespace noblesse::adel

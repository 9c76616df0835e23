#include "games/adel/exhibition.h"

namespace noblesse::adel {
namespace {

using Sizes = std::array<unsigned, kMaxSeries>;

Sizes sizes_of(const Tables& tables, Objects collection) {
  Sizes sizes{};
  for (unsigned s = 0; s < kMaxSeries; ++s) {
    sizes[s] = static_cast<unsigned>(count(collection & tables.of_series[s]));
  }
  return sizes;
}

// Exhibitions with exactly the letters first..last, given the ways to choose some of each letter
// (their product). Runs of three letters or more always have enough objects; shorter ones lose the
// choices that are too small (A14).
std::uint64_t of_run(const Sizes& sizes, unsigned first, unsigned last, std::uint64_t ways) {
  if (last == first) {
    const std::uint64_t c = sizes[first];
    return ways - c - c * (c - 1) / 2;
  }
  if (last == first + 1) return ways - std::uint64_t{sizes[first]} * sizes[last];
  return ways;
}

// Visits every run of letters that the collection has, with its number of exhibitions.
template <class Visit>
void for_each_run(const Sizes& sizes, Visit visit) {
  for (unsigned first = 0; first < kMaxSeries; ++first) {
    std::uint64_t ways = 1;
    for (unsigned last = first; last < kMaxSeries && sizes[last] != 0; ++last) {
      ways *= (std::uint64_t{1} << sizes[last]) - 1;
      if (!visit(first, last, of_run(sizes, first, last, ways))) return;
    }
  }
}

// A part of the letter that is not empty, each equally likely. Drawing a random word under the
// mask makes every part equally likely; only the empty one is thrown back.
Objects some_of(Objects letter, Rng& rng) {
  Objects part = without_lowest(letter) == 0 ? letter : 0;
  while (part == 0) part = rng.next() & letter;
  return part;
}

}  // namespace

bool holds_exhibition(const Tables& tables, Objects collection) {
  int run = 0;
  bool found = false;
  for (const Objects letter : tables.of_series) {
    const int have = count(collection & letter);
    run = have == 0 ? 0 : run + have;
    found |= run >= kSmallestExhibition;
  }
  return found;
}

Objects best_exhibition(const Tables& tables, Objects collection) {
  // More objects always beat fewer, so only whole unbroken stretches can be best.
  Objects best = 0;
  Objects run = 0;
  for (const Objects letter : tables.of_series) {
    const Objects have = collection & letter;
    run = have == 0 ? 0 : run | have;
    if (count(run) >= kSmallestExhibition && worth(run) > worth(best)) best = run;
  }
  return best;
}

std::uint64_t count_exhibitions(const Tables& tables, Objects collection) {
  std::uint64_t total = 0;
  for_each_run(sizes_of(tables, collection), [&](unsigned, unsigned, std::uint64_t of_this_run) {
    total += of_this_run;
    return true;
  });
  return total;
}

Objects random_exhibition(const Tables& tables, Objects collection, Rng& rng) {
  // First the run, by how many exhibitions it has; then some of each of its letters.
  struct Run {
    std::uint64_t up_to;  // exhibitions of this run and those before it
    std::uint8_t first;
    std::uint8_t last;
  };
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): filled as far as it is read
  std::array<Run, kMaxSeries*(kMaxSeries + 1) / 2> runs;
  std::size_t n = 0;
  std::uint64_t total = 0;
  for_each_run(
      sizes_of(tables, collection), [&](unsigned first, unsigned last, std::uint64_t of_this_run) {
        total += of_this_run;
        runs[n++] = {total, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last)};
        return true;
      });
  const std::uint64_t draw = rng.below64(total);
  std::size_t chosen = 0;
  while (runs[chosen].up_to <= draw) ++chosen;
  const Run run = runs[chosen];
  while (true) {
    Objects objects = 0;
    for (unsigned s = run.first; s <= run.last; ++s) {
      objects |= some_of(collection & tables.of_series[s], rng);
    }
    if (count(objects) >= kSmallestExhibition) return objects;
  }
}

}  // namespace noblesse::adel

// Sets as machine words: cards, checks, roads and seats are bits of an unsigned integer.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

namespace noblesse {

template <std::unsigned_integral Word>
constexpr int count(Word set) {
  return std::popcount(set);
}

template <std::unsigned_integral Word = std::uint64_t>
constexpr Word bit(int index) {
  return static_cast<Word>(Word{1} << index);
}

template <std::unsigned_integral Word>
constexpr bool contains(Word set, int index) {
  return ((set >> index) & Word{1}) != 0;
}

// The lowest member; the set must not be empty.
template <std::unsigned_integral Word>
constexpr int lowest(Word set) {
  return std::countr_zero(set);
}

template <std::unsigned_integral Word>
constexpr int highest(Word set) {
  return static_cast<int>(sizeof(Word) * 8) - 1 - std::countl_zero(set);
}

template <std::unsigned_integral Word>
constexpr Word without_lowest(Word set) {
  return static_cast<Word>(set & (set - 1U));
}

// The member with `rank` smaller ones before it. The first steps are taken without a branch, since
// the rank is mostly random and small, and pdep is not on every machine.
template <std::unsigned_integral Word>
constexpr int member(Word set, unsigned rank) {
  constexpr unsigned kUnguessed = 4;
  for (unsigned i = 0; i < kUnguessed; ++i) {
    const Word next = without_lowest(set);
    set = rank > i ? next : set;
  }
  for (; rank > kUnguessed; --rank) set = without_lowest(set);
  return lowest(set);
}

// The members of a set, ascending, as a range.
template <std::unsigned_integral Word>
class Members {
 public:
  explicit constexpr Members(Word set) : set_(set) {}

  struct Iterator {
    Word rest;
    constexpr int operator*() const { return lowest(rest); }
    constexpr Iterator& operator++() {
      rest = without_lowest(rest);
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest != other.rest; }
  };

  constexpr Iterator begin() const { return {set_}; }
  constexpr Iterator end() const { return {Word{0}}; }

 private:
  Word set_;
};

// for (int card : members(set)) …
template <std::unsigned_integral Word>
constexpr Members<Word> members(Word set) {
  return Members<Word>(set);
}

}  // namespace noblesse

// Random numbers that are the same on every platform: xoshiro256++ seeded through SplitMix64.
// Not for secrets: whoever sees enough output can predict the rest.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace noblesse {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : words_) {
      seed += 0x9E3779B97F4A7C15U;
      word = mix(seed);
    }
  }

  // SplitMix64's finaliser: also good for deriving one seed from another.
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t t = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform in [0, bound), exactly (Lemire's multiplication with rejection). bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  // The same for bounds beyond 32 bits.
  constexpr std::uint64_t below64(std::uint64_t bound) {
    if (bound <= 0xFFFFFFFFU) return below(static_cast<std::uint32_t>(bound));
    const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(bound - 1);
    std::uint64_t draw = next() & mask;
    while (draw >= bound) draw = next() & mask;
    return draw;
  }

  // Fisher and Yates.
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace noblesse

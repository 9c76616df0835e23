// SHA-256 (FIPS 180-4), in constant memory: bytes go in piece by piece, the digest comes out. Not
// the fastest there is; it is ours because it has to run in the browser too.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace noblesse {

class Sha256 {
 public:
  using Digest = std::array<std::uint8_t, 32>;

  void add(std::span<const std::uint8_t> bytes);
  void add(std::string_view bytes);

  // Of everything added so far. More may be added afterwards.
  Digest digest() const;

 private:
  static constexpr std::size_t kBlock = 64;

  void mix_block();

  // The square roots of the first eight primes: 32 bits behind the point.
  std::array<std::uint32_t, 8> state_{0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                      0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
  std::array<std::uint8_t, kBlock> block_{};  // what does not fill a block yet
  std::uint64_t bytes_ = 0;                   // added in all
};

}  // namespace noblesse

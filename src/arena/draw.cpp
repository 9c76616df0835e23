#include "arena/draw.h"

#include <array>

#include "base/rng.h"
#include "base/sha256.h"

namespace noblesse::arena {
namespace {

constexpr std::size_t kNumber = sizeof(std::uint64_t);

void add(Sha256& hash, std::uint64_t number) {
  std::array<std::uint8_t, kNumber> bytes{};
  for (std::size_t i = 0; i < kNumber; ++i) {
    bytes[i] = static_cast<std::uint8_t>(number >> (8 * (kNumber - 1 - i)));
  }
  hash.add(bytes);
}

}  // namespace

std::uint64_t house_draw(const Occasion& occasion) {
  const std::uint64_t game = Rng::mix(Rng::mix(occasion.seed ^ 0x67616D65U) + occasion.game);
  return Rng::mix(game + occasion.step * kMaxSeats + occasion.seat);
}

std::uint64_t program_draw(const Occasion& occasion) {
  Sha256 hash;
  hash.add("noblesse/arena/program/1");
  for (const std::uint64_t number : {occasion.seed, std::uint64_t{occasion.game},
                                     std::uint64_t{occasion.step}, std::uint64_t{occasion.seat}}) {
    add(hash, number);
  }
  const Sha256::Digest digest = hash.digest();
  std::uint64_t draw = 0;
  for (std::size_t i = 0; i < kNumber; ++i) draw = draw << 8U | digest[i];
  return draw >> 11U;  // for programs whose numbers are floating point
}

}  // namespace noblesse::arena

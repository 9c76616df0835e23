#include "table/draws.h"

namespace noblesse {

std::uint32_t Draws::next() {
  if (used_ == block_.size()) {
    Sha256 hash = beginning_;
    hash.add(number_bytes(blocks_++));
    block_ = hash.digest();
    used_ = 0;
  }
  std::uint32_t draw = 0;
  for (int i = 0; i < 4; ++i) draw = draw << 8U | block_[used_++];
  return draw;
}

std::uint32_t Draws::below(std::uint32_t bound) {
  constexpr std::uint64_t kAll = std::uint64_t{1} << 32U;
  const std::uint64_t fair = kAll - kAll % bound;
  std::uint32_t draw = next();
  while (draw >= fair) draw = next();
  return draw % bound;
}

}  // namespace noblesse

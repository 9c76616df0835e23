// Random numbers out of SHA-256: the same for everybody who knows what was hashed, and a riddle to
// everybody else. They can be asked for like those of base/rng.h.
//
// Block 0, 1, 2… of the stream is the hash of the preimage followed by the block's number. Every
// draw takes the next four bytes, the highest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "base/sha256.h"
#include "table/preimage.h"

namespace noblesse {

class Draws {
 public:
  explicit Draws(const Preimage& preimage) { beginning_.add(preimage.bytes()); }

  // Uniform in [0, bound), exactly: a draw at or above the largest multiple of `bound` that four
  // bytes can hold is passed over; of the first one below it, the remainder. bound > 0.
  std::uint32_t below(std::uint32_t bound);

  // Fisher and Yates: from the last place down to the second, each is exchanged with a place drawn
  // from those up to and including itself.
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::uint32_t next();

  Sha256 beginning_;  // has taken in the preimage
  std::uint64_t blocks_ = 0;
  Sha256::Digest block_{};
  std::size_t used_ = block_.size();
};

}  // namespace noblesse

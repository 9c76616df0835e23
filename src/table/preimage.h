// What the fair shuffle hashes, byte for byte (docs/fairness.md).
//
// A number is eight bytes, the highest first. A text is its length in bytes, as a number, and then
// its bytes. So the bytes of one input are never those of another, nor their beginning: nothing
// that is known about one game, one pile or one chance event says anything about another.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/seat.h"

namespace noblesse {

// What a table keeps secret until the end. It must be drawn anew for every game.
using Seed = std::array<std::uint8_t, 32>;

// All that a deal depends on.
struct FairInputs {
  std::string table_id;
  std::uint32_t game_number = 0;
  Seed seed{};
  std::array<std::string, kMaxSeats> numbers{};  // the players' own; empty: none
};

// A number as it is hashed.
std::array<std::uint8_t, 8> number_bytes(std::uint64_t value);

// One input, field by field. The first one is its domain: what it is hashed for, and the version.
class Preimage {
 public:
  explicit Preimage(std::string_view domain) { text(domain); }

  Preimage& number(std::uint64_t value);
  Preimage& text(std::string_view bytes);
  Preimage& seed(const Seed& seed);

  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Of the commitment.
Preimage commitment_preimage(const FairInputs& inputs);
// Of the draws that deal `what`: "colors", "deck". Without the number of the block.
Preimage deal_preimage(const FairInputs& inputs, std::string_view what);
// Of the draws of the chance event that is the record's move with this index. Likewise.
Preimage chance_preimage(const FairInputs& inputs, std::uint64_t step);

}  // namespace noblesse

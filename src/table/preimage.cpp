#include "table/preimage.h"

#include <algorithm>

namespace noblesse {
namespace {

Preimage begin(std::string_view domain, const FairInputs& inputs) {
  Preimage preimage(domain);
  preimage.text(inputs.table_id).number(inputs.game_number).seed(inputs.seed);
  return preimage;
}

// How many players gave a number; then, in seat order, the seat and the number of each. So an empty
// chair and a player who gave none are the same.
void add_numbers(Preimage& preimage, const FairInputs& inputs) {
  const auto given = [](const std::string& number) { return !number.empty(); };
  preimage.number(static_cast<std::uint64_t>(std::ranges::count_if(inputs.numbers, given)));
  for (std::size_t seat = 0; seat < inputs.numbers.size(); ++seat) {
    if (given(inputs.numbers[seat])) preimage.number(seat).text(inputs.numbers[seat]);
  }
}

}  // namespace

std::array<std::uint8_t, 8> number_bytes(std::uint64_t value) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(value >> (56 - 8 * i));
  }
  return bytes;
}

Preimage& Preimage::number(std::uint64_t value) {
  const auto bytes = number_bytes(value);
  bytes_.append(bytes.begin(), bytes.end());
  return *this;
}

Preimage& Preimage::text(std::string_view bytes) {
  number(bytes.size());
  bytes_ += bytes;
  return *this;
}

Preimage& Preimage::seed(const Seed& seed) { return text(std::string(seed.begin(), seed.end())); }

Preimage commitment_preimage(const FairInputs& inputs) {
  return begin("noblesse/commitment/1", inputs);
}

Preimage deal_preimage(const FairInputs& inputs, std::string_view what) {
  Preimage preimage = begin("noblesse/deal/1", inputs);
  add_numbers(preimage, inputs);
  preimage.text(what);
  return preimage;
}

Preimage chance_preimage(const FairInputs& inputs, std::uint64_t step) {
  Preimage preimage = begin("noblesse/chance/1", inputs);
  add_numbers(preimage, inputs);
  preimage.number(step);
  return preimage;
}

}  // namespace noblesse

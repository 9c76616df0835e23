// No two different inputs give the same bytes, nor bytes of which one is the beginning of the other
// (which would let somebody who knows one hash go on to the next). The proof is a reader: from the
// bytes alone it finds the one input that they were written from, and their end.
#include "table/preimage.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>

namespace noblesse {
namespace {

// Everything that can be hashed: a commitment, a block of a deal, a block of a chance event.
struct Input {
  enum class Domain { commitment, deal, chance };
  Domain domain = Domain::commitment;
  std::string table_id;
  std::uint32_t game_number = 0;
  std::string seed;
  std::vector<std::string> numbers;
  std::string what;
  std::uint64_t step = 0;
  std::uint64_t block = 0;

  friend bool operator==(const Input&, const Input&) = default;
};

std::string write(const Input& input) {
  FairInputs inputs;
  inputs.table_id = input.table_id;
  inputs.game_number = input.game_number;
  std::copy(input.seed.begin(), input.seed.end(), inputs.seed.begin());
  std::copy(input.numbers.begin(), input.numbers.end(), inputs.numbers.begin());
  switch (input.domain) {
    case Input::Domain::commitment: return commitment_preimage(inputs).bytes();
    case Input::Domain::deal: return deal_preimage(inputs, input.what).number(input.block).bytes();
    case Input::Domain::chance:
      return chance_preimage(inputs, input.step).number(input.block).bytes();
  }
  return {};
}

class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (const char byte : take(8)) value = value << 8U | static_cast<std::uint8_t>(byte);
    return value;
  }
  std::string text() { return std::string(take(number())); }
  bool ended() const { return good_ && rest_.empty(); }

 private:
  std::string_view take(std::uint64_t bytes) {
    good_ = good_ && bytes <= rest_.size();
    if (!good_) return {};
    const std::string_view taken = rest_.substr(0, bytes);
    rest_.remove_prefix(bytes);
    return taken;
  }

  std::string_view rest_;
  bool good_ = true;
};

std::optional<Input> read(std::string_view bytes) {
  Reader reader(bytes);
  Input input;
  const std::string domain = reader.text();
  input.table_id = reader.text();
  input.game_number = static_cast<std::uint32_t>(reader.number());
  input.seed = reader.text();
  input.numbers.resize(kMaxSeats);
  if (domain != "noblesse/commitment/1") {
    for (std::uint64_t given = reader.number(); given > 0 && given <= kMaxSeats; --given) {
      const std::uint64_t seat = reader.number();
      if (seat < kMaxSeats) input.numbers[seat] = reader.text();
    }
  }
  if (domain == "noblesse/deal/1") {
    input.domain = Input::Domain::deal;
    input.what = reader.text();
    input.block = reader.number();
  } else if (domain == "noblesse/chance/1") {
    input.domain = Input::Domain::chance;
    input.step = reader.number();
    input.block = reader.number();
  } else if (domain != "noblesse/commitment/1") {
    return std::nullopt;
  }
  if (!reader.ended()) return std::nullopt;
  return input;
}

// Bytes of every kind, and often such as the fields' own lengths are made of.
rc::Gen<std::string> any_bytes() {
  return rc::gen::container<std::string>(
      rc::gen::weightedOneOf<char>({{1, rc::gen::arbitrary<char>()},
                                    {1, rc::gen::element<char>('\0', '\1', '\2', '\10', ' ')}}));
}

Input any_input() {
  Input input;
  input.domain =
      *rc::gen::element(Input::Domain::commitment, Input::Domain::deal, Input::Domain::chance);
  input.table_id = *any_bytes();
  input.game_number = *rc::gen::arbitrary<std::uint32_t>();
  input.seed = *rc::gen::container<std::string>(32, rc::gen::arbitrary<char>());
  input.numbers = *rc::gen::container<std::vector<std::string>>(kMaxSeats, any_bytes());
  if (input.domain == Input::Domain::commitment) input.numbers.assign(kMaxSeats, "");
  if (input.domain == Input::Domain::deal) input.what = *any_bytes();
  if (input.domain == Input::Domain::chance) input.step = *rc::gen::arbitrary<std::uint64_t>();
  if (input.domain != Input::Domain::commitment) {
    input.block = *rc::gen::arbitrary<std::uint64_t>();
  }
  return input;
}

RC_GTEST_PROP(Preimage, CanBeReadBackInOneWayOnly, ()) {
  const Input input = any_input();
  const std::string bytes = write(input);
  const auto again = read(bytes);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == input);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    RC_ASSERT(!read(std::string_view(bytes).substr(0, length)));
  }
}

Input deal_of(std::string table, std::vector<std::string> numbers, std::string what) {
  Input input;
  input.domain = Input::Domain::deal;
  input.table_id = std::move(table);
  input.seed = std::string(32, '\0');
  numbers.resize(kMaxSeats);
  input.numbers = std::move(numbers);
  input.what = std::move(what);
  return input;
}

// Where fields that are only written one after the other would run into each other.
TEST(Preimage, TheBordersOfFieldsCount) {
  const Input inputs[] = {
      deal_of("salon", {"1", "23"}, "deck"), deal_of("salon", {"12", "3"}, "deck"),
      deal_of("salon", {"123"}, "deck"),     deal_of("salon", {"", "123"}, "deck"),
      deal_of("salon1", {"23"}, "deck"),     deal_of("salon", {"12"}, "3deck"),
      deal_of("salon", {}, "123deck"),       deal_of("salon123", {}, "deck"),
  };
  for (const Input& one : inputs) {
    for (const Input& other : inputs) EXPECT_EQ(write(one) == write(other), one == other);
  }
}

// The same fields for another purpose are other bytes from the first ones on.
TEST(Preimage, TheDomainsDiffer) {
  Input input = deal_of("salon", {}, "");
  const std::string deal = write(input);
  input.domain = Input::Domain::chance;
  const std::string chance = write(input);
  input.domain = Input::Domain::commitment;
  const std::string commitment = write(input);
  const auto parted = [](const std::string& one, const std::string& other) {
    return std::ranges::mismatch(one, other).in1 - one.begin();
  };
  EXPECT_LT(parted(deal, chance), 8);
  EXPECT_LT(parted(deal, commitment), 8);
  EXPECT_LT(parted(chance, commitment), 8);
}

}  // namespace
}  // namespace noblesse

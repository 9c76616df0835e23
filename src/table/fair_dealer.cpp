#include "table/fair_dealer.h"

#include "base/hex.h"
#include "table/opening.h"

namespace noblesse {
namespace {

Sha256::Digest hash(const Preimage& preimage) {
  Sha256 hash;
  hash.add(preimage.bytes());
  return hash.digest();
}

}  // namespace

FairDealer::FairDealer(std::string table_id, const Seed& secret)
    : table_id_(std::move(table_id)), secret_(secret) {}

Seed FairDealer::seed(std::uint32_t game) const {
  return hash(Preimage("noblesse/seed/1").text(table_id_).number(game).seed(secret_));
}

FairShuffle FairDealer::shuffle(std::uint32_t game, std::span<const std::string> numbers) const {
  FairShuffle shuffle(table_id_, game, seed(game));
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
    [[maybe_unused]] const Result<void> added =
        shuffle.add_number(static_cast<Seat>(seat), numbers[seat]);
  }
  return shuffle;
}

std::string FairDealer::commitment(std::uint32_t game) const {
  return shuffle(game, {}).commitment();
}

void FairDealer::deal(const Shelf& shelf, std::uint32_t game, std::span<const std::string> numbers,
                      Setup& setup) const {
  auto dealt = shuffle(game, numbers).deal(shelf, setup.game, setup.edition, setup.players);
  if (!dealt) return;  // a game that the shelf does not have is refused by new_match
  setup.colors = std::move(dealt->colors);
  setup.deck = std::move(dealt->deck);
  if (!setup.first) setup.first = dealt->first;
}

std::string FairDealer::decide(std::uint32_t game, std::span<const std::string> numbers,
                               const ChanceDue& due, std::size_t step) const {
  return shuffle(game, numbers).decide(due, step);
}

std::string FairDealer::secret(std::uint32_t game) const { return write_hex(seed(game)); }

json::value FairDealer::opening(const Shelf& shelf, std::uint32_t game,
                                std::span<const std::string> numbers, const Record& record) const {
  const Result<Opening> opened = open_shuffle(shelf, shuffle(game, numbers), record);
  if (!opened) return nullptr;
  return write_opening(*opened);
}

std::uint64_t FairDealer::bot_seed(std::uint32_t game, Seat seat, std::uint64_t step) const {
  const Sha256::Digest digest = hash(Preimage("noblesse/bot/1")
                                         .text(table_id_)
                                         .number(game)
                                         .seed(secret_)
                                         .number(seat)
                                         .number(step));
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < sizeof number; ++i) number = number << 8U | digest[i];
  return number;
}

}  // namespace noblesse

#include "table/fair_shuffle.h"

#include <algorithm>

#include "base/hex.h"
#include "match/pieces.h"
#include "match/text.h"

namespace noblesse {
namespace {

// Before anything is drawn from them, cards lie in ascending order of their ids (byte by byte): how
// they came to lie elsewhere must not matter.
std::vector<std::string> ascending(std::vector<std::string> ids) {
  std::ranges::sort(ids);
  return ids;
}

// M9: one after the other is drawn from those that are left.
std::vector<std::string> draw_some(std::vector<std::string> ids, std::size_t count, Draws draws) {
  std::vector<std::string> drawn;
  while (drawn.size() < count && !ids.empty()) {
    const std::uint32_t at = draws.below(static_cast<std::uint32_t>(ids.size()));
    drawn.push_back(std::move(ids[at]));
    ids.erase(ids.begin() + at);
  }
  return drawn;
}

}  // namespace

FairShuffle::FairShuffle(std::string table_id, std::uint32_t game_number, const Seed& seed)
    : inputs_{std::move(table_id), game_number, seed, {}} {}

std::string FairShuffle::commitment() const {
  Sha256 hash;
  hash.add(commitment_preimage(inputs_).bytes());
  return write_hex(hash.digest());
}

Result<void> FairShuffle::add_number(Seat seat, std::string_view number) {
  if (seat >= inputs_.numbers.size()) {
    return fail("there is no seat " + std::to_string(seat) + "; the last one is " +
                std::to_string(inputs_.numbers.size() - 1));
  }
  if (number.size() > kLongestNumber) {
    return fail("is " + std::to_string(number.size()) + " bytes long; at most " +
                std::to_string(kLongestNumber) + " are taken");
  }
  if (!printable(number)) {
    return fail(quote(number) + " cannot be shown in a line; any digits, letters and signs can");
  }
  inputs_.numbers[seat] = number;
  return {};
}

Result<FairDeal> FairShuffle::deal(const Shelf& shelf, std::string_view game,
                                   std::string_view edition, int players) const {
  FairDeal dealt;
  if (game == "adel") {
    const Result<AdelEdition> adel = shelf.adel(edition, players);
    if (!adel) return std::unexpected(adel.error());
    dealt.colors = (*adel)->colors;
    shuffle("colors", std::span(dealt.colors));
    dealt.colors.resize(static_cast<std::size_t>(players));
    for (const adel::Object& object : (*adel)->objects) dealt.deck.push_back(object.id);
  } else if (game == "mille") {
    const Result<MilleEdition> mille = shelf.mille(edition, players);
    if (!mille) return std::unexpected(mille.error());
    dealt.deck = (*mille)->tasks;
    dealt.first = static_cast<int>(deal_draws("first").below(static_cast<std::uint32_t>(players)));
  } else {
    return fail("there is no game " + quote(game) + "; there are adel and mille");
  }
  dealt.deck = ascending(std::move(dealt.deck));
  shuffle("deck", std::span(dealt.deck));
  return dealt;
}

std::string FairShuffle::decide(const ChanceDue& due, std::size_t step) const {
  std::vector<std::string> ids = ascending(due.from);
  Draws draws = chance_draws(step);
  if (due.kind == "shuffle") {  // M14
    draws.shuffle(std::span(ids));
  } else {
    ids = ascending(draw_some(std::move(ids), due.count, draws));
  }
  return std::string(due.kind) + " " + join(ids, ",");
}

}  // namespace noblesse

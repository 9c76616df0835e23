#include "match/match.h"

#include "match/adel/face.h"
#include "match/command.h"
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

template <class Face>
Result<std::unique_ptr<Match>> deal_match(
    const Result<std::shared_ptr<const typename Face::Edition>>& edition, const Setup& setup) {
  if (!edition) return std::unexpected(edition.error());
  if (!setup.edition_hash.empty() && (*edition)->hash != setup.edition_hash) {
    return fail("edition_hash: the game was played with another edition " + quote((*edition)->id) +
                    " than the one here, whose hash is " + (*edition)->hash,
                {}, std::string(kOtherEdition));
  }
  const auto rules = make_rules(**edition, setup);
  if (!rules) return std::unexpected(rules.error());
  Rng rng(setup.seed.value_or(0));
  const auto deal = make_deal(**edition, *rules, setup, rng);
  if (!deal) return std::unexpected(deal.error());
  return std::make_unique<MatchOf<Face>>(*edition, setup, *rules, *deal);
}

// "0 castle" → seat and decision; "* lose …" → nobody and the chance event.
Result<std::pair<Seat, std::string_view>> split_move(std::string_view move, int players) {
  const std::size_t space = move.find(' ');
  if (space != std::string_view::npos) {
    const std::string_view who = move.substr(0, space);
    const std::string_view what = move.substr(space + 1);
    if (who == "*") return std::pair(kNobody, what);
    for (Seat seat = 0; seat < players; ++seat) {
      if (who == std::to_string(seat)) return std::pair(seat, what);
    }
  }
  return fail(quote(move) + " does not begin with a seat from 0 to " + std::to_string(players - 1) +
              " or with * for chance, and a blank");
}

}  // namespace

Result<std::unique_ptr<Match>> new_match(const Shelf& shelf, const Setup& setup) {
  if (setup.game == adel::Face::kName) {
    return deal_match<adel::Face>(shelf.adel(setup.edition, setup.players), setup);
  }
  if (setup.game == mille::Face::kName) {
    return deal_match<mille::Face>(shelf.mille(setup.edition, setup.players), setup);
  }
  return fail("there is no game " + quote(setup.game) + "; there are adel and mille");
}

Result<void> take_move(Match& match, std::string_view move) {
  const auto parts = split_move(move, match.players());
  if (!parts) return std::unexpected(parts.error());
  const auto [seat, what] = *parts;
  return seat == kNobody ? match.chance(what) : match.act(seat, what);
}

std::expected<std::unique_ptr<Match>, ReplayError> replay(const Shelf& shelf, const Record& record,
                                                          std::size_t moves) {
  Setup setup;
  setup.game = record.game;
  setup.players = record.players;
  setup.edition = record.edition;
  setup.edition_hash = record.edition_hash;
  for (const auto& [key, choice] : record.options) setup.options[key] = choice;
  setup.deck = record.deck;
  setup.colors = record.colors;
  setup.first = record.first;
  setup.manual_chance = true;
  setup.rest = record.rest;
  if (const json::value* seed = record.rest.if_contains("seed")) setup.seed = as_count(*seed);
  auto match = new_match(shelf, setup);
  if (!match) return std::unexpected(ReplayError{match.error(), std::nullopt});

  const std::size_t count = std::min(moves, record.moves.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Result<void> taken = take_move(**match, record.moves[i]);
    if (!taken) return std::unexpected(ReplayError{taken.error(), i});
  }
  if (count == record.moves.size() && record.result) {
    const auto wrong = [&](std::string message) {
      return std::unexpected(ReplayError{Error{std::move(message), {}}, std::nullopt});
    };
    if (!(*match)->summary().over) return wrong("a result is given, but the game is not over");
    const Outcome outcome = (*match)->outcome();
    if (outcome != *record.result) {
      return wrong("the result is not the one the moves lead to, which is " +
                   json::serialize(write_outcome(outcome)));
    }
  }
  return std::move(*match);
}

}  // namespace noblesse

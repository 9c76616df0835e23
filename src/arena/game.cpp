#include "arena/game.h"

#include "base/rng.h"
#include "bots/bot.h"

namespace noblesse::arena {
namespace {

// What the contender decides, once it is taken; or why they lose their seat.
std::expected<void, Mishap> decide(Match& match, Contender& contender, const Occasion& occasion) {
  const auto move = contender.decide(match, occasion);
  if (!move) return std::unexpected(move.error());
  const Result<void> taken = match.act(occasion.seat, *move);
  if (taken) return {};
  return std::unexpected(Mishap{Mishap::Kind::nonsense, "its decision " + taken.error().message});
}

}  // namespace

std::uint64_t deal_seed(const Contest& contest, std::size_t deal) {
  return Rng::mix(Rng::mix(contest.seed ^ 0x6465616CU) + deal);
}

std::unique_ptr<Match> deal(const Shelf& shelf, const Contest& contest, const Schedule& schedule,
                            const Fixture& fixture) {
  Setup setup = contest.setup;
  setup.seed = deal_seed(contest, fixture.deal);
  json::array names;
  for (const std::size_t entrant : fixture.seats) {
    names.emplace_back(schedule.entrants()[entrant]);
  }
  setup.rest["names"] = std::move(names);
  return std::move(*new_match(shelf, setup));
}

std::optional<Score> play(Match& match, std::span<Contender* const> seats, const Contest& contest,
                          std::size_t game, const std::function<void(Seat, const Mishap&)>& lost,
                          const std::atomic<bool>& stop) {
  Score score;
  score.mishaps.resize(seats.size());
  for (Summary summary = match.summary(); !summary.over; summary = match.summary()) {
    for (const Seat seat : summary.pending) {
      if (stop) return std::nullopt;
      const Occasion occasion{contest.seed, game, match.steps(), seat};
      if (!score.mishaps[seat]) {
        const auto decided = decide(match, *seats[seat], occasion);
        // Who is asked to stop in the middle has not failed, and has not thought it over either.
        if (stop) return std::nullopt;
        if (decided) continue;
        score.mishaps[seat] = decided.error().kind;
        seats[seat]->dismiss();
        lost(seat, decided.error());
      }
      const auto stand_in = ask_bot("random", match, seat, house_draw(occasion));
      // It knows what is legal, so this game is never given up.
      if (!stand_in || !match.act(seat, stand_in->move)) return std::nullopt;
    }
  }
  Outcome outcome = match.outcome();
  score.scores = std::move(outcome.scores);
  score.places = std::move(outcome.places);
  return score;
}

}  // namespace noblesse::arena

#include "club/results.h"

#include <map>
#include <set>

#include "club/rating.h"

namespace noblesse {

std::string rated_name(const store::GameSeat& seat) {
  return seat.person.empty() ? "bot:" + seat.bot : seat.person;
}

namespace {

// Whether it says who of them is the stronger: two people at least, and nobody who could lose to
// himself.
bool measures(const std::vector<store::GameSeat>& seats) {
  std::set<std::string> people;
  for (const store::GameSeat& seat : seats) {
    if (!seat.person.empty() && !people.insert(seat.person).second) return false;
  }
  return people.size() >= 2;
}

}  // namespace

Result<void> keep_game(store::Store& store, store::Game game) {
  std::vector<store::Deed> deeds;
  game.rated = game.rated && measures(game.seats);
  if (game.rated) {
    const auto players = static_cast<std::int64_t>(game.seats.size());
    std::vector<Strength> before;
    std::vector<int> places;
    std::map<std::string, store::Rating> ratings;
    for (const store::GameSeat& seat : game.seats) {
      const std::string who = rated_name(seat);
      auto known = store.rating(who, game.game, players);
      if (!known) return std::unexpected(known.error());
      ratings[who] = known->value_or(store::Rating{who, game.game, players, newcomer(), 0});
      before.push_back(ratings[who].strength);
      places.push_back(static_cast<int>(seat.place));
    }
    const Result<std::vector<Strength>> after = rated(before, places);
    if (!after) return std::unexpected(after.error());
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
      game.seats[i].before = before[i];
      game.seats[i].after = (*after)[i];
    }
    for (auto& [who, rating] : ratings) {
      // A bot may have sat on several chairs: it is worth what they are worth on average.
      Strength sum{};
      int chairs = 0;
      for (std::size_t i = 0; i < game.seats.size(); ++i) {
        if (rated_name(game.seats[i]) != who) continue;
        sum.mu += (*after)[i].mu;
        sum.sigma += (*after)[i].sigma;
        ++chairs;
      }
      rating.strength = {sum.mu / chairs, sum.sigma / chairs};
      rating.games += chairs;
      deeds.emplace_back(store::SaveRating{rating});
    }
  }
  deeds.insert(deeds.begin(), store::SaveGame{std::move(game)});
  return store.write(deeds);
}

}  // namespace noblesse

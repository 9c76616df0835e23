#include "club/results.h"

#include <map>
#include <set>

#include "club/rating.h"

namespace noblesse {

std::string rated_name(const store::GameSeat& seat) {
  return seat.person.empty() ? "bot:" + seat.bot : seat.person;
}

bool measures(const std::vector<store::GameSeat>& seats) {
  std::set<std::string> people;
  for (const store::GameSeat& seat : seats) {
    if (!seat.person.empty() && !people.insert(seat.person).second) return false;
  }
  return people.size() >= 2;
}

namespace {

// Those of them whom the club has forgotten since they sat down.
Result<std::set<std::string>> who_left(store::Store& store,
                                       const std::vector<store::GameSeat>& seats) {
  std::set<std::string> left;
  for (const store::GameSeat& seat : seats) {
    if (seat.person.empty()) continue;
    const auto person = store.person(seat.person);
    if (!person) return std::unexpected(person.error());
    if (!*person) left.insert(seat.person);
  }
  return left;
}

}  // namespace

Result<void> keep_game(store::Store& store, store::Game game) {
  const auto left = who_left(store, game.seats);
  if (!left) return std::unexpected(left.error());
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
      if (!left->contains(who)) deeds.emplace_back(store::SaveRating{rating});
    }
  }
  for (store::GameSeat& seat : game.seats) {
    if (left->contains(seat.person)) seat.person = store::kWhoLeft;
  }
  deeds.insert(deeds.begin(), store::SaveGame{std::move(game)});
  return store.write(deeds);
}

}  // namespace noblesse

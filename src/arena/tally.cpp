#include "arena/tally.h"

#include <algorithm>

#include "arena/rating.h"

namespace noblesse::arena {
namespace {

// One bot's results: a value for each deal, the mean over its seats.
struct Results {
  std::vector<double> wins;
  std::vector<double> places;
  std::vector<double> scores;
};

// The sums of one deal.
struct Sums {
  double wins = 0;
  double places = 0;
  double scores = 0;
  double seats = 0;
};

// The games of a deal; none if one of them is missing.
std::vector<Score> scores_of(const Schedule& schedule, const Scorebook& book, std::size_t deal) {
  std::vector<Score> scores;
  for (std::size_t i = 0; i < schedule.per_deal(); ++i) {
    const std::optional<Score>& score = book.at(deal * schedule.per_deal() + i);
    if (!score) return {};
    scores.push_back(*score);
  }
  return scores;
}

void add_game(const Score& score, const Fixture& fixture, std::vector<Sums>& sums,
              std::vector<Standing>& standings) {
  const auto winners = static_cast<double>(std::ranges::count(score.places, 1));
  for (std::size_t seat = 0; seat < fixture.seats.size(); ++seat) {
    Sums& own = sums[fixture.seats[seat]];
    Standing& standing = standings[fixture.seats[seat]];
    if (score.places[seat] == 1) own.wins += 1 / winners;
    own.places += score.places[seat];
    own.scores += score.scores[seat];
    own.seats += 1;
    ++standing.seats;
    if (const auto lost = score.mishaps[seat]) ++standing.mishaps[*lost];
  }
}

json::value number(const std::optional<double>& value) {
  return value ? json::value(*value) : json::value();
}

json::object write_figure(const Figure& figure) {
  return {
      {"mean", number(figure.mean)}, {"low", number(figure.low)}, {"high", number(figure.high)}};
}

}  // namespace

Tally tally(const Schedule& schedule, const Scorebook& book, std::string_view anchor) {
  const std::vector<std::string>& entrants = schedule.entrants();
  Tally tally;
  tally.standings.resize(entrants.size());
  std::vector<Results> results(entrants.size());
  std::vector<std::vector<Finish>> finishes;
  for (std::size_t deal = 0; deal < schedule.deals(); ++deal) {
    const std::vector<Score> scores = scores_of(schedule, book, deal);
    if (scores.empty()) continue;
    ++tally.deals;
    tally.games += schedule.per_deal();
    std::vector<Sums> sums(entrants.size());
    std::vector<Finish>& finish = finishes.emplace_back();
    for (std::size_t i = 0; i < schedule.per_deal(); ++i) {
      const Fixture fixture = schedule.fixture(deal * schedule.per_deal() + i);
      add_game(scores[i], fixture, sums, tally.standings);
      finish.push_back({fixture.seats, scores[i].places});
    }
    for (std::size_t entrant = 0; entrant < entrants.size(); ++entrant) {
      const Sums& own = sums[entrant];  // everybody plays in every deal
      results[entrant].wins.push_back(own.wins / own.seats);
      results[entrant].places.push_back(own.places / own.seats);
      results[entrant].scores.push_back(own.scores / own.seats);
    }
  }
  tally.left_out = book.played() - tally.games;
  const auto zero =
      static_cast<std::size_t>(std::ranges::find(entrants, anchor) - entrants.begin());
  if (zero < entrants.size()) tally.anchor = entrants[zero];
  const std::vector<Figure> rated = ratings(entrants.size(), finishes, zero);
  for (std::size_t entrant = 0; entrant < entrants.size(); ++entrant) {
    Standing& standing = tally.standings[entrant];
    standing.bot = entrants[entrant];
    standing.wins = share_of(results[entrant].wins, standing.seats);
    const auto last = static_cast<double>(schedule.players());
    standing.place = between(results[entrant].places, standing.seats, 1, last);
    standing.score = mean_of(results[entrant].scores);
    standing.rating = rated[entrant];
  }
  std::ranges::stable_sort(tally.standings, std::greater(),
                           [](const Standing& standing) { return standing.rating.mean; });
  return tally;
}

json::object write_tally(const Contest& contest, const Tally& tally) {
  json::array standings;
  for (const Standing& standing : tally.standings) {
    json::object lost;
    for (const Mishap::Kind kind : kMishaps) {
      const auto found = standing.mishaps.find(kind);
      lost[name_of(kind)] = found == standing.mishaps.end() ? 0 : found->second;
    }
    standings.push_back({{"bot", standing.bot},
                         {"seats", standing.seats},
                         {"wins", write_figure(standing.wins)},
                         {"place", write_figure(standing.place)},
                         {"score", write_figure(standing.score)},
                         {"rating", write_figure(standing.rating)},
                         {"lost_seats", std::move(lost)}});
  }
  return {{"arena", 1},
          {"contest", terms(contest)},
          {"deals", tally.deals},
          {"games", tally.games},
          {"left_out", tally.left_out},
          {"anchor", tally.anchor.empty() ? json::value() : json::value(tally.anchor)},
          {"bots", std::move(standings)}};
}

}  // namespace noblesse::arena

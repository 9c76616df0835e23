#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "arena/matrix.h"

namespace noblesse::arena {
namespace {

constexpr double kPoints = 173.7178;  // 400 / ln 10
constexpr int kMostSteps = 100;
constexpr double kLongestStep = 1.0;

// Entrants from first to last, how often.
using Orders = std::map<std::vector<std::size_t>, double>;

// Where a place is shared, every order of those who share it, in equal parts.
void add_orders(const Finish& finish, Orders& orders) {
  std::vector<std::size_t> seats;
  for (std::size_t seat = 0; seat < finish.entrants.size(); ++seat) seats.push_back(seat);
  std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return finish.places[seat]; });
  std::vector<std::vector<std::size_t>> all;
  const auto order = [&](auto&& self, std::vector<std::size_t>& sorted, std::size_t at) -> void {
    if (at == sorted.size()) {
      all.push_back(sorted);
      return;
    }
    for (std::size_t i = at;
         i < sorted.size() && finish.places[sorted[i]] == finish.places[sorted[at]]; ++i) {
      std::swap(sorted[at], sorted[i]);
      self(self, sorted, at + 1);
      std::swap(sorted[at], sorted[i]);
    }
  };
  order(order, seats, 0);
  for (std::vector<std::size_t>& sorted : all) {
    for (std::size_t& seat : sorted) seat = finish.entrants[seat];
    orders[sorted] += 1 / static_cast<double>(all.size());
  }
}

// The slope of the log-likelihood at these strengths, and how it bends (both added to).
void add_slope(const Orders& orders, const Row& strengths, Row& slope, Matrix* bend) {
  const std::size_t n = strengths.size();
  Row weight(n);
  for (std::size_t i = 0; i < n; ++i) weight[i] = std::exp(strengths[i]);
  for (const auto& [order, times] : orders) {
    Row left(n);  // what those who are left weigh
    double sum = 0;
    for (std::size_t j = order.size(); j-- > 0;) {
      left[order[j]] += weight[order[j]];
      sum += weight[order[j]];
      slope[order[j]] += times;
      for (std::size_t a = 0; a < n; ++a) {
        if (left[a] == 0) continue;
        const double chance = left[a] / sum;
        slope[a] -= times * chance;
        if (bend == nullptr) continue;
        (*bend)[a][a] += times * chance;
        for (std::size_t b = 0; b < n; ++b) (*bend)[a][b] -= times * chance * (left[b] / sum);
      }
    }
  }
}

// The drawn game of each against an average bot, whose strength is 0.
void add_draws(const Row& strengths, Row& slope, Matrix& bend) {
  for (std::size_t i = 0; i < strengths.size(); ++i) {
    const double chance = 1 / (1 + std::exp(-strengths[i]));
    slope[i] += 0.5 - chance;
    bend[i][i] += chance * (1 - chance);
  }
}

struct Fit {
  Row strengths;
  Matrix doubt;  // the inverse of how the likelihood bends there
};

// Newton's method. The likelihood has one summit and bends everywhere, and no step is long.
Fit fit(std::size_t entrants, const Orders& orders) {
  Fit found{Row(entrants), {}};
  for (int step = 0; step < kMostSteps; ++step) {
    Row slope(entrants);
    Matrix bend(entrants, Row(entrants));
    add_slope(orders, found.strengths, slope, &bend);
    add_draws(found.strengths, slope, bend);
    found.doubt = inverse(bend);
    Row move = times(found.doubt, slope);
    double longest = 0;
    for (const double way : move) longest = std::max(longest, std::abs(way));
    if (longest < 1e-9) break;
    const double part = std::min(1.0, kLongestStep / longest);
    for (std::size_t i = 0; i < entrants; ++i) found.strengths[i] += part * move[i];
  }
  return found;
}

// How much the strengths would differ with other deals: each deal's own slope at the summit, the
// so-called sandwich.
Matrix spread(const Fit& found, std::span<const std::vector<Finish>> deals) {
  const std::size_t entrants = found.strengths.size();
  std::vector<Row> slopes;
  Row sum(entrants);
  for (const std::vector<Finish>& deal : deals) {
    Orders orders;
    for (const Finish& finish : deal) add_orders(finish, orders);
    Row slope(entrants);
    add_slope(orders, found.strengths, slope, nullptr);
    for (std::size_t i = 0; i < entrants; ++i) sum[i] += slope[i];
    slopes.push_back(times(found.doubt, slope));
  }
  const Row middle = times(found.doubt, sum);
  const auto n = static_cast<double>(deals.size());
  Matrix spread(entrants, Row(entrants));
  for (const Row& slope : slopes) {
    for (std::size_t a = 0; a < entrants; ++a) {
      for (std::size_t b = 0; b < entrants; ++b) {
        spread[a][b] += (slope[a] - middle[a] / n) * (slope[b] - middle[b] / n) * n / (n - 1);
      }
    }
  }
  return spread;
}

// The variance of a weighted sum.
double variance(const Matrix& covariance, const Row& weights) {
  const Row half = times(covariance, weights);
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * half[i];
  return std::max(0.0, sum);
}

}  // namespace

std::vector<Figure> ratings(std::size_t entrants, std::span<const std::vector<Finish>> deals,
                            std::size_t anchor) {
  std::vector<Figure> figures(entrants);
  if (deals.empty()) return figures;
  Orders orders;
  for (const std::vector<Finish>& deal : deals) {
    for (const Finish& finish : deal) add_orders(finish, orders);
  }
  const Fit found = fit(entrants, orders);
  const bool sure = deals.size() > 1;
  const Matrix differ = sure ? spread(found, deals) : Matrix();
  for (std::size_t i = 0; i < entrants; ++i) {
    // What is told is a difference: to the anchor, or to the average.
    Row weights(entrants, anchor < entrants ? 0 : -1 / static_cast<double>(entrants));
    if (anchor < entrants) weights[anchor] -= 1;
    weights[i] += 1;
    double rating = 0;
    for (std::size_t j = 0; j < entrants; ++j) rating += weights[j] * found.strengths[j];
    const double mean = kPoints * rating;
    figures[i].mean = mean;
    if (!sure) continue;
    const double error =
        std::sqrt(std::max(variance(found.doubt, weights), variance(differ, weights)));
    const double half = kPoints * student(deals.size() - 1) * error;
    figures[i].low = mean - half;
    figures[i].high = mean + half;
  }
  return figures;
}

}  // namespace noblesse::arena

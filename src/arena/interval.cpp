#include "arena/interval.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace noblesse::arena {
namespace {

double average(std::span<const double> values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// The sum of the squares of what each deal is off the mean.
double squares(std::span<const double> values, double mean) {
  double sum = 0;
  for (const double value : values) sum += (value - mean) * (value - mean);
  return sum;
}

}  // namespace

double student(std::size_t freedom) {
  constexpr std::array kFew{12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469};
  if (freedom <= kFew.size()) return kFew[std::max<std::size_t>(freedom, 1) - 1];
  // The first terms of Fisher's series around the normal distribution's quantile.
  constexpr double kZ = 1.959964;
  constexpr double kZ2 = kZ * kZ;
  const auto n = static_cast<double>(freedom);
  return kZ * (1 + (kZ2 + 1) / (4 * n) + ((5 * kZ2 + 16) * kZ2 + 3) / (96 * n * n) +
               (((3 * kZ2 + 19) * kZ2 + 17) * kZ2 - 15) / (384 * n * n * n));
}

Figure mean_of(std::span<const double> deals) {
  if (deals.empty()) return {};
  const double mean = average(deals);
  if (deals.size() < 2) return {mean, {}, {}};
  const auto n = static_cast<double>(deals.size());
  const double error = std::sqrt(squares(deals, mean) / (n * (n - 1)));
  const double half = student(deals.size() - 1) * error;
  return {mean, mean - half, mean + half};
}

Figure share_of(std::span<const double> deals, std::size_t games) {
  if (deals.empty()) return {};
  const double mean = average(deals);
  if (deals.size() < 2) return {mean, {}, {}};
  const auto n = static_cast<double>(deals.size());
  const auto all = static_cast<double>(games);
  // By how much the deals differ, as a part of what they would if their games were independent.
  // One more deal of even games is added to both, so that deals that all end alike prove little.
  const double even = 0.25 * n / all;
  const double expected = (n - 1) * mean * (1 - mean) * n / all;
  const double worth = all * (expected + even) / (squares(deals, mean) + even);
  const double t = student(deals.size() - 1);
  const double t2 = t * t / worth;
  const double centre = (mean + t2 / 2) / (1 + t2);
  const double half = std::sqrt(mean * (1 - mean) * t2 + t2 * t2 / 4) / (1 + t2);
  return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Figure between(std::span<const double> deals, std::size_t games, double least, double most) {
  std::vector<double> shares;
  for (const double value : deals) shares.push_back((value - least) / (most - least));
  Figure figure = share_of(shares, games);
  for (std::optional<double>* part : {&figure.mean, &figure.low, &figure.high}) {
    if (*part) **part = least + **part * (most - least);
  }
  return figure;
}

}  // namespace noblesse::arena

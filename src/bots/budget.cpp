#include "bots/budget.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace noblesse {

std::optional<Budget> read_budget(std::string_view text) {
  Budget budget;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto [rest, fault] = std::from_chars(begin, end, budget.amount);
  if (fault != std::errc() || text.starts_with('0')) return std::nullopt;
  const std::string_view unit(rest, end);
  if (unit == "ms") {
    budget.unit = Budget::Unit::milliseconds;
    if (budget.amount < kLeastMilliseconds || budget.amount > kMostMilliseconds) {
      return std::nullopt;
    }
  } else if (unit == "it") {
    budget.unit = Budget::Unit::iterations;
    if (budget.amount == 0 || budget.amount > kMostIterations) return std::nullopt;
  } else {
    return std::nullopt;
  }
  return budget;
}

Patience::Patience(const Budget& budget, const Means& means, std::uint32_t worth)
    : means_(means), worth_(worth) {
  if (budget.unit == Budget::Unit::iterations) {
    most_ = budget.amount;
    if (means.most_ms < kMostMilliseconds)
      most_ = std::min(most_, std::uint64_t{means.most_ms} * worth);
    return;
  }
  const std::uint64_t milliseconds = std::min(budget.amount, means.most_ms);
  if (means.clock) {
    most_ = std::numeric_limits<std::uint64_t>::max();
    begin_ = now_ = means.clock();
    end_ = begin_ + milliseconds * 1000;
  } else {
    most_ = milliseconds * worth;
  }
}

bool Patience::one_more() {
  if (done_ == most_) return false;
  // A look at the clock costs nothing compared with an iteration; one is made in any case.
  if (end_ != 0 && done_ != 0) {
    now_ = means_.clock();
    if (now_ >= end_) return false;
  }
  ++done_;
  return true;
}

double Patience::worked() const {
  if (end_ == 0) return static_cast<double>(done_);
  return static_cast<double>(now_ - begin_) / 1000 * worth_;
}

}  // namespace noblesse

#include "table/forfeit.h"

#include <algorithm>
#include <utility>

namespace noblesse {

std::vector<int> places_that_count(std::span<const int> places, std::span<const Seat> given_up) {
  // Who stayed by their place; behind them who went, the last of them first.
  std::vector<std::pair<std::ptrdiff_t, int>> order;
  for (Seat seat = 0; seat < places.size(); ++seat) {
    const auto went = std::ranges::find(given_up, seat);
    order.emplace_back(given_up.end() - went, went == given_up.end() ? places[seat] : 0);
  }
  std::vector<int> count;
  for (const auto& own : order) {
    const auto better =
        std::ranges::count_if(order, [&](const auto& other) { return other < own; });
    count.push_back(static_cast<int>(better) + 1);
  }
  return count;
}

}  // namespace noblesse

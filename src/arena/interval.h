// How sure a mean is. Everything is worked out over deals and not over games: the seatings of one
// deal share its cards, so their results hang together, and only deals are independent.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace noblesse::arena {

// A figure with its 95 % interval; none where there are too few deals to tell, and no mean either
// where there is none.
struct Figure {
  std::optional<double> mean;
  std::optional<double> low;
  std::optional<double> high;
};

// The 97.5 % quantile of Student's t with so many degrees of freedom, which are at least 1.
double student(std::size_t freedom);

// The mean of one value a deal.
Figure mean_of(std::span<const double> deals);

// The same for a share, from 0 to 1, of `games` single results in all. It is Wilson's interval with
// as many games as would be as sure if they were independent: it stays within 0 and 1, and it does
// not shrink to nothing when all deals happen to end alike.
Figure share_of(std::span<const double> deals, std::size_t games);

// The same for what lies between two bounds, as a place does between the first and the last: a
// share of the way from one to the other. Student's interval would go past them.
Figure between(std::span<const double> deals, std::size_t games, double least, double most);

}  // namespace noblesse::arena

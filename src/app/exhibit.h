// Choosing an exhibition among thousands: a few good ones to pick by number, and any other by its
// objects, whole ("A1585 1622 B1650") or as a change to the one at hand ("+C1468 -A1585").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/question.h"

namespace noblesse::adel {

// All of them if they are few; else the best of each size (A13), the largest first, and the best
// that shows nothing new. Each legal.
std::vector<Offer> suggest_exhibitions(const Edition& edition, const View& view,
                                       const Words& words);

// What was typed to be shown; an error names the word that is no object of the lord's. No value if
// it is not about objects at all. `draft` is the exhibition that "+" and "-" change.
std::optional<Result<Objects>> read_exhibition(const Edition& edition, Objects own, Objects draft,
                                               std::string_view typed, const Words& words);

}  // namespace noblesse::adel

// The players of Mille Grazie. Each is given a seat's view; the seat must owe a decision.
#pragma once

#include "bots/policy.h"
#include "games/mille/view.h"

namespace noblesse::mille {

// Any legal decision, each equally likely.
Decision stroller(const Rules& rules, const View& view, Rng& rng);

// The same as a policy; empty where more than `at_most` decisions would have to be listed.
Policy<Decision> stroller(const Rules& rules, const View& view, std::uint64_t at_most);

// As the noble they travel where the points are, as if nobody lay in wait; as a thief they wait
// somewhere on the noble's straight ways.
Policy<Decision> novice(const Rules& rules, const View& view);

// Weighs the noble's ways against the ambushes that they invite, on both sides, and stays
// unreadable.
Policy<Decision> clubman(const Rules& rules, const View& view);

}  // namespace noblesse::mille

// The lords that play Adel Verpflichtet. Each is given a seat's view; the seat must owe a decision.
#pragma once

#include "bots/policy.h"
#include "games/adel/view.h"

namespace noblesse::adel {

// Any legal decision, each equally likely.
Decision stroller(const Rules& rules, const View& view, Rng& rng);

// The same as a policy; empty where more than `at_most` decisions would have to be listed.
Policy<Decision> stroller(const Rules& rules, const View& view, std::uint64_t at_most);

// Looks at their own cards only: buys while they can pay, shows what they have, and now and then
// sends a thief or, from the back, the detective.
Policy<Decision> novice(const Rules& rules, const View& view);

// Weighs who has what to gain where, guesses what the others will do, and stays unreadable.
Policy<Decision> clubman(const Rules& rules, const View& view);

}  // namespace noblesse::adel

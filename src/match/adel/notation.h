// Decisions of Adel Verpflichtet in words: "castle", "check 24", "show A1585 A1622 B1650".
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "games/adel/decision.h"
#include "match/adel/edition.h"

namespace noblesse::adel {

std::string write_decision(const Edition& edition, Decision decision);

// Only the words are read here; whether the decision may be taken is for the rules to say.
Result<Decision> read_decision(const Edition& edition, std::string_view text);

// Ids in ascending order.
std::vector<std::string> object_ids(const Edition& edition, Objects objects);

std::string_view phase_name(Phase phase);

}  // namespace noblesse::adel

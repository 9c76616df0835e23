// Decisions and chance of Mille Grazie in words: "ambush F L", "take drop Milano-Genova", "go V".
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "games/mille/decision.h"
#include "match/mille/edition.h"

namespace noblesse::mille {

std::string write_decision(const Edition& edition, Decision decision);
std::string write_chance(const Edition& edition, const Chance& chance);

// Only the words are read here; whether the decision may be taken is for the rules to say.
Result<Decision> read_decision(const Edition& edition, std::string_view text);
Result<Chance> read_chance(const Edition& edition, std::string_view text);

// Ids in ascending order; letters likewise ("FL").
std::vector<std::string> task_ids(const Edition& edition, Tasks tasks);
std::string letters(const Edition& edition, Roads roads);

std::string_view phase_name(Phase phase);

}  // namespace noblesse::mille

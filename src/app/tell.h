// What the last step told the person, in their language: a sentence for each event, empty where
// another one says it already.
#pragma once

#include "app/company.h"
#include "app/names.h"
#include "match/match.h"

namespace noblesse {

std::vector<std::string> tell(const Match& match, const Company& company, const Words& words);

}  // namespace noblesse

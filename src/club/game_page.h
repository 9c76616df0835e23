// The permanent page of a finished game, for people: who played and how it ended, the whole course
// with all hands open, and whether the shuffle was the promised one. Plain HTML without a script,
// so that it can be read anywhere and at any time.
#pragma once

#include <map>
#include <string>

#include "match/shelf.h"
#include "store/rows.h"

namespace noblesse {

// `names` are those of the people in it, by id.
std::string write_game_page(const Shelf& shelf, const store::Game& game,
                            const std::map<std::string, std::string>& names);

}  // namespace noblesse

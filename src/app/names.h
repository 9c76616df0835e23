// What the things of the games are called in a language. In English that is what the editions call
// them, and a decision is called as it is written.
#pragma once

#include "app/words.h"
#include "match/adel/edition.h"
#include "match/match.h"
#include "match/mille/edition.h"

namespace noblesse {

// "check 24", "Scheck 24"; the move is one that the notation has written.
std::string move_name(const Words& words, std::string_view move);

// "Classic (45 objects, up to 5 lords)", "Klassisch"
std::string edition_name(const Words& words, std::string_view id, const std::string& title);

namespace adel {

std::string object_name(const Words& words, const Edition& edition, const Object& object);
std::string series_name(const Words& words, const Edition& edition, const Series& series);
std::string castle_name(const Words& words, const Edition& edition, const Castle& castle);

}  // namespace adel

namespace mille {

std::string city_name(const Words& words, const std::string& city);
std::string color_name(const Words& words, const std::string& color);
// "Milano-Genova", "Mailand → Genua"
std::string task_name(const Words& words, std::string_view id);

}  // namespace mille

}  // namespace noblesse

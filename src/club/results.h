// What remains of a finished game: its record, and what it did to the strength of its players.
#pragma once

#include "store/store.h"

namespace noblesse {

// Keeps the game, and if it is rated the new strengths of everybody in it, all or nothing. A game
// is rated only where two people at least met, each on one chair; otherwise it is kept unrated. One
// that is kept already is refused with the key "duplicate". On the clerk's thread.
Result<void> keep_game(store::Store& store, store::Game game);

// Whether a game of these says who is the stronger: two people at least, and nobody who could lose
// to themselves.
bool measures(const std::vector<store::GameSeat>& seats);

// By what name a seat is rated: the person's id, or "bot:<name>".
std::string rated_name(const store::GameSeat& seat);

}  // namespace noblesse

// How games at a table come to their end, and the table itself.
#include <utility>

#include "club/archive.h"
#include "club/results.h"
#include "club/salon.h"
#include "table/forfeit.h"

namespace noblesse {

// Whoever gave a rated game up comes last in it; nobody else's is void by that.
store::Game Salon::finished_game(const Record& record, const Outcome& result) const {
  store::Game game;
  game.table = row_.id;
  game.number = table_->game_number();
  game.game = table_->options().game;
  game.ended = table_->last_time();
  game.rated = table_->options().rated;
  game.record = json::serialize(write_record(record));
  const auto& chairs = table_->chairs();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    store::GameSeat sat;
    if (chairs[seat].is_person())
      sat.person = table_->sitter(chairs[seat]).person;
    else
      sat.bot = chairs[seat].bot;
    sat.place = result.places[seat];
    game.seats.push_back(std::move(sat));
  }
  if (game.rated && measures(game.seats)) {
    const auto places = places_that_count(result.places, table_->given_up());
    for (std::size_t seat = 0; seat < places.size(); ++seat) game.seats[seat].place = places[seat];
  }
  return game;
}

// A game that has come to its end, and was not noted before.
void Salon::note_end() {
  if (table_->stage() != Table::Stage::over || game_kept_ == table_->game_number()) return;
  const auto record = table_->record();
  if (!record || !record->result) return;
  game_kept_ = table_->game_number();
  ended_.push_back(finished_game(*record, *record->result));
}

void Salon::keep_finished_games() {
  note_end();
  for (store::Game& game : std::exchange(ended_, {})) premises_.archive->keep(std::move(game));
}

// What would be lost with the table is kept before it is closed.
void Salon::close(std::function<void(Result<void>)> done) {
  constexpr std::uint16_t kTableClosed = 4002;
  if (silent_) return;
  row_.stage = "closed";
  std::vector<store::Deed> deeds;
  if (!row_is_new_) deeds.emplace_back(store::CloseTable{row_.id, wall_clock()});
  const auto tell = [done = std::move(done), doors = premises_.doors](Result<void> outcome) {
    if (!done) return;
    doors->post([done, outcome = std::move(outcome)] { done(outcome); });
  };
  if (auto owed = premises_.archive->owed(row_.id); owed.empty()) {
    premises_.clerk->write(std::move(deeds), tell);
  } else {
    premises_.clerk->read(
        [tell, owed = std::move(owed), deeds = std::move(deeds)](store::Store& store) {
          auto settled = Archive::settle(store, owed);
          tell(settled ? store.write(deeds) : std::move(settled));
        });
  }
  send_away(kTableClosed, "the table was closed");
}

}  // namespace noblesse

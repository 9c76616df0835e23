#include "club/closing.h"

#include "club/archive.h"
#include "club/salon.h"
#include "table/fair_dealer.h"

namespace noblesse {

Result<void> close_for_good(store::Store& store, std::shared_ptr<const Shelf> shelf,
                            const std::string& table) {
  Premises premises;
  premises.shelf = std::move(shelf);
  premises.dealer = [](const std::string& id, const Seed& secret) {
    return std::make_shared<const FairDealer>(id, secret);
  };
  const auto kept = store.table(table);
  if (!kept && !store::is_broken(kept.error())) return std::unexpected(kept.error());
  if (kept && *kept) {
    Archive::Games games;
    for (store::Game& game : Salon::ended_games(premises, **kept)) {
      games.push_back(std::make_shared<const store::Game>(std::move(game)));
    }
    if (auto settled = Archive::settle(store, games); !settled) return settled;
  }
  const store::Deed deed = store::CloseTable{table, wall_clock()};
  return store.write({&deed, 1});
}

}  // namespace noblesse

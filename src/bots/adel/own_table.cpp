#include "bots/adel/own_table.h"

namespace noblesse::adel {

State own_table(const Rules& rules, const View& view) {
  State table;
  const Seat me = view.viewer.seat();
  table.phase = view.phase;
  table.round = view.round;
  table.pending = view.pending;
  table.objects = view.known;
  table.checks = view.checks;
  table.thieves = view.thieves;
  table.position = view.position;
  table.castle = view.castle;
  table.exhibition = view.exhibition;
  table.ranking = view.ranking;
  table.exhibitors = view.exhibitors;
  table.robbed = view.robbed;
  table.burglar = view.burglar;
  for (std::size_t p = 0; p < 2; ++p) table.piles[p] = {0, view.stock[p]};
  if (holds_exhibition(rules.tables, view.known[me])) table.can_exhibit = seat_bit(me);
  return table;
}

}  // namespace noblesse::adel

#include "bots/mille/own_table.h"

namespace noblesse::mille {

State own_table(const View& view) {
  State table;
  table.phase = view.phase;
  table.turn = view.turn;
  table.pending = view.pending;
  table.noble = view.noble;
  table.city = view.city;
  table.score = view.score;
  table.tasks = view.tasks;
  table.map = view.map;
  table.journey = view.journey;
  table.travelled = view.travelled;
  table.left = view.left;
  for (std::uint8_t r = 0; r < view.travelled; ++r) table.used |= bit<Roads>(view.journey[r]);
  return table;
}

}  // namespace noblesse::mille

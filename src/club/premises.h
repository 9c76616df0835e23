// What every table of the club stands on: the network, the clerk, the pool of bots, the journal.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "club/journal.h"
#include "club/metrics.h"
#include "club/thinkers.h"
#include "club/wall_clock.h"
#include "doors/doors.h"
#include "match/shelf.h"
#include "store/clerk.h"
#include "table/dealer.h"
#include "table/fair_shuffle.h"
#include "table/post.h"

namespace noblesse {

class Archive;
class Salon;

// Why a table is not what is kept of it: the store refused a line, or the table threw.
enum class Loss : std::uint8_t { not_written, written_late, failed };

struct Premises {
  std::shared_ptr<const Shelf> shelf;
  Doors* doors = nullptr;
  store::Clerk* clerk = nullptr;
  Thinkers* thinkers = nullptr;
  Archive* archive = nullptr;
  Diary* journal = nullptr;
  Milliseconds bot_pause{0};
  // Who deals at a table, by its id and secret.
  std::function<std::shared_ptr<const Dealer>(const std::string& table, const Seed& secret)> dealer;
  std::string rules;  // the fingerprint of the rules of this program, with all editions
  Histogram choices;  // from a message that comes in to the acknowledgement
  std::uint64_t games_finished = 0;
  std::atomic<int> games_on_their_way = 0;  // finished, and not kept yet

  // It is somebody's turn at a table where everybody has days for that. May be empty.
  std::function<void(const std::string& person, const Salon&)> summon;
  // It is the turn of somebody who is not at their table. May be empty.
  std::function<void(const std::string& person, const Salon&)> ring;
  // Somebody wants to say something: how long they have to wait with it, if they have said enough.
  // May be empty.
  std::function<std::optional<Milliseconds>(const std::string& person)> hush;
  // Somebody was refused a remark, because they say too much. May be empty.
  std::function<void(LineId line)> talked_too_much;
  // Told after everything that happened at a table: its people may be others now.
  std::function<void(Salon&)> changed;
  // Another club has taken over the store: this one has nothing to say any more.
  std::function<void()> displaced;
  // A table could not be written down, or has failed: it is not what is kept any more and must go.
  std::function<void(Salon&, Loss)> lost;
};

}  // namespace noblesse

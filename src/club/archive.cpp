#include "club/archive.h"

#include <algorithm>

#include "club/results.h"

namespace noblesse {
namespace {

constexpr Milliseconds kShortestPause{500};
constexpr Milliseconds kLongestPause{30'000};

// What will be no better the next time.
bool is_final(const Error& error) {
  return error.key == "missing" || error.key == "malformed" || error.key == "displaced";
}

// After a restart it may have been kept before: then the store says so, and all is well.
Result<void> keep_once(store::Store& store, const store::Game& game) {
  const auto kept = keep_game(store, game);
  if (!kept && kept.error().key != "duplicate") return kept;
  return {};
}

}  // namespace

void Archive::keep(store::Game game) {
  const Key key{game.table, game.number};
  const auto [entry, added] =
      waiting_.try_emplace(key, std::make_shared<const store::Game>(std::move(game)));
  if (!added) return;
  ++premises_.games_on_their_way;
  try_now(key);
}

Archive::Games Archive::owed(const std::string& table) const {
  Games games;
  for (auto entry = waiting_.lower_bound({table, 0});
       entry != waiting_.end() && entry->first.first == table; ++entry) {
    games.push_back(entry->second.game);
  }
  return games;
}

Result<void> Archive::settle(store::Store& store, const Games& games) {
  for (const auto& game : games) {
    if (auto kept = keep_once(store, *game); !kept && !is_final(kept.error())) return kept;
  }
  return {};
}

// When the clerk has stopped, the next start finds it in the table's lines.
void Archive::try_now(const Key& key) {
  premises_.clerk->read([this, key, game = waiting_.at(key).game](store::Store& store) {
    premises_.doors->post([this, key, outcome = keep_once(store, *game)] { tried(key, outcome); });
  });
}

void Archive::tried(const Key& key, const Result<void>& outcome) {
  Waiting& waiting = waiting_.at(key);
  if (!outcome && waiting.pause.count() == 0) {
    premises_.journal->error("game_not_kept",
                             {Field::table(key.first), Field::why(outcome.error())});
  }
  if (outcome || is_final(outcome.error())) {
    if (outcome && waiting.pause.count() > 0) {
      premises_.journal->info("game_kept", {Field::table(key.first)});
    }
    --premises_.games_on_their_way;
    waiting_.erase(key);
    return;
  }
  waiting.pause = std::clamp(2 * waiting.pause, kShortestPause, kLongestPause);
  premises_.doors->after(waiting.pause, [this, key] { try_now(key); });
}

}  // namespace noblesse

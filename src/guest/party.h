// Some people who meet at one table: they introduce themselves to the club, one of them lays the
// table, and all come to play.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "guest/player.h"
#include "guest/watcher.h"

namespace noblesse::guest {

struct Invitation {
  std::string game = "adel";
  unsigned seats = 4;
  std::map<unsigned, std::string> bots;  // by seat; people sit on the others
  std::vector<std::string> addresses;    // that people come from, in turn; none: any
  std::uint64_t seed = 0;
  bool starts = true;    // or they only sit there
  bool clock = false;    // ten minutes for everybody, and ten seconds for each decision
  bool watcher = false;  // somebody watches them
  Plan plan;             // what all have in common
};

class Party {
 public:
  Party(Coach& coach, Invitation invitation, Tally& tally, Witness* witness = nullptr);
  Party(const Party&) = delete;
  Party& operator=(const Party&) = delete;
  ~Party() = default;

  void meet();

  // 32 hex digits; empty until the table is laid.
  const std::string& table() const { return table_; }
  const std::vector<std::unique_ptr<Player>>& players() const { return players_; }
  std::size_t lines() const;  // that are open
  // Everybody is there, and the first game has begun if there is to be one.
  bool is_playing() const;

 private:
  void introduce(unsigned seat);
  void lay_table();
  void sit_down();
  void watch();
  // Asks until it is answered with 201: an address may have to wait for its turn.
  void ask(Errand errand, std::function<void(const json::object&)> then);
  std::string address_of(unsigned seat) const;
  bool is_bots(unsigned seat) const { return invitation_.bots.contains(seat); }

  Coach& coach_;
  Invitation invitation_;
  Tally& tally_;
  Witness* witness_;
  std::map<unsigned, std::string> tokens_;  // of the people, by seat
  std::string table_;
  std::string key_;
  std::string watch_key_;
  std::vector<std::unique_ptr<Player>> players_;
  std::unique_ptr<Watcher> watcher_;
};

}  // namespace noblesse::guest

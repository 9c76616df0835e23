// A scene of Mille Grazie in words: who stands where with which tasks, what everybody does, and
// what there is to see afterwards. Players have the names of the rule sheet's examples.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/mille/play.h"
#include "games/mille/view.h"
#include "match/mille/edition.h"

namespace noblesse::mille {

// One player as the scene begins. The first one is the noble.
struct Player {
  std::string name;
  std::string city = "Torino";
  std::string tasks = {};  // ids separated by commas: "Milano-Genova,Verona-Torino"
  int score = 0;
};

struct Setting {
  std::string map = {};       // tasks, each on its own city; none if left out
  std::string pile = "rest";  // the draw pile, next first; "rest": whatever lies nowhere else
  std::string discard = {};
  int turn = 1;
  Arrival arrival = Arrival::travel_on;
};

class Scene {
 public:
  explicit Scene(const std::vector<Player>& players, const Setting& setting = {});

  // All thieves set their compasses, in the players' order: "X, F, F".
  void ambush(std::string_view letters);
  // Those who owe a decision take the next ones, one after another: "escort F, go V, leave".
  void then(std::string_view decisions);
  // One player takes a decision. Whatever is refused fails the test.
  void by(std::string_view player, std::string_view decision);
  // What chance decides: "lose Milano-Genova".
  void chance(std::string_view outcome);
  // The rule that forbids it, "allowed" if none does, "not now" if it is not the moment.
  std::string forbidden(std::string_view player, std::string_view decision) const;
  std::string forbidden_chance(std::string_view outcome) const;

  std::string phase() const;
  int turn() const { return state_.turn; }
  int roads_left() const { return state_.left; }
  std::string noble() const { return names_[state_.noble]; }
  std::string waiting_for() const;                   // "Maria, Ioana"
  std::string legal(std::string_view player) const;  // "take, leave"

  std::string city(std::string_view player) const;
  int score(std::string_view player) const { return state_.score[seat(player)]; }
  std::string tasks(std::string_view player) const;  // ascending, separated by commas
  std::string map() const;                           // likewise
  std::string pile() const;                          // next first
  std::string discard() const;                       // in order
  std::string final_places() const;                  // in the players' order: "2 1 2"

  // The letters that a viewer ("Maria", "spectator") sees on a compass: "X"; "?" if none.
  std::string compass_seen(std::string_view viewer, std::string_view player) const;
  std::string escort_seen(std::string_view viewer) const;

 private:
  Seat seat(std::string_view player) const;
  Decision read(std::string_view decision) const;
  View seen_by(std::string_view viewer) const;

  std::vector<std::string> names_;
  std::shared_ptr<const Edition> edition_;
  Rules rules_;
  State state_;
};

// The built-in edition.
std::shared_ptr<const Edition> italia();

}  // namespace noblesse::mille

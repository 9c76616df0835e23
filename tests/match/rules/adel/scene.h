// A scene of Adel Verpflichtet in words: who stands where with what, what everybody does, and what
// there is to see afterwards. Lords are called by their colours and cards by what is printed on
// them, so that a test reads like the rule sheet.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/adel/play.h"
#include "games/adel/view.h"
#include "match/adel/edition.h"

namespace noblesse::adel {

// One lord as the scene begins. Whatever is left out is as at the start of a game.
struct Lord {
  std::string color;
  std::string objects = {};    // "A1585 B1540"; none if left out
  int at = 0;                  // where their pawn stands
  std::string checks = "own";  // "24 13", "none"
  std::string thieves = "own";
};

struct Setting {
  std::string edition = "classic";
  Options options = {};
  std::string left = "rest";  // the pile in the left window, its top first; "none"
  std::string right = "rest";
  std::string jail = "empty";  // the thieves' numbers, cell 1 first
  int round = 1;
};

class Scene {
 public:
  explicit Scene(const std::vector<Lord>& lords, const Setting& setting = {});

  // Everybody who owes a decision takes one, in the lords' order: "castle, auction, castle".
  void each(std::string_view decisions);
  // One lord takes a decision. Whatever is refused fails the test.
  void by(std::string_view lord, std::string_view decision);
  // The rule that forbids the decision, "allowed" if none does, "not now" if it is not the moment.
  std::string forbidden(std::string_view lord, std::string_view decision) const;

  std::string phase() const;
  int round() const { return state_.round; }
  std::string waiting_for() const;                 // "blue, green"
  std::string legal(std::string_view lord) const;  // "auction, castle"

  std::string pawns() const;                         // in the lords' order: "3 0 5"
  std::string objects(std::string_view lord) const;  // "A1585 B1540"
  std::string on_show(std::string_view lord) const;
  std::string checks(std::string_view lord) const;   // "1 12 24"
  std::string thieves(std::string_view lord) const;  // "5 8"
  std::string jail() const;                          // cell 1 first: "8 9"
  std::string paid() const;                          // the register, in the order paid
  std::string windows() const;                       // "B1660 E1738", "- E1738"
  std::string final_places() const;                  // in the lords' order: "2 1 2"

  // What a viewer ("blue", "spectator") sees of a lord this round: "castle", "thief 8", "A1585…";
  // "?" for what they may not know or what is not there yet.
  std::string place_seen(std::string_view viewer, std::string_view lord) const;
  std::string card_seen(std::string_view viewer, std::string_view lord) const;
  std::string show_seen(std::string_view viewer, std::string_view lord) const;
  // What they know of a lord's objects, and how many more there are: "A1585 B1540 +2".
  std::string objects_seen(std::string_view viewer, std::string_view lord) const;

  const Tables& tables() const { return rules_.tables; }
  int place_of_pawn(std::string_view lord) const { return pawn_place(rules_, state_, seat(lord)); }

 private:
  Seat seat(std::string_view lord) const;
  const std::string& color(Seat seat) const;
  Decision read(std::string_view decision) const;
  View seen_by(std::string_view viewer) const;

  std::shared_ptr<const Edition> edition_;
  Rules rules_;
  State state_;
};

// "A1585 B1540" as a set of the edition's objects, and back.
Objects objects_of(const Edition& edition, std::string_view ids);
std::string ids_of(const Edition& edition, Objects objects);

// A built-in edition.
std::shared_ptr<const Edition> edition_called(std::string_view id);

}  // namespace noblesse::adel

// What everybody did, as it was revealed: this round, and the round before until this one shows
// something. Only what the person heard goes in.
#pragma once

#include <string>
#include <vector>

#include "base/seat.h"
#include "match/json.h"

namespace noblesse {

class Deeds {
 public:
  explicit Deeds(int players) : now_(static_cast<std::size_t>(players)), before_(now_) {}

  // What one step told the person.
  void hear(const json::array& events);

  // "castle, thief 8"; empty where nothing is known.
  std::string now(Seat seat) const { return words(now_[seat]); }
  std::string before(Seat seat) const { return words(before_[seat]); }

 private:
  struct Deed {
    std::string place;
    std::string action;
  };
  static std::string words(const Deed& deed);

  std::vector<Deed> now_;
  std::vector<Deed> before_;
};

// The text under a key, or nothing.
std::string text_at(const json::object& object, std::string_view key);

}  // namespace noblesse

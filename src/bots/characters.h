// The company of the house: everybody has the judgement of one of the bots and likings of their
// own, so that they differ in what they do and not only in how well.
#pragma once

#include <span>
#include <string_view>

#include "bots/adel/taste.h"
#include "bots/mille/taste.h"

namespace noblesse {

// As measured (docs/strength.md), on the scale of chess; the clubman stands at 1500.
struct Prowess {
  int adel = 0;
  int mille = 0;

  friend bool operator==(const Prowess&, const Prowess&) = default;
};

struct Character {
  std::string_view name;
  std::string_view about;      // one line
  std::string_view judgement;  // whose they have
  Prowess strength;
  adel::Taste adel;
  mille::Taste mille;
};

// The weakest first.
std::span<const Character> all_characters();

// Nobody where nobody is called so.
const Character* character(std::string_view name);

// As they are spoken to: "Gentleman Jack".
std::string_view called(const Character& who);

}  // namespace noblesse

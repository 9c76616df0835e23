// The coming round as a small game between all lords, solved roughly: everybody leans towards what
// pays them best against what the others lean to. So the clubman guesses what the others will do,
// and what their own cards are worth against it.
#pragma once

#include "bots/adel/appraisal.h"

namespace noblesse::adel {

// A card that a lord might play, and where.
struct Play {
  Place place = Place::castle;
  Decision card{};
  double weight = 1;  // cards that do the same share one weight
  double value = 0;   // what it brings them, in spaces
  double chance = 0;  // how often they are thought to play it
};

// How much less, in spaces, a choice may bring and still be made now and then.
inline constexpr double kBluff = 0.5;

// What a play is worth among others that a lord chooses from. Two thieves are one idea: together
// they are sent as often as any other card of that worth.
constexpr double worth_among_others(const Play& play) {
  constexpr double kLogTwo = 0.693;
  return play.value - (play.weight < 1 ? kLogTwo * kBluff : 0);
}

using Plays = InlineVector<Play, kMaxChecks + 2 * kMaxThieves + 3>;

// What each lord might play. Values are those against the chances of the others.
struct Guess {
  std::array<Plays, kMaxLords> of{};
};

Guess guess_round(const Rules& rules, const View& view, const Appraisal& appraisal);

}  // namespace noblesse::adel

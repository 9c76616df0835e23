// Adel Verpflichtet as a match: what MatchOf needs to know of the game, and how it is put in words.
#pragma once

#include "games/adel/closed.h"
#include "games/adel/play.h"
#include "games/adel/view.h"
#include "match/adel/edition.h"
#include "match/adel/notation.h"
#include "match/match_of.h"

namespace noblesse::adel {

struct Face {
  using Rules = adel::Rules;
  using State = adel::State;
  using Decision = adel::Decision;
  using Chance = struct NoChance {};
  using Deal = adel::Deal;
  using Edition = adel::Edition;
  using View = adel::View;
  using Event = adel::Event;
  using Events = adel::Events;
  static constexpr std::string_view kName = "adel";
  static constexpr bool kHasChance = false;
};

using Match = MatchOf<Face>;

// From what was asked for to the rules and the deal of one game; errors name what is wrong with it.
Result<Rules> make_rules(const Edition& edition, const Setup& setup);
Result<Deal> make_deal(const Edition& edition, const Rules& rules, const Setup& setup, Rng& rng);
// The other way: the record's options, deck and what else fixes chance at the start.
void write_deal(const Edition& edition, const Rules& rules, const Deal& deal, Record& record);
// What to call the seats when nobody has a name.
std::vector<std::string> seat_names(const Edition& edition, const Rules& rules, const Deal& deal);

inline int seat_count(const Rules& rules) { return rules.lords; }
inline int round_of(const State& state) { return state.round; }
inline int score_of(const State& state, Seat seat) { return state.position[seat]; }

json::object write_view(const Edition& edition, const Rules& rules, const View& view);
// Of the view what no event tells, and what else follows from it by the rules.
std::string write_standing(const Edition& edition, const Rules& rules, const View& view);
json::object write_event(const Edition& edition, const Event& event);

// The event as a plain sentence, the reason of a refusal, in English. Lords are named by colour.
std::string sentence(const Edition& edition, const std::vector<std::string>& lords,
                     const Event& event);
std::string explain(Refusal refusal);
// Its name, for whoever explains it in their own language.
std::string_view key_of(Refusal refusal);

}  // namespace noblesse::adel

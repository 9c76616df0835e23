// Mille Grazie as a match: what MatchOf needs to know of the game, and how it is put in words.
#pragma once

#include "games/mille/ahead.h"
#include "games/mille/closed.h"
#include "games/mille/play.h"
#include "games/mille/view.h"
#include "match/match_of.h"
#include "match/mille/edition.h"
#include "match/mille/notation.h"

namespace noblesse::mille {

struct Face {
  using Rules = mille::Rules;
  using State = mille::State;
  using Decision = mille::Decision;
  using Chance = mille::Chance;
  using Deal = mille::Deal;
  using Edition = mille::Edition;
  using View = mille::View;
  using Event = mille::Event;
  using Events = mille::Events;
  static constexpr std::string_view kName = "mille";
  static constexpr bool kHasChance = true;
};

using Match = MatchOf<Face>;

// From what was asked for to the rules and the deal of one game; errors name what is wrong with it.
Result<Rules> make_rules(const Edition& edition, const Setup& setup);
Result<Deal> make_deal(const Edition& edition, const Rules& rules, const Setup& setup, Rng& rng);
// The other way: the record's options, deck and what else fixes chance at the start.
void write_deal(const Edition& edition, const Rules& rules, const Deal& deal, Record& record);
// What to call the seats when nobody has a name.
std::vector<std::string> seat_names(const Edition& edition, const Rules& rules, const Deal& deal);
// An option's value as set-ups, records and views have it (M19).
std::string_view arrival_name(Arrival arrival);
// The chance event that is due, in words.
ChanceDue describe_chance(const Edition& edition, const State& state);

// Lost tasks fit into a code, as decisions do; a shuffled pile does not.
inline std::optional<std::uint64_t> code_of(const Chance& chance) {
  if (chance.kind != Chance::Kind::lose || chance.lost >> 56U != 0) return std::nullopt;
  return std::uint64_t{1} << 56U | chance.lost;
}
inline Chance read_code(std::uint64_t code, Chance chance) {
  chance.kind = Chance::Kind::lose;
  chance.lost = code & ~(std::uint64_t{1} << 56U);
  return chance;
}

inline int seat_count(const Rules& rules) { return rules.players; }
inline int round_of(const State& state) { return state.turn; }
inline int score_of(const State& state, Seat seat) { return state.score[seat]; }

json::object write_view(const Edition& edition, const Rules& rules, const View& view);
// Of the view what no event tells, and what else follows from it by the rules.
std::string write_standing(const Edition& edition, const Rules& rules, const View& view);
json::object write_event(const Edition& edition, const Event& event);

// The event as a plain sentence, the reason of a refusal, in English.
std::string sentence(const Edition& edition, const std::vector<std::string>& players,
                     const Event& event);
std::string explain(Refusal refusal);
// Its name, for whoever explains it in their own language.
std::string_view key_of(Refusal refusal);

}  // namespace noblesse::mille

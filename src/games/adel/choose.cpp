// Which decisions there are: refusing, counting and drawing one at random.
#include <algorithm>

#include "games/adel/play.h"

namespace noblesse::adel {
namespace {

Refusal refuse_action(const Rules& rules, const State& state, Seat seat, Decision decision) {
  const bool castle = has_seat(state.castle, seat);
  switch (decision.kind()) {
    case Decision::Kind::check:
      if (castle) return Refusal::check_in_the_castle;
      return contains(state.checks[seat], decision.check()) ? Refusal::none
                                                            : Refusal::check_not_held;
    case Decision::Kind::thief: {
      if (contains(state.thieves[seat], decision.thief())) return Refusal::none;
      const auto end = state.jail.begin() + state.prisoners;
      const bool mine = rules.tables.thief_color[decision.thief()] == state.color[seat];
      return mine && std::find(state.jail.begin(), end, decision.thief()) != end
                 ? Refusal::thief_in_jail
                 : Refusal::thief_not_held;
    }
    case Decision::Kind::exhibit:
      if (!castle) return Refusal::exhibition_at_the_auction;
      return has_seat(state.can_exhibit, seat) ? Refusal::none : Refusal::nothing_to_exhibit;
    case Decision::Kind::detective:
      return castle ? Refusal::none : Refusal::detective_at_the_auction;
    case Decision::Kind::pass:
      return castle || state.checks[seat] != 0 || state.thieves[seat] != 0
                 ? Refusal::pass_with_cards
                 : Refusal::none;
    default: return Refusal::other_phase;
  }
}

Refusal refuse_show(const Rules& rules, const State& state, Seat seat, Objects objects) {
  if ((objects & ~state.objects[seat]) != 0) return Refusal::object_not_owned;
  if (count(objects) < kSmallestExhibition) return Refusal::exhibition_too_small;
  return is_exhibition(rules.tables, objects) ? Refusal::none : Refusal::exhibition_with_gap;
}

Decision random_action(const State& state, Seat seat, Rng& rng) {
  const Checks checks = state.checks[seat];
  const Thieves thieves = state.thieves[seat];
  const auto thief_count = static_cast<unsigned>(count(thieves));
  if (has_seat(state.castle, seat)) {
    const unsigned exhibitions = has_seat(state.can_exhibit, seat) ? 1 : 0;
    const unsigned draw = rng.below(thief_count + 1 + exhibitions);
    if (draw < thief_count) return Decision::thief(static_cast<Thief>(member(thieves, draw)));
    return draw == thief_count ? Decision::detective() : Decision::exhibit();
  }
  const auto check_count = static_cast<unsigned>(count(checks));
  if (check_count + thief_count == 0) return Decision::pass();
  const unsigned draw = rng.below(check_count + thief_count);
  return draw < check_count
             ? Decision::check(static_cast<Check>(member(checks, draw)))
             : Decision::thief(static_cast<Thief>(member(thieves, draw - check_count)));
}

}  // namespace

Deal random_deal(const Rules& rules, Rng& rng) {
  Deal deal;
  std::array<Color, kMaxLords> colors{};
  for (Color c = 0; c < rules.tables.colors; ++c) colors[c] = c;
  rng.shuffle(std::span(colors).first(rules.tables.colors));
  std::copy_n(colors.begin(), rules.lords, deal.colors.begin());
  for (Card c = 0; c < rules.tables.cards; ++c) deal.deck[c] = c;
  rng.shuffle(std::span(deal.deck).first(rules.tables.cards));
  return deal;
}

Refusal refusal(const Rules& rules, const State& state, Seat seat, Decision decision) {
  if (over(state)) return Refusal::game_over;
  if (seat >= rules.lords || !has_seat(state.pending, seat)) return Refusal::nothing_owed;
  using Kind = Decision::Kind;
  const Kind kind = decision.kind();
  switch (state.phase) {
    case Phase::place:
      if (kind != Kind::place) return Refusal::other_phase;
      return decision.place() == Place::auction && state.checks[seat] == 0 &&
                     state.thieves[seat] == 0
                 ? Refusal::no_card_for_the_auction
                 : Refusal::none;
    case Phase::action: return refuse_action(rules, state, seat, decision);
    case Phase::buy:
      if (kind != Kind::buy) return Refusal::other_phase;
      return pile_of(state, decision.pile()).empty() ? Refusal::window_empty : Refusal::none;
    case Phase::show:
      if (kind != Kind::show) return Refusal::other_phase;
      return refuse_show(rules, state, seat, decision.objects());
    case Phase::steal:
      if (kind != Kind::steal) return Refusal::other_phase;
      return contains(state.exhibition[state.ranking[state.robbed]], decision.card())
                 ? Refusal::none
                 : Refusal::object_not_on_show;
    case Phase::over: break;
  }
  return Refusal::game_over;
}

Decision random_decision(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  switch (state.phase) {
    case Phase::place: {
      // Half of all decisions are these and no processor can guess them: so without a branch.
      const bool stay_away = (state.checks[seat] | state.thieves[seat]) == 0;
      const std::uint64_t castle = static_cast<std::uint64_t>(stay_away) | (rng.next() >> 63U);
      return Decision::go_to(static_cast<Place>(castle));
    }
    case Phase::action: return random_action(state, seat, rng);
    case Phase::buy: {
      const bool left = !pile_of(state, Pile::left).empty();
      const bool right = !pile_of(state, Pile::right).empty();
      if (left && right) return Decision::buy(rng.below(2) == 0 ? Pile::left : Pile::right);
      return Decision::buy(left ? Pile::left : Pile::right);
    }
    case Phase::show:
      return Decision::show(random_exhibition(rules.tables, state.objects[seat], rng));
    case Phase::steal: {
      const Objects loot = state.exhibition[state.ranking[state.robbed]];
      const unsigned draw = rng.below(static_cast<unsigned>(count(loot)));
      return Decision::steal(static_cast<Card>(member(loot, draw)));
    }
    case Phase::over: break;
  }
  return {};
}

std::uint64_t count_decisions(const Rules& rules, const State& state, Seat seat) {
  if (!has_seat(state.pending, seat)) return 0;
  if (state.phase == Phase::show) return count_exhibitions(rules.tables, state.objects[seat]);
  std::uint64_t total = 0;
  for_each_decision(rules, state, seat, [&](Decision) {
    ++total;
    return true;
  });
  return total;
}

}  // namespace noblesse::adel

// Which decisions and chances there are: refusing, counting and drawing one at random.
#include <algorithm>

#include "games/mille/play.h"

namespace noblesse::mille {
namespace {

Refusal refuse_ambush(const Rules& rules, Roads roads) {
  if (roads == 0 || (roads >> rules.tables.roads) != 0) return Refusal::no_such_road;
  if (count(roads) == rules.compasses()) return Refusal::none;
  return rules.compasses() == 1 ? Refusal::one_compass : Refusal::two_compasses;
}

Refusal refuse_take(const Rules& rules, const State& state, Seat seat, Decision decision) {
  const bool full = count(state.tasks[seat]) >= rules.tables.hand_limit;
  switch (decision.kind()) {
    case Decision::Kind::leave: return Refusal::none;
    case Decision::Kind::take: return full ? Refusal::hand_full : Refusal::none;
    case Decision::Kind::take_drop:
      if (!full) return Refusal::hand_not_full;
      return decision.dropped() < kMaxTasks && contains(state.tasks[seat], decision.dropped())
                 ? Refusal::none
                 : Refusal::task_not_held;
    default: return Refusal::other_phase;
  }
}

// Two different roads, each pair equally likely.
Roads random_pair(unsigned roads, Rng& rng) {
  const unsigned a = rng.below(roads);
  const unsigned b = rng.below(roads - 1);
  return bit<Roads>(static_cast<int>(a)) | bit<Roads>(static_cast<int>(b < a ? b : b + 1));
}

Tasks discarded(const State& state) {
  Tasks tasks = 0;
  for (std::uint8_t d = 0; d < state.discards; ++d) tasks |= bit(state.pile[d]);
  return tasks;
}

}  // namespace

Deal random_deal(const Rules& rules, Rng& rng) {
  Deal deal;
  for (Task task = 0; task < rules.tables.tasks; ++task) deal.deck[task] = task;
  rng.shuffle(std::span(deal.deck).first(rules.tables.tasks));
  return deal;
}

Refusal refusal(const Rules& rules, const State& state, Seat seat, Decision decision) {
  if (over(state)) return Refusal::game_over;
  if (seat >= rules.players || !has_seat(state.pending, seat)) return Refusal::nothing_owed;
  using Kind = Decision::Kind;
  const Kind kind = decision.kind();
  switch (state.phase) {
    case Phase::ambush:
      return kind == Kind::ambush ? refuse_ambush(rules, decision.roads()) : Refusal::other_phase;
    case Phase::escort:
      if (kind == Kind::alone) return Refusal::none;
      if (kind != Kind::escort) return Refusal::other_phase;
      return decision.road() < rules.tables.roads ? Refusal::none : Refusal::no_such_road;
    case Phase::take: return refuse_take(rules, state, seat, decision);
    case Phase::go:
      if (kind != Kind::go) return Refusal::other_phase;
      if (decision.road() >= rules.tables.roads) return Refusal::no_such_road;
      if (contains(state.used, decision.road())) return Refusal::road_used;
      return contains(roads_open(rules, state), decision.road()) ? Refusal::none
                                                                 : Refusal::road_not_here;
    case Phase::chance: return Refusal::nothing_owed;
    case Phase::over: break;
  }
  return Refusal::game_over;
}

Decision random_decision(const Rules& rules, const State& state, Seat seat, Rng& rng) {
  const unsigned roads = rules.tables.roads;
  switch (state.phase) {
    case Phase::ambush:
      return Decision::ambush(rules.compasses() == 2
                                  ? random_pair(roads, rng)
                                  : bit<Roads>(static_cast<int>(rng.below(roads))));
    case Phase::escort: {
      const unsigned draw = rng.below(roads + 1);
      return draw == roads ? Decision::alone() : Decision::escort(static_cast<Road>(draw));
    }
    case Phase::take: {
      const auto held = static_cast<unsigned>(count(state.tasks[seat]));
      if (held < rules.tables.hand_limit) {
        return rng.below(2) == 0 ? Decision::take() : Decision::leave();
      }
      const unsigned draw = rng.below(held + 1);
      if (draw == held) return Decision::leave();
      return Decision::take_drop(static_cast<Task>(member(state.tasks[seat], draw)));
    }
    case Phase::go: {
      const Roads open = roads_open(rules, state);
      const unsigned draw = rng.below(static_cast<unsigned>(count(open)));
      return Decision::go(static_cast<Road>(member(open, draw)));
    }
    case Phase::chance:
    case Phase::over: break;
  }
  return {};
}

std::uint64_t count_decisions(const Rules& rules, const State& state, Seat seat) {
  std::uint64_t total = 0;
  for_each_decision(rules, state, seat, [&](Decision) {
    ++total;
    return true;
  });
  return total;
}

Refusal refusal(const Rules&, const State& state, const Chance& chance) {
  if (over(state)) return Refusal::game_over;
  if (!chance_due(state)) return Refusal::no_chance_due;
  if (chance.kind != state.chance) return Refusal::other_chance;
  if (chance.kind == Chance::Kind::lose) {
    const bool held = (chance.lost & ~state.tasks[state.noble]) == 0;
    return held && count(chance.lost) == state.to_lose ? Refusal::none : Refusal::wrong_loss;
  }
  Tasks named = 0;
  for (std::uint8_t i = 0; i < chance.count; ++i) named |= bit(chance.order[i]);
  return chance.count == state.discards && named == discarded(state) ? Refusal::none
                                                                     : Refusal::wrong_shuffle;
}

Chance random_chance(const Rules&, const State& state, Rng& rng) {
  Chance chance;
  chance.kind = state.chance;
  if (chance.kind == Chance::Kind::lose) {
    Tasks kept = state.tasks[state.noble];
    for (std::uint8_t i = 0; i < state.to_lose; ++i) {
      const unsigned draw = rng.below(static_cast<unsigned>(count(kept)));
      const Tasks task = bit(member(kept, draw));
      kept &= ~task;
      chance.lost |= task;
    }
    return chance;
  }
  chance.count = state.discards;
  std::copy_n(state.pile.begin(), state.discards, chance.order.begin());
  rng.shuffle(std::span(chance.order).first(chance.count));
  return chance;
}

}  // namespace noblesse::mille

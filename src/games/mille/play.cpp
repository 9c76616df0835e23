#include "games/mille/play.h"

#include <algorithm>

namespace noblesse::mille {
namespace {

// One step of the game: the rules, the map, and whoever listens.
template <class Ears>
struct Step {
  const Rules& rules;
  State& state;
  Ears& ears;

  void tell(const Event& event) { ears.tell(Everybody{}, event); }

  City& noble_city() { return state.city[state.noble]; }
  Tasks& noble_tasks() { return state.tasks[state.noble]; }

  bool somebody_has_won() const {
    return std::any_of(state.score.begin(), state.score.begin() + rules.players,
                       [&](std::uint16_t score) { return score >= rules.tables.goal; });
  }

  void discard(Tasks tasks) {
    for (const int task : members(tasks)) state.pile[state.discards++] = static_cast<Task>(task);
  }

  Task draw() {
    const Task task = state.pile[pile_top(state)];
    --state.undrawn;
    return task;
  }

  // M3: draws until enough tasks lie on the map. M14: stops for a shuffle where the pile is empty,
  // once a draw, and is called again after it.
  bool fill_map() {
    while (state.on_map < rules.tables.board_tasks) {
      if (state.undrawn == 0) {
        if (state.reshuffled || state.discards == 0) break;
        state.phase = Phase::chance;
        state.pending = 0;
        state.chance = Chance::Kind::shuffle;
        return false;
      }
      const Task task = draw();
      Task& place = state.map[rules.tables.from[task]];
      if (place == kNone) {
        place = task;
        ++state.on_map;
        tell({.kind = Event::Kind::laid, .tasks = bit(task)});
      } else {
        discard(bit(task));
        tell({.kind = Event::Kind::misfit, .tasks = bit(task)});
      }
    }
    state.reshuffled = false;
    return true;
  }

  // M4
  void begin_turn() {
    ++state.turn;
    state.morning = {noble_tasks(), state.score, state.map};
    state.ambush.fill(0);
    state.shown.fill(0);
    state.used = 0;
    state.journey.fill(0);
    state.travelled = 0;
    state.left = 0;
    state.escort = kNone;
    state.escort_shown = false;
    state.alone = false;
    state.phase = Phase::ambush;
    state.pending = first_seats(rules.players) & static_cast<Seats>(~seat_bit(state.noble));
    tell({.kind = Event::Kind::turn_begins, .seat = state.noble, .number = state.turn});
  }

  void end_turn() {
    seal_compasses();
    if (state.turn == kLastTurn) return end_game();  // M16
    state.noble = static_cast<Seat>((state.noble + 1) % rules.players);
    begin_turn();
  }

  // M18: what was not shown stays hidden after the turn.
  void seal_compasses() {
    for (Seat seat = 0; seat < rules.players; ++seat) {
      const Roads hidden = state.ambush[seat] & ~state.shown[seat];
      if (hidden != 0) {
        ears.tell(NobodyUntilTheEnd{},
                  Event{.kind = Event::Kind::sealed, .seat = seat, .roads = hidden});
      }
    }
    if (state.escort != kNone && !state.escort_shown) {
      ears.tell(NobodyUntilTheEnd{}, Event{.kind = Event::Kind::sealed,
                                           .seat = state.noble,
                                           .roads = bit<Roads>(state.escort)});
    }
  }

  void end_game() {
    state.phase = Phase::over;
    state.pending = 0;
    tell({.kind = Event::Kind::ended});
  }

  void ask_noble(Phase phase) {
    state.phase = phase;
    state.pending = seat_bit(state.noble);
  }

  // M5
  void set_ambush(Seat seat, Roads roads) {
    state.ambush[seat] = roads;
    if (state.pending == 0) ask_noble(Phase::escort);
  }

  // M6
  void choose_escort(Road road) {
    state.escort = road;
    state.alone = road == kNone;
    state.left = state.alone ? rules.tables.roads_alone : rules.tables.roads_escorted;
    tell({.kind = state.alone ? Event::Kind::goes_alone : Event::Kind::hired_escort,
          .seat = state.noble});
    offer_task();
  }

  // M11: at the start and after every arrival.
  void offer_task() {
    if (state.map[noble_city()] == kNone) return travel_on();
    ask_noble(Phase::take);
  }

  // M12
  void take(Tasks dropped) {
    const Seat seat = state.noble;
    if (dropped != 0) {
      noble_tasks() &= ~dropped;
      discard(dropped);
      tell({.kind = Event::Kind::dropped, .seat = seat, .tasks = dropped});
    }
    Task& place = state.map[noble_city()];
    const Tasks taken = bit(place);
    noble_tasks() |= taken;
    place = kNone;
    --state.on_map;
    tell({.kind = Event::Kind::took, .seat = seat, .tasks = taken});
    if (fill_map()) offer_task();
  }

  // M7
  void travel_on() {
    if (state.left == 0 || roads_open(rules, state) == 0) return end_turn();
    ask_noble(Phase::go);
  }

  void go(Road road) {
    state.used |= bit<Roads>(road);
    state.journey[state.travelled++] = road;
    --state.left;
    tell({.kind = Event::Kind::travelled, .seat = state.noble, .road = road});
    Seats waiting = 0;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      if (contains(state.ambush[seat], road)) {
        waiting |= seat_bit(seat);
        state.shown[seat] |= bit<Roads>(road);
      }
    }
    if (waiting == 0) return arrive();
    if (state.escort == road) {  // M8
      state.escort_shown = true;
      tell({.kind = Event::Kind::ambush_failed,
            .seat = state.noble,
            .seats = waiting,
            .road = road});
      return arrive();
    }
    rob(road, waiting);
  }

  // M9
  void rob(Road road, Seats thieves) {
    tell({.kind = Event::Kind::robbed, .seat = state.noble, .seats = thieves, .road = road});
    for (const int thief : members(thieves)) {
      state.score[static_cast<unsigned>(thief)] += rules.tables.booty;
      tell({.kind = Event::Kind::booty,
            .seat = static_cast<Seat>(thief),
            .number = rules.tables.booty});
    }
    const Tasks held = noble_tasks();
    const std::uint8_t loss = rules.tables.loss[road];
    if (count(held) > loss && loss > 0) {
      state.phase = Phase::chance;
      state.pending = 0;
      state.chance = Chance::Kind::lose;
      state.to_lose = loss;
      return;
    }
    lose(loss == 0 ? 0 : held);
  }

  void lose(Tasks lost) {
    if (lost != 0) {
      noble_tasks() &= ~lost;
      discard(lost);
      tell({.kind = Event::Kind::lost, .seat = state.noble, .tasks = lost});
    }
    if (somebody_has_won()) return finish();  // M15: they do not arrive
    arrive();
  }

  // M10, M13
  void arrive() {
    City& city = noble_city();
    city = other_end(rules.tables, state.journey[state.travelled - 1U], city);
    tell({.kind = Event::Kind::arrived, .seat = state.noble, .city = city});
    const Tasks fulfilled = noble_tasks() & rules.tables.tasks_to[city];
    if (fulfilled != 0) {
      for (const int task : members(fulfilled)) {
        const std::uint8_t points = rules.tables.points[static_cast<unsigned>(task)];
        state.score[state.noble] += points;
        tell({.kind = Event::Kind::fulfilled,
              .seat = state.noble,
              .number = points,
              .tasks = bit(task)});
      }
      noble_tasks() &= ~fulfilled;
      discard(fulfilled);
      if (somebody_has_won()) return finish();
      if (rules.ends_on_arrival()) rest();
    }
    offer_task();
  }

  // M19: what lies here may still be taken, but no road is travelled any more.
  void rest() {
    if (state.left == 0) return;
    state.left = 0;
    tell({.kind = Event::Kind::rests, .seat = state.noble, .city = noble_city()});
  }

  // M15
  void finish() {
    seal_compasses();
    end_game();
  }

  void shuffle(const Chance& chance) {
    state.discards = 0;
    state.undrawn = chance.count;
    std::copy_n(chance.order.begin(), chance.count,
                state.pile.begin() + static_cast<std::ptrdiff_t>(pile_top(state)));
    state.reshuffled = true;
    tell({.kind = Event::Kind::reshuffled, .number = chance.count});
    if (!fill_map()) return;
    if (state.turn == 0) return begin_turn();  // the set-up was under way
    offer_task();
  }
};

}  // namespace

template <class Ears>
State deal(const Rules& rules, const Deal& cards, Ears& ears) {
  State state;
  Step<Ears> step{rules, state, ears};
  state.noble = cards.first;
  state.map.fill(kNone);
  state.undrawn = rules.tables.tasks;
  std::copy_n(cards.deck.begin(), rules.tables.tasks,
              state.pile.begin() + static_cast<std::ptrdiff_t>(pile_top(state)));
  for (Seat seat = 0; seat < rules.players; ++seat) {  // M2
    const Task task = step.draw();
    state.tasks[seat] = bit(task);
    state.city[seat] = rules.tables.from[task];
    step.tell({.kind = Event::Kind::first_task, .seat = seat, .tasks = bit(task)});
  }
  if (step.fill_map()) step.begin_turn();
  return state;
}

template <class Ears>
void act(const Rules& rules, State& state, Seat seat, Decision decision, Ears& ears) {
  Step<Ears> step{rules, state, ears};
  state.pending &= static_cast<Seats>(~seat_bit(seat));
  using Kind = Decision::Kind;
  const Kind kind = decision.kind();
  if (kind == Kind::ambush || kind == Kind::escort) {  // set in secret
    ears.tell(OnlySeat{seat},
              Event{.kind = Event::Kind::chose, .seat = seat, .decision = decision});
    if (kind == Kind::ambush) step.tell({.kind = Event::Kind::chosen, .seat = seat});
  }
  switch (kind) {
    case Kind::ambush: return step.set_ambush(seat, decision.roads());
    case Kind::escort: return step.choose_escort(decision.road());
    case Kind::alone: return step.choose_escort(kNone);
    case Kind::take: return step.take(0);
    case Kind::take_drop: return step.take(bit(decision.dropped()));
    case Kind::leave:
      step.tell({.kind = Event::Kind::declined, .seat = seat});
      return step.travel_on();
    case Kind::go: return step.go(decision.road());
    case Kind::none: return;
  }
}

template <class Ears>
void act(const Rules& rules, State& state, const Chance& chance, Ears& ears) {
  Step<Ears> step{rules, state, ears};
  state.chance = Chance::Kind::none;
  state.to_lose = 0;
  if (chance.kind == Chance::Kind::lose) return step.lose(chance.lost);
  step.shuffle(chance);
}

template State deal(const Rules&, const Deal&, Events&);
template State deal(const Rules&, const Deal&, Silence&);
template void act(const Rules&, State&, Seat, Decision, Events&);
template void act(const Rules&, State&, Seat, Decision, Silence&);
template void act(const Rules&, State&, const Chance&, Events&);
template void act(const Rules&, State&, const Chance&, Silence&);

std::array<std::uint8_t, kMaxPlayers> places(const Rules& rules, const State& state) {
  std::array<std::uint8_t, kMaxPlayers> places{};
  for (Seat seat = 0; seat < rules.players; ++seat) {
    places[seat] = 1;
    for (Seat rival = 0; rival < rules.players; ++rival) {
      if (state.score[rival] > state.score[seat]) ++places[seat];
    }
  }
  return places;
}

}  // namespace noblesse::mille

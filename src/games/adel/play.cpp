#include "games/adel/play.h"

#include <algorithm>

namespace noblesse::adel {
namespace {

// One step of the game: the rules, the table, and whoever listens. Kept together so that each rule
// below reads as one short function.
template <class Ears>
struct Step {
  const Rules& rules;
  State& state;
  Ears& ears;

  Seats everybody() const { return first_seats(rules.lords); }

  void tell(const Event& event) { ears.tell(Everybody{}, event); }

  void collection_changed(Seat seat) {
    const Seats me = seat_bit(seat);
    state.can_exhibit = static_cast<Seats>(holds_exhibition(rules.tables, state.objects[seat])
                                               ? state.can_exhibit | me
                                               : state.can_exhibit & ~me);
  }

  void move_pawn(Seat seat, int spaces, Event::Why why) {
    const std::uint8_t from = state.position[seat];
    state.position[seat] = static_cast<std::uint8_t>(from + spaces);
    tell({.kind = Event::Kind::moved,
          .seat = seat,
          .from = from,
          .to = state.position[seat],
          .why = why});
  }

  void begin_round() {
    ++state.round;
    state.exhibition.fill(0);
    state.action.fill(Action());
    state.played.fill(0);
    state.exhibitors = 0;
    state.robbed = 0;
    state.burglar = kNobody;
    state.placed = 0;
    state.pending = everybody();

    Event begins{.kind = Event::Kind::round_begins, .number = state.round};
    if (house_closed(state)) {  // A19
      begin_at(Place::castle, begins);
    } else if (rules.options.variant == Variant::confrontation) {  // A23
      begin_at(state.round % 2 == 1 ? Place::auction : Place::castle, begins);
    } else {
      state.phase = Phase::place;
      state.castle = 0;
    }
    tell(begins);
  }

  void begin_at(Place place, Event& begins) {
    state.phase = Phase::action;
    state.castle = place == Place::castle ? everybody() : Seats{0};
    begins.decision = Decision::go_to(place);
  }

  // A6
  void choose_place(Seat seat, Place place) {
    state.placed |= seat_bit(seat);
    state.castle |= static_cast<Seats>(static_cast<unsigned>(place) << seat);  // castle is 1
    if (state.pending != 0) return;
    state.phase = Phase::action;
    state.pending = everybody();
    if (rules.options.variant != Variant::surprise) reveal_places();
  }

  void reveal_places() {
    for (Seat seat = 0; seat < rules.lords; ++seat) {
      const Place place = has_seat(state.castle, seat) ? Place::castle : Place::auction;
      tell({.kind = Event::Kind::place_revealed, .seat = seat, .decision = Decision::go_to(place)});
    }
  }

  void reveal_actions(Seats of) {
    for (const int seat : members(of)) {
      tell({.kind = Event::Kind::action_revealed,
            .seat = static_cast<Seat>(seat),
            .decision = state.action[static_cast<unsigned>(seat)].decision()});
    }
  }

  // A8
  void choose_action(Seat seat, Decision decision) {
    lay_action(state, seat, decision);
    if (state.pending == 0) open_auction();
  }

  // A10
  void open_auction() {
    const Seats bidders = everybody() & static_cast<Seats>(~state.castle);
    if (rules.options.variant == Variant::surprise && state.placed != 0) {
      reveal_places();  // A23: place and action together, and everybody's at once
      reveal_actions(everybody());
    } else {
      reveal_actions(bidders);
    }
    if (bidders == 0) return open_castle();

    int highest_check = -1;
    Seat buyer = kNobody;
    for (const int s : members(who_played(state, Decision::Kind::check))) {
      const int check = state.action[static_cast<unsigned>(s)].check();
      buyer = check > highest_check ? static_cast<Seat>(s) : buyer;
      highest_check = std::max(check, highest_check);
    }
    if (buyer == kNobody) {
      tell({.kind = Event::Kind::no_sale});
      return open_castle();
    }
    state.phase = Phase::buy;
    state.pending = seat_bit(buyer);
  }

  // A10a
  void buy(Seat seat, Pile pile) {
    const Check check = state.action[seat].check();
    Stock& stock = state.piles[static_cast<std::size_t>(pile)];
    const Card card = state.stock[stock.top++];
    state.objects[seat] |= bit(card);
    collection_changed(seat);
    state.checks[seat] &= ~bit<Checks>(check);
    state.cash[state.paid++] = check;
    tell({.kind = Event::Kind::bought,
          .seat = seat,
          .pile = pile,
          .objects = bit(card),
          .decision = Decision::check(check)});
    steal_check(seat, check);

    Objects next = 0;
    if (!stock.empty()) next = bit(state.stock[stock.top]);
    state.seen |= next;
    tell({.kind = Event::Kind::window, .pile = pile, .objects = next});
    if (house_closed(state)) tell({.kind = Event::Kind::house_closed});
    open_castle();
  }

  // A10b, A10c
  void steal_check(Seat payer, Check check) {
    const auto thieves =
        static_cast<Seats>(who_played(state, Decision::Kind::thief) & ~state.castle);
    if (thieves == 0) return;
    if (count(thieves) > 1) {
      tell({.kind = Event::Kind::thieves_clash, .objects = thieves});
      return;
    }
    const Seat thief = static_cast<Seat>(lowest(thieves));
    --state.paid;
    state.cash[state.paid] = 0;
    state.checks[thief] |= bit<Checks>(check);
    tell({.kind = Event::Kind::check_stolen,
          .seat = thief,
          .other = payer,
          .decision = Decision::check(check)});
  }

  // A11
  void open_castle() {
    const bool revealed = rules.options.variant == Variant::surprise && state.placed != 0;
    if (!revealed) reveal_actions(state.castle);
    const Seats exhibitors = who_played(state, Decision::Kind::exhibit);
    if (exhibitors == 0) return send_detectives();
    state.phase = Phase::show;
    state.pending = exhibitors;
  }

  // A12
  void show(Seat seat, Objects objects) {
    state.exhibition[seat] = objects;
    if (state.pending == 0) judge_exhibitions();
  }

  // Puts the seats with an exhibition into `ranking`, the best first (A13).
  void rank() {
    state.exhibitors = 0;
    for (Seat seat = 0; seat < rules.lords; ++seat) {
      const unsigned value = worth(state.exhibition[seat]);
      if (value == 0) continue;
      std::uint8_t at = state.exhibitors++;
      for (; at > 0 && worth(state.exhibition[state.ranking[at - 1U]]) < value; --at) {
        state.ranking[at] = state.ranking[at - 1U];
      }
      state.ranking[at] = seat;
    }
  }

  // A13
  void judge_exhibitions() {
    rank();
    for (std::uint8_t r = 0; r < state.exhibitors; ++r) {
      const Seat seat = state.ranking[r];
      state.seen |= state.exhibition[seat];
      tell({.kind = Event::Kind::exhibited,
            .seat = seat,
            .number = static_cast<std::uint8_t>(r + 1),
            .objects = state.exhibition[seat]});
    }
    const std::uint8_t leader =
        *std::max_element(state.position.begin(), state.position.begin() + rules.lords);
    const auto prize_for = [&](Seat seat) {  // A25
      return rules.tables
          .prize[rules.options.score_by == ScoreBy::leader ? leader : state.position[seat]];
    };
    // Both are looked up before either moves; the two are different pawns, so the order is free
    // once the leader's castle is known.
    const Prize first = prize_for(state.ranking[0]);
    move_pawn(state.ranking[0], first.best, Event::Why::exhibition);
    if (state.exhibitors > 1) {
      move_pawn(state.ranking[1], prize_for(state.ranking[1]).second, Event::Why::exhibition);
    }
    next_burglar();
  }

  Seats castle_thieves() const { return who_played(state, Decision::Kind::thief) & state.castle; }

  // A15: the thief with the highest number that has not yet been at work.
  void next_burglar() {
    const int limit = state.burglar == kNobody ? kMaxThieves : state.action[state.burglar].thief();
    int best = -1;
    Seat next = kNobody;
    for (const int s : members(castle_thieves())) {
      const int thief = state.action[static_cast<unsigned>(s)].thief();
      if (thief < limit && thief > best) {
        best = thief;
        next = static_cast<Seat>(s);
      }
    }
    state.burglar = next;
    state.robbed = 0;
    if (next == kNobody) return send_detectives();
    offer_loot();
  }

  // The next exhibition that still has something; an emptied one gives nothing (A15).
  void offer_loot() {
    while (state.robbed < state.exhibitors && state.exhibition[state.ranking[state.robbed]] == 0) {
      ++state.robbed;
    }
    if (state.robbed == state.exhibitors) return next_burglar();
    state.phase = Phase::steal;
    state.pending = seat_bit(state.burglar);
  }

  void steal(Seat seat, Card card) {
    const Seat victim = state.ranking[state.robbed];
    state.exhibition[victim] &= ~bit(card);
    state.objects[victim] &= ~bit(card);
    state.objects[seat] |= bit(card);
    collection_changed(victim);
    collection_changed(seat);
    tell({.kind = Event::Kind::stole, .seat = seat, .other = victim, .objects = bit(card)});
    ++state.robbed;
    offer_loot();
  }

  // A16
  void send_detectives() {
    const Seats detectives = who_played(state, Decision::Kind::detective);
    if (castle_thieves() != 0 && detectives != 0) {
      Thieves caught = 0;
      for (const int s : members(castle_thieves())) {
        caught |= bit<Thieves>(state.action[static_cast<unsigned>(s)].thief());
      }
      for (const int thief : members(caught)) jail(static_cast<Thief>(thief));
      std::array<int, kMaxLords> steps{};  // measured before any of them moves
      for (const int s : members(detectives)) {
        steps[static_cast<unsigned>(s)] = pawn_place(rules, state, static_cast<Seat>(s));
      }
      for (const int s : members(detectives)) {
        move_pawn(static_cast<Seat>(s), steps[static_cast<unsigned>(s)], Event::Why::detective);
      }
    }
    end_round();
  }

  Seat owner_of(Thief thief) const {
    const Color color = rules.tables.thief_color[thief];
    Seat seat = 0;
    while (state.color[seat] != color) ++seat;
    return seat;
  }

  // A17
  void jail(Thief thief) {
    const Seat lord = owner_of(thief);
    state.thieves[lord] &= static_cast<Thieves>(~bit<Thieves>(thief));
    tell({.kind = Event::Kind::jailed, .seat = lord, .decision = Decision::thief(thief)});
    if (state.prisoners == rules.lords) {
      const Thief freed = state.jail[--state.prisoners];
      const Seat owner = owner_of(freed);
      state.thieves[owner] |= bit<Thieves>(freed);
      tell({.kind = Event::Kind::freed, .seat = owner, .decision = Decision::thief(freed)});
    }
    for (std::uint8_t cell = state.prisoners; cell > 0; --cell) {
      state.jail[cell] = state.jail[cell - 1U];
    }
    state.jail[0] = thief;
    ++state.prisoners;
  }

  // A18, A20, A22
  void end_round() {
    const bool at_table =
        std::any_of(state.position.begin(), state.position.begin() + rules.lords,
                    [&](std::uint8_t position) { return position >= rules.tables.table; });
    if (at_table || state.round == kLastRound) return show_last();
    begin_round();
  }

  // A20
  void show_last() {
    for (Seat seat = 0; seat < rules.lords; ++seat) {
      state.exhibition[seat] = best_exhibition(rules.tables, state.objects[seat]);
    }
    rank();
    state.phase = Phase::over;
    state.pending = 0;
    for (std::uint8_t r = 0; r < state.exhibitors; ++r) {
      const Seat seat = state.ranking[r];
      state.seen |= state.exhibition[seat];
      tell({.kind = Event::Kind::last_showing,
            .seat = seat,
            .number = static_cast<std::uint8_t>(r + 1),
            .objects = state.exhibition[seat]});
    }
    const Prize prize = rules.tables.last_showing;
    if (state.exhibitors > 0) move_pawn(state.ranking[0], prize.best, Event::Why::last_showing);
    if (state.exhibitors > 1) move_pawn(state.ranking[1], prize.second, Event::Why::last_showing);
    tell({.kind = Event::Kind::ended});
  }
};

}  // namespace

template <class Ears>
State deal(const Rules& rules, const Deal& cards, Ears& ears) {
  State state;
  Step<Ears> step{rules, state, ears};
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    state.color[seat] = cards.colors[seat];
    for (unsigned c = 0; c < kDealt; ++c) {
      state.objects[seat] |= bit(cards.deck[seat * unsigned{kDealt} + c]);
    }
    step.collection_changed(seat);
    for (Check check = 0; check < rules.tables.checks; ++check) {
      if (rules.tables.check_color[check] == state.color[seat]) {
        state.checks[seat] |= bit<Checks>(check);
      }
    }
    for (Thief thief = 0; thief < rules.tables.thieves; ++thief) {
      if (rules.tables.thief_color[thief] == state.color[seat]) {
        state.thieves[seat] |= bit<Thieves>(thief);
      }
    }
    ears.tell(OnlySeat{seat},
              Event{.kind = Event::Kind::dealt, .seat = seat, .objects = state.objects[seat]});
  }
  // A5: the rest in two piles, the left one larger by one if they are odd.
  const unsigned dealt = rules.lords * unsigned{kDealt};
  const auto rest = static_cast<std::uint8_t>(rules.tables.cards - dealt);
  std::copy_n(cards.deck.begin() + dealt, rest, state.stock.begin());
  const auto half = static_cast<std::uint8_t>((rest + 1) / 2);
  state.piles = {Stock{0, half}, Stock{half, rest}};
  for (const Pile pile : {Pile::left, Pile::right}) {
    const Stock& stock = pile_of(state, pile);
    const Objects top = stock.empty() ? 0 : bit(state.stock[stock.top]);
    state.seen |= top;
    step.tell({.kind = Event::Kind::window, .pile = pile, .objects = top});
  }
  step.begin_round();
  return state;
}

template <class Ears>
void act(const Rules& rules, State& state, Seat seat, Decision decision, Ears& ears) {
  Step<Ears> step{rules, state, ears};
  state.pending &= static_cast<Seats>(~seat_bit(seat));
  using Kind = Decision::Kind;
  const Kind kind = decision.kind();
  if (kind != Kind::buy && kind != Kind::steal) {  // those are open at once
    ears.tell(OnlySeat{seat},
              Event{.kind = Event::Kind::chose, .seat = seat, .decision = decision});
    step.tell({.kind = Event::Kind::chosen, .seat = seat});
  }
  switch (kind) {
    case Kind::place: return step.choose_place(seat, decision.place());
    case Kind::check:
    case Kind::thief:
    case Kind::exhibit:
    case Kind::detective:
    case Kind::pass: return step.choose_action(seat, decision);
    case Kind::buy: return step.buy(seat, decision.pile());
    case Kind::show: return step.show(seat, decision.objects());
    case Kind::steal: return step.steal(seat, decision.card());
    case Kind::none: return;
  }
}

template State deal(const Rules&, const Deal&, Events&);
template State deal(const Rules&, const Deal&, Silence&);
template void act(const Rules&, State&, Seat, Decision, Events&);
template void act(const Rules&, State&, Seat, Decision, Silence&);

int pawn_place(const Rules& rules, const State& state, Seat seat) {
  int ahead = 0;
  std::uint64_t spaces_ahead[4] = {};  // A24 dense: equal pawns count once
  for (Seat rival = 0; rival < rules.lords; ++rival) {
    const unsigned position = state.position[rival];
    if (position > state.position[seat]) {
      ++ahead;
      spaces_ahead[position / 64U] |= bit(static_cast<int>(position % 64U));
    }
  }
  if (rules.options.detective_places == DetectivePlaces::dense) {
    ahead = 0;
    for (const std::uint64_t word : spaces_ahead) ahead += count(word);
  }
  return ahead + 1;
}

std::array<std::uint8_t, kMaxLords> places(const Rules& rules, const State& state) {
  std::array<std::uint8_t, kMaxLords> places{};
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    places[seat] = 1;
    for (Seat rival = 0; rival < rules.lords; ++rival) {
      if (standing(state, rival) > standing(state, seat)) ++places[seat];
    }
  }
  return places;
}

}  // namespace noblesse::adel

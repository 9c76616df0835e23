#include "bots/adel/imagined_round.h"

#include <algorithm>

#include "bots/adel/playout.h"

namespace noblesse::adel {
namespace {

constexpr double kHabit = 0.7;     // how often the others follow their habits, at first
constexpr int kSoonOver = 8;       // spaces from the table
constexpr double kTrust = 3500;    // deals of work, after which it is half as often
constexpr double kDoubt = 17500;   // the same for habits and schemes together
constexpr double kMyTurn = 0.5;    // how often the seat that is asked tries everything
constexpr int kDeals = 3;          // deals of which one is drawn by its likelihood
constexpr double kClearly = 0.2;   // of an outcome, for being well ahead rather than for the win
constexpr double kWellAhead = 12;  // spaces
constexpr std::size_t kRanks = 3;
constexpr std::size_t kPhases = 4;
constexpr std::size_t kContexts = 64;
constexpr std::size_t kMinds = 2;

// How often the others follow their habits at first. Those are the habits of a long evening: where
// the game may soon be over everybody thinks, and to be read would cost it.
double habit(const Rules& rules, const View& view) {
  const auto first = view.position.begin();
  const int leader = *std::max_element(first, first + rules.lords);
  return leader + kSoonOver < rules.tables.table ? kHabit : 0;
}

std::size_t phase_index(Phase phase) {
  switch (phase) {
    case Phase::place: return 0;
    case Phase::action: return 1;
    case Phase::show: return 2;
    default: return 3;
  }
}

bool is_early(Phase phase) { return phase == Phase::place || phase == Phase::action; }

// A23: this lord's place is chosen and the others' too, but nobody has seen anything yet.
bool places_hidden(const Rules& rules, const View& view) {
  return rules.options.variant == Variant::surprise && view.phase == Phase::action &&
         view.placed != 0;
}

// What has been chosen and nobody has seen, everybody chooses again: also they themselves, or the
// others would seem to know their place. So they think the same thoughts when they are asked for
// their place and for their card, and the one fits the other.
View before_choosing(const Rules& rules, View view) {
  if (!is_early(view.phase)) return view;
  view.pending = first_seats(rules.lords);
  if (view.phase == Phase::place || places_hidden(rules, view)) {
    view.phase = Phase::place;
    view.castle = 0;
    view.placed = 0;
    view.place_known = 0;
  }
  return view;
}

}  // namespace

void Tally::add(const Tally& other) {
  for (std::size_t c = 0; c < played.size(); ++c) played[c] += other.played[c];
  deals += other.deals;
  won += other.won;
  won_squared += other.won_squared;
  place += other.place;
}

ImaginedRound::ImaginedRound(const Rules& rules, const View& view, std::uint64_t seed)
    : rules_(rules),
      asked_(view),
      view_(before_choosing(rules, view)),
      me_(view.viewer.seat()),
      rng_(seed),
      habits_(rules, view_),
      habit_(habit(rules, view)),
      my_best_(worth(best_exhibition(rules.tables, view.known[me_]))),
      spot_at_(kMinds * kMaxLords * kRanks * kPhases * kContexts, -1) {}

Decision ImaginedRound::my_place() const {
  return Decision::go_to(has_seat(asked_.castle, me_) ? Place::castle : Place::auction);
}

bool ImaginedRound::is_settled(const State& state) const {
  return trying_ == me_ && state.phase == Phase::place && asked_.phase == Phase::action;
}

State ImaginedRound::imagine() {
  std::array<State, kDeals> deals;
  InlineVector<double, kDeals> likely;
  double total = 0;
  for (State& deal : deals) {
    deal = draw_state(rules_, view_, rng_);
    likely.push_back(habits_.likelihood(deal));
    total += likely.back();
  }
  if (total <= 0) return deals[0];
  for (double& chance : likely) chance /= total;
  return deals[pick(likely, rng_)];
}

// What the others have laid down and nobody has seen, they choose again.
void ImaginedRound::reopen(State& state) {
  if (state.phase == Phase::show) state.pending = who_played(state, Decision::Kind::exhibit);
  if (state.phase != Phase::buy) return;
  for (Seat seat = 0; seat < rules_.lords; ++seat) {  // A10: cards in the castle lie face down
    if (seat == me_ || view_.action[seat].played()) continue;
    for (Seats& played : state.played) played &= static_cast<Seats>(~seat_bit(seat));
    State asked = state;
    asked.phase = Phase::action;
    lay_action(state, seat, hasty(rules_, asked, seat, rng_));
  }
}

Seat ImaginedRound::whose_turn(const State& state) {
  const auto others = static_cast<Seats>(state.pending & ~seat_bit(me_));
  if (others == 0 || unit(rng_) < kMyTurn) return me_;
  return static_cast<Seat>(member(others, rng_.below(static_cast<unsigned>(count(others)))));
}

void ImaginedRound::play_once(double worked) {
  ++time_;
  worked_ = worked;
  State state = imagine();
  reopen(state);
  for (Seat seat = 0; seat < rules_.lords; ++seat) {
    const unsigned best = worth(best_exhibition(rules_.tables, state.objects[seat]));
    rank_[seat] = seat == me_ || best == 0 ? 0 : best < my_best_ ? 1 : 2;
  }
  trying_ = whose_turn(state);
  trying_as_ = trying_ != me_ && unit(rng_) < scheming() ? Mind::schemes : Mind::reasons;
  dice_ = rng_.next();
  reach_ = 1;
  depth_ = 0;
  const Outcome outcome = go_on(state);
  if (trying_ != me_) return;
  tally_.deals += 1;
  tally_.won += outcome.won;
  tally_.won_squared += outcome.won * outcome.won;
  tally_.place += outcome.place;
}

// Whether the choice that comes next belongs to what is searched.
bool ImaginedRound::within(const State& state) const {
  if (over(state)) return false;
  if (!is_early(view_.phase)) return depth_ == 0;
  return state.round == view_.round && is_early(state.phase);
}

// Who is short of time does well to count on habits. Who thinks for longer may meet somebody who
// does so too, and schemes; and who thinks for long, one who reasons as they do themselves.
double ImaginedRound::still(double trust) const {
  return habit_ * trust * trust / (trust * trust + worked_ * worked_);
}

// Of those who do not follow their habits.
double ImaginedRound::scheming() const {
  return (still(kDoubt) - still(kTrust)) / (1 - still(kTrust));
}

Decision ImaginedRound::choose(const State& state, Seat seat) {
  const Choices choices = choices_of(rules_, state, seat);
  Mind mind = Mind::reasons;
  if (trying_as_ == Mind::schemes) {
    if (unit(rng_) < habit_) return choices[pick(habits_.of(state, seat, choices), rng_)];
  } else if (seat != me_) {
    const double draw = unit(rng_);
    if (draw < still(kTrust)) return choices[pick(habits_.of(state, seat, choices), rng_)];
    if (draw < still(kDoubt)) mind = Mind::schemes;
  }
  return choices[pick(spots_[spot(state, seat, mind, choices.size())].strategy(), rng_)];
}

State ImaginedRound::after(const State& state, std::array<Decision, kMaxLords> decisions) const {
  State next = state;
  Silence silence;
  for (const int seat : members(state.pending)) {
    act(rules_, next, static_cast<Seat>(seat), decisions[static_cast<unsigned>(seat)], silence);
  }
  return next;
}

Outcome ImaginedRound::go_on(const State& state) {
  if (!within(state)) {
    State rest = state;
    Rng dice(dice_);
    play_out(rules_, rest, dice);
    return outcome(rest);
  }
  std::array<Decision, kMaxLords> decisions{};
  bool tries = false;
  for (const int member : members(state.pending)) {
    const auto seat = static_cast<Seat>(member);
    if (seat == trying_) {
      tries = true;
    } else {
      decisions[seat] = choose(state, seat);
    }
  }
  ++depth_;
  const Outcome found = tries ? try_everything(state, decisions) : go_on(after(state, decisions));
  --depth_;
  return found;
}

Outcome ImaginedRound::try_everything(const State& state,
                                      const std::array<Decision, kMaxLords>& others) {
  const Choices choices = choices_of(rules_, state, trying_);
  const std::size_t here = spot(state, trying_, trying_as_, choices.size());
  const Numbers strategy = spots_[here].strategy();
  std::array<Decision, kMaxLords> decisions = others;
  Numbers brought;
  Outcome mean;
  const double reach = reach_;
  for (std::size_t c = 0; c < choices.size(); ++c) {
    decisions[trying_] = choices[c];
    reach_ = reach * strategy[c];
    const Outcome found = go_on(after(state, decisions));
    brought.push_back(found.worth);
    const double often = is_settled(state) ? (choices[c] == my_place() ? 1 : 0) : strategy[c];
    mean.worth += often * found.worth;
    mean.won += often * found.won;
    mean.place += often * found.place;
  }
  reach_ = reach;
  spots_[here].learn(strategy, brought, reach * time_);  // later thoughts count more
  return mean;
}

// Where a lord chooses, as far as they can tell: what they have to show and what is open on the
// table.
std::size_t ImaginedRound::spot(const State& state, Seat seat, Mind mind, std::size_t choices) {
  std::size_t context = 0;
  if (state.phase == Phase::action) {
    const std::size_t castle = has_seat(state.castle, seat) ? 1 : 0;
    if (rules_.options.variant == Variant::surprise && state.placed != 0) {
      context = castle;  // A23
    } else if (rules_.lords <= 3 || view_.phase == Phase::action) {
      context = state.castle;
    } else {  // that many are seldom seen in the same places
      context = static_cast<std::size_t>(count(state.castle)) * 2 + castle;
    }
  } else if (state.phase == Phase::show && seat != me_) {
    context = choices;
  }
  const std::size_t who =
      (static_cast<std::size_t>(mind) * kMaxLords + seat) * kRanks + rank_[seat];
  const std::size_t key = (who * kPhases + phase_index(state.phase)) * kContexts + context;
  if (spot_at_[key] < 0) {
    spot_at_[key] = static_cast<std::int32_t>(spots_.size());
    spots_.emplace_back(choices);
  }
  return static_cast<std::size_t>(spot_at_[key]);
}

Outcome ImaginedRound::outcome(const State& state) const {
  Outcome outcome{.worth = 0, .won = 0, .place = 1};
  const unsigned mine = standing(state, trying_);
  int best_rival = 0;
  int equals = 1;
  for (Seat rival = 0; rival < rules_.lords; ++rival) {
    if (rival == trying_) continue;
    best_rival = std::max<int>(best_rival, state.position[rival]);
    if (standing(state, rival) > mine) outcome.place += 1;
    if (standing(state, rival) == mine) ++equals;
  }
  if (outcome.place == 1) outcome.won = 1.0 / equals;
  const double ahead = std::clamp((state.position[trying_] - best_rival) / kWellAhead, -1.0, 1.0);
  outcome.worth = (1 - kClearly) * outcome.won + kClearly * (0.5 + 0.5 * ahead);
  return outcome;
}

Tally ImaginedRound::tally() {
  const State state = draw_state(rules_, asked_, rng_);
  tally_.choices = choices_of(rules_, state, me_);
  rank_[me_] = 0;
  tally_.played = spots_[spot(state, me_, Mind::reasons, tally_.choices.size())].played();
  return tally_;
}

}  // namespace noblesse::adel

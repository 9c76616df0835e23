#include "match/match_of.h"

#include <algorithm>

#include "games/fingerprint.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

// Every chance event draws from its own stream, which depends on the seed and on when it happens:
// taking a decision back and taking it again does not roll anew.
Rng chance_stream(std::uint64_t seed, std::size_t step) {
  return Rng(Rng::mix(seed ^ 0x6D696C6C65U) + step);
}

// The games' own verbs, where a member of the same name would hide them.
template <class... Arguments>
void play_step(Arguments&&... arguments) {
  act(std::forward<Arguments>(arguments)...);
}

template <class Rules, class State>
auto look(const Rules& rules, const State& state, Viewer viewer) {
  return view(rules, state, viewer);
}

template <class State>
bool waits_for_chance(const State& state) {
  return chance_due(state);
}

// What chance decided, by its code in the course of the game: the code of a small outcome, or the
// number of one that is kept beside.
template <class Face>
typename Face::Chance chance_of(std::uint64_t code,
                                const std::vector<typename Face::Chance>& kept) {
  if constexpr (Face::kHasChance) {
    if (code >= kept.size()) return read_code(code, typename Face::Chance());
  }
  return kept[static_cast<std::size_t>(code)];
}

// The other keys stay in their order.
json::object without_seed(const json::object& keys) {
  json::object others;
  for (const auto& [key, value] : keys) {
    if (key != "seed") others[key] = value;
  }
  return others;
}

template <class Refusal>
std::unexpected<Error> refuse(std::string_view move, Refusal refusal) {
  return fail(quote(move) + ": " + explain(refusal), std::string(rule_of(refusal)),
              std::string(key_of(refusal)));
}

}  // namespace

template <class Face>
MatchOf<Face>::MatchOf(std::shared_ptr<const Edition> edition, const Setup& setup,
                       const Rules& rules, const Deal& cards)
    : edition_(std::move(edition)),
      rules_(rules),
      deal_(cards),
      seed_(setup.seed),
      chance_seed_(setup.seed.value_or(0)),
      manual_chance_(setup.manual_chance),
      rest_(setup.rest) {
  // A deck that was given need not be the seed's.
  if (seed_ && !setup.deck.empty() && !deals(*seed_)) {
    seed_.reset();
    rest_ = without_seed(rest_);
  }
  Events events;
  state_ = deal(rules_, deal_, events);
  told_.assign(events.begin(), events.end());
  decide_chance();
}

template <class Face>
bool MatchOf<Face>::deals(std::uint64_t seed) const {
  Rng rng(seed);
  return random_deal(rules_, rng).deck == deal_.deck;
}

template <class Face>
int MatchOf<Face>::players() const {
  return seat_count(rules_);
}

template <class Face>
Summary MatchOf<Face>::summary() const {
  Summary summary;
  summary.phase = phase_name(state_.phase);
  summary.round = round_of(state_);
  for (const int seat : members(pending(state_))) {
    summary.pending.push_back(static_cast<Seat>(seat));
  }
  if constexpr (Face::kHasChance) summary.chance_due = waits_for_chance(state_);
  summary.over = over(state_);
  return summary;
}

template <class Face>
Outcome MatchOf<Face>::outcome() const {
  Outcome outcome;
  if (!over(state_)) return outcome;
  const auto final_places = places(rules_, state_);
  for (Seat seat = 0; seat < players(); ++seat) {
    outcome.scores.push_back(score_of(state_, seat));
    outcome.places.push_back(final_places[seat]);
    if (final_places[seat] == 1) outcome.winners.push_back(seat);
  }
  return outcome;
}

template <class Face>
std::vector<std::string> MatchOf<Face>::legal(Seat seat, std::size_t at_most) const {
  std::vector<std::string> moves;
  if (at_most == 0 || seat >= players()) return moves;
  moves.reserve(8);
  for_each_decision(rules_, state_, seat, [&](Decision decision) {
    moves.push_back(write_decision(*edition_, decision));
    return moves.size() < at_most;
  });
  return moves;
}

template <class Face>
std::uint64_t MatchOf<Face>::count_legal(Seat seat) const {
  return seat < players() ? count_decisions(rules_, state_, seat) : 0;
}

template <class Face>
std::vector<Closed> MatchOf<Face>::closed(Seat seat) const {
  std::vector<Closed> moves;
  if (seat >= players()) return moves;
  for_each_closed(rules_, state_, seat, [&](Decision decision, auto why_not) {
    moves.push_back({write_decision(*edition_, decision), key_of(why_not), rule_of(why_not)});
  });
  return moves;
}

// The decision in words, if it may be taken now.
template <class Face>
Result<typename Face::Decision> MatchOf<Face>::read(Seat seat, std::string_view move) const {
  if (seat >= players()) {
    return fail("there is no seat " + std::to_string(seat) + "; the seats are 0 to " +
                std::to_string(players() - 1));
  }
  Result<Decision> decision = read_decision(*edition_, move);
  if (!decision) return fail(decision.error().message, {}, "no_such_move");
  const auto why_not = refusal(rules_, state_, seat, *decision);
  if (why_not != decltype(why_not)::none) return refuse(move, why_not);
  return decision;
}

template <class Face>
Result<void> MatchOf<Face>::test(Seat seat, std::string_view move) const {
  const Result<Decision> decision = read(seat, move);
  if (!decision) return std::unexpected(decision.error());
  return {};
}

template <class Face>
Result<void> MatchOf<Face>::act(Seat seat, std::string_view move) {
  const Result<Decision> decision = read(seat, move);
  if (!decision) return std::unexpected(decision.error());
  take(seat, *decision);
  decide_chance();
  return {};
}

template <class Face>
Result<void> MatchOf<Face>::chance(std::string_view move) {
  if constexpr (Face::kHasChance) {
    if (!manual_chance_) return fail("chance decides by itself in this game");
    const auto outcome = read_chance(*edition_, move);
    if (!outcome) return std::unexpected(outcome.error());
    const auto why_not = refusal(rules_, state_, *outcome);
    if (why_not != decltype(why_not)::none) return refuse(move, why_not);
    told_.clear();
    take_chance(*outcome);
    return {};
  } else {
    return fail(std::string(Face::kName) + " has no chance events after the deal, so " +
                quote(move) + " cannot happen");
  }
}

template <class Face>
void MatchOf<Face>::take(Seat seat, Decision decision) {
  course_.add({seat, decision.code()});
  Events events;
  play_step(rules_, state_, seat, decision, events);
  told_ = {events.begin(), events.end()};  // no larger than it need be
}

// What chance brings belongs to the step that called for it: it is told after that step's events.
template <class Face>
void MatchOf<Face>::take_chance(const typename Face::Chance& outcome) {
  if constexpr (Face::kHasChance) {
    if (const auto code = code_of(outcome)) {
      course_.add({Course::kChance, *code});
    } else {
      course_.add({Course::kChance, chances_.size()});
      chances_.push_back(outcome);
    }
    Events events;
    play_step(rules_, state_, outcome, events);
    told_.insert(told_.end(), events.begin(), events.end());
  }
}

template <class Face>
void MatchOf<Face>::decide_chance() {
  if constexpr (Face::kHasChance) {
    while (!manual_chance_ && waits_for_chance(state_)) {
      Rng rng = chance_stream(chance_seed_, course_.size());
      take_chance(random_chance(rules_, state_, rng));
    }
  }
}

template <class Face>
std::optional<ChanceDue> MatchOf<Face>::chance_due() const {
  if constexpr (Face::kHasChance) {
    if (waits_for_chance(state_)) return describe_chance(*edition_, state_);
  }
  return std::nullopt;
}

template <class Face>
void MatchOf<Face>::let_chance_decide(std::uint64_t seed) {
  manual_chance_ = false;
  chance_seed_ = seed;
  decide_chance();
}

template <class Face>
bool MatchOf<Face>::undo() {
  std::vector<Course::Step> kept = course_.steps();
  while (!kept.empty() && kept.back().is_chance()) kept.pop_back();
  if (kept.empty()) return false;
  kept.pop_back();

  // States are not kept on the way: playing again from the deal takes less than a millisecond.
  const auto chances = std::move(chances_);
  course_.clear();
  chances_.clear();
  Events events;
  state_ = deal(rules_, deal_, events);
  told_.assign(events.begin(), events.end());
  for (const Course::Step& step : kept) {
    if (step.is_chance())
      take_chance(chance_of<Face>(step.code, chances));
    else
      take(step.seat, Decision::from_code(step.code));
  }
  return true;
}

template <class Face>
std::uint64_t MatchOf<Face>::mark() const {
  Fingerprint print;
  print.add(static_cast<std::uint64_t>(state_.phase));
  print.add(static_cast<std::uint64_t>(round_of(state_)));
  for (Seat seat = 0; seat < players(); ++seat) {
    print.add(static_cast<std::uint64_t>(score_of(state_, seat)));
    print.add(count_legal(seat));
  }
  return print.value();
}

template <class Face>
json::object MatchOf<Face>::view(Viewer viewer) const {
  return write_view(*edition_, rules_, seen_by(viewer));
}

template <class Face>
json::object MatchOf<Face>::view_without_memory(Viewer viewer) const {
  return write_view(*edition_, rules_, without_memory(seen_by(viewer)));
}

template <class Face>
std::string MatchOf<Face>::standing() const {
  return write_standing(*edition_, rules_, seen_by(Viewer::spectator()));
}

template <class Face>
typename Face::View MatchOf<Face>::seen_by(Viewer viewer) const {
  return look(rules_, state_, viewer);
}

template <class Face>
json::array MatchOf<Face>::events(Viewer viewer) const {
  json::array events;
  for (const auto& entry : told_) {
    if (entry.heard_by(viewer)) events.emplace_back(write_event(*edition_, entry.event));
  }
  return events;
}

template <class Face>
json::array MatchOf<Face>::whispers(Seat seat) const {
  json::array events;
  for (const auto& entry : told_) {
    if (entry.ears == Events::Entry::Ears::one_seat && entry.seat == seat) {
      events.emplace_back(write_event(*edition_, entry.event));
    }
  }
  return events;
}

template <class Face>
bool MatchOf<Face>::has_revealed() const {
  return std::any_of(told_.begin(), told_.end(),
                     [](const auto& entry) { return reveals(entry.event); });
}

template <class Face>
std::vector<std::string> MatchOf<Face>::sentences(Viewer viewer,
                                                  const std::vector<std::string>& names) const {
  std::vector<std::string> sentences;
  for (const auto& entry : told_) {
    if (entry.heard_by(viewer)) sentences.push_back(sentence(*edition_, names, entry.event));
  }
  return sentences;
}

template <class Face>
std::vector<std::string> MatchOf<Face>::default_names() const {
  return seat_names(*edition_, rules_, deal_);
}

template <class Face>
Record MatchOf<Face>::record() const {
  Record record;
  record.game = Face::kName;
  record.edition = edition_->id;
  record.edition_hash = edition_->hash;
  record.players = players();
  record.rest = rest_;
  if (seed_) record.rest["seed"] = *seed_;
  write_deal(*edition_, rules_, deal_, record);
  for (const Course::Step& step : course_.steps()) {
    if (!step.is_chance()) {
      record.moves.push_back(std::to_string(step.seat) + " " +
                             write_decision(*edition_, Decision::from_code(step.code)));
    } else if constexpr (Face::kHasChance) {
      record.moves.push_back("* " + write_chance(*edition_, chance_of<Face>(step.code, chances_)));
    }
  }
  if (over(state_)) record.result = outcome();
  return record;
}

template <class Face>
std::unique_ptr<Match> MatchOf<Face>::clone() const {
  return std::make_unique<MatchOf>(*this);
}

template <class Face>
std::unique_ptr<Match> MatchOf<Face>::imagined(Viewer viewer, std::uint64_t seed) const {
  Setup setup;
  setup.seed = seed;
  Rng rng(seed);
  auto dream = std::make_unique<MatchOf>(edition_, setup, rules_, random_deal(rules_, rng));
  dream->state_ = draw_state(rules_, seen_by(viewer), rng);
  dream->told_.clear();
  dream->course_.clear();
  dream->chances_.clear();
  return dream;
}

template class MatchOf<adel::Face>;
template class MatchOf<mille::Face>;

}  // namespace noblesse

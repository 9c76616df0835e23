#include "arena/last_round.h"

#include <algorithm>
#include <unordered_map>

namespace noblesse::arena {
namespace {

using adel::Rules;
using adel::State;
using adel::View;

// Views that are the same have the same number; others hardly ever.
std::uint64_t number_of(const View& view) {
  std::uint64_t number = 0;
  const auto stir = [&](std::uint64_t part) { number = Rng::mix(number ^ part) + part; };
  stir(view.viewer.seat() * 256U + static_cast<unsigned>(view.phase));
  stir(view.pending * 65536U + view.castle * 256U + view.placed);
  for (Seat seat = 0; seat < 2; ++seat) {
    stir(view.known[seat]);
    stir(view.exhibition[seat]);
    stir(view.action[seat].decision().code());
    stir(view.checks[seat]);
  }
  return number;
}

class Scribe {
 public:
  Scribe(const Rules& rules, std::size_t most_nodes, const WorthOfEnd& worth)
      : rules_(rules), most_nodes_(most_nodes), worth_(worth) {}

  // How far a lord has come in this round by choices of their own.
  struct Step {
    std::uint32_t depth = 0;
    std::optional<std::size_t> last;  // in a strategy
  };

  // Writes down all that may follow.
  Tree::Node write(const State& state, std::array<Step, 2> steps) {
    Tree& tree = round_.tree;
    if (over(state)) return tree.add_end(worth_(rules_, state));
    const auto seat = static_cast<Seat>(lowest(pending(state)));
    const std::size_t moment = moment_of(state, seat, steps[seat]);
    const Tree::Node node = tree.add_choice(moment);
    ++steps[seat].depth;
    const std::vector<adel::Decision> choices = round_.sights[moment].choices;
    for (std::uint32_t c = 0; c < choices.size() && !too_much(); ++c) {
      State next = state;
      Silence silence;
      act(rules_, next, seat, choices[c], silence);
      steps[seat].last = tree.moments()[moment].first + c;
      tree.hang(node, c, write(next, steps));
    }
    return node;
  }

  bool too_much() const { return round_.tree.nodes() > most_nodes_; }
  LastRound take() { return std::move(round_); }

 private:
  std::size_t moment_of(const State& state, Seat seat, const Step& step) {
    Sight sight{view(rules_, state, Viewer::of_seat(seat)), {}, step.last};
    const auto [first, last] = known_.equal_range(number_of(sight.view));
    for (auto at = first; at != last; ++at) {
      if (round_.sights[at->second].view == sight.view) return at->second;
    }
    for_each_decision(rules_, state, seat, [&](adel::Decision decision) {
      sight.choices.push_back(decision);
      return true;
    });
    const auto choices = static_cast<std::uint32_t>(sight.choices.size());
    const std::size_t moment = round_.tree.add_moment(seat, choices, step.depth);
    known_.emplace(number_of(sight.view), moment);
    round_.sights.push_back(std::move(sight));
    return moment;
  }

  const Rules& rules_;
  std::size_t most_nodes_;
  const WorthOfEnd& worth_;
  LastRound round_;
  std::unordered_multimap<std::uint64_t, std::size_t> known_;
};

}  // namespace

double won(const Rules& rules, const State& state) {
  const auto place = places(rules, state);
  return place[0] == place[1] ? 0.5 : place[0] == 1 ? 1 : 0;
}

std::optional<LastRound> write_out(const Rules& rules, const State& state, std::size_t most_nodes,
                                   const WorthOfEnd& worth) {
  Scribe scribe(rules, most_nodes, worth);
  scribe.write(state, {});
  if (scribe.too_much()) return std::nullopt;
  return scribe.take();
}

State draw_last_round(const Rules& rules, Rng& rng) {
  constexpr std::uint8_t kBefore = 7;     // rounds; an even one comes next, in the castle (A23)
  constexpr std::uint8_t kFromTable = 8;  // spaces
  constexpr std::uint8_t kApart = 4;
  Silence silence;
  State state = deal(rules, random_deal(rules, rng), silence);
  while (state.round <= kBefore && !over(state)) {
    const auto seat = static_cast<Seat>(lowest(pending(state)));
    act(rules, state, seat, random_decision(rules, state, seat, rng), silence);
  }
  state.round = adel::kLastRound;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    state.seen |= state.objects[seat];
    state.position[seat] =
        static_cast<std::uint8_t>(rules.tables.table - kFromTable + rng.below(kApart + 1U));
  }
  return state;
}

}  // namespace noblesse::arena

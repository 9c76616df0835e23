#include "bots/mille/search.h"

#include <algorithm>
#include <utility>

#include "bots/mille/habits.h"

namespace noblesse::mille {
namespace {

constexpr std::uint32_t kThoughtsAMillisecond = 75;
constexpr double kMeant = 0.001;  // a way that they take more seldom was not meant so
constexpr int kMoment = 500;      // thoughts, after which those who scheme know what to do
constexpr double kDoubt = 0.01;   // a chance to win by which a choice may seem worse, and be made

// The view as it was when the turn began, before anything was drawn, fulfilled or lost. Where the
// noble stood is seen from the roads that they have travelled.
View at_the_outset(const Rules& rules, View view) {
  City& city = view.city[view.noble];
  for (std::uint8_t r = view.travelled; r > 0; --r) {
    city = other_end(rules.tables, view.journey[r - 1U], city);
  }
  view.tasks[view.noble] = view.morning.held;
  view.score = view.morning.score;
  view.map = view.morning.map;
  view.phase = Phase::ambush;
  view.travelled = 0;
  view.shown = {};
  return view;
}

using Choices = Policy<Decision>;

double& of(Choices& choices, Decision decision) {
  for (auto& choice : choices) {
    if (choice.decision == decision) return choice.chance;
  }
  choices.push_back({decision, 0});
  return choices.back().chance;
}

class Traveller {
 public:
  Traveller(const Rules& rules, const View& view, const Distances& distances, const Turn& turn)
      : rules_(rules), view_(view), distances_(distances), turn_(turn) {}

  // M7: they go on as they meant to, so that thieves cannot count on what is best now. Nothing
  // where they have met one, or never meant to come here.
  Choices go_on() const {
    Choices meant;
    double total = 0;
    const std::vector<double> average = turn_.noble().average();
    for (std::size_t p = 0; p < average.size(); ++p) {
      const Plan& plan = turn_.plans()[p];
      if (plan.escort != view_.escort || plan.roads.size() <= view_.travelled) continue;
      if (!std::equal(plan.roads.begin(), plan.roads.begin() + view_.travelled,
                      view_.journey.begin())) {
        continue;
      }
      of(meant, Decision::go(plan.roads[view_.travelled])) += average[p];
      total += average[p];
    }
    for (const Roads shown : view_.shown) total = shown == 0 ? total : 0;
    return total < kMeant ? Choices() : meant;
  }

  // A road is worth what the best way on it is.
  Choices choose_road() const {
    Choices worth;
    for_each_way_on(outset_of(view_), [&](const Plan& plan, double value) {
      double& best = of(worth, Decision::go(plan.roads[0]));
      best = std::max(best, value);
    });
    return worth;
  }

  // M11, M12
  Choices choose_task() const {
    const Seat me = view_.noble;
    Outset outset = outset_of(view_);
    Task& place = outset.map[outset.city];
    const Tasks offered = bit(place);
    place = kNone;
    Choices worth;
    worth.push_back({Decision::leave(), best_from(outset)});
    if (count(view_.tasks[me]) < rules_.tables.hand_limit) {
      outset.tasks = view_.tasks[me] | offered;
      worth.push_back({Decision::take(), best_from(outset)});
      return worth;
    }
    for (const int task : members(view_.tasks[me])) {
      outset.tasks = (view_.tasks[me] & ~bit(task)) | offered;
      worth.push_back({Decision::take_drop(static_cast<Task>(task)), best_from(outset)});
    }
    return worth;
  }

 private:
  template <class Visit>
  void for_each_way_on(const Outset& outset, Visit visit) const {
    Turn rest = Turn::on_the_way(rules_, view_, distances_, outset);
    rest.believe(turn_, view_);
    for (std::size_t p = 0; p < rest.plans().size(); ++p) {
      visit(rest.plans()[p], rest.noble().brought()[p]);
    }
  }

  double best_from(const Outset& outset) const {
    double best = 0;
    for_each_way_on(outset, [&](const Plan&, double value) { best = std::max(best, value); });
    return best;
  }

  const Rules& rules_;
  const View& view_;
  const Distances& distances_;
  const Turn& turn_;
};

Choices choose_ambush(const Turn& turn, Seat me) {
  Choices choices;
  const std::vector<double> average = turn.thief(me).average();
  for (std::size_t c = 0; c < average.size(); ++c) {
    if (average[c] > 0) choices.push_back({Decision::ambush(turn.ambush_of(me, c)), average[c]});
  }
  return choices;
}

// M6
Choices choose_escort(const Turn& turn) {
  Choices choices;
  const std::vector<double> average = turn.noble().average();
  for (std::size_t p = 0; p < average.size(); ++p) {
    const Road escort = turn.plans()[p].escort;
    of(choices, escort == kNone ? Decision::alone() : Decision::escort(escort)) += average[p];
  }
  return choices;
}

// The others win as often as this one does not, each as often as it seemed before. Of two players
// the likelier winner is before the other in proportion.
double place_of(const Rules& rules, const Turn& turn, Seat me, double value) {
  double others = 0;
  for (Seat rival = 0; rival < rules.players; ++rival) {
    if (rival != me) others += std::max(0.0, turn.value(rival));
  }
  double place = 1;
  for (Seat rival = 0; rival < rules.players; ++rival) {
    if (rival == me) continue;
    const double share =
        others > 0 ? std::max(0.0, turn.value(rival)) / others : 1.0 / (rules.players - 1);
    const double wins = (1 - value) * share;
    place += wins + value > 0 ? wins / (wins + value) : 0.5;
  }
  return place;
}

// At first they count on the others' habits. Meanwhile they see what somebody would do who counts
// on everybody's, also on their own; and the longer they think, the more they take the others for
// such.
Turn think(const Rules& rules, const View& outset, const Distances& distances, Patience& patience) {
  Turn turn = Turn::before_escort(rules, outset, distances, outset_of(outset));
  Turn schemes = turn;
  const Habits habits = habits_of(rules, outset, distances, turn);
  for (Seat seat = 0; seat < rules.players; ++seat) {
    schemes.mind(seat).expect(habits[seat]);
    if (!outset.viewer.is(seat)) turn.mind(seat).expect(habits[seat]);
  }
  for (int thought = 0; patience.one_more(); ++thought) {
    turn.fade(patience.worked());
    turn.think();
    if (thought < kMoment) schemes.think();
    if (thought != kMoment) continue;
    for (Seat seat = 0; seat < rules.players; ++seat) {
      if (!outset.viewer.is(seat)) turn.mind(seat).suspect(schemes.mind(seat).average());
    }
  }
  return turn;
}

}  // namespace

Finding<Decision> search(const Rules& rules, const View& view, const Budget& budget,
                         const Means& means) {
  const Seat me = view.viewer.seat();
  const Distances distances(rules.tables);
  Patience patience(budget, means, kThoughtsAMillisecond);
  const View outset = at_the_outset(rules, view);
  const Turn turn = think(rules, outset, distances, patience);
  const Turn average = turn.on_average();

  Finding<Decision> finding;
  if (view.phase == Phase::ambush || view.phase == Phase::escort) {
    finding.policy = view.phase == Phase::ambush ? choose_ambush(turn, me) : choose_escort(turn);
    finding.value = average.value(me);
    finding.sure = average.missed(me);
    purify(finding.policy);
  } else {
    const Traveller traveller(rules, view, distances, turn);
    Choices worth = view.phase == Phase::go ? traveller.choose_road() : traveller.choose_task();
    if (view.phase == Phase::go) finding.policy = traveller.go_on();
    if (finding.policy.empty()) {
      finding.policy = worth;
      temper(finding.policy, kDoubt);
    } else {
      purify(finding.policy);
    }
    double best = worth.front().chance;
    for (const auto& choice : worth) best = std::max(best, choice.chance);
    for (const auto& choice : finding.policy) {
      finding.value += choice.chance * of(worth, choice.decision);
    }
    finding.sure = best - finding.value;
  }
  // With three or four, several robberies count as the sum of single ones.
  finding.value = std::clamp(finding.value, 0.0, 1.0);
  finding.place = place_of(rules, average, me, finding.value);
  return finding;
}

}  // namespace noblesse::mille

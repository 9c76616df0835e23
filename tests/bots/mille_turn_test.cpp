// One turn of Mille Grazie is solved: nobody can do much better against what the other does, and
// the longer both think the less. And the pieces of that: trips, chances, beliefs.
#include <gtest/gtest.h>

#include "bots/mille/search.h"
#include "bots/mille/turn.h"
#include "tests/bots/company.h"

namespace noblesse::mille {
namespace {

struct Scene {
  battery::Course<Face> course = battery::courses<Face>().front();  // two players
  Distances distances{course.rules.tables};
  State state;
  View seen;

  explicit Scene(std::uint64_t seed, Arrival arrival = Arrival::travel_on) {
    course.rules.options.arrival = arrival;
    Rng rng(seed);
    Silence silence;
    state =
        deal(course.rules, *make_deal(*course.edition, course.rules, course.setup, rng), silence);
    seen = view(course.rules, state, Viewer::of_seat(0));
  }

  Outset outset() const {
    Outset outset;
    outset.city = seen.city[seen.noble];
    outset.tasks = seen.tasks[seen.noble];
    outset.map = seen.map;
    return outset;
  }
};

TEST(MilleTurn, ExploitabilityShrinksBelowATwentiethOfTheRange) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Scene scene(seed);
    Turn turn =
        Turn::before_escort(scene.course.rules, scene.seen, scene.distances, scene.outset());
    double last = 1;
    double least = 1;
    double most = 0;
    for (const int thoughts : {10, 100, 1000}) {
      for (int t = 0; t < thoughts; ++t) turn.think();
      const Turn average = turn.on_average();
      EXPECT_NEAR(average.value(0) + average.value(1), 1, 1e-9);
      const double both = average.missed(0) + average.missed(1);
      EXPECT_LE(0, both + 1e-12);
      EXPECT_LT(both, last) << "deal " << seed << ", " << thoughts << " thoughts";
      last = both;
    }
    for (const double brought : turn.noble().brought()) {
      least = std::min(least, brought);
      most = std::max(most, brought);
    }
    RecordProperty("exploitability", std::to_string(last));
    EXPECT_LT(last, 0.05 * (most - least)) << "deal " << seed;
  }
}

TEST(MilleTrip, ARobberyCostsTheNobleAndPaysTheThief) {  // M9
  const Scene scene(1);
  const Rules& rules = scene.course.rules;
  const Trips trips(rules, scene.seen, scene.distances);
  Outset outset = scene.outset();
  outset.left = rules.tables.roads_alone;
  int trips_seen = 0;
  for (const Journey& journey : journeys(rules, scene.distances, outset)) {
    const PerPlayer safe = trips.worth(outset, journey.roads, {});
    EXPECT_NEAR(safe[0] + safe[1], 1, 1e-9);
    for (std::uint8_t r = 0; r < journey.roads.size(); ++r) {
      const Ambush ambush{r, 1};
      const PerPlayer robbed = trips.worth(outset, journey.roads, {&ambush, 1});
      EXPECT_LT(robbed[0], safe[0]);
      EXPECT_NEAR(robbed[0] + robbed[1], 1, 1e-9);
    }
    ++trips_seen;
  }
  EXPECT_GT(trips_seen, 20);
}

// M19: whoever plans so takes what lies on the way, but not what would end it too early. Where the
// rules end the turn, and only there, the journey ends.
void expect_to_end_where_the_turn_does(const Scene& scene, const Journey& journey) {
  const Rules& rules = scene.course.rules;
  const Seat noble = scene.state.noble;
  const Cities cities = cities_on(rules.tables, scene.state.city[noble], journey.roads);
  Silence silence;
  State state = scene.state;
  Roads elsewhere = bit<Roads>(rules.tables.roads) - 1;
  for (const Road road : journey.roads) elsewhere &= ~bit<Roads>(road);
  const Roads near = bit<Roads>(lowest(elsewhere));
  act(rules, state, static_cast<Seat>(1 - noble),
      Decision::ambush(near | bit<Roads>(lowest(elsewhere & ~near))), silence);
  act(rules, state, noble, Decision::alone(), silence);
  for (std::size_t n = 0; n < cities.size(); ++n) {
    while (state.phase == Phase::take) {
      const Task task = state.map[cities[n]];
      const bool known = task == scene.seen.map[cities[n]];
      const bool takes = known && !passed_by(rules, cities, n, task) &&
                         count(state.tasks[noble]) < rules.tables.hand_limit;
      act(rules, state, noble, takes ? Decision::take() : Decision::leave(), silence);
    }
    if (n + 1 == cities.size()) break;
    ASSERT_EQ(state.phase, Phase::go) << "it ends too early, in city " << n;
    act(rules, state, noble, Decision::go(journey.roads[n]), silence);
  }
  EXPECT_EQ(state.turn, 2) << "he could have travelled on";
}

TEST(MilleJourney, EndsWhereATaskIsFulfilledIfThatEndsTheTurn) {
  int shorter = 0;
  int passing = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Scene scene(seed, Arrival::ends_turn);
    const Rules& rules = scene.course.rules;
    Outset outset = scene.outset();
    outset.left = rules.tables.roads_alone;
    for (const Journey& journey : journeys(rules, scene.distances, outset)) {
      expect_to_end_where_the_turn_does(scene, journey);
      shorter += journey.roads.size() < rules.tables.roads_alone ? 1 : 0;
      const Cities cities = cities_on(rules.tables, outset.city, journey.roads);
      for (std::size_t n = 0; n < cities.size(); ++n) {
        const Task task = outset.map[cities[n]];
        passing += task != kNone && passed_by(rules, cities, n, task) ? 1 : 0;
      }
    }
    if (::testing::Test::HasFailure()) FAIL() << "deal " << seed;
  }
  EXPECT_GT(shorter, 50);
  EXPECT_GT(passing, 20) << "and some lead on where a task on the way would have ended them";
}

TEST(MilleTrip, AThiefWithThirtyPointsEndsTheGameOnTheRoad) {  // M15
  Scene scene(1);
  const Rules& rules = scene.course.rules;
  scene.seen.score = {static_cast<std::uint16_t>(rules.tables.goal - 1),
                      static_cast<std::uint16_t>(rules.tables.goal - rules.tables.booty)};
  const Trips trips(rules, scene.seen, scene.distances);
  Outset outset = scene.outset();
  outset.left = rules.tables.roads_alone;
  for (const Journey& journey : journeys(rules, scene.distances, outset)) {
    const Ambush ambush{0, 1};
    EXPECT_EQ(trips.worth(outset, journey.roads, {&ambush, 1})[1], 1);
  }
}

TEST(MilleFortune, MorePointsMoreTasksAndTheNextTurnAreWorthHaving) {
  const Rules& rules = Scene(1).course.rules;
  Standing even;
  even.points = {12, 12};
  Standing ahead = even;
  ahead.points[0] = 15;
  Standing holds = even;
  holds.promised[0] = 3;
  Standing waits = even;
  waits.next = 1;
  EXPECT_GT(fortune(rules, ahead)[0], fortune(rules, even)[0]);
  EXPECT_GT(fortune(rules, holds)[0], fortune(rules, even)[0]);
  EXPECT_LT(fortune(rules, waits)[0], fortune(rules, even)[0]);
  Standing over = even;
  over.points = {31, 33};
  EXPECT_EQ(fortune(rules, over)[1], 1);
  over.points = {33, 33};
  EXPECT_EQ(fortune(rules, over)[1], 0.5);  // M15: equal points share the win
}

// M8, M9: where the noble has been, nobody was; the thief waits elsewhere.
TEST(MilleTurn, OnTheWayTheNobleKnowsWhereNobodyWas) {
  const Scene scene(1);
  const Rules& rules = scene.course.rules;
  Turn turn = Turn::before_escort(rules, scene.seen, scene.distances, scene.outset());
  for (int t = 0; t < 200; ++t) turn.think();
  View later = scene.seen;
  later.phase = Phase::go;
  later.alone = true;
  const Road first = static_cast<Road>(lowest(rules.tables.roads_at[later.city[0]]));
  later.journey[0] = first;
  later.travelled = 1;
  later.city[0] = other_end(rules.tables, first, later.city[0]);
  Outset outset = scene.outset();
  outset.city = later.city[0];
  outset.used = bit<Roads>(first);
  outset.left = rules.tables.roads_alone - 1;
  Turn rest = Turn::on_the_way(rules, later, scene.distances, outset);
  rest.believe(turn, later);
  double total = 0;
  for (std::size_t c = 0; c < rest.thief(1).size(); ++c) {
    if (contains(rest.ambush_of(1, c), first)) EXPECT_EQ(rest.thief(1).met(c), 0);
    total += rest.thief(1).met(c);
  }
  EXPECT_NEAR(total, 1, 1e-9);
}

// On the way they go on with the turn that they have thought about when it began: whatever they
// have taken, fulfilled and lost since (M9 to M12), whatever was drawn that fits nowhere (M3), and
// whatever the thieves have got.
TEST(MilleSearch, TheMorningIsAsItWasWhenTheTurnBegan) {
  for (const battery::Course<Face>& course : battery::courses<Face>()) {
    const Rules& rules = course.rules;
    Rng rng(7);
    Silence silence;
    State state = deal(rules, *make_deal(*course.edition, rules, course.setup, rng), silence);
    State began = state;
    while (!over(state)) {
      if (state.turn != began.turn) began = state;
      const View seen = view(rules, state, Viewer::spectator());
      ASSERT_EQ(seen.morning.held, began.tasks[began.noble]);
      ASSERT_EQ(seen.morning.score, began.score);
      ASSERT_EQ(seen.morning.map, began.map);
      ASSERT_EQ(view(rules, draw_state(rules, seen, rng), Viewer::spectator()), seen);
      if (state.pending == 0) {
        act(rules, state, random_chance(rules, state, rng), silence);
      } else {
        const auto seat = static_cast<Seat>(lowest(state.pending));
        act(rules, state, seat, random_decision(rules, state, seat, rng), silence);
      }
    }
  }
}

TEST(MilleSearch, DiscardsAreNotTakenForWhatTheNobleHasDoneOnHisWay) {
  const Scene scene(1);
  const Rules& rules = scene.course.rules;
  View seen = scene.seen;
  seen.phase = Phase::go;
  seen.viewer = Viewer::of_seat(seen.noble);
  seen.alone = true;
  seen.journey[0] = static_cast<Road>(lowest(rules.tables.roads_at[seen.city[seen.noble]]));
  seen.travelled = 1;
  seen.left = 4;
  City& city = seen.city[seen.noble];
  city = other_end(rules.tables, seen.journey[0], city);
  Tasks open = seen.tasks[0] | seen.tasks[1];
  for (const Task task : seen.map) open |= task == kNone ? 0 : bit(task);
  const auto found = [&](const View& other) {
    return search(rules, other, {Budget::Unit::iterations, 300}, {}).value;
  };
  View misfit = seen;
  for (Task task = 0; task < rules.tables.tasks; ++task) {
    if (!contains(open, task) && rules.tables.to[task] == city) misfit.discard[0] = task;
  }
  misfit.discards = 1;
  EXPECT_EQ(found(misfit), found(seen));
  misfit.morning.held |= bit(misfit.discard[0]);
  EXPECT_NE(found(misfit), found(seen)) << "but what he had in the morning counts";
}

}  // namespace
}  // namespace noblesse::mille

// What thieves and nobles should know, in situations where it is plain.
#include <gtest/gtest.h>

#include "tests/bots/company.h"

namespace noblesse::company {
namespace {

battery::Course<mille::Face> course_for(int players) {
  for (const auto& course : battery::courses<mille::Face>()) {
    if (course.setup.players == players) return course;
  }
  return {};
}

// Roads that the noble could possibly use this turn.
mille::Roads within_reach(const mille::Tables& tables, mille::City start) {
  std::uint32_t cities = bit<std::uint32_t>(start);
  mille::Roads roads = 0;
  for (int r = 0; r < tables.roads_alone; ++r) {
    for (const int city : members(cities)) {
      roads |= tables.roads_at[static_cast<unsigned>(city)];
    }
    for (const int road : members(roads)) {
      for (const mille::City end : tables.ends[static_cast<unsigned>(road)]) {
        cities |= bit<std::uint32_t>(end);
      }
    }
  }
  return roads;
}

TEST(MilleAdvice, NobodyWaitsWhereTheNobleCannotCome) {
  for (const int players : {2, 3, 4}) {
    const auto course = course_for(players);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      Rng rng(seed);
      Silence silence;
      const auto state = mille::deal(course.rules, mille::random_deal(course.rules, rng), silence);
      const mille::Roads reach = within_reach(course.rules.tables, state.city[state.noble]);
      const auto thief = static_cast<Seat>(lowest(state.pending));
      const auto seen = mille::view(course.rules, state, Viewer::of_seat(thief));
      for (const std::string_view bot : {"novice", "clubman"}) {
        for (const auto& choice : policy_of(bot, course.rules, seen)) {
          if (choice.chance > 0.02) {
            EXPECT_EQ(choice.decision.roads() & ~reach, 0U) << bot;
          }
        }
      }
    }
  }
}

// A noble in the last city before their goal, alone, with one task in hand and nothing on the map.
mille::State nearly_there(const mille::Rules& rules, mille::Task task, mille::Road last_road) {
  Rng rng(1);
  Silence silence;
  mille::Deal deal = mille::random_deal(rules, rng);
  auto* const begin = deal.deck.begin();
  std::iter_swap(begin, std::find(begin, begin + rules.tables.tasks, task));
  mille::State state = mille::deal(rules, deal, silence);
  state.city[0] = mille::other_end(rules.tables, last_road, rules.tables.to[task]);
  for (Seat thief = 1; thief < rules.players; ++thief) {
    mille::act(rules, state, thief, mille::random_decision(rules, state, thief, rng), silence);
  }
  return state;
}

TEST(MilleAdvice, TheNobleGoesWhereHisTaskIsFulfilled) {
  const auto course = course_for(3);
  const auto& rules = course.rules;
  for (mille::Task task = 0; task < rules.tables.tasks; ++task) {
    const auto road =
        static_cast<mille::Road>(lowest(rules.tables.roads_at[rules.tables.to[task]]));
    int fulfilled = 0;
    constexpr int kGames = 20;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
      Rng rng(seed);
      Silence silence;
      mille::State state = nearly_there(rules, task, road);
      state.ambush = {};  // nobody is out tonight, but they do not know
      while (state.turn == 1 && !over(state)) {
        if (resolve_chance<mille::Face>(rules, state, rng)) continue;
        const auto seen = mille::view(rules, state, Viewer::of_seat(0));
        mille::act(rules, state, 0, decision_of("clubman", rules, seen, rng), silence);
      }
      if (state.score[0] >= rules.tables.points[task]) ++fulfilled;
    }
    EXPECT_GE(fulfilled, kGames - 3) << course.edition->tasks[task];
  }
}

TEST(MilleAdvice, TakesATaskWithEmptyHands) {
  const auto course = course_for(3);
  const auto& rules = course.rules;
  int asked = 0;
  double taken = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    play<mille::Face>(course, std::vector<std::string_view>(3, "novice"), seed,
                      [&](const mille::State& state, Seat seat, mille::Decision) {
                        if (state.phase != mille::Phase::take || state.tasks[seat] != 0) return;
                        ++asked;
                        const auto seen = mille::view(rules, state, Viewer::of_seat(seat));
                        for (const auto& choice : clubman(rules, seen)) {
                          if (choice.decision == mille::Decision::take()) {
                            taken += choice.chance;
                          }
                        }
                      });
  }
  EXPECT_GT(asked, 20);
  EXPECT_GT(taken, 0.9 * asked);
}

// The tasks, theirs or on offer where they stand, that the noble's next road could fulfil.
mille::Tasks one_road_away(const mille::Rules& rules, const mille::State& state) {
  mille::Tasks near = 0;
  const mille::City city = state.city[state.noble];
  for (const int road : members(mille::roads_open(rules, state))) {
    near |= rules.tables.tasks_to[other_end(rules.tables, static_cast<mille::Road>(road), city)];
  }
  return near & (state.tasks[state.noble] | bit(state.map[city]));
}

TEST(MilleAdvice, FullHandsDoNotDropWhatTheLastRoadFulfils) {
  const auto course = course_for(2);
  const auto& rules = course.rules;
  int asked = 0;
  double dropped = 0;  // now and then the road is not worth the risk
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    play<mille::Face>(course, std::vector<std::string_view>(2, "novice"), seed,
                      [&](const mille::State& state, Seat seat, mille::Decision) {
                        if (state.phase != mille::Phase::take || state.left != 1) return;
                        if (count(state.tasks[seat]) < rules.tables.hand_limit) return;
                        const mille::Tasks near = one_road_away(rules, state);
                        if (count(near) != 1 || (near & state.tasks[seat]) == 0) return;
                        ++asked;
                        const auto task = static_cast<mille::Task>(lowest(near));
                        const auto seen = mille::view(rules, state, Viewer::of_seat(seat));
                        for (const auto& choice : clubman(rules, seen)) {
                          if (choice.decision == mille::Decision::take_drop(task)) {
                            dropped += choice.chance;
                          }
                        }
                      });
  }
  EXPECT_GT(asked, 10);
  EXPECT_LT(dropped, 0.15 * asked);
}

}  // namespace
}  // namespace noblesse::company

// What is told of where a game stands is what every view has of it, and what lies ahead on the
// roads is what a traveller would find who tried every way (M7).
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "tests/match/battery/twins.h"

namespace noblesse::battery {
namespace {

// Every position of some games of each course.
template <class Face>
void look_on(const std::function<void(const MatchOf<Face>&)>& look) {
  for (const auto& course : courses<Face>()) {
    const auto cards = play_some(course, 11, 0).cards;
    MatchOf<Face> match(course.edition, course.setup, course.rules, cards);
    Rng rng(3);
    for (int step = 0; step < 120 && !match.summary().over; ++step) {
      look(match);
      if (testing::Test::HasFatalFailure()) return;
      const Seat seat = match.summary().pending.front();
      const auto moves = match.legal(seat, 64);
      ASSERT_TRUE(match.act(seat, moves[rng.below(static_cast<unsigned>(moves.size()))]));
    }
    look(match);
  }
}

template <class Face>
class Standing : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Standing, Faces);

// Robbed is told where somebody is robbed; what lies ahead is in no view.
TYPED_TEST(Standing, IsWhatEveryViewHas) {
  std::set<std::string> phases;
  look_on<TypeParam>([&](const MatchOf<TypeParam>& match) {
    const json::object standing = parse_json(match.standing()).value().as_object();
    phases.emplace(standing.at("phase").as_string());
    for (const Viewer viewer : viewers(match.rules())) {
      const json::object view = match.view(viewer);
      for (const char* const key : {"phase", "pending", "robbed", "set", "left"}) {
        const json::value* const told = standing.if_contains(key);
        const json::value* const seen = view.if_contains(key);
        ASSERT_EQ(told == nullptr, seen == nullptr) << key;
        if (told != nullptr) ASSERT_EQ(*told, *seen) << key;
      }
    }
  });
  EXPECT_GE(phases.size(), 4U);
}

using Goal = std::map<std::string, int>;

// Every way of so many roads, one after the other, none of them used twice.
void travel(const mille::Edition& edition, mille::City city, mille::Roads used, int gone, int roads,
            Goal& found) {
  const auto [known, fresh] = found.try_emplace(edition.cities[city].name, gone);
  if (!fresh) known->second = std::min(known->second, gone);
  if (gone == roads) return;
  for (const int member : members(edition.tables.roads_at[city])) {
    const auto road = static_cast<mille::Road>(member);
    if (contains(used, road)) continue;
    travel(edition, other_end(edition.tables, road, city), used | bit<mille::Roads>(road), gone + 1,
           roads, found);
  }
}

Goal told(const json::value& reach) {
  Goal goal;
  for (int gone = 0; const json::value& cities : reach.as_array()) {
    for (const json::value& city : cities.as_array()) {
      EXPECT_TRUE(goal.try_emplace(std::string(city.as_string()), gone).second);
    }
    ++gone;
  }
  return goal;
}

TEST(Ahead, EveryCityThatCanBeReachedAndAfterHowManyRoads) {
  std::set<std::size_t> lengths;
  look_on<mille::Face>([&](const MatchOf<mille::Face>& match) {
    const mille::Edition& edition = match.edition();
    const mille::View view = match.seen_by(Viewer::spectator());
    mille::Roads used = 0;
    for (int r = 0; r < view.travelled; ++r) used |= bit<mille::Roads>(view.journey[r]);
    const bool chosen = view.escorted || view.alone;
    const int roads = chosen ? view.left : edition.tables.roads_alone;
    Goal expected;
    travel(edition, view.city[view.noble], used, 0, roads, expected);
    const json::object standing = parse_json(match.standing()).value().as_object();
    ASSERT_EQ(told(standing.at("reach")), expected);
    lengths.insert(standing.at("reach").as_array().size());
  });
  EXPECT_GE(lengths.size(), 4U);
}

// As many ways as there are orders of 26 roads: nobody could try them all.
TEST(Ahead, ManyRoadsBetweenFewCitiesAreLookedOverAtOnce) {
  mille::Rules rules;
  mille::View view;
  rules.tables.cities = 3;
  rules.tables.roads = 26;
  for (std::size_t road = 0; road < 26; ++road) {
    const mille::City far = road < 13 ? 0 : 2;
    rules.tables.ends[road] = {1, far};
    rules.tables.roads_at[1] |= bit<mille::Roads>(static_cast<int>(road));
    rules.tables.roads_at[far] |= bit<mille::Roads>(static_cast<int>(road));
  }
  view.alone = true;
  view.left = mille::kMaxJourney;
  EXPECT_EQ(mille::reach(rules, view), (mille::Reach{1, 2, 4}));
  view.left = 1;
  EXPECT_EQ(mille::reach(rules, view), (mille::Reach{1, 2}));
}

TEST(Ahead, EveryOpenRoadAndTheTasksThatStayInReach) {
  std::size_t kept = 0;
  std::size_t lost = 0;
  look_on<mille::Face>([&](const MatchOf<mille::Face>& match) {
    const mille::Edition& edition = match.edition();
    const mille::View view = match.seen_by(Viewer::spectator());
    const json::object standing = parse_json(match.standing()).value().as_object();
    std::vector<std::string> moves;
    for (const auto& [letter, in_reach] : standing.at("roads").as_object()) {
      moves.push_back("go " + std::string(letter));
      const auto road = static_cast<mille::Road>(
          std::ranges::find(edition.roads, letter.front(), &mille::RoadSign::letter) -
          edition.roads.begin());
      mille::Roads used = bit<mille::Roads>(road);
      for (int r = 0; r < view.travelled; ++r) used |= bit<mille::Roads>(view.journey[r]);
      const mille::City next = other_end(edition.tables, road, view.city[view.noble]);
      Goal beyond;
      travel(edition, next, used, 0, view.left - 1, beyond);
      json::array expected;
      for (const int task : members(view.tasks[view.noble])) {
        const mille::City to = edition.tables.to[static_cast<std::size_t>(task)];
        const bool there = to != next && beyond.contains(edition.cities[to].name);
        if (there) expected.emplace_back(edition.tasks[static_cast<std::size_t>(task)]);
        ++(there ? kept : lost);
      }
      ASSERT_EQ(in_reach, expected) << "go " << letter;
    }
    const bool goes = match.summary().phase == "go";
    ASSERT_EQ(moves, goes ? match.legal(view.noble, 64) : std::vector<std::string>());
  });
  EXPECT_GT(kept, 100U);
  EXPECT_GT(lost, 100U);
}

}  // namespace
}  // namespace noblesse::battery

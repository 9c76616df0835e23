// The battery that every game must pass, in every way in which it can be played.
#include <gtest/gtest.h>

#include "tests/match/battery/conservation.h"
#include "tests/match/battery/courses.h"

namespace noblesse::battery {
namespace {

template <class Face>
class Battery : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Battery, Faces);

constexpr std::uint64_t kGames = 25;  // of each course

TYPED_TEST(Battery, RandomPlayReachesAnEndWithPlaces) {
  for (const auto& course : courses<TypeParam>()) {
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
      RandomPlay<TypeParam> play(course, seed);
      int steps = 0;
      while (!over(play.state)) {
        ASSERT_TRUE(pending(play.state) != 0 || play.chance()) << course.name << " seed " << seed;
        ASSERT_LT(++steps, 100'000) << course.name << " seed " << seed;
        play.step();
      }
      EXPECT_EQ(pending(play.state), 0);
      const auto final_places = places(play.rules, play.state);
      const auto end = final_places.begin() + seat_count(play.rules);
      EXPECT_EQ(*std::min_element(final_places.begin(), end), 1) << course.name;
    }
  }
}

// A decision drawn at random is never refused, is among those listed, and the list is as long as
// it is counted; nobody else may decide.
TYPED_TEST(Battery, ListedCountedAndDrawnDecisionsAgree) {
  for (const auto& course : courses<TypeParam>()) {
    RandomPlay<TypeParam> play(course, 7);
    using Refusal = decltype(refusal(play.rules, play.state, Seat{0}, {}));
    while (!over(play.state)) {
      if (!play.chance()) {
        const auto [drawn_seat, drawn] = play.next();
        for (Seat seat = 0; seat < seat_count(play.rules); ++seat) {
          std::uint64_t listed = 0;
          bool found = false;
          for_each_decision(play.rules, play.state, seat, [&](auto decision) {
            ++listed;
            EXPECT_EQ(refusal(play.rules, play.state, seat, decision), Refusal::none);
            found |= seat == drawn_seat && decision == drawn;
            return true;
          });
          EXPECT_EQ(listed, count_decisions(play.rules, play.state, seat)) << course.name;
          EXPECT_EQ(listed > 0, has_seat(pending(play.state), seat)) << course.name;
          EXPECT_EQ(found, seat == drawn_seat) << course.name;
        }
      }
      play.step();
    }
  }
}

// What is shown out of reach is out of reach, for the reason that is given with it; and whoever
// owes nothing is shown nothing.
TYPED_TEST(Battery, ClosedDecisionsAreRefusedForTheirReason) {
  std::size_t shown = 0;
  for (const auto& course : courses<TypeParam>()) {
    RandomPlay<TypeParam> play(course, 11);
    while (!over(play.state)) {
      for (Seat seat = 0; seat < seat_count(play.rules); ++seat) {
        for_each_closed(play.rules, play.state, seat, [&](auto decision, auto why_not) {
          ++shown;
          EXPECT_TRUE(has_seat(pending(play.state), seat));
          EXPECT_NE(why_not, decltype(why_not)::none);
          EXPECT_EQ(refusal(play.rules, play.state, seat, decision), why_not);
          EXPECT_FALSE(rule_of(why_not).empty()) << key_of(why_not);
        });
      }
      play.step();
    }
  }
  EXPECT_GT(shown, 100U);
}

TYPED_TEST(Battery, EverythingIsSomewhereExactlyOnceAtEveryStep) {
  for (const auto& course : courses<TypeParam>()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      RandomPlay<TypeParam> play(course, seed);
      expect_conserved(play.rules, play.state);
      while (!over(play.state)) {
        play.step();
        expect_conserved(play.rules, play.state);
        if (testing::Test::HasFailure()) FAIL() << course.name << " seed " << seed;
      }
    }
  }
}

TYPED_TEST(Battery, CopiesAreEqualAndGoTheSameWay) {
  for (const auto& course : courses<TypeParam>()) {
    RandomPlay<TypeParam> play(course, 3);
    while (!over(play.state)) {
      RandomPlay<TypeParam> twin = play;
      ASSERT_EQ(twin.state, play.state);
      play.step();
      ASSERT_NE(twin.state, play.state) << "a step that changes nothing: " << course.name;
      twin.step();
      ASSERT_EQ(twin.state, play.state) << course.name;
    }
  }
}

// Whoever sees a view can draw a state from it, and that state shows them the very same view.
TYPED_TEST(Battery, AStateDrawnFromAViewGivesTheSameView) {
  for (const auto& course : courses<TypeParam>()) {
    Rng redraw(11);
    RandomPlay<TypeParam> play(course, 5);
    while (true) {
      for (const Viewer viewer : viewers(play.rules)) {
        const auto seen = view(play.rules, play.state, viewer);
        const auto drawn = draw_state(play.rules, seen, redraw);
        ASSERT_EQ(view(play.rules, drawn, viewer), seen) << course.name;
        expect_conserved(play.rules, drawn);
        ASSERT_FALSE(testing::Test::HasFailure()) << course.name;
      }
      if (over(play.state)) break;
      play.step();
    }
  }
}

// What a seat may decide follows from what it may know: it is the same in every world that agrees.
TYPED_TEST(Battery, ADrawnStateOffersTheViewerTheSameDecisions) {
  for (const auto& course : courses<TypeParam>()) {
    Rng redraw(13);
    RandomPlay<TypeParam> play(course, 9);
    const auto decisions = [&](const auto& state, Seat seat) {
      std::vector<std::uint64_t> codes;
      for_each_decision(play.rules, state, seat, [&](auto decision) {
        codes.push_back(decision.code());
        return true;
      });
      return codes;
    };
    while (!over(play.state)) {
      for (Seat seat = 0; seat < seat_count(play.rules); ++seat) {
        const auto seen = view(play.rules, play.state, Viewer::of_seat(seat));
        ASSERT_EQ(decisions(draw_state(play.rules, seen, redraw), seat),
                  decisions(play.state, seat))
            << course.name;
      }
      play.step();
    }
  }
}

// A drawn state can be played to the end like any other.
TYPED_TEST(Battery, ADrawnStateCanBePlayedOn) {
  for (const auto& course : courses<TypeParam>()) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      RandomPlay<TypeParam> play(course, seed);
      for (std::uint64_t i = 0; i < 20 + 7 * seed && !over(play.state); ++i) play.step();
      for (const Viewer viewer : viewers(play.rules)) {
        RandomPlay<TypeParam> imagined = play;
        imagined.state = draw_state(play.rules, view(play.rules, play.state, viewer), play.rng);
        while (!over(imagined.state)) imagined.step();
        expect_conserved(imagined.rules, imagined.state);
      }
    }
  }
}

}  // namespace
}  // namespace noblesse::battery

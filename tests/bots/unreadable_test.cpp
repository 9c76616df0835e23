// The clubman can't be read: asked again and again in the same situation they do not always do the
// same, and over a game most of their secret choices are in doubt.
#include <gtest/gtest.h>

#include <set>

#include "tests/bots/company.h"

namespace noblesse::company {
namespace {

template <class Face>
battery::Course<Face> course_for(int players) {
  for (const auto& course : battery::courses<Face>()) {
    if (course.setup.players == players) return course;
  }
  return {};
}

// How many different decisions come up in so many drawings from one view.
template <class Rules, class View>
std::size_t different_decisions(const Rules& rules, const View& view, int drawings) {
  std::set<std::uint64_t> seen;
  for (int seed = 0; seed < drawings; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    seen.insert(decision_of("clubman", rules, view, rng).code());
  }
  return seen.size();
}

TEST(Unreadable, LordsDoNotAlwaysGoToTheSamePlace) {
  for (const int lords : {2, 3, 4, 5}) {
    const auto course = course_for<adel::Face>(lords);
    int asked = 0;
    int in_doubt = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      play<adel::Face>(course, std::vector<std::string_view>(5, "clubman"), seed,
                       [&](const adel::State& state, Seat seat, adel::Decision) {
                         if (state.phase != adel::Phase::place) return;
                         if (state.checks[seat] == 0 && state.thieves[seat] == 0) return;
                         const auto seen = view(course.rules, state, Viewer::of_seat(seat));
                         ++asked;
                         if (different_decisions(course.rules, seen, 60) == 2) ++in_doubt;
                       });
    }
    EXPECT_GT(asked, 50) << lords;
    EXPECT_GT(in_doubt, asked / 3) << lords << " lords, " << asked << " choices of a place";
  }
}

TEST(Unreadable, LordsDoNotAlwaysPlayTheSameCard) {
  const auto course = course_for<adel::Face>(4);
  int asked = 0;
  int in_doubt = 0;
  play<adel::Face>(course, std::vector<std::string_view>(4, "clubman"), 1,
                   [&](const adel::State& state, Seat seat, adel::Decision) {
                     if (state.phase != adel::Phase::action) return;
                     const auto seen = view(course.rules, state, Viewer::of_seat(seat));
                     if (stroller(course.rules, seen, 100).size() < 2) return;
                     ++asked;
                     if (different_decisions(course.rules, seen, 60) >= 2) ++in_doubt;
                   });
  EXPECT_GT(asked, 30);
  EXPECT_GT(in_doubt, asked / 2);
}

TEST(Unreadable, ThievesDoNotAlwaysWaitOnTheSameRoad) {
  for (const int players : {2, 3, 4}) {
    const auto course = course_for<mille::Face>(players);
    int asked = 0;
    int in_doubt = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      play<mille::Face>(course, std::vector<std::string_view>(4, "clubman"), seed,
                        [&](const mille::State& state, Seat seat, mille::Decision) {
                          if (state.phase != mille::Phase::ambush) return;
                          const auto seen = view(course.rules, state, Viewer::of_seat(seat));
                          ++asked;
                          if (different_decisions(course.rules, seen, 40) >= 3) ++in_doubt;
                        });
    }
    EXPECT_GT(asked, 10) << players;
    EXPECT_GT(in_doubt, asked / 2) << players << " players";
  }
}

TEST(Unreadable, TheNobleDoesNotAlwaysSetOutTheSameWay) {
  const auto course = course_for<mille::Face>(4);
  int asked = 0;
  int in_doubt = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    play<mille::Face>(course, std::vector<std::string_view>(4, "clubman"), seed,
                      [&](const mille::State& state, Seat seat, mille::Decision) {
                        if (state.phase != mille::Phase::escort) return;
                        const auto seen = view(course.rules, state, Viewer::of_seat(seat));
                        ++asked;
                        if (different_decisions(course.rules, seen, 40) >= 3) ++in_doubt;
                      });
  }
  EXPECT_GT(asked, 20);
  EXPECT_GT(in_doubt, asked / 2);
}

}  // namespace
}  // namespace noblesse::company

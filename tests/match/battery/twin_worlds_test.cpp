// Secrets: whatever a viewer cannot know is changed, and they must not be able to tell. Every byte
// they are ever sent, in order: views, events, sentences, their choices, and the errors they can
// provoke.
#include <gtest/gtest.h>

#include "tests/match/battery/twins.h"

namespace noblesse::battery {
namespace {

template <class Face>
class TwinWorlds : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(TwinWorlds, Faces);

// What a viewer could try, whether it makes sense or not, to provoke an error.
const std::vector<std::string> kProbes{"castle",
                                       "auction",
                                       "check 24",
                                       "thief 8",
                                       "exhibit",
                                       "detective",
                                       "pass",
                                       "buy left",
                                       "buy right",
                                       "show A1585 A1622 B1650",
                                       "steal B1660",
                                       "ambush L",
                                       "ambush F L",
                                       "escort F",
                                       "alone",
                                       "take",
                                       "leave",
                                       "go V",
                                       "take drop Milano-Genova",
                                       "nonsense"};

// Everything that one viewer is told of one step.
std::string bytes_for(const Match& match, Viewer viewer) {
  std::string bytes = json::serialize(match.view(viewer));
  bytes += json::serialize(match.events(viewer));
  bytes += match.standing();
  for (const std::string& sentence : match.sentences(viewer)) bytes += sentence + "\n";
  const Summary summary = match.summary();
  bytes += std::string(summary.phase) + std::to_string(summary.round);
  for (const Seat seat : summary.pending) bytes += std::to_string(seat);
  if (summary.over) bytes += json::serialize(write_outcome(match.outcome()));
  if (viewer.is_spectator()) return bytes;
  for (const std::string& move : match.legal(viewer.seat(), 64)) bytes += move + ";";
  bytes += std::to_string(match.count_legal(viewer.seat()));
  for (const Closed& closed : match.closed(viewer.seat())) {
    bytes += closed.move + std::string(closed.key) + std::string(closed.rule) + ";";
  }
  for (const std::string& probe : kProbes) {
    const std::unique_ptr<Match> copy = match.clone();
    const Result<void> taken = copy->act(viewer.seat(), probe);
    bytes += taken ? "taken" : taken.error().message + taken.error().rule;
  }
  return bytes;
}

// Replays a game and collects what the viewer is told, step by step.
template <class Face>
std::vector<std::string> watch(const Course<Face>& course, const Played<Face>& game,
                               Viewer viewer) {
  Setup setup = course.setup;
  setup.manual_chance = true;
  const auto match =
      std::make_unique<MatchOf<Face>>(course.edition, setup, course.rules, game.cards);
  std::vector<std::string> told{bytes_for(*match, viewer)};
  for (const auto& step : game.steps) {
    if constexpr (Face::kHasChance) {
      if (step.seat == kNobody) {
        const auto taken = match->chance(write_chance(*course.edition, step.chance));
        EXPECT_TRUE(taken) << taken.error().message;
        told.push_back(bytes_for(*match, viewer));
        continue;
      }
    }
    const auto taken = match->act(step.seat, write_decision(*course.edition, step.decision));
    EXPECT_TRUE(taken) << course.name << ": " << taken.error().message;
    told.push_back(bytes_for(*match, viewer));
  }
  return told;
}

template <class Face>
void compare_worlds(const Course<Face>& course, std::uint64_t seed, std::size_t steps,
                    std::size_t& different) {
  Rng rng(seed ^ 0x7717U);
  const Played<Face> game = play_some(course, seed, steps);
  for (const Viewer viewer : viewers(course.rules)) {
    const Played<Face> other = twin(course.rules, game, viewer, rng);
    const auto here = watch(course, game, viewer);
    const auto there = watch(course, other, viewer);
    ASSERT_EQ(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      ASSERT_EQ(here[i], there[i])
          << course.name << " seed " << seed << " step " << i << " of " << game.steps.size()
          << (viewer.is_spectator() ? " spectator" : " seat " + std::to_string(viewer.seat()));
    }
    const bool same_deck = other.cards.deck == game.cards.deck;
    bool same_moves = true;
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
      same_moves &= other.steps[i].decision == game.steps[i].decision;
    }
    if (!same_deck || !same_moves) ++different;
  }
}

TYPED_TEST(TwinWorlds, NobodyCanTellWhichWorldHeIsIn) {
  std::size_t different = 0;
  std::size_t compared = 0;
  for (const auto& course : courses<TypeParam>()) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const std::size_t steps = 1 + static_cast<std::size_t>(Rng(seed + 99).below(60));
      compare_worlds(course, seed, steps, different);
      if (testing::Test::HasFatalFailure()) return;
      compared += viewers(course.rules).size();
    }
  }
  // A test whose twins are all alike would prove nothing.
  EXPECT_GT(different * 10, compared * 9) << different << " of " << compared;
}

TYPED_TEST(TwinWorlds, NorInAWholeGame) {
  std::size_t different = 0;
  std::uint64_t seed = 1000;
  for (const auto& course : courses<TypeParam>()) {
    compare_worlds(course, seed++, SIZE_MAX, different);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(different, 0U);
}

}  // namespace
}  // namespace noblesse::battery

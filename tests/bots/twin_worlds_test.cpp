// Fair: a bot knows what its seat may know and nothing else. Everything else is dealt anew and
// chosen anew, and no bot decides differently, or even more or less often.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "tests/bots/company.h"
#include "tests/match/battery/twins.h"

namespace noblesse::company {
namespace {

template <class Face>
class TwinWorldsForBots : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(TwinWorldsForBots, Faces);

// The game as a match, replayed from its first deal.
template <class Face>
std::unique_ptr<MatchOf<Face>> replayed(const battery::Course<Face>& course,
                                        const battery::Played<Face>& game) {
  Setup setup = course.setup;
  setup.manual_chance = true;
  auto match = std::make_unique<MatchOf<Face>>(course.edition, setup, course.rules, game.cards);
  for (const auto& step : game.steps) {
    Result<void> taken;
    if constexpr (Face::kHasChance) {
      if (step.seat == kNobody) {
        taken = match->chance(write_chance(*course.edition, step.chance));
        EXPECT_TRUE(taken);
        continue;
      }
    }
    taken = match->act(step.seat, write_decision(*course.edition, step.decision));
    EXPECT_TRUE(taken);
  }
  return match;
}

TYPED_TEST(TwinWorldsForBots, AskedThroughTheMatch) {
  using Face = TypeParam;
  Means in_haste;
  in_haste.most_ms = 1;
  int places = 0;
  int different = 0;
  for (const auto& course : battery::courses<Face>()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Rng rng(seed);
      const auto game = battery::play_some(course, seed, rng.below(150));
      const auto here = replayed(course, game);
      for (const Seat seat : here->summary().pending) {
        const auto there =
            replayed(course, battery::twin(course.rules, game, Viewer::of_seat(seat), rng));
        ++places;
        different += here->same_table(*there) ? 0 : 1;
        for (const auto& [bot, about, strength] : all_bots()) {
          const auto one = ask_bot(bot, *here, seat, seed, in_haste);
          const auto other = ask_bot(bot, *there, seat, seed, in_haste);
          ASSERT_TRUE(one && other);
          ASSERT_EQ(one->move, other->move) << course.name << " " << bot << " seed " << seed;
          ASSERT_EQ(one->policy, other->policy) << course.name << " " << bot << " seed " << seed;
          ASSERT_EQ(one->value, other->value) << course.name << " " << bot << " seed " << seed;
        }
      }
    }
  }
  EXPECT_GT(places, 25);
  EXPECT_GT(different, places / 2) << "the twins must differ for the test to mean anything";
}

TYPED_TEST(TwinWorldsForBots, InTheMiddleOfTheirOwnGames) {
  using Face = TypeParam;
  Rng rng(7);
  for (const auto& course : battery::courses<Face>()) {
    const auto& rules = course.rules;
    const std::vector<std::string_view> bots(kMaxSeats, "clubman");
    play<Face>(course, bots, 1, [&](const auto& state, Seat seat, auto) {
      const auto seen = view(rules, state, Viewer::of_seat(seat));
      const auto twin = draw_state(rules, seen, rng);
      const auto seen_there = view(rules, twin, Viewer::of_seat(seat));
      for (const std::string_view bot : kEverybodyAndSearch) {
        ASSERT_EQ(policy_of(bot, rules, seen), policy_of(bot, rules, seen_there)) << course.name;
      }
    });
    ASSERT_FALSE(this->HasFatalFailure());
  }
}

}  // namespace
}  // namespace noblesse::company

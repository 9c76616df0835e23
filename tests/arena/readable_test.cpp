// The search cannot be read: in games that are solved exactly it loses little to who knows its
// strategy, and the less the longer it thinks. `noblesse readable` tells more of it.
#include "arena/readable.h"

#include <gtest/gtest.h>

#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/shelf.h"

namespace noblesse::arena {
namespace {

constexpr double kReadable = 0.05;  // of the range, at a second of thinking

Budget milliseconds(std::uint32_t amount) { return {Budget::Unit::milliseconds, amount}; }

adel::Rules two_lords(const std::string& variant) {
  Setup setup;
  setup.game = "adel";
  setup.players = 2;
  setup.options = {{"variant", variant}};
  return *adel::make_rules(**Shelf().adel("classic"), setup);
}

mille::Rules two_players() {
  Setup setup;
  setup.game = "mille";
  setup.players = 2;
  return *mille::make_rules(**Shelf().mille("italia"), setup);
}

TEST(LastRound, IsWrittenOutToItsEnd) {
  const adel::Rules rules = two_lords("standard");
  Rng rng(1);
  const OpenRound open = draw_open_round(rules, rng);
  EXPECT_EQ(open.state.round, adel::kLastRound);
  EXPECT_EQ(open.round.tree.moments().size(), open.round.sights.size());
  EXPECT_EQ(open.round.tree.range(), 1) << "both may still win";
  EXPECT_LT(open.solution.gap, 1e-3);
  for (const Sight& sight : open.round.sights) {
    for (const std::uint8_t hidden : sight.view.hidden) EXPECT_EQ(hidden, 0);
  }
  EXPECT_FALSE(write_out(rules, open.state, 10)) << "too large";
}

class Lords : public testing::TestWithParam<const char*> {};

TEST_P(Lords, AreNotReadAfterATenthOfASecondAndLessThanBefore) {
  const adel::Rules rules = two_lords(GetParam());
  Rng rng(1);
  double sooner = 0;
  double later = 0;
  for (int n = 0; n < 3; ++n) {
    const OpenRound open = draw_open_round(rules, rng);
    const Reading reading = read(rules, open, std::array{milliseconds(10), milliseconds(200)});
    RecordProperty("exploitability" + std::to_string(n), std::to_string(reading.search[1]));
    EXPECT_LT(reading.search[1], kReadable) << n;
    EXPECT_LT(reading.search[1], reading.clubman) << n;
    sooner += reading.search[0];
    later += reading.search[1];
  }
  EXPECT_LT(later, sooner);
}

INSTANTIATE_TEST_SUITE_P(Variants, Lords, testing::Values("standard", "surprise", "confrontation"),
                         [](const auto& test) { return std::string(test.param); });

TEST(Readable, NeitherLordAfterASecond) {
  const adel::Rules rules = two_lords("confrontation");
  Rng rng(1);
  const OpenRound open = draw_open_round(rules, rng);
  EXPECT_LT(read(rules, open, std::array{milliseconds(1000)}).search[0], kReadable);
}

TEST(Readable, NeitherNobleNorThief) {
  const mille::Rules rules = two_players();
  Rng rng(1);
  for (const int turns : {0, 2}) {
    const mille::State state = draw_turn(rules, turns, rng);
    const Reading reading = read(rules, state, std::array{milliseconds(10), milliseconds(200)});
    EXPECT_LT(reading.gap, 1e-3);
    EXPECT_LT(reading.search[1], kReadable) << turns;
    EXPECT_LT(reading.search[1], reading.search[0]) << turns;
    EXPECT_GT(reading.clubman, 0.1) << "a clubman can be read";
  }
}

}  // namespace
}  // namespace noblesse::arena

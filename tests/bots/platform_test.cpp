// The same view and seed give the same move on every platform. One number stands for all moves of
// some games between all bots; it changes when a bot is changed, and must not change with the
// compiler, its flags or the machine.
#include <gtest/gtest.h>

#include "tests/bots/company.h"

namespace noblesse::company {
namespace {

using Company = std::array<std::string_view, 3>;
constexpr Company kQuick{"clubman", "novice", "random"};
constexpr Company kSearching{"search:20it", "clubman", "search:5it"};

// All courses, or those of mille with this value of `arrival` (M19).
template <class Face>
std::uint64_t moves_of_some_games(const Company& company, std::string_view arrival = {}) {
  std::uint64_t number = 0;
  for (const auto& course : battery::courses<Face>()) {
    if (!arrival.empty() && course.setup.options.at("arrival") != arrival) continue;
    std::vector<std::string_view> bots;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) bots.push_back(company[seat % 3]);
    play<Face>(course, bots, 5, [&](const auto&, Seat, auto decision) {
      number = Rng::mix(number ^ decision.code());
    });
  }
  return number;
}

TEST(EveryPlatform, LordsPlayTheSameMoves) {
  EXPECT_EQ(moves_of_some_games<adel::Face>(kQuick), 16851820688596032005U);
  EXPECT_EQ(moves_of_some_games<adel::Face>(kSearching), 3365731625088537960U);
}

TEST(EveryPlatform, NoblesAndThievesPlayTheSameMoves) {
  EXPECT_EQ(moves_of_some_games<mille::Face>(kQuick, "travel_on"), 12842798470320663837U);
  EXPECT_EQ(moves_of_some_games<mille::Face>(kSearching, "travel_on"), 8101208883670478988U);
}

TEST(EveryPlatform, AlsoWhereAFulfilledTaskEndsTheTurn) {
  EXPECT_EQ(moves_of_some_games<mille::Face>(kQuick, "ends_turn"), 7152976814590337101U);
  EXPECT_EQ(moves_of_some_games<mille::Face>(kSearching, "ends_turn"), 13408863239246753806U);
}

}  // namespace
}  // namespace noblesse::company

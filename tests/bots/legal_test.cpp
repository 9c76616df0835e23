// Every bot always answers with a decision that the rules allow, whatever is played and however
// many play it; and it knows exactly what it may choose from without seeing the table.
#include <gtest/gtest.h>

#include "bots/adel/own_table.h"
#include "bots/mille/own_table.h"
#include "tests/bots/company.h"
#include "tests/sanitized.h"

namespace noblesse::company {
namespace {

adel::State own(const adel::Rules& rules, const adel::View& view) {
  return adel::own_table(rules, view);
}
mille::State own(const mille::Rules&, const mille::View& view) { return mille::own_table(view); }

template <class Face>
int games_of_a_course();
template <>
int games_of_a_course<adel::Face>() {
  return 40;
}
template <>
int games_of_a_course<mille::Face>() {
  return 60;
}

template <class Face>
class Legal : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Legal, Faces);

TYPED_TEST(Legal, InEveryCourseAndCompany) {
  using Face = TypeParam;
  for (const auto& course : battery::courses<Face>()) {
    const auto& rules = course.rules;
    for (int game = 0; game < often(games_of_a_course<Face>()); ++game) {
      Rng seating(static_cast<std::uint64_t>(game));
      std::vector<std::string_view> bots;
      for (Seat seat = 0; seat < seat_count(rules); ++seat) {
        bots.push_back(kEverybody[seating.below(3)]);
      }
      play<Face>(course, bots, seating.next(), [&](const auto& state, Seat seat, auto drawn) {
        const std::string_view bot = bots[seat];
        auto policy = policy_of(bot, rules, view(rules, state, Viewer::of_seat(seat)));
        double total = 0;
        for (const auto& choice : policy) {
          ASSERT_GT(choice.chance, 0);
          total += choice.chance;
        }
        if (!policy.empty()) ASSERT_NEAR(total, 1, 1e-9) << course.name << " " << bot;
        policy.push_back({drawn, 0});
        for (const auto& choice : policy) {
          const auto refused = refusal(rules, state, seat, choice.decision);
          ASSERT_EQ(refused, decltype(refused)::none)
              << course.name << ", game " << game << ", " << bot << ": "
              << write_decision(*course.edition, choice.decision) << ": " << explain(refused);
        }
      });
      ASSERT_FALSE(this->HasFatalFailure());
    }
  }
}

TYPED_TEST(Legal, OwnKnowledgeIsEnoughToKnowTheChoices) {
  using Face = TypeParam;
  for (const auto& course : battery::courses<Face>()) {
    const auto& rules = course.rules;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const std::vector<std::string_view> bots(kMaxSeats, "random");
      play<Face>(course, bots, seed, [&](const auto& state, Seat seat, auto) {
        const auto mine = own(rules, view(rules, state, Viewer::of_seat(seat)));
        ASSERT_EQ(count_decisions(rules, mine, seat), count_decisions(rules, state, seat))
            << course.name;
        std::vector<typename Face::Decision> known;
        std::vector<typename Face::Decision> real;
        const auto list_into = [](auto& list) {
          return [&list](auto decision) {
            list.push_back(decision);
            return list.size() < 300;
          };
        };
        for_each_decision(rules, mine, seat, list_into(known));
        for_each_decision(rules, state, seat, list_into(real));
        ASSERT_EQ(known, real) << course.name;
      });
      ASSERT_FALSE(this->HasFatalFailure());
    }
  }
}

}  // namespace
}  // namespace noblesse::company

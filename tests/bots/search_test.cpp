// The search: what its names mean, that it only does what the rules allow, that it knows when a
// game is won, and that work and hands and clocks count as they should.
#include <gtest/gtest.h>

#include <thread>

#include "bots/bot.h"
#include "tests/bots/company.h"

namespace noblesse::company {
namespace {

using Unit = Budget::Unit;

std::unique_ptr<Match> lords(int players) {
  Setup setup;
  setup.game = "adel";
  setup.players = players;
  setup.seed = 7;
  return *new_match(Shelf(), setup);
}

TEST(Budget, IsTimeOrWork) {
  EXPECT_EQ(read_budget("100ms"), (Budget{Unit::milliseconds, 100}));
  EXPECT_EQ(read_budget("5ms"), (Budget{Unit::milliseconds, 5}));
  EXPECT_EQ(read_budget("2000it"), (Budget{Unit::iterations, 2000}));
  EXPECT_EQ(read_budget("1it"), (Budget{Unit::iterations, 1}));
}

TEST(Budget, IsNothingElse) {
  for (const std::string_view text :
       {"", "ms", "it", "100", "100s", "4ms", "0it", "-1it", "+5ms", " 5ms", "5 ms", "1e3it",
        "0100ms", "700000ms", "5000000000it", "99999999999999999999it"}) {
    EXPECT_EQ(read_budget(text), std::nullopt) << text;
  }
}

int iterations(const Budget& budget, const Means& means) {
  Patience patience(budget, means, 7);
  int done = 0;
  while (patience.one_more()) ++done;
  return done;
}

TEST(Patience, CountsWork) { EXPECT_EQ(iterations({Unit::iterations, 2000}, {}), 2000); }

TEST(Patience, CountsTimeAsWorkWhereThereIsNoClock) {
  EXPECT_EQ(iterations({Unit::milliseconds, 100}, {}), 700);
}

TEST(Patience, EndsWithTheTime) {
  std::uint64_t now = 5'000'000;
  Means means;
  means.clock = [&] { return now += 1000; };
  // Every look takes a millisecond of this clock.
  EXPECT_EQ(iterations({Unit::milliseconds, 10}, means), 10);
}

TEST(Patience, TimeIsWorkHoweverManyIterationsFitIntoIt) {
  std::uint64_t now = 5'000'000;
  Means means;
  means.clock = [&] { return now += 100; };
  Patience by_clock({Unit::milliseconds, 10}, means, 7);
  while (by_clock.one_more()) EXPECT_LT(by_clock.worked(), 70);
  EXPECT_DOUBLE_EQ(by_clock.worked(), 70);
  Patience by_work({Unit::iterations, 70}, {}, 7);
  while (by_work.one_more()) {
  }
  EXPECT_DOUBLE_EQ(by_work.worked(), 70);
}

TEST(Patience, NobodyThinksLongerThanHisHostAllows) {
  Means means;
  means.most_ms = 20;
  EXPECT_EQ(iterations({Unit::milliseconds, 100}, means), 140);
  EXPECT_EQ(iterations({Unit::iterations, 2000}, means), 140);
  EXPECT_EQ(iterations({Unit::iterations, 100}, means), 100);
}

template <class Face>
class Search : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Search, Faces);

TYPED_TEST(Search, DoesWhatTheRulesAllow) {
  using Face = TypeParam;
  for (const auto& course : battery::courses<Face>()) {
    const std::vector<std::string_view> bots(kMaxSeats, "search:3it");
    play<Face>(course, bots, 11, [&](const auto& state, Seat seat, auto) {
      const auto seen = view(course.rules, state, Viewer::of_seat(seat));
      const auto finding = search(course.rules, seen, {Unit::iterations, 3}, {});
      ASSERT_GE(finding.value, 0) << course.name;
      ASSERT_LE(finding.value, 1.000001) << course.name;
      double total = 0;
      for (const auto& choice : finding.policy) {
        ASSERT_GT(choice.chance, 0) << course.name;
        total += choice.chance;
        const auto refused = refusal(course.rules, state, seat, choice.decision);
        ASSERT_EQ(refused, decltype(refused)::none)
            << course.name << ": " << write_decision(*course.edition, choice.decision);
      }
      ASSERT_NEAR(total, 1, 1e-9) << course.name;
    });
    ASSERT_FALSE(this->HasFatalFailure());
  }
}

// Hands that really work at the same time.
class Threads : public Team {
 public:
  std::size_t size() const override { return 3; }
  void together(const std::function<void(std::size_t)>& work) override {
    ++asked;
    std::vector<std::thread> threads;
    for (std::size_t hand = 0; hand < size(); ++hand) threads.emplace_back(work, hand);
    for (std::thread& thread : threads) thread.join();
  }
  int asked = 0;
};

TEST(Hands, AreForTimeAndNotForWork) {
  const auto match = lords(3);
  Threads threads;
  Means means;
  means.team = &threads;
  const auto alone = ask_bot("search:40it", *match, 0, 1);
  const auto by_work = ask_bot("search:40it", *match, 0, 1, means);
  EXPECT_EQ(threads.asked, 0);
  EXPECT_EQ(by_work->policy, alone->policy);
  const auto by_time = ask_bot("search:5ms", *match, 0, 1, means);
  EXPECT_EQ(threads.asked, 1);
  EXPECT_LT(*by_time->sure, *ask_bot("search:5ms", *match, 0, 1)->sure) << "more hands, less doubt";
}

TEST(Searching, TellsWhatItExpects) {
  const auto match = lords(4);
  const auto advice = ask_bot("search:400it", *match, 2, 1);
  ASSERT_TRUE(advice->value && advice->sure && advice->place);
  EXPECT_NEAR(*advice->value, 0.25, 0.2) << "nobody is ahead yet";
  EXPECT_NEAR(*advice->place, 2.5, 0.6);
  EXPECT_GT(*advice->sure, 0);
  EXPECT_LT(*advice->sure, 0.1);
}

// A lord who is about to sit down far ahead, with the best collection, knows that they win.
TEST(Searching, KnowsAGameThatIsWon) {
  const auto course = battery::courses<adel::Face>().front();
  Rng rng(1);
  Silence silence;
  adel::State state =
      deal(course.rules, *make_deal(*course.edition, course.rules, course.setup, rng), silence);
  state.position = {static_cast<std::uint8_t>(course.rules.tables.table - 1), 3};
  const auto sees = [&](Seat seat) {
    const auto seen = view(course.rules, state, Viewer::of_seat(seat));
    return search(course.rules, seen, {Unit::iterations, 100}, {}).value;
  };
  EXPECT_GT(sees(0), 0.95);
  EXPECT_LT(sees(1), 0.05);
}

}  // namespace
}  // namespace noblesse::company

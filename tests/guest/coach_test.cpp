// The coach against real doors, with a small house behind them.
#include "guest/coach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/doors/open_house.h"

namespace noblesse::guest {
namespace {

using testing::OpenHouse;

class Ear final : public Listener {
 public:
  explicit Ear(Coach& coach, std::size_t letters = 1) : coach_(coach), wanted_(letters) {}
  void opened() override { was_open = true; }
  void heard(std::string_view text) override {
    letters.emplace_back(text);
    if (letters.size() == wanted_) coach_.stop();
  }
  void ended(const Ending& how) override {
    ending = how;
    coach_.stop();
  }
  bool was_open = false;
  std::vector<std::string> letters;
  std::optional<Ending> ending;

 private:
  Coach& coach_;
  std::size_t wanted_;
};

class CoachTest : public ::testing::Test {
 protected:
  CoachTest() {
    coach.after(testing::kPatience, [this] {
      ADD_FAILURE() << "nothing happens";
      coach.stop();
    });
  }
  template <class Condition>
  void run_until(const Condition& has_come_about) {
    const auto look = [&](const auto& self) -> void {
      coach.after(Milliseconds(5), [&, self] {
        if (has_come_about()) return coach.stop();
        self(self);
      });
    };
    look(look);
    coach.run();
  }
  Response ask(Errand errand) {
    Response got;
    coach.ask(std::move(errand), [&](Response response) {
      got = std::move(response);
      coach.stop();
    });
    coach.run();
    return got;
  }

  OpenHouse house;
  Coach coach{{"127.0.0.1", house.port}};
};

TEST_F(CoachTest, AsksAndIsAnswered) {
  const Response got = ask({"127.0.0.7", "POST", "/echo", {}, R"({"name":"Ada"})"});
  EXPECT_EQ(got.status, 200);
  EXPECT_EQ(got.body, R"(1 /echo 127.0.0.7 plain {"name":"Ada"})");
}

TEST_F(CoachTest, KeepsOneConnectionForEachAddress) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(ask({"127.0.0.7", "GET", "/echo", {}, {}}).status, 200);
  EXPECT_EQ(ask({"127.0.0.8", "GET", "/echo", {}, {}}).status, 200);
  EXPECT_EQ(house.counters().connections, 2U);
}

TEST_F(CoachTest, AnswersComeInTheOrderOfTheErrands) {
  std::string order;
  coach.ask({{}, "GET", "/late?ms=60", {}, {}}, [&](const Response&) { order += "late "; });
  coach.ask({{}, "GET", "/echo", {}, {}}, [&](const Response&) {
    order += "echo";
    coach.stop();
  });
  coach.run();
  EXPECT_EQ(order, "late echo");
}

TEST_F(CoachTest, SaysThatNobodyIsThere) {
  house.doors->stop(Milliseconds(0));
  house.join();
  const Response got = ask({{}, "GET", "/echo", {}, {}});
  EXPECT_EQ(got.status, 0);
  EXPECT_NE(got.body, "");
  Ear ear(coach);
  const auto line = coach.open({{}, "/line", "token"}, ear);
  coach.run();
  ASSERT_TRUE(ear.ending);
  EXPECT_FALSE(ear.was_open);
  EXPECT_EQ(ear.ending->status, 0);
  EXPECT_EQ(ear.ending->code, 0);
}

TEST_F(CoachTest, CarriesLettersInTheirOrder) {
  Ear ear(coach, 100);
  const auto line = coach.open({"127.0.0.9", "/line", "token"}, ear);
  line->say("count");  // before the line is open
  coach.run();
  ASSERT_EQ(ear.letters.size(), 100U);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(ear.letters[i], std::to_string(i));
  EXPECT_EQ(house.house.last_ticket(), "127.0.0.9");
}

TEST_F(CoachTest, TellsWhyALineEnded) {
  Ear refused(coach);
  const auto elsewhere = coach.open({{}, "/elsewhere", "token"}, refused);
  coach.run();
  ASSERT_TRUE(refused.ending);
  EXPECT_EQ(refused.ending->status, 404);

  Ear closed(coach, 99);
  const auto line = coach.open({{}, "/line", "token"}, closed);
  line->say("close");
  coach.run();
  ASSERT_TRUE(closed.ending);
  EXPECT_EQ(closed.ending->code, 4001);
  EXPECT_EQ(closed.ending->why, "as you wish");
  EXPECT_EQ(closed.letters, std::vector<std::string>{"goodbye"});
}

TEST_F(CoachTest, WhoTakesLeaveIsSeenToLeaveAndWhoVanishesIsLost) {
  Ear ear(coach);
  auto line = coach.open({{}, "/line", "token"}, ear);
  line->take_leave();
  coach.run();
  EXPECT_TRUE(ear.ending);
  EXPECT_EQ(house.house.end_of_last(), LineEnd::left);

  Ear other(coach);
  line = coach.open({{}, "/line", "token"}, other);
  line->say("hello");
  coach.run();
  line.reset();
  run_until([this] { return house.house.ended() == 2; });
  EXPECT_FALSE(other.ending);
  EXPECT_EQ(house.house.end_of_last(), LineEnd::lost);
}

TEST_F(CoachTest, DoesWhatIsDueInItsOrderAndNotWhatWasCancelled) {
  std::string order;
  coach.after(Milliseconds(500), [&] {
    order += "c";
    coach.stop();
  });
  coach.after(Milliseconds(10), [&] {
    order += "a";
    coach.after(Milliseconds(5), [&] { order += "b"; });
  });
  const TimerId never = coach.after(Milliseconds(20), [&] { order += "x"; });
  EXPECT_TRUE(coach.cancel(never));
  EXPECT_FALSE(coach.cancel(never));
  coach.run();
  EXPECT_EQ(order, "abc");
}

TEST_F(CoachTest, HoldsManyLines) {
  constexpr std::size_t kLines = 500;
  std::vector<std::unique_ptr<Ear>> ears;
  std::vector<std::unique_ptr<Line>> lines;
  for (std::size_t i = 0; i < kLines; ++i) {
    ears.push_back(std::make_unique<Ear>(coach, 2));
    lines.push_back(coach.open({near_address(i / 50), "/line", "token"}, *ears.back()));
  }
  run_until(
      [&] { return std::ranges::all_of(ears, [](const auto& ear) { return ear->was_open; }); });
  ASSERT_TRUE(house.house.wait_for_lines(kLines));
  lines.front()->say("all");
  run_until([&] {
    return std::ranges::none_of(ears, [](const auto& ear) { return ear->letters.empty(); });
  });
  for (const auto& ear : ears) EXPECT_EQ(ear->letters, std::vector<std::string>{"news"});
}

}  // namespace
}  // namespace noblesse::guest

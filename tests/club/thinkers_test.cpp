// The thinkers: fair between tables, people first, never hanging however many ask, and stopped in
// the middle.
#include "club/thinkers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <set>

#include "bots/bot.h"

namespace noblesse {
namespace {

std::shared_ptr<const Match> new_game(const std::string& game) {
  Setup setup;
  setup.game = game;
  setup.players = 4;
  setup.seed = 7;
  return *new_match(Shelf(), setup);
}

// The first decision of a game, by a bot who may talk about it.
Thinking first_decision(const std::shared_ptr<const Match>& game, std::uint64_t number,
                        const std::string& bot = "random") {
  return {.seat = game->summary().pending.back(),
          .question = number,
          .bot = bot,
          .seed = number,
          .game = game,
          .may_talk = true};
}

struct ThinkersTest : ::testing::Test {
  void begin(std::size_t threads, std::size_t most_waiting) {
    auto started = Thinkers::start(threads, most_waiting);
    ASSERT_TRUE(started) << started.error().message;
    thinkers = std::move(*started);
  }

  // Keeps a thread of the pool until the gate is opened.
  void hold() const {
    std::promise<void> held;
    thinkers->ask("held", Waits::people, first_decision(game, 0), [&, open = opened](const auto&) {
      held.set_value();
      open.wait();
    });
    held.get_future().wait();
  }
  void let_go() { gate.set_value(); }

  // Asks, and writes down in which order the answers come.
  void ask(const std::string& table, Waits waits, std::uint64_t number,
           const std::string& bot = "random") {
    thinkers->ask(table, waits, first_decision(game, number, bot), [&, table](const Thought& told) {
      const std::scoped_lock lock(mutex);
      order += table + std::to_string(told.question) + " ";
      thoughts.push_back(told);
    });
  }

  void wait_for_all() const {
    while (thinkers->tally().thought < thinkers->tally().asked) std::this_thread::yield();
  }

  // Until it is empty and every `done` has been told: with one thread the next answer says so.
  void wait_for_the_last() const {
    std::promise<void> last;
    wait_for_all();
    thinkers->ask("last", Waits::bots, first_decision(game, 0),
                  [&](const auto&) { last.set_value(); });
    last.get_future().wait();
  }

  std::shared_ptr<const Match> game = new_game("mille");
  std::promise<void> gate;
  std::shared_future<void> opened = gate.get_future().share();
  std::mutex mutex;
  std::string order;
  std::vector<Thought> thoughts;
  std::unique_ptr<Thinkers> thinkers;  // the last: it ends before what its answers are written to
};

TEST_F(ThinkersTest, WhatIsThoughtIsWhatTheBotThinks) {
  begin(2, 1000);
  for (const std::string bot : {"random", "novice", "clubman"}) {
    for (std::uint64_t number = 1; number <= 20; ++number) {
      const Thinking thinking = first_decision(game, number, bot);
      std::promise<Thought> promise;
      thinkers->ask("a", Waits::people, thinking,
                    [&](Thought thought) { promise.set_value(std::move(thought)); });
      const Thought thought = promise.get_future().get();
      const Thought expected = think_it_over(thinking);
      EXPECT_EQ(thought.seat, expected.seat);
      EXPECT_EQ(thought.question, number);
      EXPECT_EQ(thought.move, expected.move);
      EXPECT_EQ(thought.remark, expected.remark);
    }
  }
  EXPECT_EQ(thinkers->tally().in_haste, 0U);
}

TEST_F(ThinkersTest, ATableOfSixBotsDoesNotHoldUpTheOthers) {
  begin(1, 1000);
  hold();
  for (std::uint64_t bot = 1; bot <= 6; ++bot) ask("a", Waits::people, bot);
  ask("b", Waits::people, 1);
  ask("b", Waits::people, 2);
  ask("c", Waits::people, 1);
  EXPECT_EQ(thinkers->tally().waiting, 9U);
  let_go();
  wait_for_the_last();
  EXPECT_EQ(order, "a1 b1 c1 a2 b2 a3 a4 a5 a6 ");
}

TEST_F(ThinkersTest, WherePeopleWaitTheBotIsAskedFirst) {
  begin(1, 1000);
  hold();
  for (std::uint64_t number = 1; number <= 3; ++number) ask("bots", Waits::bots, number);
  for (std::uint64_t number = 1; number <= 3; ++number) ask("people", Waits::people, number);
  let_go();
  wait_for_the_last();
  EXPECT_EQ(order, "people1 people2 people3 bots1 bots2 bots3 ");
}

TEST_F(ThinkersTest, PeopleWhoAskWithoutEndDoNotStarveTheBots) {
  begin(1, 1000);
  hold();
  for (std::uint64_t number = 1; number <= 3; ++number) ask("b", Waits::bots, number);
  for (std::uint64_t number = 1; number <= 16; ++number) ask("p", Waits::people, number);
  let_go();
  wait_for_the_last();
  EXPECT_EQ(order, "p1 p2 p3 p4 p5 p6 p7 b1 p8 p9 p10 p11 p12 p13 p14 b2 p15 p16 b3 ");
}

TEST_F(ThinkersTest, WhenTooManyWaitTheOldestBotsAmongThemselvesAnswerInHasteAndFirst) {
  begin(1, 4);
  hold();
  ask("p", Waits::people, 1, "clubman");
  for (std::uint64_t number = 1; number <= 5; ++number) ask("b", Waits::bots, number, "clubman");
  EXPECT_EQ(thinkers->tally().waiting, 6U) << "nothing is dropped";
  let_go();
  wait_for_the_last();
  EXPECT_EQ(order, "b1 b2 p1 b3 b4 b5 ");
  EXPECT_EQ(thinkers->tally().in_haste, 2U);
}

TEST_F(ThinkersTest, WhereOnlyPeopleWaitTheBoundHoldsToo) {
  begin(1, 2);
  hold();
  for (std::uint64_t number = 1; number <= 4; ++number) ask("p", Waits::people, number);
  let_go();
  wait_for_the_last();
  EXPECT_EQ(order, "p1 p2 p3 p4 ");
  EXPECT_EQ(thinkers->tally().in_haste, 2U);
}

TEST_F(ThinkersTest, InHasteAnyLegalDecisionWillDoAndItTalksAsItself) {
  int remarks = 0;
  int otherwise = 0;
  begin(1, 0);  // always in haste
  for (std::uint64_t number = 1; number <= 200; ++number)
    ask("a", Waits::people, number, "clubman");
  wait_for_the_last();
  ASSERT_EQ(thoughts.size(), 200U);
  EXPECT_EQ(thinkers->tally().in_haste, 201U);
  for (const Thought& thought : thoughts) {
    EXPECT_TRUE(game->test(thought.seat, thought.move)) << thought.move;
    EXPECT_EQ(thought.move, ask_bot("random", *game, thought.seat, thought.question)->move);
    EXPECT_EQ(thought.remark,
              remark_with("clubman", *game, thought.seat, thought.move, thought.question));
    remarks += thought.remark ? 1 : 0;
    otherwise += ask_bot("clubman", *game, thought.seat, thought.question)->move != thought.move;
  }
  EXPECT_GT(remarks, 0);
  EXPECT_GT(otherwise, 0);
}

TEST_F(ThinkersTest, WhoIsSpokenToAnswersInHasteAsAtLeisure) {
  begin(1, 0);
  int answered = 0;
  for (std::uint64_t number = 1; number <= 50; ++number) {
    Thinking thinking = first_decision(game, number, "clubman");
    thinking.choice = ask_bot("clubman", *game, thinking.seat, number)->move;
    thinking.heard = Heard{.from = 0, .remark = {"hello", ""}};
    if (thinking.seat == 0) thinking.heard->from = 1;
    std::promise<Thought> promise;
    thinkers->ask("a", Waits::people, thinking,
                  [&](Thought thought) { promise.set_value(std::move(thought)); });
    const Thought thought = promise.get_future().get();
    EXPECT_EQ(thought.move, "");
    EXPECT_EQ(thought.remark, think_it_over(thinking).remark);
    answered += thought.remark ? 1 : 0;
  }
  EXPECT_GT(answered, 0);
}

TEST_F(ThinkersTest, ThousandsOfQuestionsFromSeveralThreadsAreAnsweredOnceEach) {
  constexpr int kAskers = 4;
  constexpr int kQuestions = 1500;
  begin(3, 200);
  const std::array games{new_game("adel"), new_game("mille")};
  std::vector<std::atomic<int>> answers(std::size_t{kAskers} * kQuestions);
  std::atomic<int> illegal = 0;
  std::atomic<int> left = kAskers * kQuestions;
  std::promise<void> all;
  std::vector<std::thread> askers;
  for (int asker = 0; asker < kAskers; ++asker) {
    askers.emplace_back([&, asker] {
      for (int i = 0; i < kQuestions; ++i) {
        const int number = asker * kQuestions + i;
        const auto& played = games[number % 2];
        const std::string table = "table " + std::to_string(number % 37);
        thinkers->ask(table, number % 3 == 0 ? Waits::people : Waits::bots,
                      first_decision(played, number, number % 5 == 0 ? "clubman" : "random"),
                      [&, played](const Thought& thought) {
                        ++answers[thought.question];
                        if (!played->test(thought.seat, thought.move)) ++illegal;
                        if (--left == 0) all.set_value();
                      });
      }
    });
  }
  for (std::thread& asker : askers) asker.join();
  all.get_future().wait();
  EXPECT_TRUE(std::ranges::all_of(answers, [](const auto& times) { return times == 1; }));
  EXPECT_EQ(illegal, 0);
  const Thinkers::Tally tally = thinkers->tally();
  EXPECT_EQ(tally.waiting, 0U);
  EXPECT_EQ(tally.asked, answers.size());
  EXPECT_EQ(tally.thought, answers.size());
  EXPECT_LT(tally.in_haste, answers.size());
  EXPECT_EQ(tally.threads, 3U);
  EXPECT_GT(tally.seconds, 0);
}

TEST_F(ThinkersTest, SeveralThinkAtATime) {
  begin(3, 10);
  for (int thread = 0; thread < 3; ++thread) hold();  // each needs a thread of its own
  ask("a", Waits::people, 1);
  EXPECT_EQ(thinkers->tally().waiting, 1U);
  let_go();
  wait_for_all();
}

TEST_F(ThinkersTest, AnAnswerMayAskAgainOnTheThreadsOfThePool) {
  begin(2, 10);
  std::promise<std::set<std::thread::id>> promise;
  std::set<std::thread::id> threads;
  std::function<void(Thought)> again = [&](const Thought& thought) {
    threads.insert(std::this_thread::get_id());
    if (thought.question == 100) {
      promise.set_value(threads);
    } else {
      thinkers->ask("a", Waits::people, first_decision(game, thought.question + 1), again);
    }
  };
  thinkers->ask("a", Waits::people, first_decision(game, 1), again);
  const auto used = promise.get_future().get();
  EXPECT_LE(used.size(), 2U);
  EXPECT_FALSE(used.contains(std::this_thread::get_id()));
}

TEST_F(ThinkersTest, TheLongestWaitIsCounted) {
  begin(1, 10);
  hold();
  ask("a", Waits::people, 1);
  std::this_thread::sleep_for(std::chrono::milliseconds(30));  // this is the wait
  let_go();
  wait_for_all();
  EXPECT_GE(thinkers->tally().longest_wait_ms, 30);
  EXPECT_LT(thinkers->tally().longest_wait_ms, 30'000);
}

TEST_F(ThinkersTest, StoppedInTheMiddleWhatWaitsIsDroppedAndLetGoOf) {
  begin(1, 3);
  hold();
  const auto held = std::make_shared<int>(0);
  const auto never = [held](const auto&) { ADD_FAILURE() << "was dropped"; };
  for (std::uint64_t number = 1; number <= 6; ++number) {  // three of them in haste
    const Waits waits = number % 2 == 0 ? Waits::people : Waits::bots;
    thinkers->ask("a", waits, first_decision(game, number), never);
  }
  std::thread stopper([&] { thinkers->stop(); });
  while (thinkers->tally().waiting > 0) std::this_thread::yield();
  let_go();
  stopper.join();
  EXPECT_EQ(held.use_count(), 2) << "only this test still holds it";
  thinkers->ask("a", Waits::people, first_decision(game, 7), never);
  EXPECT_EQ(thinkers->tally().waiting, 0U);
  EXPECT_EQ(thinkers->tally().thought, 1U);
  thinkers->stop();
}

TEST_F(ThinkersTest, AfterStopNobodyIsToldAnything) {
  for (int round = 0; round < 30; ++round) {
    begin(2, 50);
    std::atomic<bool> stopped = false;
    std::atomic<int> too_late = 0;
    std::atomic<bool> asking = true;
    std::thread asker([&] {
      for (std::uint64_t number = 0; asking; ++number) {
        thinkers->ask("a", Waits::bots, first_decision(game, number), [&](const auto&) {
          if (stopped) ++too_late;
        });
      }
    });
    while (thinkers->tally().thought < 20) std::this_thread::yield();
    thinkers->stop();
    stopped = true;
    std::this_thread::yield();
    asking = false;
    asker.join();
    EXPECT_EQ(too_late, 0);
    EXPECT_EQ(thinkers->tally().waiting, 0U);
  }
}

TEST_F(ThinkersTest, WithoutAThreadNobodyCouldThink) {
  const auto none = Thinkers::start(0, 10);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "bots are to think on 0 threads; it takes 1 at least");
}

}  // namespace
}  // namespace noblesse

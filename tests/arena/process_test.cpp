#include "arena/process.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace noblesse::arena {
namespace {

using std::chrono::milliseconds;

// The answer to a question, once what was said before has had time to arrive.
std::string ask(Process& process, const char* line) {
  const std::atomic<bool> stop = false;
  std::this_thread::sleep_for(milliseconds(200));
  const auto said = process.ask(line, Process::Clock::now() + milliseconds(5000), stop);
  return said ? *said : "nothing";
}

TEST(Process, WhatWasSaidBeforeAQuestionDoesNotAnswerIt) {
  auto process = Process::start(
      "read a; echo one; sleep 0.05; echo late; read b; echo two; echo more; printf 'half'; read "
      "c; "
      "echo ' and half'; echo three; read d");
  ASSERT_TRUE(process);
  EXPECT_EQ(ask(*process, "1"), "one");
  EXPECT_EQ(ask(*process, "2"), "two");
  EXPECT_EQ(ask(*process, "3"), "three") << "a line that was begun before is dropped as a whole";
  EXPECT_EQ(ask(*process, "4"), "nothing");
}

TEST(Process, AGreetingMayComeBeforeItIsAskedFor) {
  auto process = Process::start("echo hello; read a; sleep 5");
  ASSERT_TRUE(process);
  EXPECT_EQ(ask(*process, "1"), "hello");
}

TEST(Process, AFloodIsNotDroppedForEver) {
  auto process = Process::start("yes");
  ASSERT_TRUE(process);
  EXPECT_EQ(ask(*process, "1"), "y");
  EXPECT_EQ(ask(*process, "2"), "y");
}

TEST(Process, IsNotWaitedForOnceItIsStopped) {
  auto process = Process::start("sleep 5");
  ASSERT_TRUE(process);
  std::atomic<bool> stop = false;
  const std::jthread later([&] {
    std::this_thread::sleep_for(milliseconds(300));
    stop = true;
  });
  const auto said = process->ask("1", Process::Clock::now() + std::chrono::minutes(1), stop);
  ASSERT_FALSE(said);
  EXPECT_EQ(said.error(), Process::Failure::stopped);
}

}  // namespace
}  // namespace noblesse::arena

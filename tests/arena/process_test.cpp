#include "arena/process.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/folder.h"
#include "tests/until.h"

namespace noblesse::arena {
namespace {

std::string ask(Process& process, const char* line) {
  const std::atomic<bool> stop = false;
  const auto said = process.ask(line, Process::Clock::now() + testing::kPatience, stop);
  return said ? *said : "nothing";
}

// Where a script leaves a mark when it has come so far.
class Marks {
 public:
  std::string mark(const std::string& name) const { return "; : >" + folder_.file(name) + "; "; }
  // The script goes on only when this test has made the mark.
  std::string wait_for(const std::string& name) const {
    return "; until [ -e " + folder_.file(name) + " ]; do sleep 0.01; done; ";
  }
  void make(const std::string& name) const { std::ofstream(folder_.file(name)); }
  bool is_there(const std::string& name) const {
    return testing::until([&] { return std::filesystem::exists(folder_.file(name)); });
  }

 private:
  testing::Folder folder_;
};

TEST(Process, WhatWasSaidBeforeAQuestionDoesNotAnswerIt) {
  const Marks marks;
  auto process =
      Process::start("read a; echo one" + marks.wait_for("answered") + "echo late" +
                     marks.mark("late") + "read b; echo two; echo more; printf half" +
                     marks.mark("half") + "read c; echo ' and half'; echo three; read d");
  ASSERT_TRUE(process);
  EXPECT_EQ(ask(*process, "1"), "one");
  marks.make("answered");
  ASSERT_TRUE(marks.is_there("late"));
  EXPECT_EQ(ask(*process, "2"), "two");
  ASSERT_TRUE(marks.is_there("half"));
  EXPECT_EQ(ask(*process, "3"), "three") << "a line that was begun before is dropped as a whole";
  EXPECT_EQ(ask(*process, "4"), "nothing");
}

TEST(Process, AGreetingMayComeBeforeItIsAskedFor) {
  const Marks marks;
  auto process = Process::start("echo hello" + marks.mark("greeted") + "read a; read b");
  ASSERT_TRUE(process);
  ASSERT_TRUE(marks.is_there("greeted"));
  EXPECT_EQ(ask(*process, "1"), "hello");
}

TEST(Process, AFloodIsNotDroppedForEver) {
  auto process = Process::start("yes");
  ASSERT_TRUE(process);
  EXPECT_EQ(ask(*process, "1"), "y");
  EXPECT_EQ(ask(*process, "2"), "y");
}

TEST(Process, IsNotWaitedForOnceItIsStopped) {
  const Marks marks;
  auto process = Process::start("read a" + marks.mark("asked") + "read b");
  ASSERT_TRUE(process);
  std::atomic<bool> stop = false;
  const std::jthread later([&] {
    EXPECT_TRUE(marks.is_there("asked"));
    stop = true;
  });
  const auto said = process->ask("1", Process::Clock::now() + 2 * testing::kPatience, stop);
  ASSERT_FALSE(said);
  EXPECT_EQ(said.error(), Process::Failure::stopped);
}

}  // namespace
}  // namespace noblesse::arena

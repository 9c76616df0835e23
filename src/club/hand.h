// Hands for what would keep the network waiting: threads that do one thing after the other, as many
// at a time as there are hands. Few things may wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "base/error.h"

namespace noblesse {

class Hand {
 public:
  using Task = std::move_only_function<void()>;  // must not throw

  // An error if the system gives no threads.
  static Result<std::unique_ptr<Hand>> start(std::size_t most_waiting, std::size_t hands = 1);
  ~Hand();  // stops
  Hand(const Hand&) = delete;
  Hand& operator=(const Hand&) = delete;
  Hand(Hand&&) = delete;
  Hand& operator=(Hand&&) = delete;

  // Never waits. False: too many things wait already, or it has stopped, and this is dropped.
  bool give(Task task);
  // After what is in hand; what waits is dropped. Not from within a task.
  void stop();

 private:
  explicit Hand(std::size_t most_waiting) : most_waiting_(most_waiting) {}
  void work();

  const std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Task> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace noblesse

#include "club/hand.h"

#include <system_error>
#include <utility>

namespace noblesse {

Result<std::unique_ptr<Hand>> Hand::start(std::size_t most_waiting, std::size_t hands) {
  std::unique_ptr<Hand> hand(new Hand(most_waiting));
  try {
    hand->threads_.reserve(hands);
    for (std::size_t i = 0; i < hands; ++i) {
      hand->threads_.emplace_back([&hand = *hand] { hand.work(); });
    }
  } catch (const std::system_error&) {
    return fail("the system gives no thread");
  }
  return hand;
}

Hand::~Hand() { stop(); }

void Hand::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  something_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

bool Hand::give(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_ || queue_.size() >= most_waiting_) return false;
    queue_.push_back(std::move(task));
  }
  something_.notify_one();
  return true;
}

void Hand::work() {
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      task = std::move(queue_.front());
      queue_.pop_front();
    }
    task();
  }
}

}  // namespace noblesse

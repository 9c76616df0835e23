// Reads from the store on a thread and a connection of its own, so that nobody who looks something
// up holds up the clerk, who writes. It sees what was written before it was asked, and may see less
// than what the clerk has been told since: what has to come after a write that nobody was told of
// yet is asked of the clerk.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "club/hand.h"
#include "store/store.h"

namespace noblesse {

class Reader {
 public:
  // An error if the system gives no thread.
  static Result<std::unique_ptr<Reader>> start(std::unique_ptr<store::Store> store) {
    auto hand = Hand::start(kMostWaiting);
    if (!hand) return std::unexpected(hand.error());
    return std::unique_ptr<Reader>(new Reader(std::move(store), std::move(*hand)));
  }

  // On the reader's thread, in order. False: too much waits, or it has stopped.
  bool read(std::move_only_function<void(store::Store&)> read) {
    return hand_->give([this, read = std::move(read)]() mutable { read(*store_); });
  }
  void stop() { hand_->stop(); }
  // Whether the database has ever said that it is damaged. From any thread.
  bool damaged() const { return store_->damaged(); }

 private:
  // More could not be answered in the time that anybody waits for an answer.
  static constexpr std::size_t kMostWaiting = 4096;

  Reader(std::unique_ptr<store::Store> store, std::unique_ptr<Hand> hand)
      : store_(std::move(store)), hand_(std::move(hand)) {}

  std::unique_ptr<store::Store> store_;
  std::unique_ptr<Hand> hand_;  // goes first: it uses the store
};

}  // namespace noblesse

// The clerk writes down what they are told, on a thread of their own, so that nobody who plays
// waits for a disk. What waits when they come back from writing is written together, as one
// transaction.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/error.h"
#include "store/deeds.h"
#include "store/store.h"

namespace noblesse::store {

class Clerk {
 public:
  using Done = std::function<void(Result<void>)>;
  using Read = std::function<void(Store&)>;

  // An error if the system gives no thread.
  static Result<std::unique_ptr<Clerk>> start(std::unique_ptr<Store> store);

  ~Clerk();  // stops
  Clerk(const Clerk&) = delete;
  Clerk& operator=(const Clerk&) = delete;
  Clerk(Clerk&&) = delete;
  Clerk& operator=(Clerk&&) = delete;

  // Never waits. Parts are written in the order of the calls, each whole or not at all; `done` is
  // told on the clerk's thread, in the same order, and must not throw or block (it may be empty). A
  // part that is refused does not disturb the others. After stop() `done` is told at once, on the
  // caller's thread, that it is too late.
  void write(std::vector<Deed> deeds, Done done);

  // Runs on the clerk's thread after everything that was asked for before. False after stop().
  bool read(Read read);

  // Writes everything that waits, answers everybody, and ends the thread. Not from within `done`
  // or `read`.
  void stop();

  // Since when they have been at what they do now; nothing if they wait for work. From any thread.
  std::optional<std::chrono::steady_clock::time_point> busy_since() const;
  // Whether the database has ever said that it is damaged. From any thread.
  bool damaged() const { return store_->damaged(); }
  // How many parts and reads wait.
  std::size_t waiting() const;
  // Transactions so far, and the parts in them.
  std::uint64_t transactions() const { return transactions_; }
  std::uint64_t parts() const { return parts_; }
  // What was looked up by him so far: each holds up who wants something written.
  std::uint64_t reads() const { return reads_; }

 private:
  struct Part {
    std::vector<Deed> deeds;
    Done done;
    Read read;  // instead of deeds and done
  };

  static constexpr std::chrono::steady_clock::time_point kIdle{};

  explicit Clerk(std::unique_ptr<Store> store);

  void work();
  // What is done next: one read, or as many writes as make a transaction of bounded size.
  std::vector<Part> take();
  void write_together(const std::vector<Part>& parts);
  Result<void> write_one(const std::vector<Deed>& deeds);

  std::unique_ptr<Store> store_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Part> queue_;
  bool stopping_ = false;
  std::atomic<std::chrono::steady_clock::time_point> begun_ = kIdle;
  std::atomic<std::uint64_t> transactions_ = 0;
  std::atomic<std::uint64_t> parts_ = 0;
  std::atomic<std::uint64_t> reads_ = 0;
  std::mutex stop_;
  std::thread thread_;
};

}  // namespace noblesse::store

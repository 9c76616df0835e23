// Where bots think, beside the network: a few threads that take the tables' questions in turn, so
// that a table full of bots holds up nobody, and those first for whose answer people wait.
//
// However many ask, a game never hangs. When more wait than may, the oldest are answered in haste:
// any legal decision, which costs little.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "base/error.h"
#include "club/turns.h"
#include "table/thinking.h"

namespace noblesse {

// Who waits for the answer: a table with people at it, or bots among themselves.
enum class Waits : std::uint8_t { people, bots };

class Thinkers {
 public:
  using Done = std::function<void(Thought)>;

  // An error if the system gives no threads, or none is asked for. Where none may wait, everything
  // is answered in haste.
  static Result<std::unique_ptr<Thinkers>> start(std::size_t threads, std::size_t most_waiting);

  ~Thinkers();  // stops
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  Thinkers(Thinkers&&) = delete;
  Thinkers& operator=(Thinkers&&) = delete;

  // Never waits. `done` is told on one of the pool's threads, several at a time, and must not
  // throw; it may ask again. One table's questions are taken in order, those of different tables in
  // turn. After stop() the question is dropped.
  void ask(std::string_view table, Waits waits, Thinking thinking, Done done);

  // Drops what waits (its `done` is never told), lets what is being thought about come to an end,
  // and ends the threads. Not from within `done`.
  void stop();

  struct Tally {
    std::size_t threads = 0;
    std::size_t waiting = 0;  // now, those in haste included
    // Since the start:
    std::uint64_t asked = 0;
    std::uint64_t thought = 0;
    std::uint64_t in_haste = 0;        // of them: answered without much thought
    std::int64_t longest_wait_ms = 0;  // before anybody began to think
    double seconds = 0;                // spent thinking, all threads together
  };
  Tally tally() const;

 private:
  using Clock = std::chrono::steady_clock;

  struct Question {
    Thinking thinking;
    Done done;
    Clock::time_point asked;
    bool in_haste = false;
    std::uint32_t most_ms = 0;  // to think, once it is its turn
  };

  Thinkers(std::size_t threads, std::size_t most_waiting)
      : most_waiting_(most_waiting), tally_{.threads = threads} {}

  void work();
  // The next question, when there is one; nothing once it has stopped.
  std::optional<Question> take();
  Question choose();
  std::uint32_t time_for_each() const;
  void hurry();

  const std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  Turns<Question> people_;
  Turns<Question> bots_;
  std::deque<Question> haste_;  // beyond what may wait
  int people_in_a_row_ = 0;     // taken while bots waited
  bool stopping_ = false;
  Tally tally_;  // but for what waits now
  std::mutex stop_;
  std::vector<std::thread> threads_;
};

}  // namespace noblesse

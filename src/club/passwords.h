// The porter who knows passwords: argon2id, 64 MB and a tenth of a second each, on one thread of
// their own, so that a crowd at the door takes neither the server's memory nor its time. Few may
// wait; the others are told at once that they are busy. Whoever tries one login again and again
// takes only that one's turns, and gives way to others when there is no more room.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/error.h"
#include "club/turns.h"

namespace noblesse {

class Passwords {
 public:
  struct Verdict {
    bool right = false;
    // The password is right, but its hash is of another strength than is usual now: hash it anew.
    bool rehash = false;
  };
  // Who is known by sight goes ahead of strangers, however many of these wait, and does not count
  // among them.
  enum class Standing : std::uint8_t { stranger, known };
  // An error is none of the person's: there was no memory for it, or it gave way to others.
  using Hashed = std::function<void(Result<std::string>)>;
  using Checked = std::function<void(Result<Verdict>)>;

  // Takes as long as one password. An error if there is no thread, or no memory for a hash.
  static Result<std::unique_ptr<Passwords>> start(std::size_t most_waiting);

  ~Passwords();  // stops
  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;
  Passwords(Passwords&&) = delete;
  Passwords& operator=(Passwords&&) = delete;

  // Both take the password out of the caller's hands: the string is wiped and empty afterwards,
  // also when they are refused. They never wait; `done` is told on the porter's thread, and must
  // not throw; or on a later caller's, if it gives way. Each of whom (`whose`) passwords wait has
  // turns, with theirs in the order of the calls. False: too many of that standing wait already, of
  // nobody more than of them; or it has stopped. Then `done` is not told.

  // A salted hash, to be kept; less than 128 characters.
  bool hash(std::string&& password, Hashed done, std::string_view whose = {});

  // Whether a password belongs to a hash. For an account that does not exist, or has no password,
  // give no hash: no password is right then, and it takes as long to say so.
  bool check(std::optional<std::string> hash, std::string&& password, Checked done,
             Standing standing = Standing::stranger, std::string_view whose = {});

  // Ends the thread after the password that is in hand; what waits is dropped, its `done` untold.
  // Not from within `done`.
  void stop();

  // Not counting the one in hand.
  std::size_t waiting() const;

 private:
  // Kept where no copy is made of it, and wiped when it goes.
  class Secret {
   public:
    explicit Secret(std::string& taken);  // which it wipes
    ~Secret();
    Secret(Secret&&) noexcept = default;
    Secret& operator=(Secret&&) = delete;  // it would leave the old one unwiped
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    // Never of a null pointer, which libsodium does not take, even for an empty password.
    std::string_view text() const {
      return bytes_.empty() ? "" : std::string_view(bytes_.data(), bytes_.size());
    }

   private:
    std::vector<char> bytes_;
  };

  struct Task {
    Secret password;
    std::optional<std::string> hash;
    Hashed hashed;  // one of the two
    Checked checked;
  };

  Passwords(std::size_t most_waiting, std::string nobodys);

  bool queue(Task task, Standing standing, std::string_view whose);
  void work();
  void answer(const Task& task) const;

  const std::size_t most_waiting_;
  const std::string nobodys_;  // a hash whose password nobody knows
  mutable std::mutex mutex_;
  std::condition_variable something_;
  Turns<Task> strangers_;
  Turns<Task> known_;
  bool stopping_ = false;
  std::mutex stop_;
  std::thread thread_;
};

}  // namespace noblesse

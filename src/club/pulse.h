// Whether the store is there. On the network thread: it looks how long the clerk has been at one
// thing, and has the clerk write a row and read it back. Nobody who asks the club for something
// waits for a store that does not answer.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "club/journal.h"
#include "doors/doors.h"
#include "store/clerk.h"

namespace noblesse {

class Pulse {
 public:
  using Told = std::function<void(bool well)>;

  // `displaced`: another club has taken over the store. `found_damage`: somebody who reads beside
  // the clerk was told by the database that it is damaged.
  Pulse(Doors& doors, store::Clerk& clerk, Diary& journal, std::function<void()> displaced,
        std::function<bool()> found_damage)
      : doors_(doors),
        clerk_(clerk),
        journal_(journal),
        displaced_(std::move(displaced)),
        found_damage_(std::move(found_damage)) {}
  Pulse(const Pulse&) = delete;
  Pulse& operator=(const Pulse&) = delete;
  Pulse(Pulse&&) = delete;
  Pulse& operator=(Pulse&&) = delete;
  ~Pulse() = default;

  void begin();  // when the network runs

  // Whether the store can be written and read. It is tried, at most once a second; whoever asks is
  // told after `kPatience` at the latest.
  void feel(Told told);
  bool well() const { return state_ == State::well && !damaged(); }
  // The store does not answer at all: nothing should be asked of it.
  bool away() const { return state_ == State::away; }

  // Somebody waits for the clerk. If the store goes away before the clerk has answered, they are
  // told so instead: then `came` is false.
  using Number = std::uint64_t;
  Number wait(std::function<void()> gone);
  bool came(Number number) { return waiting_.erase(number) == 1; }

 private:
  bool damaged() const { return clerk_.damaged() || found_damage_(); }
  // `ailing`: it answers, but with an error.
  enum class State : std::uint8_t { well, ailing, away };

  void tick();
  void probe();
  void judge(const Result<void>& beat);
  void become(State state, const Error& why);
  void tell();

  Doors& doors_;
  store::Clerk& clerk_;
  Diary& journal_;
  std::function<void()> displaced_;
  std::function<bool()> found_damage_;
  State state_ = State::well;
  std::optional<Moment> judged_;    // when the last probe came back
  std::optional<Moment> probing_;   // since when one is on its way
  std::optional<Moment> troubled_;  // since when all is not well
  bool damage_noted_ = false;
  std::vector<Told> asked_;
  std::map<Number, std::function<void()>> waiting_;
  Number last_ = 0;
};

}  // namespace noblesse

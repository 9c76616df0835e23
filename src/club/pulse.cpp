#include "club/pulse.h"

#include <utility>

#include "club/wall_clock.h"

namespace noblesse {
namespace {

using std::chrono::steady_clock;

// Nothing that the clerk does takes so long while all is well.
constexpr Milliseconds kPatience{2000};
constexpr Milliseconds kTick{500};
constexpr Milliseconds kFresh{1000};  // so long the last probe counts

// On the clerk's thread: what is written is read back.
Result<void> beat(store::Store& store) {
  const Time now = wall_clock();
  const store::Deed deed = store::SavePulse{now};
  if (auto written = store.write({&deed, 1}); !written) return written;
  const auto read = store.pulse();
  if (!read) return std::unexpected(read.error());
  if (*read != now) return fail("what was written is not what is read", {}, "damaged");
  return {};
}

bool is_out_of_reach(const Error& error) {
  return error.key == "lost" || error.key == "unknown" || error.key == "busy";
}

}  // namespace

void Pulse::begin() { tick(); }

void Pulse::tick() {
  const Moment now = steady_clock::now();
  const auto busy = clerk_.busy_since();
  if (busy && now - *busy > kPatience) {
    become(State::away, {"the store does not answer", {}, "no_answer"});
  }
  if (damaged() && !std::exchange(damage_noted_, true)) journal_.error("store_damaged");
  if (state_ != State::well && !probing_) probe();
  // The clerk has much to do: whoever asks does not wait for that.
  if (probing_ && now - *probing_ > kPatience) {
    for (const Told& told : std::exchange(asked_, {})) told(false);
  }
  doors_.after(kTick, [this] { tick(); });
}

void Pulse::feel(Told told) {
  const bool fresh = judged_ && steady_clock::now() - *judged_ < kFresh;
  if (away() || fresh) return told(well());
  asked_.push_back(std::move(told));
  if (!probing_) probe();
}

void Pulse::probe() {
  const bool asked = clerk_.read([this](store::Store& store) {
    doors_.post([this, outcome = beat(store)] { judge(outcome); });
  });
  if (asked) probing_ = steady_clock::now();
}

void Pulse::judge(const Result<void>& beat) {
  probing_.reset();
  judged_ = steady_clock::now();
  if (beat) {
    become(State::well, {});
  } else if (beat.error().key == "displaced") {
    displaced_();
  } else {
    become(is_out_of_reach(beat.error()) ? State::away : State::ailing, beat.error());
  }
  tell();
}

void Pulse::become(State state, const Error& why) {
  if (state_ == state) return;
  const State before = std::exchange(state_, state);
  if (before == State::well) {
    troubled_ = steady_clock::now();
    journal_.error("store_away", {Field::why(why)});
  }
  if (state == State::well) {
    const auto time = steady_clock::now() - troubled_.value_or(steady_clock::now());
    journal_.info("store_back", {Field::ms(std::chrono::duration_cast<Milliseconds>(time))});
  }
  if (state != State::away) return;
  tell();
  for (const auto& [number, gone] : std::exchange(waiting_, {})) gone();
}

void Pulse::tell() {
  for (const Told& told : std::exchange(asked_, {})) told(well());
}

Pulse::Number Pulse::wait(std::function<void()> gone) {
  waiting_.emplace(++last_, std::move(gone));
  return last_;
}

}  // namespace noblesse

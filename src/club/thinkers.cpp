#include "club/thinkers.h"

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>

#include "bots/machine_clock.h"

namespace noblesse {
namespace {

// While people ask without end, every so often a table of bots gets on too.
constexpr int kPeopleInARow = 7;

// The pool has many questions and gives each one hand, for so long.
Means one_hand(std::uint32_t most_ms) {
  Means means;
  means.most_ms = most_ms;
  means.clock = machine_clock;
  return means;
}

Thought think_in_haste(const Thinking& thinking) {
  // Talk costs little as it is.
  if (thinking.heard) return think_it_over(thinking);
  Thinking hasty = thinking;
  hasty.bot = "random";
  hasty.may_talk = false;
  Thought thought = think_it_over(hasty);
  // It talks as itself: asked again about this decision, it has to stay with what it said.
  if (thinking.may_talk) {
    thought.remark =
        remark_with(thinking.bot, *thinking.game, thinking.seat, thought.move, thinking.seed);
  }
  return thought;
}

}  // namespace

Result<std::unique_ptr<Thinkers>> Thinkers::start(std::size_t threads, std::size_t most_waiting) {
  if (threads == 0) return fail("bots are to think on 0 threads; it takes 1 at least");
  std::unique_ptr<Thinkers> thinkers(new Thinkers(threads, most_waiting));
  try {
    for (std::size_t i = 0; i < threads; ++i) {
      thinkers->threads_.emplace_back([raw = thinkers.get()] { raw->work(); });
    }
  } catch (const std::system_error& trouble) {
    return fail("of " + std::to_string(threads) + " threads for the bots, only " +
                std::to_string(thinkers->threads_.size()) + " are to be had: " + trouble.what());
  }
  return thinkers;
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::ask(std::string_view table, Waits waits, Thinking thinking, Done done) {
  const std::scoped_lock lock(mutex_);
  if (stopping_) return;
  ++tally_.asked;
  Turns<Question>& queue = waits == Waits::people ? people_ : bots_;
  queue.add(table, {std::move(thinking), std::move(done), Clock::now()});
  if (people_.size() + bots_.size() > most_waiting_) hurry();
  something_.notify_one();
}

void Thinkers::hurry() {
  Question oldest = bots_.empty() ? people_.take_oldest() : bots_.take_oldest();
  oldest.in_haste = true;
  haste_.push_back(std::move(oldest));
}

void Thinkers::stop() {
  // They go when nothing is locked: so does what their `done` holds.
  Turns<Question> people;
  Turns<Question> bots;
  std::deque<Question> haste;
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    std::swap(people, people_);
    std::swap(bots, bots_);
    std::swap(haste, haste_);
    something_.notify_all();
  }
  const std::scoped_lock lock(stop_);
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

Thinkers::Tally Thinkers::tally() const {
  const std::scoped_lock lock(mutex_);
  Tally tally = tally_;
  tally.waiting = people_.size() + bots_.size() + haste_.size();
  return tally;
}

void Thinkers::work() {
  while (const std::optional<Question> question = take()) {
    const auto& [thinking, done, asked, in_haste, most_ms] = *question;
    const Clock::time_point begin = Clock::now();
    Thought thought =
        in_haste ? think_in_haste(thinking) : think_it_over(thinking, one_hand(most_ms));
    const std::chrono::duration<double> spent = Clock::now() - begin;
    {
      const std::scoped_lock lock(mutex_);
      tally_.seconds += spent.count();
      ++tally_.thought;
      if (in_haste) ++tally_.in_haste;
    }
    done(std::move(thought));
  }
}

std::optional<Thinkers::Question> Thinkers::take() {
  std::unique_lock lock(mutex_);
  something_.wait(
      lock, [&] { return stopping_ || !haste_.empty() || !people_.empty() || !bots_.empty(); });
  if (stopping_) return std::nullopt;
  Question question = choose();
  question.most_ms = time_for_each();
  const auto waited =
      std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - question.asked);
  tally_.longest_wait_ms = std::max<std::int64_t>(tally_.longest_wait_ms, waited.count());
  return question;
}

// The more wait, the shorter everybody thinks: nobody is to wait longer than a second or so for
// those before him.
std::uint32_t Thinkers::time_for_each() const {
  constexpr std::size_t kPatience = 1000;  // milliseconds
  const std::size_t waiting = people_.size() + bots_.size() + 1;
  return static_cast<std::uint32_t>(
      std::clamp<std::size_t>(kPatience * tally_.threads / waiting, 1, kLongestThoughtMs));
}

Thinkers::Question Thinkers::choose() {
  // What is done in haste is done at once.
  if (!haste_.empty()) {
    Question question = std::move(haste_.front());
    haste_.pop_front();
    return question;
  }
  if (bots_.empty()) return people_.take_next();
  if (people_.empty() || people_in_a_row_ == kPeopleInARow) {
    people_in_a_row_ = 0;
    return bots_.take_next();
  }
  ++people_in_a_row_;
  return people_.take_next();
}

}  // namespace noblesse

#include "arena/contender.h"

#include <utility>

#include "arena/program.h"
#include "bots/bot.h"
#include "bots/machine_clock.h"
#include "match/text.h"

namespace noblesse::arena {
namespace {

class HouseBot final : public Contender {
 public:
  HouseBot(std::string name, const std::atomic<bool>& stop) : name_(std::move(name)), stop_(stop) {}
  HouseBot(const HouseBot&) = delete;  // its clock is bound to it
  HouseBot& operator=(const HouseBot&) = delete;
  ~HouseBot() override = default;

  std::expected<std::string, Mishap> decide(const Match& match, const Occasion& occasion) override {
    Result<Advice> advice = ask_bot(name_, match, occasion.seat, house_draw(occasion), means_);
    if (advice) return std::move(advice->move);
    return std::unexpected(Mishap{Mishap::Kind::nonsense, advice.error().message});
  }

 private:
  // Once the contest is stopped an hour passes between any two looks at the clock: whoever thinks
  // by it, or is just about to begin, is out of time.
  std::uint64_t clock() {
    if (stop_) leap_ += kHour;
    return machine_clock() + leap_;
  }

  static constexpr std::uint64_t kHour = 3'600'000'000;  // nobody thinks longer (bots/means.h)

  std::string name_;
  const std::atomic<bool>& stop_;
  std::uint64_t leap_ = 0;
  // A clock for those who think by it, and one hand: the other cores play other games.
  Means means_{.clock = [this] { return clock(); }};
};

}  // namespace

std::string_view name_of(Mishap::Kind kind) {
  switch (kind) {
    case Mishap::Kind::crashed: return "crashed";
    case Mishap::Kind::slow: return "slow";
    case Mishap::Kind::nonsense: return "nonsense";
  }
  std::unreachable();
}

std::unique_ptr<Contender> contender(const std::string& bot, const Contest& contest,
                                     const std::atomic<bool>& stop) {
  if (bot.starts_with(kProgram)) {
    return std::make_unique<Program>(bot.substr(kProgram.size()), contest, stop);
  }
  return std::make_unique<HouseBot>(bot, stop);
}

Result<void> try_programs(const Contest& contest) {
  const std::atomic<bool> stop = false;
  for (const std::string& bot : contest.bots) {
    if (!bot.starts_with(kProgram)) continue;
    Program program(bot.substr(kProgram.size()), contest, stop);
    if (const auto greeted = program.greet(); !greeted) {
      return fail(quote(bot) + " cannot play: " + greeted.error().what);
    }
  }
  return {};
}

}  // namespace noblesse::arena

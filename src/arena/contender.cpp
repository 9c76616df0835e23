#include "arena/contender.h"

#include <utility>

#include "arena/program.h"
#include "bots/bot.h"
#include "match/text.h"

namespace noblesse::arena {
namespace {

std::uint64_t microseconds() {
  using namespace std::chrono;
  return static_cast<std::uint64_t>(
      duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count());
}

class HouseBot final : public Contender {
 public:
  explicit HouseBot(std::string name) : name_(std::move(name)) {}

  std::expected<std::string, Mishap> decide(const Match& match, Seat seat,
                                            std::uint64_t seed) override {
    Result<Advice> advice = ask_bot(name_, match, seat, seed, means_);
    if (advice) return std::move(advice->move);
    return std::unexpected(Mishap{Mishap::Kind::nonsense, advice.error().message});
  }

 private:
  std::string name_;
  // A clock for those who think by it, and one hand: the other cores play other games.
  Means means_{.clock = microseconds};
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

std::unique_ptr<Contender> contender(const std::string& bot, const Contest& contest) {
  if (bot.starts_with(kProgram)) {
    return std::make_unique<Program>(bot.substr(kProgram.size()), contest);
  }
  return std::make_unique<HouseBot>(bot);
}

Result<void> try_programs(const Contest& contest) {
  for (const std::string& bot : contest.bots) {
    if (!bot.starts_with(kProgram)) continue;
    Program program(bot.substr(kProgram.size()), contest);
    if (const auto greeted = program.greet(); !greeted) {
      return fail(quote(bot) + " cannot play: " + greeted.error().what);
    }
  }
  return {};
}

}  // namespace noblesse::arena

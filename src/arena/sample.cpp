#include "arena/sample.h"

#include <set>

#include "base/rng.h"
#include "bots/bot.h"
#include "match/match.h"

namespace noblesse::arena {
namespace {

constexpr int kDecisions = 40;                             // of each bot
constexpr std::uint64_t kExact = std::uint64_t{1} << 53U;  // below this JSON is exact everywhere

std::uint64_t add(std::uint64_t number, std::string_view text) {
  for (const char c : text) number = Rng::mix(number ^ static_cast<unsigned char>(c));
  return Rng::mix(number);
}

// All seats are theirs.
std::uint64_t sample_of(std::string_view bot, Match& match) {
  const Means means{.most_ms = 1};
  std::uint64_t number = add(0, bot);
  for (int left = kDecisions; left > 0;) {
    const Summary summary = match.summary();
    if (summary.over) break;
    for (const Seat seat : summary.pending) {
      const Result<Advice> advice =
          ask_bot(bot, match, seat, static_cast<std::uint64_t>(left--), means);
      if (!advice || !match.act(seat, advice->move)) return number;
      number = add(number, advice->move);
    }
  }
  return Rng::mix(number + match.mark());
}

}  // namespace

std::uint64_t sample(const Shelf& shelf, const Contest& contest) {
  std::set<std::string_view> bots{"random"};
  for (const std::string& bot : contest.bots) {
    if (!bot.starts_with(kProgram)) bots.insert(bot);
  }
  Setup setup = contest.setup;
  setup.seed = contest.seed;
  std::uint64_t number = 0;
  for (const std::string_view bot : bots) {
    const auto match = new_match(shelf, setup);
    if (match) number = Rng::mix(number + sample_of(bot, **match));
  }
  return number % kExact;
}

}  // namespace noblesse::arena

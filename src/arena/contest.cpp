#include "arena/contest.h"

#include "arena/sample.h"
#include "arena/schedule.h"
#include "base/version.h"
#include "bots/bot.h"
#include "match/match.h"
#include "match/text.h"

namespace noblesse::arena {
namespace {

Result<void> check_bot(std::string_view bot) {
  if (bot.starts_with(kProgram)) {
    if (bot.size() > kProgram.size()) return {};
    return fail("\"exec:\" needs a command: exec:./mybot");
  }
  if (is_bot(bot)) return {};
  std::vector<std::string_view> names;
  for (const BotInfo& known : all_bots()) names.push_back(known.name);
  return fail(no_such_bot(bot).message + "; a program is exec:COMMAND" + did_you_mean(bot, names));
}

// The options of the rules, and who is the first noble where that was asked for (M19).
std::map<std::string, std::string> ways_to_play(const Setup& setup) {
  auto ways = setup.options;
  if (setup.first) ways["first"] = std::to_string(*setup.first);
  return ways;
}

}  // namespace

Result<void> check(const Shelf& shelf, const Contest& contest) {
  Setup setup = contest.setup;
  setup.seed = contest.seed;
  const auto match = new_match(shelf, setup);
  if (!match) return std::unexpected(match.error());
  if (contest.bots.empty()) return fail("no bots: at least one has to play");
  if (contest.bots.size() > kMostBots) {
    return fail(std::to_string(contest.bots.size()) + " bots are too many; at most " +
                std::to_string(kMostBots) + " can meet");
  }
  for (const std::string& bot : contest.bots) {
    if (const Result<void> good = check_bot(bot); !good) return good;
  }
  if (contest.games == 0) return fail("no games: at least one has to be played");
  // Asked for too many, they are not rounded up: the sum might not fit.
  const std::uint64_t seatings = seatings_of_a_deal(contest.bots.size(), setup.players);
  const std::uint64_t games = contest.games > kMostGames
                                  ? contest.games
                                  : (contest.games + seatings - 1) / seatings * seatings;
  if (games <= kMostGames) return {};
  return fail("that would be " + std::to_string(games) + " games, in whole deals of " +
              std::to_string(seatings) + "; at most " + std::to_string(kMostGames) +
              " can be played");
}

Contest completed(const Shelf& shelf, Contest contest) {
  Setup setup = contest.setup;
  setup.seed = contest.seed;
  const auto match = new_match(shelf, setup);
  const Record record = (*match)->record();
  contest.setup.edition = record.edition;
  contest.setup.options = {record.options.begin(), record.options.end()};
  contest.plays = sample(shelf, contest);
  return contest;
}

json::object terms(const Contest& contest) {
  json::object options;
  for (const auto& [key, value] : ways_to_play(contest.setup)) options[key] = value;
  json::array bots(contest.bots.begin(), contest.bots.end());
  return {{"version", kVersion},
          {"game", contest.setup.game},
          {"edition", contest.setup.edition},
          {"players", contest.setup.players},
          {"options", std::move(options)},
          {"bots", std::move(bots)},
          {"seed", contest.seed},
          {"patience", contest.patience.count()},
          {"plays", contest.plays}};
}

std::string in_words(const Contest& contest) {
  std::string text = contest.setup.game + " (" + contest.setup.edition + "), " +
                     std::to_string(contest.setup.players) + " players";
  for (const auto& [key, value] : ways_to_play(contest.setup)) {
    text.append(", ").append(key).append("=").append(value);
  }
  return text;
}

}  // namespace noblesse::arena

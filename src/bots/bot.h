// Who plays. A bot is given one seat's view, never a state, and answers with a decision in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "bots/characters.h"
#include "bots/means.h"
#include "match/match.h"

namespace noblesse {

struct Advice {
  std::string move;
  std::optional<double> value;  // the chance to win that the bot sees, 0 to 1; if it knows
  std::optional<double> sure;   // how far that can be trusted (bots/finding.h); if it knows
  std::optional<double> place;  // the place that it expects on average; if it knows
  std::vector<std::pair<std::string, double>>
      policy;  // how often it would choose what; if it knows
};

struct BotInfo {
  std::string_view name;
  std::string_view about;           // one line
  std::optional<Prowess> strength;  // of a character
};

// The bots there are: those without a character, the weakest first, and then the others likewise.
std::vector<BotInfo> all_bots();
std::string bot_names();  // "random, novice, …"

// Whether somebody answers to that name: one of those, or `search` with a budget ("search:100ms",
// "search:2000it").
bool is_bot(std::string_view name);

// Whether a table seats them: one of all bots, who thinks as long as they usually do.
bool is_seated(std::string_view name);

// Who there is, for somebody who has asked for a name that nobody answers to.
Error no_such_bot(std::string_view name);

// Which of all bots that is: "search" for "search:100ms". Nothing where there is no such bot.
std::string_view kind_of(std::string_view name);

// The bot's decision for a seat that owes one. The same view and seed give the same answer, unless
// a search thinks by the clock.
Result<Advice> ask_bot(std::string_view bot, const Match& match, Seat seat, std::uint64_t seed,
                       const Means& means = {});

}  // namespace noblesse

// Who plays. A bot is given one seat's view, never a state, and answers with a decision in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "match/match.h"

namespace noblesse {

struct Advice {
  std::string move;
  std::optional<double> value;  // what the bot expects, 0 to 1; if it knows
  std::vector<std::pair<std::string, double>>
      policy;  // how often it would choose what; if it knows
};

struct BotInfo {
  std::string_view name;
  std::string_view about;  // one line
};

// The bots there are, the weakest first.
std::vector<BotInfo> all_bots();

bool is_bot(std::string_view name);

// The bot's decision for a seat that owes one. The same view and seed give the same answer.
Result<Advice> ask_bot(std::string_view bot, const Match& match, Seat seat, std::uint64_t seed);

}  // namespace noblesse

#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/adel/lords.h"
#include "bots/mille/players.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::uint64_t kListed = 4096;  // of the decisions that `random` chooses from

constexpr std::array<BotInfo, 3> kBots{{
    {"random", "any legal decision, each equally likely"},
    {"novice", "looks at his own hand and means well; to learn against"},
    {"clubman", "weighs what everybody has to gain, and can't be read; decent company"},
}};

// The verbs of a bot are named alike in every game, so the game's types pick them.
template <class GameMatch>
Advice advise(std::string_view bot, const GameMatch& match, Seat seat, std::uint64_t seed) {
  const auto& rules = match.rules();
  const auto view = match.seen_by(Viewer::of_seat(seat));
  const auto& edition = match.edition();
  Rng rng(seed);
  Policy<typename GameMatch::Decision> policy;
  Advice advice;
  if (bot == "random") {
    advice.move = write_decision(edition, stroller(rules, view, rng));
    policy = stroller(rules, view, kListed);
  } else {
    policy = bot == "novice" ? novice(rules, view) : clubman(rules, view);
    advice.move = write_decision(edition, draw(policy, rng));
  }
  for (const auto& [decision, chance] : policy) {
    advice.policy.emplace_back(write_decision(edition, decision), chance);
  }
  return advice;
}

}  // namespace

std::vector<BotInfo> all_bots() { return {kBots.begin(), kBots.end()}; }

bool is_bot(std::string_view name) {
  return std::ranges::find(kBots, name, &BotInfo::name) != kBots.end();
}

Result<Advice> ask_bot(std::string_view bot, const Match& match, Seat seat, std::uint64_t seed) {
  if (!is_bot(bot)) {
    std::string names;
    for (const BotInfo& known : kBots) names.append(names.empty() ? "" : ", ").append(known.name);
    return fail("there is no bot " + quote(bot) + "; the bots are " + names);
  }
  if (seat >= match.players()) {
    return fail("there is no seat " + std::to_string(seat) + "; the seats are 0 to " +
                std::to_string(match.players() - 1));
  }
  const std::vector<Seat> pending = match.summary().pending;
  if (std::ranges::find(pending, seat) == pending.end()) {
    return fail("seat " + std::to_string(seat) + " owes no decision now");
  }
  if (match.game() == adel::Face::kName) {
    return advise(bot, static_cast<const adel::Match&>(match), seat, seed);
  }
  return advise(bot, static_cast<const mille::Match&>(match), seat, seed);
}

}  // namespace noblesse

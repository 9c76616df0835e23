#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/adel/lords.h"
#include "bots/adel/search.h"
#include "bots/mille/players.h"
#include "bots/mille/search.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::uint64_t kListed = 4096;  // of the decisions that `random` chooses from

constexpr std::array<BotInfo, 4> kBots{{
    {"random", "any legal decision, each equally likely", {}},
    {"novice", "looks at his own hand and means well; to learn against", {}},
    {"clubman", "weighs what everybody has to gain, and can't be read; decent company", {}},
    {"search", "plays the round through in his head, again and again, before he decides", {}},
}};

constexpr std::string_view kSearch = "search";

// How long a search of that name thinks; nothing for anybody else.
std::optional<Budget> budget_of(std::string_view name) {
  if (name == kSearch) return kUsualBudget;
  if (!name.starts_with(kSearch) || !name.substr(kSearch.size()).starts_with(':')) return {};
  return read_budget(name.substr(kSearch.size() + 1));
}

void follow_taste(const Character& who, const adel::Match& /*match*/, const adel::View& view,
                  Policy<adel::Decision>& policy) {
  adel::lean(who.adel, view, policy);
}

void follow_taste(const Character& who, const mille::Match& match, const mille::View& view,
                  Policy<mille::Decision>& policy) {
  mille::lean(who.mille, match.rules(), view, policy);
}

// The verbs of a bot are named alike in every game, so the game's types pick them.
template <class GameMatch>
Advice advise(std::string_view bot, const GameMatch& match, Seat seat, std::uint64_t seed,
              const Means& means) {
  const auto& rules = match.rules();
  const auto view = match.seen_by(Viewer::of_seat(seat));
  const auto& edition = match.edition();
  const Character* const who = character(bot);
  const std::string_view judgement = who == nullptr ? bot : who->judgement;
  Rng rng(seed);
  Policy<typename GameMatch::Decision> policy;
  Advice advice;
  if (judgement == "random") {
    advice.move = write_decision(edition, stroller(rules, view, rng));
    policy = stroller(rules, view, kListed);
  } else if (const auto budget = budget_of(judgement)) {
    auto finding = search(rules, view, *budget, means);
    policy = std::move(finding.policy);
    advice.value = finding.value;
    advice.sure = finding.sure;
    advice.place = finding.place;
  } else {
    policy = judgement == "novice" ? novice(rules, view) : clubman(rules, view);
  }
  if (who != nullptr) follow_taste(*who, match, view, policy);
  if (advice.move.empty()) advice.move = write_decision(edition, draw(policy, rng));
  for (const auto& [decision, chance] : policy) {
    advice.policy.emplace_back(write_decision(edition, decision), chance);
  }
  return advice;
}

}  // namespace

std::vector<BotInfo> all_bots() {
  std::vector<BotInfo> bots(kBots.begin(), kBots.end());
  for (const Character& who : all_characters()) bots.push_back({who.name, who.about, who.strength});
  return bots;
}

std::string bot_names() {
  std::string names;
  for (const BotInfo& bot : all_bots()) names.append(names.empty() ? "" : ", ").append(bot.name);
  return names;
}

bool is_bot(std::string_view name) { return !kind_of(name).empty(); }

std::string_view kind_of(std::string_view name) {
  if (budget_of(name)) return kSearch;
  if (const Character* const who = character(name)) return who->name;
  for (const BotInfo& bot : kBots) {
    if (bot.name == name) return bot.name;
  }
  return {};
}

bool is_seated(std::string_view name) { return !name.empty() && kind_of(name) == name; }

Error no_such_bot(std::string_view name) {
  if (name.starts_with(kSearch) && name.substr(kSearch.size()).starts_with(':')) {
    return {"no search thinks for " + quote(name.substr(kSearch.size() + 1)) + ": it may be " +
                std::to_string(kLeastMilliseconds) + "ms to " + std::to_string(kMostMilliseconds) +
                "ms, or 1it to " + std::to_string(kMostIterations) + "it",
            {}};
  }
  return {"there is no bot " + quote(name) + "; the bots are " + bot_names() +
              " (also search:100ms, from 5ms, and search:2000it)",
          {}};
}

Result<Advice> ask_bot(std::string_view bot, const Match& match, Seat seat, std::uint64_t seed,
                       const Means& means) {
  if (!is_bot(bot)) return std::unexpected(no_such_bot(bot));
  if (seat >= match.players()) {
    return fail("there is no seat " + std::to_string(seat) + "; the seats are 0 to " +
                std::to_string(match.players() - 1));
  }
  const std::vector<Seat> pending = match.summary().pending;
  if (std::ranges::find(pending, seat) == pending.end()) {
    return fail("seat " + std::to_string(seat) + " owes no decision now");
  }
  if (match.game() == adel::Face::kName) {
    return advise(bot, static_cast<const adel::Match&>(match), seat, seed, means);
  }
  return advise(bot, static_cast<const mille::Match&>(match), seat, seed, means);
}

}  // namespace noblesse

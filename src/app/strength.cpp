// `noblesse strength`: the matches that show how strong the bots are, written down as
// docs/strength.md.
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "app/arena.h"
#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/machine.h"
#include "bots/characters.h"

namespace noblesse {
namespace {

constexpr std::string_view kMeasure = "clubman";
constexpr double kMeasured = 1500;

constexpr std::string_view kReadable = R"(
## Not readable

What the search would lose to somebody who knows how often it does what, as a part of all that is at stake: in last rounds of
two lords and in single turns of two players, which are solved exactly ([arena](arena.md)). *Value* is the first lord's or
the noble's chance to win if nobody can be read. The budgets are counted as work.

)";

// One bot on one seat, the other on all the rest; how often the first has to win at least.
struct Bout {
  std::string first;
  std::string other;
  double least;
  std::size_t fewer = 1;  // the games are divided by this: who thinks by the clock takes long

  bool takes_long() const { return fewer > 1; }
};

struct Board {
  std::string name;
  std::string game;
  int players;
  std::string variant;  // adel with two lords
  std::vector<Bout> bouts;
};

// Everybody wins against who stands below them, more often than an equal share; the search by far,
// and against itself with a tenth of the time.
std::vector<Board> boards() {
  const std::vector<Bout> two{{"novice", "random", 0.5},
                              {"clubman", "novice", 0.5},
                              {"search:100ms", "random", 0.95, 25},
                              {"search:100ms", "novice", 0.8, 25},
                              {"search:100ms", "clubman", 0.65, 20},
                              {"search:100ms", "search:10ms", 0.5, 20}};
  const std::vector<Bout> four{{"novice", "random", 0.25},
                               {"clubman", "novice", 0.25},
                               {"search:100ms", "clubman", 0.4, 16}};
  return {{"adel, 2 lords, standard", "adel", 2, "standard", two},
          {"adel, 2 lords, surprise", "adel", 2, "surprise", two},
          {"adel, 2 lords, confrontation", "adel", 2, "confrontation", two},
          {"mille, 2 players", "mille", 2, "", two},
          {"adel, 4 lords", "adel", 4, "", four},
          {"mille, 4 players", "mille", 4, "", four}};
}

arena::Contest contest_of(const Board& board, const Bout& bout, const StrengthOptions& options) {
  arena::Contest contest;
  contest.setup.game = board.game;
  contest.setup.players = board.players;
  if (!board.variant.empty()) contest.setup.options["variant"] = board.variant;
  contest.bots = {bout.first, bout.other};
  contest.games = std::max<std::size_t>(options.games / bout.fewer, 1);
  contest.seed = options.seed;
  return contest;
}

const arena::Standing& standing_of(const arena::Tally& tally, const std::string& bot) {
  return *std::ranges::find(tally.standings, bot, &arena::Standing::bot);
}

std::string row(const Board& board, const Bout& bout, const HeldContest& held) {
  const arena::Standing& first = standing_of(held.tally, bout.first);
  const arena::Standing& other = standing_of(held.tally, bout.other);
  const arena::Figure& wins = first.wins;
  const double low = wins.low.value_or(0);
  const double high = wins.high.value_or(1);
  const std::string_view shown = low >= bout.least ? "yes" : high < bout.least ? "no" : "open";
  return fmt::format(
      "| {} | {} | {}{} | {} | {:.1f} % | {:.1f} … {:.1f} | ≥ {:.0f} % | {} | {:+.0f} |\n",
      board.name, bout.first, board.players > 2 ? fmt::format("{} × ", board.players - 1) : "",
      bout.other, held.tally.games, 100 * wins.mean.value_or(0), 100 * low, 100 * high,
      100 * bout.least, shown, first.rating.mean.value_or(0) - other.rating.mean.value_or(0));
}

bool takes_time(const Character& who) { return who.judgement.starts_with("search"); }

// Everybody of the company against everybody else, and against the clubman, who stands at 1500.
// Those who take their time have a contest of their own, of fewer games.
arena::Contest company_of(const std::string& game, bool slow, const StrengthOptions& options) {
  arena::Contest contest;
  contest.setup.game = game;
  contest.setup.players = 2;
  for (const Character& who : all_characters()) {
    if (takes_time(who) == slow) contest.bots.emplace_back(who.name);
  }
  contest.bots.emplace_back(kMeasure);
  contest.games = std::max<std::size_t>(options.games / (slow ? 25 : 1), 1);
  contest.seed = options.seed;
  return contest;
}

struct Measured {
  arena::Tally quick;
  std::optional<arena::Tally> slow;  // if there was time for that

  std::string strength_of(const Character& who) const {
    const bool slowly = takes_time(who);
    if (slowly && !slow) return "–";
    const auto& tally = slowly ? *slow : quick;
    const arena::Figure rating = standing_of(tally, std::string(who.name)).rating;
    if (!rating.mean) return "–";
    const double doubt =
        (rating.high.value_or(*rating.mean) - rating.low.value_or(*rating.mean)) / 2;
    return fmt::format("{:.0f} ± {:.0f}", kMeasured + *rating.mean, doubt);
  }
};

std::string company_table(const Measured& adel, const Measured& mille) {
  std::string text = fmt::format(
      R"(
## The company

The characters at tables of two, each against each of the others and the clubman: {} games of adel and {} of mille; those who
think before they decide {}. Strength is on the scale of chess, the clubman stands at
{:.0f}, and ± is half of the 95 % interval.

| character | judgement | adel | mille |
| --- | --- | ---: | ---: |
)",
      adel.quick.games, mille.quick.games,
      adel.slow && mille.slow ? fmt::format("against each other and the clubman, {} and {}",
                                            adel.slow->games, mille.slow->games)
                              : "are left out",
      kMeasured);
  for (const Character& who : all_characters()) {
    text += fmt::format("| {} | {} | {} | {} |\n", who.name, who.judgement, adel.strength_of(who),
                        mille.strength_of(who));
  }
  return text;
}

// What was asked for otherwise than usual.
std::string asked(const StrengthOptions& options) {
  const StrengthOptions usual;
  std::string words;
  if (options.quick) words += " --quick";
  if (options.games != usual.games) words += fmt::format(" --games {}", options.games);
  if (options.seed != usual.seed) words += fmt::format(" --seed {}", options.seed);
  return words;
}

std::string document(const std::string& rows, const StrengthOptions& options) {
  return fmt::format(
      R"(# Strength

Written by `noblesse strength{} --report docs/strength.md`: every match is played by [the arena](arena.md), each deal with all
seat rotations. *Wins* are those of the first bot's one seat, a shared win in parts, with their 95 % interval; *shown* says
whether all of it reaches what is wanted (yes), none of it (no), or only a part (open: more games would tell). *Rating* is how
far the first bot stands above the other, on the scale of chess. A budget such as `search:100ms` is what a bot may think about
one decision, on one core. Measured on {}.

| game | bot | against | games | wins | 95 % | wanted | shown | rating |
| --- | --- | --- | ---: | ---: | ---: | ---: | --- | ---: |
{})",
      asked(options), this_machine(), rows);
}

int complain(const Error& error) {
  fmt::print(stderr, "noblesse strength: {}\n", sanitized(error.message));
  return kWrongUse;
}

// Holds one contest after the other, until one goes wrong.
class Season {
 public:
  Season(const Shelf& shelf, const StrengthOptions& options) : shelf_(shelf), options_(options) {}

  // Nothing, if it went wrong.
  std::optional<HeldContest> hold(const arena::Contest& contest, const std::string& name) {
    ArenaMeans means = options_.means;
    means.anchor = kMeasure;
    if (!means.state.empty()) means.state += "/" + name + ".arena";
    auto held = hold_contest(shelf_, contest, means);
    if (!held) {
      status_ = complain(held.error());
    } else if (held->trouble) {
      status_ = complain(*held->trouble);
    } else if (held->interrupted) {
      fmt::print(stderr, "Interrupted: the document is not written.\n");
      status_ = kInterrupted;
    } else {
      return std::move(*held);
    }
    return std::nullopt;
  }

  std::optional<Measured> measure(const std::string& game) {
    auto quick = hold(company_of(game, false, options_), "company, " + game);
    if (!quick) return std::nullopt;
    if (options_.quick) return Measured{std::move(quick->tally), std::nullopt};
    auto slow = hold(company_of(game, true, options_), "who takes his time, " + game);
    if (!slow) return std::nullopt;
    return Measured{std::move(quick->tally), std::move(slow->tally)};
  }

  int status() const { return status_; }

 private:
  const Shelf& shelf_;
  const StrengthOptions& options_;
  int status_ = kSuccess;
};

// The rows of all boards; nothing, if something went wrong.
std::optional<std::string> all_rows(Season& season, const StrengthOptions& options) {
  std::string rows;
  for (const Board& board : boards()) {
    for (const Bout& bout : board.bouts) {
      if (options.quick && bout.takes_long()) continue;
      const auto held =
          season.hold(contest_of(board, bout, options),
                      fmt::format("{}, {} against {}", board.name, bout.first, bout.other));
      if (!held) return std::nullopt;
      rows += row(board, bout, *held);
      fmt::print(stderr, "{}", row(board, bout, *held));
    }
  }
  return rows;
}

}  // namespace

int run_strength(const Shelf& shelf, const StrengthOptions& options) {
  if (const auto made = make_folder(options.means.state); !made) return complain(made.error());
  if (const auto can = can_write(options.report); !can) return complain(can.error());
  if (const auto good = check(options.reading); !good) return complain(good.error());
  Season season(shelf, options);
  const auto rows = all_rows(season, options);
  if (!rows) return season.status();
  const auto adel = season.measure("adel");
  if (!adel) return season.status();
  const auto mille = season.measure("mille");
  if (!mille) return season.status();
  std::string text = document(*rows, options) + company_table(*adel, *mille);
  text += kReadable;
  const auto read = read_them(shelf, options.reading, [&](const std::string& piece) {
    text += piece;
    fmt::print(stderr, "{}", piece);
  });
  if (!read) return complain(read.error());
  if (options.report.empty()) {
    fmt::print("{}", text);
    return kSuccess;
  }
  const auto written = write_text_file(options.report, text);
  return written ? kSuccess : complain(written.error());
}

}  // namespace noblesse

// `noblesse readable`: how much the search loses to somebody who has read it, in situations that
// are solved exactly.
#include "arena/readable.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdio>

#include "app/commands.h"
#include "app/readable.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr double kWanted = 0.05;

struct Sums {
  std::vector<double> search;
  double clubman = 0;
  std::size_t largest = 0;  // which of the budgets
  double worst = 0;         // with that one
  int positions = 0;
};

// All in one unit, so that one of them is the largest.
Result<std::vector<Budget>> read_budgets(const std::vector<std::string>& texts) {
  if (texts.empty()) return fail("no budgets: at least one is needed, as 100ms is");
  std::vector<Budget> budgets;
  for (const std::string& text : texts) {
    const auto budget = read_budget(text);
    if (!budget) {
      return fail(fmt::format("{} is no budget: {}ms to {}ms, or 1it to {}it", quote(text),
                              kLeastMilliseconds, kMostMilliseconds, kMostIterations));
    }
    budgets.push_back(*budget);
    if (budget->unit != budgets.front().unit) {
      return fail(quote(texts.front()) + " and " + quote(text) +
                  " cannot be compared: budgets are all in ms or all in it");
    }
  }
  return budgets;
}

std::string part(double loss) { return fmt::format("{:.1f} %", 100 * loss); }

std::string row(const std::string& name, const arena::Reading& reading, Sums& sums) {
  std::string text =
      fmt::format("| {} | {} | {:.4f} ± {:.4f} | {:.2f} | {} |", name, reading.size, reading.value,
                  reading.gap / 2, reading.range, part(reading.clubman));
  for (std::size_t b = 0; b < reading.search.size(); ++b) {
    text += fmt::format(" {} |", part(reading.search[b]));
    sums.search[b] += reading.search[b];
  }
  sums.clubman += reading.clubman;
  sums.worst = std::max(sums.worst, reading.search[sums.largest]);
  ++sums.positions;
  return text + "\n";
}

std::string head(const std::vector<std::string>& budgets) {
  std::string text = "| situation | size | value | range | clubman |";
  for (const std::string& budget : budgets) text += fmt::format(" search:{} |", budget);
  text += "\n| --- | ---: | ---: | ---: | ---: |";
  for (std::size_t b = 0; b < budgets.size(); ++b) text += " ---: |";
  return text + "\n";
}

std::string mean(const Sums& sums) {
  std::string text = fmt::format("| mean | | | | {} |", part(sums.clubman / sums.positions));
  for (const double sum : sums.search) text += fmt::format(" {} |", part(sum / sums.positions));
  return text +
         fmt::format(
             "\n\nThe most with the largest budget: {} of the range (wanted: less than {}).\n",
             part(sums.worst), part(kWanted));
}

Result<void> read_adel(const Shelf& shelf, const ReadableOptions& options,
                       const std::vector<Budget>& budgets, Sums& sums, const Tell& tell) {
  for (const std::string variant : {"standard", "surprise", "confrontation"}) {
    Setup setup;
    setup.game = "adel";
    setup.players = 2;
    setup.options["variant"] = variant;
    const auto edition = shelf.adel("", setup.players);
    if (!edition) return std::unexpected(edition.error());
    const auto rules = adel::make_rules(**edition, setup);
    if (!rules) return std::unexpected(rules.error());
    Rng rng(options.seed);
    for (int n = 1; n <= options.positions; ++n) {
      const arena::OpenRound open = arena::draw_open_round(*rules, rng);
      tell(row(fmt::format("adel, {}, last round {}", variant, n),
               arena::read(*rules, open, budgets), sums));
    }
  }
  return {};
}

Result<void> read_mille(const Shelf& shelf, const ReadableOptions& options,
                        const std::vector<Budget>& budgets, Sums& sums, const Tell& tell) {
  Setup setup;
  setup.game = "mille";
  setup.players = 2;
  const auto edition = shelf.mille("", setup.players);
  if (!edition) return std::unexpected(edition.error());
  const auto rules = mille::make_rules(**edition, setup);
  if (!rules) return std::unexpected(rules.error());
  Rng rng(options.seed);
  for (int n = 1; n <= options.positions; ++n) {
    const int before = 2 * ((n - 1) % 3);
    const mille::State state = arena::draw_turn(*rules, before, rng);
    tell(row(fmt::format("mille, turn {} of game {}", before + 1, n),
             arena::read(*rules, state, budgets), sums));
  }
  return {};
}

}  // namespace

Result<void> check(const ReadableOptions& options) {
  const auto read = read_budgets(options.budgets);
  if (!read) return std::unexpected(read.error());
  return {};
}

Result<bool> read_them(const Shelf& shelf, const ReadableOptions& options, const Tell& tell) {
  const auto read = read_budgets(options.budgets);
  if (!read) return std::unexpected(read.error());
  const std::vector<Budget>& budgets = *read;
  Sums sums;
  sums.search.resize(budgets.size());
  sums.largest = static_cast<std::size_t>(std::ranges::max_element(budgets, {}, &Budget::amount) -
                                          budgets.begin());
  tell(head(options.budgets));
  if (const auto done = read_adel(shelf, options, budgets, sums, tell); !done) {
    return std::unexpected(done.error());
  }
  if (const auto done = read_mille(shelf, options, budgets, sums, tell); !done) {
    return std::unexpected(done.error());
  }
  tell(mean(sums));
  return sums.worst < kWanted;
}

int run_readable(const Shelf& shelf, const ReadableOptions& options) {
  const auto unread = read_them(shelf, options, [](const std::string& text) {
    fmt::print("{}", text);
    std::fflush(stdout);  // a row may take a minute
  });
  if (!unread) {
    fmt::print(stderr, "noblesse readable: {}\n", unread.error().message);
    return kWrongUse;
  }
  return *unread ? kSuccess : kFaultFound;
}

}  // namespace noblesse

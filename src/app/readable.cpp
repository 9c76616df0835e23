// `noblesse readable`: how much the search loses to somebody who has read it, in situations that
// are solved exactly.
#include "arena/readable.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdio>

#include "app/commands.h"
#include "match/adel/face.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

constexpr double kWanted = 0.05;

struct Sums {
  std::vector<double> search;
  double clubman = 0;
  double worst = 0;  // with the largest budget
  int positions = 0;
};

std::string part(double loss) { return fmt::format("{:.1f} %", 100 * loss); }

void print_row(const std::string& name, const arena::Reading& reading, Sums& sums) {
  fmt::print("| {} | {} | {:.4f} ± {:.4f} | {:.2f} | {} |", name, reading.size, reading.value,
             reading.gap / 2, reading.range, part(reading.clubman));
  for (std::size_t b = 0; b < reading.search.size(); ++b) {
    fmt::print(" {} |", part(reading.search[b]));
    sums.search[b] += reading.search[b];
  }
  fmt::print("\n");
  std::fflush(stdout);
  sums.clubman += reading.clubman;
  sums.worst = std::max(sums.worst, reading.search.back());
  ++sums.positions;
}

void print_head(const std::vector<std::string>& budgets) {
  fmt::print("| situation | size | value | range | clubman |");
  for (const std::string& budget : budgets) fmt::print(" search:{} |", budget);
  fmt::print("\n| --- | ---: | ---: | ---: | ---: |");
  for (std::size_t b = 0; b < budgets.size(); ++b) fmt::print(" ---: |");
  fmt::print("\n");
}

void print_mean(const Sums& sums) {
  fmt::print("| mean | | | | {} |", part(sums.clubman / sums.positions));
  for (const double sum : sums.search) fmt::print(" {} |", part(sum / sums.positions));
  fmt::print("\n\nThe most with the largest budget: {} of the range (wanted: less than {}).\n",
             part(sums.worst), part(kWanted));
}

Result<void> read_adel(const Shelf& shelf, const ReadableOptions& options,
                       const std::vector<Budget>& budgets, Sums& sums) {
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
      print_row(fmt::format("adel, {}, last round {}", variant, n),
                arena::read(*rules, open, budgets), sums);
    }
  }
  return {};
}

Result<void> read_mille(const Shelf& shelf, const ReadableOptions& options,
                        const std::vector<Budget>& budgets, Sums& sums) {
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
    print_row(fmt::format("mille, turn {} of game {}", before + 1, n),
              arena::read(*rules, state, budgets), sums);
  }
  return {};
}

int complain(const std::string& message) {
  fmt::print(stderr, "noblesse readable: {}\n", message);
  return kWrongUse;
}

}  // namespace

int run_readable(const Shelf& shelf, const ReadableOptions& options) {
  std::vector<Budget> budgets;
  for (const std::string& text : options.budgets) {
    const auto budget = read_budget(text);
    if (!budget) return complain("\"" + text + "\" is no budget, as 100ms or 2000it are");
    budgets.push_back(*budget);
  }
  Sums sums;
  sums.search.resize(budgets.size());
  print_head(options.budgets);
  if (const auto done = read_adel(shelf, options, budgets, sums); !done) {
    return complain(done.error().message);
  }
  if (const auto done = read_mille(shelf, options, budgets, sums); !done) {
    return complain(done.error().message);
  }
  print_mean(sums);
  return sums.worst < kWanted ? kSuccess : kFaultFound;
}

}  // namespace noblesse

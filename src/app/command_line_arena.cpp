#include "app/command_line_arena.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/arena.h"
#include "app/command_line_rules.h"
#include "app/commands.h"
#include "app/readable.h"
#include "app/start.h"
#include "bots/bot.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(
Examples:
  noblesse arena adel --players 4 --bots clubman,novice,novice,random --games 2000
  noblesse arena mille --players 2 --bots clubman,novice --state mille.arena
                                 kept as it goes; the same words go on with it
  noblesse arena adel --players 4 --bots "exec:python3 examples/mybot.py,clubman"
                                 your own program against three clubmen (docs/arena.md)

Every deal is played with all seat rotations. With fewer bots than seats the last one named takes the
rest; with more, every combination of them meets. Ctrl-C prints what is known so far.)";

constexpr std::size_t kMostThreads = 1024;

void add_threads(CLI::App& command, ArenaMeans& means) {
  command.add_option("-j,--threads", means.threads, "How many games at once; one for each core")
      ->check(CLI::Range(std::size_t{1}, kMostThreads));
}

void add_reading(CLI::App& command, ReadableOptions& options) {
  command
      .add_option("-n,--positions", options.positions,
                  "So many situations of each variant of adel, and of mille")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command
      .add_option("--budgets", options.budgets,
                  "How long it thinks; counted as work, so the figures are the same everywhere")
      ->delimiter(',')
      ->type_name("BUDGET,…");
}

int hold(Library& library, ArenaOptions options) {
  Setup& setup = options.contest.setup;
  if (!setup.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library.shelf, setup.edition);
    if (!named) {
      fmt::print(stderr, "noblesse arena: {}\n", named.error().message);
      return kWrongUse;
    }
    setup.edition = named->id;
  }
  if (setup.players == 0) setup.players = usual_players(library.shelf, setup.game, setup.edition);
  return run_arena(library.shelf, options);
}

}  // namespace

void add_arena(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("arena", "Bots against bots, and which is the stronger");
  auto options = std::make_shared<ArenaOptions>();
  arena::Contest& contest = options->contest;
  contest.games = 1000;
  auto patience = std::make_shared<int>(static_cast<int>(contest.patience.count()));
  command->add_option("game", contest.setup.game, "adel or mille")
      ->required()
      ->check(CLI::IsMember({"adel", "mille"}));
  command->add_option("-p,--players", contest.setup.players, "How many sit at the table")
      ->check(CLI::Range(2, kMaxSeats));
  command->add_option("-b,--bots", contest.bots, "Who plays: " + bot_names() + ", exec:COMMAND")
      ->required()
      ->delimiter(',')
      ->type_name("BOT,…");
  command->add_option("-g,--games", contest.games, "At least so many games, in whole deals")
      ->check(CLI::Range(std::size_t{1}, arena::kMostGames))
      ->capture_default_str();
  command->add_option("-s,--seed", contest.seed, "The number of the contest")
      ->capture_default_str();
  const auto rules = add_rule_words(*command);
  add_threads(*command, options->means);
  command
      ->add_option("--patience", *patience,
                   "How long a program may think about one decision, in milliseconds")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  command
      ->add_option("--state", options->means.state,
                   "Keeps what was played in this file; goes on from it if it is there")
      ->type_name("FILE");
  command
      ->add_option("--records", options->means.records,
                   "Keeps every game as a record in this folder")
      ->type_name("FOLDER");
  command->add_option("--json", options->json, "Writes the figures into this file")
      ->type_name("FILE");
  command->add_option("--plot", options->plot, "Draws them into this file (SVG)")
      ->type_name("FILE");
  command->footer(kExamples);
  command->callback([=, &run] {
    options->contest.setup.edition = rules->edition;
    options->contest.setup.options = rules->options();
    options->contest.patience = std::chrono::milliseconds(*patience);
    run = [=](Library& library) { return hold(library, *options); };
  });
}

void add_strength(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("strength", "The matches that show how strong the bots are");
  auto options = std::make_shared<StrengthOptions>();
  command
      ->add_option(
          "-g,--games", options->games,
          "At least so many games a match; a tenth or less where a bot thinks by the clock")
      ->check(CLI::Range(std::size_t{4}, arena::kMostGames))
      ->capture_default_str();
  command->add_option("-s,--seed", options->seed, "The number of the contest")
      ->capture_default_str();
  add_threads(*command, options->means);
  command
      ->add_option("--state", options->means.state,
                   "Keeps what was played in this folder; goes on from it")
      ->type_name("FOLDER");
  command->add_flag("--quick", options->quick,
                    "Without those who think by the clock, which takes more than an hour");
  add_reading(*command, options->reading);
  command->add_option("--report", options->report, "Writes this document (docs/strength.md)")
      ->type_name("FILE");
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_strength(library.shelf, *options); }; });
}

void add_readable(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "readable", "How much the search loses to who has read it, where that is known exactly");
  auto options = std::make_shared<ReadableOptions>();
  add_reading(*command, *options);
  command->add_option("-s,--seed", options->seed, "The number that they are drawn by")
      ->capture_default_str();
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_readable(library.shelf, *options); }; });
}

}  // namespace noblesse

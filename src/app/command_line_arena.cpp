#include "app/command_line_arena.h"

#include <fmt/core.h>

#include <memory>

#include "app/arena.h"
#include "app/command_line_rules.h"
#include "app/command_line_words.h"
#include "app/commands.h"
#include "app/readable.h"
#include "app/start.h"
#include "bots/bot.h"
#include "match/pieces.h"

namespace noblesse {
namespace {

constexpr const char* kArenaExamples = R"(Examples:
  noblesse arena adel --players 4 --bots clubman,novice,novice,random --games 2000
  noblesse arena mille --players 2 --bots clubman,novice --state mille.arena
                                 kept as it goes; the same command resumes it
  noblesse arena adel --players 4 --bots "exec:python3 examples/mybot.py,clubman"
                                 your own program against three clubmen (docs/arena.md)
  noblesse arena mille --edition my-copy.json --bots search:10ms,clubman
                                 with the map and the tasks of your own copy (docs/editions.md)
  noblesse arena adel --bots clubman,novice --json - | python3 -m json.tool
                                 - is standard output; the table then goes to standard error

Every deal is played with all seat rotations. With fewer bots than seats the last one named takes the
rest; with more, every combination of them meets. Ctrl-C prints what is known so far.)";

constexpr const char* kStrengthExamples = R"(Examples:
  noblesse strength --quick                       some minutes
  noblesse strength --report docs/strength.md --state bouts
                                 all matches; stopped, the same command resumes them)";

constexpr const char* kReadableExamples = R"(Examples:
  noblesse readable                               with the usual budgets (docs/arena.md)
  noblesse readable --positions 10 --budgets 10ms,100ms,1000ms

It ends with status 1 where the largest budget loses a twentieth of what is at stake, or more.)";

constexpr std::size_t kMostThreads = 1024;

void add_threads(CLI::App& command, ArenaMeans& means) {
  add_number(command, "-j,--threads", means.threads, {1, kMostThreads},
             "How many games at once; if not given, one for each core");
}

void add_reading(CLI::App& command, ReadableOptions& options) {
  add_number(command, "-n,--positions", options.positions, {1, 1000},
             "So many situations of each variant of adel, and of mille")
      ->capture_default_str();
  takes_list(command.add_option(
                 "--budgets", options.budgets,
                 "How long the search thinks: " + join(options.budgets, ",") +
                     " if not given. Counted as work, so the figures are the same everywhere"),
             "BUDGET");
}

int hold(Library& library, ArenaOptions options) {
  Setup& setup = options.contest.setup;
  if (!setup.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library, setup.edition, setup.game);
    if (!named) {
      fmt::print(stderr, "noblesse arena: {}\n", named.error().message);
      return kWrongUse;
    }
    setup.edition = named->id;
    carry_edition(library, setup);
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
  takes_one_of(command->add_option("game", contest.setup.game, "What they play"), {"adel", "mille"})
      ->required();
  add_number(*command, "-p,--players", contest.setup.players, {2, kMaxSeats},
             "How many sit at the table");
  takes_list(
      command->add_option("-b,--bots", contest.bots, "Who plays: " + bot_names() + ", exec:COMMAND")
          ->required(),
      "BOT");
  add_number(*command, "-g,--games", contest.games, {1, arena::kMostGames},
             "At least so many games, in whole deals")
      ->capture_default_str();
  add_number(*command, "-s,--seed", contest.seed, {}, "The number of the contest")
      ->capture_default_str();
  const auto rules = add_rule_words(*command);
  add_threads(*command, options->means);
  add_number(*command, "--patience", *patience, {1, 3'600'000},
             "How long a program may think about one decision, in milliseconds")
      ->capture_default_str();
  command
      ->add_option("--state", options->means.state,
                   "Keeps what was played in this file; goes on from it if it is there")
      ->type_name("FILE");
  command
      ->add_option("--records", options->means.records,
                   "Keeps every game as a record in this folder")
      ->type_name("FOLDER");
  command
      ->add_option("--json", options->json,
                   "Writes the figures into this file; - is standard output")
      ->type_name("FILE");
  command
      ->add_option("--plot", options->plot, "Draws them into this file (SVG); - is standard output")
      ->type_name("FILE");
  command->footer(kArenaExamples);
  command->callback([=, &run] {
    options->contest.setup.edition = rules->edition;
    options->contest.setup.options = rules->options();
    options->contest.setup.first = rules->first;
    options->contest.patience = std::chrono::milliseconds(*patience);
    run = [=](Library& library) { return hold(library, *options); };
  });
}

void add_strength(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("strength", "The matches that show how strong the bots are");
  auto options = std::make_shared<StrengthOptions>();
  add_number(*command, "-g,--games", options->games, {4, arena::kMostGames},
             "At least so many games a match; a tenth or less where a bot thinks by the clock")
      ->capture_default_str();
  add_number(*command, "-s,--seed", options->seed, {}, "The number of every contest")
      ->capture_default_str();
  add_threads(*command, options->means);
  command
      ->add_option("--state", options->means.state,
                   "Keeps what was played in this folder; goes on from it")
      ->type_name("FOLDER");
  command->add_flag("--quick", options->quick,
                    "Without those who think by the clock, which takes more than an hour");
  add_reading(*command, options->reading);
  command
      ->add_option("--report", options->report,
                   "Writes the document (docs/strength.md) into this file; if not given, or -, to "
                   "standard output")
      ->type_name("FILE");
  command->footer(kStrengthExamples);
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_strength(library.shelf, *options); }; });
}

void add_readable(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "readable", "How exploitable the search is, where that can be solved exactly");
  auto options = std::make_shared<ReadableOptions>();
  add_reading(*command, *options);
  add_number(*command, "-s,--seed", options->seed, {}, "The number that they are drawn by")
      ->capture_default_str();
  command->footer(kReadableExamples);
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_readable(library.shelf, *options); }; });
}

}  // namespace noblesse

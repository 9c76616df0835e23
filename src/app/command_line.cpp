#include "app/command_line.h"

#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include "app/command_line_arena.h"
#include "app/command_line_club.h"
#include "app/command_line_rules.h"
#include "app/commands.h"
#include "app/library.h"
#include "base/version.h"
#include "bots/bot.h"

namespace noblesse {
namespace {

constexpr std::string_view kExamples = R"(
Examples:
  noblesse play                          asks what to play
  noblesse play adel --players 5         you and four bots
  noblesse play mille --save italy.noblesse.json
                                         saved with every decision; the same words resume it
  noblesse play adel --players 2 --variant confrontation --seed 7
  noblesse replay game.noblesse.json     tells a recorded game
  noblesse verify game.noblesse.json     proves that every move of it was legal
  noblesse edition check my-copy.json    names every fault of an edition file
  noblesse arena adel --players 4 --bots clubman,novice,random
                                         bots against bots (docs/arena.md)
  noblesse engine                        the protocol for programs (docs/protocol.md)
  noblesse serve                         the club, for people on a network (docs/hosting.md)
  noblesse admin list                    the club's tables

Editions of your own go into ~/.local/share/noblesse/editions.)";

int play(Library& library, PlayOptions options) {
  if (!options.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library.shelf, options.edition);
    if (!named) {
      fmt::print(stderr, "{}\n", named.error().message);
      return kWrongUse;
    }
    options.edition = named->id;
    if (options.game.empty()) options.game = named->game;
  }
  return run_play(library.shelf, options);
}

void add_play(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("play", "Play against bots in the terminal");
  auto options = std::make_shared<PlayOptions>();
  command->add_option("game", options->game, "adel or mille; asked if not given")
      ->check(CLI::IsMember({"adel", "mille"}));
  command->add_option("-p,--players", options->players, "How many play, you included")
      ->check(CLI::Range(2, kMaxSeats));
  command->add_option("-s,--seed", options->seed, "The number of the deal; drawn if not given");
  const auto rules = add_rule_words(*command);
  command->add_option("-b,--bots", options->bots, "Who sits at the other seats: " + bot_names())
      ->delimiter(',')
      ->type_name("BOT,…");
  command->add_option("--seat", options->seat, "Your seat, from 0")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("-n,--name", options->name, "Your name");
  command
      ->add_option("--save", options->save,
                   "Keeps the game in this file; goes on from it if it is there")
      ->type_name("FILE");
  command->add_option("--resume", options->resume, "Goes on from a saved game")->type_name("FILE");
  command->add_flag("--plain", options->plain, "Lines of text instead of a screen");
  command->footer("\nAt every prompt: a number, words, ? for help, undo, save, quit.");
  command->callback([=, &run] {
    options->edition = rules->edition;
    options->options = rules->options();
    run = [options](Library& library) { return play(library, *options); };
  });
}

// A subcommand with one file to look at.
void add_record_command(CLI::App& app, Run& run, const char* name, const char* about,
                        int (*job)(const Shelf&, const std::string&)) {
  CLI::App* command = app.add_subcommand(name, about);
  auto path = std::make_shared<std::string>();
  command->add_option("file", *path, "A record (*.noblesse.json); - is standard input")->required();
  command->callback(
      [=, &run] { run = [=](Library& library) { return job(library.shelf, *path); }; });
}

void add_edition(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("edition", "Check, list and show editions");
  command->require_subcommand(1);
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* check = command->add_subcommand("check", "Names the key and reason of every fault");
  check->add_option("files", *paths, "Edition files; - is standard input")->required();
  check->callback([=, &run] { run = [=](Library&) { return run_edition_check(*paths); }; });

  CLI::App* list = command->add_subcommand("list", "The editions that can be played");
  list->callback(
      [&run] { run = [](Library& library) { return run_edition_list(library.shelf); }; });

  auto id = std::make_shared<std::string>();
  CLI::App* show = command->add_subcommand("show", "Everything an edition says");
  show->add_option("id", *id, "An edition's id, or the path of its file")->required();
  show->callback([=, &run] {
    run = [=](Library& library) {
      const Result<NamedEdition> named = take_edition(library.shelf, *id);
      if (named) return run_edition_show(library.shelf, named->id);
      fmt::print(stderr, "{}\n", named.error().message);
      return kFaultFound;
    };
  });
}

void add_others(CLI::App& app, Run& run) {
  app.add_subcommand("engine", "The engine protocol: JSON lines in, JSON lines out")
      ->callback([&run] { run = [](Library& library) { return run_engine(library.shelf); }; });
  app.add_subcommand("fingerprint", "One number for how both games behave under random play")
      ->callback([&run] { run = [](Library& library) { return run_fingerprint(library.shelf); }; });
  CLI::App* bench = app.add_subcommand("bench", "How fast the rules and the tables are");
  auto options = std::make_shared<BenchOptions>();
  bench->add_flag("--quick", options->quick, "A short run that only shows that it works");
  bench->callback(
      [=, &run] { run = [=](Library& library) { return run_bench(library.shelf, *options); }; });
}

}  // namespace

int run_command_line(int argc, const char* const* argv) {
  CLI::App app("Noblesse: Adel Verpflichtet and Mille Grazie, two games of nobles and thieves.\n",
               "noblesse");
  app.set_version_flag("--version", "noblesse " + std::string(kVersion));
  app.require_subcommand(0, 1);
  app.footer(std::string(kExamples));
  app.get_formatter()->column_width(30);
  Run run;
  add_play(app, run);
  add_record_command(app, run, "replay", "Tells a recorded game, round by round", run_replay);
  add_record_command(app, run, "verify", "Proves that a record is legal and its result right",
                     run_verify);
  add_edition(app, run);
  add_arena(app, run);
  add_strength(app, run);
  add_readable(app, run);
  add_serve(app, run);
  add_admin(app, run);
  add_load(app, run);
  add_others(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& answered) {  // --help, --version
    return app.exit(answered);
  } catch (const CLI::ParseError& error) {
    app.exit(error);
    return kWrongUse;
  }
  if (!run) {  // no subcommand: whoever sits at a terminal wants to play
    if (::isatty(STDIN_FILENO) != 1 || ::isatty(STDOUT_FILENO) != 1) {
      fmt::print("{}", app.help());
      return kSuccess;
    }
    run = [](Library& library) { return run_play(library.shelf, {}); };
  }
  Library library = open_library(editions_folder());
  for (const std::string& warning : library.warnings) {
    fmt::print(stderr, "noblesse: left out: {}\n", warning);
  }
  return run(library);
}

}  // namespace noblesse

#include "app/command_line.h"

#include <fmt/core.h>
#include <unistd.h>

#include "app/command_line_arena.h"
#include "app/command_line_club.h"
#include "app/command_line_play.h"
#include "app/command_line_rules.h"
#include "app/command_line_words.h"
#include "app/commands.h"
#include "app/library.h"
#include "base/version.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(Examples:
  noblesse play                          asks what to play
  noblesse play adel --players 5         you and four bots
  noblesse play mille --save italy.noblesse.json
                                         saved with every decision; the same command resumes it
  noblesse rules adel                    the rules, in the language of your terminal
  noblesse replay game.noblesse.json     tells a recorded game
  noblesse verify game.noblesse.json     checks its moves, its result and its shuffle
  noblesse edition check my-copy.json    names every fault of an edition file
  noblesse arena adel --players 4 --bots clubman,novice,random
                                         bots against bots (docs/arena.md)
  noblesse engine                        the protocol for programs (docs/protocol.md)
  noblesse serve                         the club, for people on a network (docs/hosting.md)
  noblesse admin list                    the club's tables
  noblesse play --help                   all that one of them knows

Editions of your own go into ~/.local/share/noblesse/editions.)";

constexpr const char* kEngineExamples = R"(Examples:
  echo '{"cmd":"new","game":"mille","players":2,"seed":7}' | noblesse engine
  noblesse engine <commands.jsonl        a command a line, an answer a line (docs/protocol.md)
  noblesse engine --edition my-copy.json with an edition of your own, by its id)";

constexpr const char* kFingerprintExamples = R"(Examples:
  noblesse fingerprint                   the same everywhere, until the rules change)";

constexpr const char* kBenchExamples = R"(Examples:
  noblesse bench                         about a minute
  noblesse bench --quick                 only shows that it works)";

void add_engine(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("engine", "The engine protocol: JSON lines in, JSON lines out");
  const auto editions = add_edition_files(*command);
  command->footer(kEngineExamples);
  command->callback([=, &run] {
    run = [=](Library& library) {
      const int taken = take_all(library, *editions);
      return taken == kSuccess ? run_engine(library.shelf) : taken;
    };
  });
}

void add_fingerprint(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("fingerprint", "One number for how both games behave under random play");
  command->footer(kFingerprintExamples);
  command->callback(
      [&run] { run = [](Library& library) { return run_fingerprint(library.shelf); }; });
}

void add_bench(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("bench", "How fast the rules and the tables are");
  auto options = std::make_shared<BenchOptions>();
  command->add_flag("--quick", options->quick, "A short run that only shows that it works");
  command->footer(kBenchExamples);
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_bench(library.shelf, *options); }; });
}

}  // namespace

int run_command_line(int argc, const char* const* argv) {
  CLI::App app("Noblesse: Adel Verpflichtet and Mille Grazie, two games of nobles and thieves.\n",
               "noblesse");
  // Subcommands take these over when they are added; the examples are not for them, and come last.
  app.formatter(help_page());
  app.set_help_flag("-h,--help", "Says this, and ends");
  app.set_version_flag("--version", "noblesse " + std::string(kVersion), "Says which one this is");
  app.require_subcommand(0, 1);
  Run run;
  const std::string program = argc > 0 ? argv[0] : "noblesse";
  add_play(app, run, program);
  add_replay(app, run);
  add_verify(app, run);
  add_rules(app, run);
  add_edition(app, run);
  add_arena(app, run);
  add_strength(app, run);
  add_readable(app, run);
  add_serve(app, run);
  add_admin(app, run);
  add_load(app, run);
  add_engine(app, run);
  add_fingerprint(app, run);
  add_bench(app, run);
  app.footer(kExamples);
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
    run = [&](Library& library) { return run_play(library, {.program = program}); };
  }
  Library library = open_library(editions_folder());
  for (const std::string& warning : library.warnings) {
    fmt::print(stderr, "noblesse: left out: {}\n", warning);
  }
  return run(library);
}

}  // namespace noblesse

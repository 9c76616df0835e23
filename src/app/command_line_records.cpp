#include <fmt/core.h>

#include <memory>

#include "app/command_line_play.h"
#include "app/command_line_rules.h"
#include "app/command_line_words.h"
#include "app/commands.h"

namespace noblesse {
namespace {

constexpr const char* kReplayExamples = R"(Examples:
  noblesse replay game.noblesse.json     every round in words
  noblesse replay - <game.noblesse.json  from standard input
  noblesse replay --edition my-copy.json game.noblesse.json
                                         an old one, which does not carry its edition)";

constexpr const char* kVerifyExamples = R"(Examples:
  noblesse verify game.noblesse.json     its moves, its result, and the shuffle that was promised
  noblesse verify - <game.noblesse.json  from standard input
  noblesse verify --edition my-copy.json game.noblesse.json
                                         an old one, which does not carry its edition

It ends with 0: all holds; 1: something is wrong; 2: that is no record; 3: nothing wrong was found,
but not all could be checked.)";

constexpr const char* kEditionExamples = R"(Examples:
  noblesse edition list                  those that can be played
  noblesse edition show grand            its cards, checks, thieves and castles
  noblesse edition check my-copy.json    names every fault of a file

Editions of your own go into ~/.local/share/noblesse/editions (docs/editions.md).)";

constexpr const char* kCheckExamples = R"(Examples:
  noblesse edition check my-copy.json    names every fault of a file
  noblesse edition check data/*.json     of several)";

constexpr const char* kListExamples = R"(Examples:
  noblesse edition list                  built-in ones, and yours)";

constexpr const char* kShowExamples = R"(Examples:
  noblesse edition show grand            by its id
  noblesse edition show ./my-copy.json   by the path of its file)";

// A subcommand with one record to look at.
void add_record_command(CLI::App& app, Run& run, const char* name, const char* about,
                        const char* examples, int (*job)(const Shelf&, const std::string&)) {
  CLI::App* command = app.add_subcommand(name, about);
  auto path = std::make_shared<std::string>();
  command->add_option("file", *path, "A record (*.noblesse.json); - is standard input")
      ->required()
      ->type_name("FILE");
  const auto editions = add_edition_files(*command);
  command->footer(examples);
  command->callback([=, &run] {
    run = [=](Library& library) {
      const int taken = take_all(library, *editions);
      return taken == kSuccess ? job(library.shelf, *path) : taken;
    };
  });
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
  add_record_command(app, run, "replay", "Tells a recorded game, round by round", kReplayExamples,
                     run_replay);
}

void add_verify(CLI::App& app, Run& run) {
  add_record_command(app, run, "verify",
                     "Checks a record: moves, result, and the shuffle that was promised",
                     kVerifyExamples, run_verify);
}

void add_edition(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("edition", "Check, list and show editions");
  command->require_subcommand(1);
  command->footer(kEditionExamples);
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* check = command->add_subcommand("check", "Names the key and reason of every fault");
  check->add_option("files", *paths, "Edition files; - is standard input")
      ->required()
      ->type_name("FILE");
  check->footer(kCheckExamples);
  check->callback([=, &run] {
    run = [=](Library& library) { return run_edition_check(library.shelf, *paths); };
  });

  CLI::App* list = command->add_subcommand("list", "The editions that can be played");
  list->footer(kListExamples);
  list->callback(
      [&run] { run = [](Library& library) { return run_edition_list(library.shelf); }; });

  auto id = std::make_shared<std::string>();
  CLI::App* show = command->add_subcommand("show", "Everything an edition says");
  show->add_option("edition", *id, "An edition's id, or the path of its file")
      ->required()
      ->type_name("ID|FILE");
  show->footer(kShowExamples);
  show->callback([=, &run] {
    run = [=](Library& library) {
      const Result<NamedEdition> named = take_edition(library, *id);
      if (named) return run_edition_show(library.shelf, named->id);
      fmt::print(stderr, "{}\n", named.error().message);
      return kFaultFound;
    };
  });
}

}  // namespace noblesse

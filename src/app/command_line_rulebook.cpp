#include <fmt/core.h>

#include <memory>

#include "app/command_line_play.h"
#include "app/command_line_words.h"
#include "app/commands.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(Examples:
  noblesse rules adel                    in the language of your terminal, if it is one of ours
  noblesse rules mille --language de     or in another one
  noblesse rules adel --edition grand    with the tables of that edition
  noblesse rules adel | less)";

}  // namespace

void add_rules(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("rules", "The rules, with examples, tips and the edition's tables");
  auto options = std::make_shared<RulesOptions>();
  takes_one_of(command->add_option("game", options->game, "Which game")->required(),
               {"adel", "mille"});
  takes_language(*command, options->language);
  command
      ->add_option("-e,--edition", options->edition,
                   "Whose tables to add: an id, or the path of a file")
      ->type_name("ID|FILE");
  command->footer(kExamples);
  command->callback([=, &run] {
    run = [=](Library& library) {
      if (options->edition.empty()) return run_rules(library.shelf, *options);
      const Result<NamedEdition> named = take_edition(library, options->edition, options->game);
      if (!named) {
        fmt::print(stderr, "noblesse rules: {}\n", named.error().message);
        return kWrongUse;
      }
      options->edition = named->id;
      return run_rules(library.shelf, *options);
    };
  });
}

}  // namespace noblesse

#include "app/command_line_play.h"

#include <memory>

#include "app/command_line_rules.h"
#include "app/command_line_words.h"
#include "app/commands.h"
#include "bots/bot.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(Examples:
  noblesse play                          asks what to play
  noblesse play adel --players 5         you and four bots
  noblesse play adel --bots jack,quill,duchess
                                         you choose whom
  noblesse play mille --save italy.noblesse.json
                                         saved with every decision; the same command resumes it
  noblesse play adel --players 2 --variant confrontation --seed 7
  noblesse play mille --arrival ends_turn --first 1
  noblesse play --edition my-copy.json   with the cards of your own copy (docs/editions.md)
  noblesse play --language it            in Italian

At every prompt: a number, words, ? for help, undo, save, quit.)";

}  // namespace

void add_play(CLI::App& app, Run& run, const std::string& program) {
  CLI::App* command = app.add_subcommand("play", "Play against bots in the terminal");
  auto options = std::make_shared<PlayOptions>();
  takes_one_of(command->add_option("game", options->game, "If not given, it is asked"),
               {"adel", "mille"});
  add_number(*command, "-p,--players", options->players, {2, kMaxSeats},
             "How many play, you included");
  add_number(*command, "-s,--seed", options->seed, {},
             "The number of the deal; drawn if not given");
  const auto rules = add_rule_words(*command);
  takes_list(command->add_option("-b,--bots", options->bots,
                                 "Who sits at the other seats, in turn: " + bot_names()),
             "BOT");
  add_number(*command, "--seat", options->seat, {0, kMaxSeats - 1}, "Your seat");
  command->add_option("-n,--name", options->name, "Your name")->type_name("NAME");
  command
      ->add_option("--save", options->save,
                   "Keeps the game in this file; goes on from it if it is there")
      ->type_name("FILE");
  command
      ->add_option("--resume", options->resume,
                   "Goes on from a saved game, and keeps it there if --save names no other file")
      ->type_name("FILE");
  command->add_flag("--plain", options->plain, "Lines of text instead of a screen");
  takes_language(*command, options->language);
  command->footer(kExamples);
  command->callback([=, &run] {
    options->edition = rules->edition;
    options->options = rules->options();
    options->first = rules->first;
    options->program = program;
    run = [options](Library& library) { return run_play(library, *options); };
  });
}

}  // namespace noblesse

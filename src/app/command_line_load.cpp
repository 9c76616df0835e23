#include <limits>
#include <memory>

#include "app/command_line_club.h"
#include "app/command_line_words.h"
#include "app/load.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(Examples:
  noblesse load --players 500 --seconds 10     against http://127.0.0.1:8080
  noblesse load --players 500 --mood lively    with bots, clocks, talk and people who watch
  noblesse load --report docs/load.md          clubs of its own, with up to 20,000 players

Players come over loopback from 127.0.0.2 and so on, so that what the club allows one address holds
for each. They are guests with random names for whom tables are laid: take a club for it whose store
may be thrown away.)";

}  // namespace

void add_load(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("load", "How many players a club can bear");
  auto options = std::make_shared<LoadOptions>();
  auto pause = std::make_shared<int>(static_cast<int>(options->crowd.pause.count()));
  auto mood = std::make_shared<std::string>("playing");
  guest::CrowdPlan& crowd = options->crowd;
  command->add_option("--url", options->url, "Where the club is")
      ->type_name("URL")
      ->capture_default_str();
  add_number(*command, "--players", crowd.players, {2, guest::CrowdPlan::kMostPlayers},
             "How many play")
      ->capture_default_str();
  add_number(*command, "--seats", crowd.seats, {2, 4}, "At tables of so many")
      ->capture_default_str();
  add_number(*command, "--seconds", crowd.seconds, {1, guest::CrowdPlan::kMostSeconds},
             "For so many seconds, once everybody plays")
      ->capture_default_str();
  add_number(*command, "--pause", *pause, {0, 600'000},
             "How long they think on average, in milliseconds")
      ->capture_default_str();
  takes_one_of(command->add_option("--game", crowd.game, "What they play"),
               {"adel", "mille", "both"})
      ->capture_default_str();
  takes_one_of(command->add_option("--mood", *mood, "What they do"), {"playing", "lively", "idle"})
      ->capture_default_str();
  add_number(*command, "--connections-per-address", crowd.per_address, {1, 20'000},
             "So many come from each address of this machine")
      ->capture_default_str();
  add_number(*command, "--pid", crowd.process, {1, std::numeric_limits<pid_t>::max()},
             "The club's process, to tell its memory and time");
  command
      ->add_option(
          "--report", options->report,
          "Starts clubs of its own, lets crowds of several sizes and moods come, and writes this "
          "file; - is standard output")
      ->type_name("FILE");
  command->add_flag("--anywhere", options->anywhere, "The club may be on another machine");
  command->footer(kExamples);
  command->callback([=, &run] {
    options->crowd.pause = Milliseconds(*pause);
    if (*mood == "lively") options->crowd.mood = guest::Mood::lively;
    if (*mood == "idle") options->crowd.mood = guest::Mood::idle;
    run = [=](Library&) { return run_load(*options); };
  });
}

}  // namespace noblesse

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command_line_club.h"
#include "app/load.h"

namespace noblesse {
namespace {

constexpr const char* kExamples = R"(
Examples:
  noblesse load --players 500 --seconds 10     against http://127.0.0.1:8080
  noblesse load --report docs/load.md          a club of its own under 500, 1,000, 2,000 and 5,000

Players come over loopback from 127.0.0.2 and so on, so that what the club allows one address holds
for each. They are guests with random names for whom tables are laid: take a club for it whose store
may be thrown away.)";

}  // namespace

void add_load(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("load", "How many players a club can bear");
  auto options = std::make_shared<LoadOptions>();
  auto pause = std::make_shared<int>(static_cast<int>(options->crowd.pause.count()));
  guest::CrowdPlan& crowd = options->crowd;
  command->add_option("--url", options->url, "Where the club is")
      ->type_name("URL")
      ->capture_default_str();
  command->add_option("--players", crowd.players, "How many play")
      ->check(CLI::Range(std::size_t{2}, guest::CrowdPlan::kMostPlayers))
      ->capture_default_str();
  command->add_option("--seats", crowd.seats, "At tables of so many")
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  command->add_option("--seconds", crowd.seconds, "For so long, once everybody plays")
      ->check(CLI::Range(1, guest::CrowdPlan::kMostSeconds))
      ->capture_default_str();
  command->add_option("--pause", *pause, "How long they think on average, in milliseconds")
      ->check(CLI::Range(0, 600'000))
      ->capture_default_str();
  command->add_option("--game", crowd.game, "What they play")
      ->check(CLI::IsMember({"adel", "mille", "both"}))
      ->capture_default_str();
  command
      ->add_option("--connections-per-address", crowd.per_address,
                   "So many come from each address of this machine")
      ->check(CLI::Range(1, 20'000))
      ->capture_default_str();
  command->add_option("--pid", crowd.process, "The club's process, to tell its memory and time");
  command
      ->add_option("--report", options->report,
                   "Starts a club of its own, lets crowds of four sizes play, and writes this file")
      ->type_name("FILE");
  command->add_flag("--anywhere", options->anywhere, "The club may be on another machine");
  command->footer(kExamples);
  command->callback([=, &run] {
    options->crowd.pause = Milliseconds(*pause);
    run = [=](Library&) { return run_load(*options); };
  });
}

}  // namespace noblesse

#include "app/command_line_club.h"

#include <memory>
#include <string>
#include <vector>

#include "app/admin.h"
#include "app/command_line_peace.h"
#include "app/command_line_words.h"
#include "app/serve.h"
#include "club/settings_list.h"

namespace noblesse {
namespace {

constexpr const char* kServeExamples = R"(Examples:
  noblesse serve                     http://localhost:8080, for this machine
  noblesse serve --address 0.0.0.0 --port 80
                                     for the phones in the house
  noblesse serve --config club.conf --check
                                     whether the settings are good

Every setting can be given in three ways, and the first of them counts:
  --bot-pause 1s                     here
  NOBLESSE_BOT_PAUSE=1s              in the environment
  bot-pause = "1s"                   in the file that --config names, a line each;
                                     lists are written ["a", "b"]
TIME is 700ms, 30s, 10m, 12h, 7d or 0. A password of PostgreSQL belongs into the environment or
the file: command lines can be seen by others. docs/hosting.md tells the rest.)";

constexpr const char* kAdminExamples = R"(Examples:
  noblesse admin list                the open tables, with their ids
  noblesse admin inspect TABLE       one of them, without what is secret
  noblesse admin backup copy.sqlite  everything, also while the club runs
  noblesse admin reports             what people have reported about others

All work while the club runs, but for import and upgrade, which need it to be stopped. What changes
something (end, ban, unban, rename, forget) is done by a club that runs within seconds.)";

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("serve", "The club: tables for people on a network");
  auto options = std::make_shared<ServeOptions>();
  command->add_option("--config", options->config, "A file of settings")->type_name("FILE");
  command->add_flag(
      "--check", options->only_check,
      "Only says whether the settings are good and the store can be reached, and ends");
  const ClubSettings defaults;
  for (const Setting& setting : all_settings()) {
    const std::string name(setting.name);
    // The values are read by the list itself, so that every way has the same errors.
    CLI::Option* option = command->add_option_function<std::vector<std::string>>(
        "--" + name,
        [options, name](const std::vector<std::string>& values) { options->given[name] = values; },
        std::string(setting.about));
    option->type_name(std::string(setting.value))->default_str(setting.shown(defaults));
    if (setting.list)
      option->option_text(std::string(setting.value));
    else
      option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
  command->footer(kServeExamples);
  command->callback(
      [=, &run] { run = [=](Library& library) { return run_serve(library.shelf, *options); }; });
}

void add_admin(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("admin", "The club's tables and people: list, move, back up, ban");
  command->require_subcommand(1);
  command->footer(kAdminExamples);
  auto options = std::make_shared<AdminOptions>();
  auto table = std::make_shared<std::string>();
  auto path = std::make_shared<std::string>();
  auto open = std::make_shared<bool>(false);  // shows what is else hidden

  const auto add = [&](const char* name, const char* about, const char* example,
                       const std::function<int(Library&)>& job) {
    CLI::App* const part = command->add_subcommand(name, about);
    part->footer(std::string("Example:\n  noblesse admin ") + name + example);
    part->add_option("--store", options->store, "The club's store, as for serve")
        ->type_name("PATH|URL");
    part->add_option("--config", options->config, "The club's file of settings")->type_name("FILE");
    part->callback([&run, job] { run = job; });
    return part;
  };
  const auto add_table = [&](CLI::App* part) {
    part->add_option("table", *table, "The table's id: 32 hexadecimal digits")
        ->required()
        ->type_name("TABLE");
  };
  const auto add_json = [&](CLI::App* part) {
    part->add_flag("--json", options->json, "For programs");
  };

  add_json(add("list", "The tables that are open", " --store club.sqlite",
               [=](Library&) { return run_admin_list(*options); }));

  CLI::App* const inspect =
      add("inspect", "A table, its people and its finished games", " TABLE",
          [=](Library&) { return run_admin_inspect(*options, *table, *open); });
  add_table(inspect);
  add_json(inspect);
  inspect->add_flag("--keys", *open, "Also the keys that let people sit and watch");

  CLI::App* const give =
      add("export", "A table as a file", " TABLE --out table.json",
          [=](Library&) { return run_admin_export(*options, *table, *path, *open); });
  add_table(give);
  give->add_option("--out", *path,
                   "Writes it into this file; if not given, or -, to standard output")
      ->type_name("FILE");
  give->add_flag("--with-secrets", *open, "Whole, though it is not closed: seed, keys and hands");

  add("import", "Puts an exported table back", " table.json",
      [=](Library&) { return run_admin_import(*options, *path); })
      ->add_option("file", *path, "What export wrote; - is standard input")
      ->required()
      ->type_name("FILE");
  add_table(add("end", "Closes a table for good", " TABLE",
                [=](Library& library) { return run_admin_end(*options, library.shelf, *table); }));
  add("check", "Looks through everything that is kept: 0 all is good, 1 findings, 2 could not look",
      " --store club.sqlite",
      [=](Library& library) { return run_admin_check(*options, library.shelf); });
  add("upgrade", "Brings a store of an older program up to date", " --store club.sqlite",
      [=](Library&) { return run_admin_upgrade(*options); });
  add("backup", "A copy of the whole store (SQLite)", " copy.sqlite",
      [=](Library&) { return run_admin_backup(*options, *path); })
      ->add_option("file", *path, "Where to; it must not be there yet")
      ->required()
      ->type_name("FILE");
  add_peace(add, options);
}

}  // namespace noblesse

#include "app/command_line_peace.h"

#include <cstdint>
#include <string>

#include "app/admin_peace.h"
#include "app/command_line_words.h"

namespace noblesse {
namespace {

constexpr std::uint64_t kLargest = 1'000'000'000;

}  // namespace

void add_peace(const AddPart& add, const std::shared_ptr<AdminOptions>& options) {
  auto number = std::make_shared<std::int64_t>(0);
  auto yes = std::make_shared<bool>(false);
  auto person = std::make_shared<std::string>();
  auto name = std::make_shared<std::string>();
  auto ban = std::make_shared<BanOptions>();

  const auto add_json = [&](CLI::App* part) {
    part->add_flag("--json", options->json, "For programs");
  };
  const auto add_number = [&](CLI::App* part, const char* about) {
    part->add_option("number", *number, about)
        ->required()
        ->transform(whole_number({.least = 1, .most = kLargest}))
        ->type_name("NUMBER");
  };
  const auto add_person = [&](CLI::App* part) {
    part->add_option("person", *person, "The person's id: 32 hexadecimal digits")
        ->required()
        ->type_name("PERSON");
  };

  CLI::App* const reports = add("reports", "What people have reported about others", " --all",
                                [=](Library&) { return run_admin_reports(*options, *yes); });
  reports->add_flag("--all", *yes, "Also those that are closed");
  add_json(reports);

  CLI::App* const report =
      add("report", "One report, with what was said at the table", " 7 --close",
          [=](Library&) { return run_admin_report(*options, *number, *yes); });
  add_number(report, "The report's number");
  report->add_flag("--close", *yes, "Closes it instead of showing it");
  add_json(report);

  CLI::App* const give = add("ban", "Lets a person, an address or a network in no more",
                             " 192.0.2.0/24 --reason \"insults at three tables\" --for 7d",
                             [=](Library&) { return run_admin_ban(*options, *ban); });
  give->add_option("whom", ban->whom,
                   "A person's id, an address (192.0.2.7) or a network (192.0.2.0/24, "
                   "2001:db8::/32)")
      ->required()
      ->type_name("WHOM");
  give->add_option("--reason", ban->reason, "They are told: at most 200 characters")
      ->required()
      ->type_name("TEXT");
  give->add_option("--for", ban->time, "How long: 12h, 7d, ...; for good if it is not given")
      ->type_name("TIME");

  add_json(add("bans", "Who is banned, and until when", " --store club.sqlite",
               [=](Library&) { return run_admin_bans(*options); }));
  add_number(add("unban", "Lifts a ban", " 3",
                 [=](Library&) { return run_admin_unban(*options, *number); }),
             "The ban's number, as bans lists it");

  CLI::App* const rename =
      add("rename", "Gives a person another name", " PERSON \"Guest 7\"",
          [=](Library&) { return run_admin_rename(*options, *person, *name); });
  add_person(rename);
  rename->add_option("name", *name, "1 to 24 characters")->required()->type_name("NAME");

  add_person(add("forget", "Forgets a person, as if they had asked for it themselves", " PERSON",
                 [=](Library&) { return run_admin_forget(*options, *person); }));
}

}  // namespace noblesse

#include "app/command_line_rules.h"

#include <fmt/core.h>

#include "app/command_line_words.h"
#include "app/commands.h"
#include "base/seat.h"

namespace noblesse {

std::map<std::string, std::string> RuleWords::options() const {
  std::map<std::string, std::string> options;
  for (const std::string& pair : pairs) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw CLI::ValidationError("--option", "\"" + pair + "\" is not KEY=VALUE");
    }
    options[pair.substr(0, equals)] = pair.substr(equals + 1);
  }
  if (!variant.empty()) options["variant"] = variant;
  if (!arrival.empty()) options["arrival"] = arrival;
  return options;
}

std::shared_ptr<RuleWords> add_rule_words(CLI::App& command) {
  auto words = std::make_shared<RuleWords>();
  command.add_option("-e,--edition", words->edition, "An edition's id, or the path of its file")
      ->type_name("ID|FILE");
  takes_one_of(command.add_option("--variant", words->variant,
                                  "adel with two lords (A23); if not given, surprise"),
               {"standard", "surprise", "confrontation"});
  takes_one_of(command.add_option("--arrival", words->arrival,
                                  "mille: what fulfilling a task does to the turn (M19); if not "
                                  "given, travel_on"),
               {"travel_on", "ends_turn"});
  add_number(command, "--first", words->first, {0, kMaxSeats - 1},
             "mille: the seat of the first noble (M19); if not given, 0");
  command
      .add_option("-o,--option", words->pairs,
                  "A rule's option, as often as there are any: "
                  "detective_places=dense (A24), score_by=own (A25), arrival=ends_turn (M19)")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  return words;
}

std::shared_ptr<std::vector<std::string>> add_edition_files(CLI::App& command) {
  auto files = std::make_shared<std::vector<std::string>>();
  command
      .add_option("-e,--edition", *files,
                  "An edition of your own that is needed for it, as often as there are any")
      ->type_name("FILE")
      ->allow_extra_args(false);
  return files;
}

int take_all(Library& library, const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    if (const auto taken = take_edition(library, file); !taken) {
      fmt::print(stderr, "noblesse: {}\n", taken.error().message);
      return kWrongUse;
    }
  }
  return kSuccess;
}

}  // namespace noblesse

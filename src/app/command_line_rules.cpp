#include "app/command_line_rules.h"

#include <CLI/CLI.hpp>

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
  return options;
}

std::shared_ptr<RuleWords> add_rule_words(CLI::App& command) {
  auto words = std::make_shared<RuleWords>();
  command.add_option("-e,--edition", words->edition, "An edition's id, or the path of its file");
  command
      .add_option("--variant", words->variant, "adel: standard, surprise or confrontation (A23)")
      ->check(CLI::IsMember({"standard", "surprise", "confrontation"}));
  command
      .add_option("-o,--option", words->pairs,
                  "A rule's option: detective_places=dense (A24), score_by=own (A25)")
      ->type_name("KEY=VALUE");
  return words;
}

}  // namespace noblesse

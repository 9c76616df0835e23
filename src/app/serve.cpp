#include "app/serve.h"

#include <fmt/core.h>

#include <cstdlib>
#include <memory>
#include <optional>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "club/club.h"
#include "club/settings_list.h"

namespace noblesse {

Result<ClubSettings> settings_from(const ServeOptions& options) {
  Given given;
  for (const auto& [name, values] : options.given) given.words.emplace(name, values);
  given.variable = [](const std::string& name) -> std::optional<std::string> {
    const char* const value = std::getenv(name.c_str());
    if (value == nullptr || *value == '\0') return std::nullopt;
    return value;
  };
  if (!options.config.empty()) {
    const auto text = read_text_file(options.config);
    if (!text) return fail("--config: " + text.error().message);
    auto entries = read_entries(*text);
    if (!entries) return fail(options.config + ":" + entries.error().message);
    given.file_name = options.config;
    given.file = std::move(*entries);
  }
  return gather_settings(given);
}

int run_serve(const Shelf& shelf, const ServeOptions& options) {
  auto settings = settings_from(options);
  if (!settings) {
    fmt::print(stderr, "noblesse: {}\n", sanitized(settings.error().message));
    return kWrongUse;
  }
  if (options.only_check) {
    fmt::print("The settings are good.\n");
    return kSuccess;
  }
  return run_club(*std::move(settings), std::make_shared<const Shelf>(shelf));
}

}  // namespace noblesse

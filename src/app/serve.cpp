#include "app/serve.h"

#include <fmt/core.h>
#include <unistd.h>

#include <memory>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "club/club.h"
#include "club/rehearsal.h"
#include "club/settings_list.h"

namespace noblesse {

Result<ClubSettings> settings_from(const ServeOptions& options) {
  Given given;
  for (const auto& [name, values] : options.given) given.words.emplace(name, values);
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view text = *variable;
    const std::size_t end = text.find('=');
    if (end != std::string_view::npos)
      given.variables.emplace(text.substr(0, end), text.substr(end + 1));
  }
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
    if (const auto good = rehearse(*settings); !good) {
      fmt::print(stderr, "noblesse: --{}: {}\n", good.error().key, sanitized(good.error().message));
      return kWrongUse;
    }
    fmt::print("The settings are good.\n");
    return kSuccess;
  }
  return run_club(*std::move(settings), std::make_shared<const Shelf>(shelf));
}

}  // namespace noblesse

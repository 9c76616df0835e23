// `noblesse rules`: the rules of a game, as the page tells them, in one of its languages.
#include <fmt/core.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>

#include "app/columns.h"
#include "app/commands.h"
#include "app/rulebook.h"
#include "app/words.h"

namespace noblesse {
namespace {

constexpr int kUsualWidth = 80;
constexpr int kWidest = 100;  // longer lines are hard to read
constexpr int kNarrowest = 40;

int width_of_output() {
  winsize size{};
  if (::isatty(STDOUT_FILENO) != 1 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
      size.ws_col == 0) {
    return kUsualWidth;
  }
  return std::clamp(static_cast<int>(size.ws_col), kNarrowest, kWidest);
}

}  // namespace

int run_rules(const Shelf& shelf, const RulesOptions& options) {
  const std::string language = options.language.empty() ? language_of_person() : options.language;
  const AnyEdition* edition = nullptr;
  for (const AnyEdition& one : shelf.all()) {
    const bool wanted = options.edition.empty() || id_of(one) == options.edition;
    if (edition == nullptr && wanted && game_of(one) == options.game) edition = &one;
  }
  if (edition == nullptr) {
    fmt::print(stderr,
               "There is no edition \"{}\" of {}: noblesse edition list names those there are.\n",
               clip(options.edition, 40), options.game);
    return kWrongUse;
  }
  // A file or a pipe gets the text as it is.
  std::setlocale(LC_ALL, "");
  const bool unicode =
      ::isatty(STDOUT_FILENO) != 1 || std::string_view(nl_langinfo(CODESET)) == "UTF-8";
  const auto fill = [&](std::string_view table) {
    return appendix_rows(*edition, table, language);
  };
  const std::string path = fmt::format("rules/{}.{}.md", options.game, language);
  for (const std::string& line : lay_out_rules(rulebook_file(path), width_of_output(), fill)) {
    fmt::print("{}\n", unicode ? line : in_ascii(line));
  }
  return kSuccess;
}

}  // namespace noblesse

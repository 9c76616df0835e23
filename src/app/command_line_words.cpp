#include "app/command_line_words.h"

#include <algorithm>
#include <charconv>

#include "app/columns.h"
#include "match/pieces.h"
#include "match/text.h"

namespace noblesse {
namespace {

class HelpPage final : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    return row(make_option_name(option, is_positional) + make_option_opts(option),
               make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* command) const override {
    return row(command->get_display_name(), command->get_description());
  }

 private:
  static std::string row(const std::string& name, const std::string& about) {
    constexpr int kAbout = 30;  // where the second column begins
    constexpr int kWidth = 100;
    std::string text = "  " + name;
    const bool beside = columns(text) < kAbout;
    text = beside ? fit(text, kAbout) : text + "\n" + std::string(kAbout, ' ');
    bool first = true;
    for (const std::string& line : wrap(about, kWidth - kAbout)) {
      if (!first) text += "\n" + std::string(kAbout, ' ');
      text += line;
      first = false;
    }
    return text + "\n";
  }
};

}  // namespace

CLI::Validator whole_number(Bounds bounds) {
  return {[bounds](std::string& text) -> std::string {
            std::uint64_t number = 0;
            const char* const end = text.data() + text.size();
            const auto [stop, error] = std::from_chars(text.data(), end, number);
            const bool whole = error == std::errc() && stop == end;
            if (!whole || number < bounds.least || number > bounds.most) {
              return quote(text) + " is not a whole number from " + std::to_string(bounds.least) +
                     " to " + std::to_string(bounds.most);
            }
            text = std::to_string(number);
            return {};
          },
          ""};
}

std::string told(Bounds bounds) {
  if (bounds.most == Bounds().most) return {};
  return " (" + std::to_string(bounds.least) + " to " + std::to_string(bounds.most) + ")";
}

CLI::Option* takes_one_of(CLI::Option* option, std::initializer_list<std::string> words) {
  const std::vector<std::string> known(words);
  return option
      ->check(CLI::Validator(
          [known](std::string& text) -> std::string {
            if (std::ranges::find(known, text) != known.end()) return {};
            return quote(text) + " is not one of " + join(known, ", ");
          },
          ""))
      ->type_name(join(known, "|"));
}

CLI::Option* takes_language(CLI::App& command, std::string& language) {
  return takes_one_of(command.add_option("-l,--language", language,
                                         "If not given, that of LC_ALL, LC_MESSAGES or LANG, or "
                                         "English"),
                      {"en", "de", "it", "nl", "ro"});
}

CLI::Option* takes_list(CLI::Option* option, const std::string& of_what) {
  return option->delimiter(',')->allow_extra_args(false)->option_text(
      of_what + ",…" + (option->get_required() ? " REQUIRED" : ""));
}

std::shared_ptr<CLI::FormatterBase> help_page() { return std::make_shared<HelpPage>(); }

}  // namespace noblesse

// `noblesse play`: deals or resumes a game, opens the terminal, and plays until the person has had
// enough.
#include <fmt/core.h>
#include <langinfo.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <random>
#include <string_view>

#include "app/again.h"
#include "app/columns.h"
#include "app/commands.h"
#include "app/dialogue.h"
#include "app/ending.h"
#include "app/files.h"
#include "app/shell.h"
#include "app/start.h"
#include "app/table.h"
#include "app/terminal_curses.h"
#include "app/terminal_plain.h"
#include "app/words.h"

namespace noblesse {
namespace {

constexpr int kPlainWidth = 80;

std::uint64_t draw_seed() {
  std::random_device device;
  return device();  // 32 bits: a number that can be read out and typed
}

std::unique_ptr<Terminal> open_terminal(bool plain, const Words& words) {
  const bool input = ::isatty(STDIN_FILENO) == 1;
  const bool output = ::isatty(STDOUT_FILENO) == 1;
  const char* kind = std::getenv("TERM");
  const bool capable = kind != nullptr && std::string_view(kind) != "dumb";
  if (!plain && input && output && capable) {
    if (auto screen = open_screen(words)) return screen;
  }
  std::setlocale(LC_ALL, "");
  const bool unicode = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
  return std::make_unique<PlainTerminal>(STDIN_FILENO, stdout, kPlainWidth, unicode, !input);
}

int complain(const Error& error) {
  const std::string rule = error.rule.empty() ? "" : " (rule " + error.rule + ")";
  fmt::print(stderr, "noblesse play: {}{}\n", error.message, rule);
  return kWrongUse;
}

Words words_of(const PlayOptions& options) {
  return Words(options.language.empty() ? language_of_person() : options.language);
}

Seating seating_of(const PlayOptions& options) {
  return {
      .seat = options.seat, .name = options.name, .bots = options.bots, .words = words_of(options)};
}

Result<Sitting> deal(Library& library, const PlayOptions& options) {
  Setup setup;
  if (!options.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library, options.edition, options.game);
    if (!named) return std::unexpected(named.error());
    setup.edition = named->id;
  }
  setup.game = options.game;
  setup.players =
      options.players.value_or(usual_players(library.shelf, options.game, setup.edition));
  setup.options = options.options;
  setup.first = options.first;
  setup.seed = options.seed.value_or(draw_seed());
  carry_edition(library, setup);
  return Sitting::deal(library.shelf, setup, seating_of(options));
}

// The number of a record's deal; none if it was not dealt by one.
std::optional<std::uint64_t> seed_of(const Record& record) {
  const json::value* seed = record.rest.if_contains("seed");
  if (seed == nullptr) return std::nullopt;
  boost::system::error_code not_a_number;
  const auto number = seed->to_number<std::uint64_t>(not_a_number);
  return not_a_number ? std::nullopt : std::optional(number);
}

// What the record holds, where that is not what was asked for.
std::optional<std::string> other_game(const PlayOptions& options, const std::string& edition,
                                      const Record& record) {
  if (!options.game.empty() && options.game != record.game) {
    return "a game of " + record.game + ", not of " + options.game;
  }
  if (options.players && *options.players != record.players) {
    return fmt::format("a game of {} players, not of {}", record.players, *options.players);
  }
  if (!edition.empty() && edition != record.edition) {
    return "a game with the edition " + record.edition + ", not with " + edition;
  }
  if (options.first && options.first != record.first) {
    return fmt::format("a game with first={}, not first={}", record.first.value_or(0),
                       *options.first);
  }
  const auto seed = seed_of(record);
  if (options.seed && options.seed != seed) {
    return seed ? fmt::format("deal {}, not {}", *seed, *options.seed)
                : fmt::format("a deal without a number, not {}", *options.seed);
  }
  return std::nullopt;
}

// An option that was asked for and that the record has not, or otherwise. A record may leave out
// what is at its default, so what was asked for is put as a record would have it.
Result<void> same_options(const Shelf& shelf, const PlayOptions& options, const Record& record,
                          const std::string& file) {
  Setup asked;
  asked.game = record.game;
  asked.edition = record.edition;
  asked.players = record.players;
  asked.options = options.options;
  const auto match = new_match(shelf, asked);
  if (!match) return fail(file + ": " + match.error().message, match.error().rule);
  const auto wanted = (*match)->record().options;
  const auto find = [](const auto& list, const std::string& key) {
    const auto at = std::ranges::find(list, key, [](const auto& option) { return option.first; });
    return at == list.end() ? std::string() : at->first + "=" + at->second;
  };
  for (const auto& [key, value] : options.options) {
    const std::string held = find(record.options, key);
    if (held == find(wanted, key)) continue;
    return fail(fmt::format("{} holds a game {}, not {}={}", file,
                            held.empty() ? "without " + key : "with " + held, key, value));
  }
  return {};
}

Result<Sitting> resume(Library& library, const PlayOptions& options, const std::string& file) {
  const Result<std::string> text = read_text_file(file);
  if (!text) return std::unexpected(text.error());
  Result<Record> record = read_record(*text);
  if (!record) return fail(file + ": " + record.error().message);
  std::string edition;
  if (!options.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library, options.edition, record->game);
    if (!named) return std::unexpected(named.error());
    edition = named->id;
  }
  if (const auto other = other_game(options, edition, *record)) {
    return fail(file + " holds " + *other);
  }
  Result<Shelf> shelf = shelf_for(library.shelf, *record);
  if (!shelf) return fail(file + ": " + shelf.error().message);
  library.shelf = std::move(*shelf);  // another game of the evening is played with it, too
  carry_edition(library, *record);
  if (const auto same = same_options(library.shelf, options, *record, file); !same) {
    return std::unexpected(same.error());
  }
  Result<Sitting> sitting = Sitting::resume(library.shelf, *record, seating_of(options));
  if (!sitting) return fail(file + ": " + sitting.error().message, sitting.error().rule);
  return sitting;
}

// "game-2.noblesse.json": the next game of the evening does not overwrite the last.
std::string next_file(const std::string& file) {
  constexpr std::string_view kEnding = ".noblesse.json";
  std::string stem = file;
  std::string ending;
  if (stem.ends_with(kEnding)) {
    ending = kEnding;
    stem.resize(stem.size() - kEnding.size());
  }
  const auto numbered = [&](int number) { return fmt::format("{}-{}{}", stem, number, ending); };
  int number = 2;
  while (file_exists(numbered(number))) ++number;
  return numbered(number);
}

// Whether somebody who has never been here would get this game by these words.
bool deals_again(const PlayOptions& options, const Sitting& sitting) {
  Library library = open_library(editions_folder());
  const Result<Sitting> again = deal(library, options);
  if (!again) return false;
  const Record one = again->record();
  const Record other = sitting.record();
  return one.deck == other.deck && one.colors == other.colors && one.first == other.first &&
         one.options == other.options && one.edition == other.edition;
}

// The command that brings the game back, and what it does.
struct WayBack {
  std::string what;
  std::string command;
};

// `from`: the file that it was taken from, if it was.
WayBack way_back(const Dialogue& dialogue, const Library& library, const Sitting& sitting,
                 const PlayOptions& options, const std::string& from) {
  const Words& words = sitting.words();
  const auto command = [&](PlayOptions wanted) {
    wanted.plain = options.plain;
    wanted.language = options.language;
    std::vector<std::string> typed = play_words(wanted);
    typed.insert(typed.begin(), options.program);
    return shell_command(typed);
  };
  if (!dialogue.file().empty()) {
    return {words("parting-saved"), command({.save = dialogue.file()})};
  }
  if (!from.empty()) return {words("parting-from-there"), command({.resume = from})};
  PlayOptions same = same_table(library.shelf, sitting);
  if (!options.edition.empty()) same.edition = options.edition;
  same.seed = sitting.seed();
  if (!deals_again(same, sitting)) return {words("parting-lost"), {}};
  return {words("parting-same-deal"), command(same)};
}

std::vector<std::string> parting_words(const Dialogue& dialogue, const Sitting& sitting,
                                       Leave leave, const WayBack& back) {
  const Words& words = sitting.words();
  std::vector<std::string> said;
  if (leave == Leave::game_over) {
    said = reckoning(sitting);
    said.push_back(verdict(sitting));
    if (!dialogue.file().empty()) {
      said.push_back(words("parting-file", {{"file", dialogue.file()}}));
    }
    return said;
  }
  if (leave == Leave::end_of_input) said.push_back(words("parting-no-input"));
  said.push_back(back.what);
  return said;
}

// Whether the person wants another game.
bool wants_another(Terminal& terminal, const Sitting& sitting, Typing& reply) {
  Question question;
  const Words& words = sitting.words();
  question.text = verdict(sitting) + " " + words("another");
  const auto choice = [&](const char* move, const std::string& key, const char* also) {
    return Offer{.move = move,
                 .label = words(key),
                 .meaning = words(key + "-about"),
                 .also = {also, words(key)},
                 .called = words(key)};
  };
  question.offers = {choice("no", "another-no", "leave"), choice("yes", "another-yes", "again")};
  Scene scene;
  scene.title = title_of(sitting);
  scene.table = table_of(sitting);
  scene.company = sitting.company();
  scene.journal = sitting.journal();
  scene.news = sitting.journal().size();
  for (const std::string& line : reckoning(sitting)) scene.journal.push_back({line, false});
  scene.question = question.text;
  scene.hint = words("another-hint");
  scene.more = words("hint-more");
  for (const Offer& offer : question.offers)
    scene.options.push_back({offer.shown(), offer.meaning});
  while (true) {
    reply = terminal.ask(scene);
    if (reply.kind != Typing::Kind::line) return false;
    const Typed answer = read_answer(reply.text, question, words);
    if (answer.kind == Typed::Kind::move) return answer.text == "yes";
    if (answer.kind == Typed::Kind::nothing || answer.kind == Typed::Kind::quit) return false;
    scene.notices = {words("another-again")};
    scene.again = true;
  }
}

}  // namespace

int run_play(Library& library, const PlayOptions& asked) {
  PlayOptions options = asked;
  const Words words = words_of(options);
  for (const std::string& path : {options.save, options.resume}) {
    if (const auto named = SaveFile::can_be(path); !named) return complain(named.error());
  }
  std::unique_ptr<Terminal> terminal;
  std::string file = options.save;
  std::string from = !options.resume.empty()                              ? options.resume
                     : !options.save.empty() && file_exists(options.save) ? options.save
                                                                          : std::string();
  if (from.empty() && options.game.empty() && !options.edition.empty()) {
    const Result<NamedEdition> named = take_edition(library, options.edition);
    if (!named) return complain(named.error());
    options.game = named->game;
  }
  if (from.empty() && options.game.empty()) {
    terminal = open_terminal(options.plain, words);
    if (!ask_what_to_play(*terminal, library.shelf, words, options)) return kSuccess;
  }
  if (file.empty()) file = options.resume;

  Result<Sitting> sitting = from.empty() ? deal(library, options) : resume(library, options, from);
  if (!sitting) {
    terminal.reset();
    return complain(sitting.error());
  }
  if (terminal == nullptr) terminal = open_terminal(options.plain, words);

  std::string notice = from.empty() ? words("welcome", {{"deal", std::to_string(sitting->seed())}})
                                    : words("goes-on", {{"file", from}});
  while (true) {
    Dialogue dialogue(*terminal, *sitting, file);
    dialogue.note(notice);
    const Leave leave = dialogue.play();
    Typing reply;
    if (leave == Leave::game_over && wants_another(*terminal, *sitting, reply)) {
      const PlayOptions before = options;
      options = same_table(library.shelf, *sitting);
      if (!before.edition.empty()) options.edition = before.edition;
      options.plain = before.plain;
      options.program = before.program;
      options.language = before.language;
      file = dialogue.file().empty() ? std::string() : next_file(dialogue.file());
      from.clear();
      sitting = deal(library, options);
      if (!sitting) return complain(sitting.error());
      notice = words("new-deal", {{"deal", std::to_string(sitting->seed())}});
      continue;
    }
    const WayBack back = leave == Leave::game_over
                             ? WayBack()
                             : way_back(dialogue, library, *sitting, options, from);
    terminal->farewell(parting_words(dialogue, *sitting, leave, back), back.command);
    if (leave == Leave::failed) return kFaultFound;
    const bool interrupted = leave == Leave::interrupted || reply.kind == Typing::Kind::interrupted;
    return interrupted ? kInterrupted : kSuccess;
  }
}

}  // namespace noblesse

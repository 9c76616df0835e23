// `noblesse play`: deals or resumes a game, opens the terminal, and plays until the person has had
// enough.
#include <fmt/core.h>
#include <langinfo.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <random>
#include <string_view>

#include "app/columns.h"
#include "app/commands.h"
#include "app/dialogue.h"
#include "app/ending.h"
#include "app/files.h"
#include "app/start.h"
#include "app/table.h"
#include "app/terminal_curses.h"
#include "app/terminal_plain.h"

namespace noblesse {
namespace {

constexpr int kPlainWidth = 80;

std::uint64_t draw_seed() {
  std::random_device device;
  return device();  // 32 bits: a number that can be read out and typed
}

std::unique_ptr<Terminal> open_terminal(bool plain) {
  const bool input = ::isatty(STDIN_FILENO) == 1;
  const bool output = ::isatty(STDOUT_FILENO) == 1;
  const char* kind = std::getenv("TERM");
  const bool capable = kind != nullptr && std::string_view(kind) != "dumb";
  if (!plain && input && output && capable) {
    if (auto screen = open_screen()) return screen;
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

Seating seating_of(const PlayOptions& options) {
  return {.seat = options.seat, .name = options.name, .bots = options.bots};
}

Result<Sitting> deal(const Shelf& shelf, const PlayOptions& options) {
  Setup setup;
  setup.game = options.game;
  setup.players = options.players.value_or(usual_players(shelf, options.game, options.edition));
  setup.edition = options.edition;
  setup.options = options.options;
  setup.seed = options.seed.value_or(draw_seed());
  return Sitting::deal(shelf, setup, seating_of(options));
}

// What the record holds, where that is not what was asked for.
std::optional<std::string> other_game(const PlayOptions& options, const Record& record) {
  if (!options.game.empty() && options.game != record.game) {
    return "a game of " + record.game + ", not of " + options.game;
  }
  if (options.players && *options.players != record.players) {
    return fmt::format("a game of {} players, not of {}", record.players, *options.players);
  }
  for (const auto& [key, value] : record.options) {
    const auto asked = options.options.find(key);
    if (asked == options.options.end() || asked->second == value) continue;
    return fmt::format("a game with {}={}, not {}={}", key, value, key, asked->second);
  }
  return std::nullopt;
}

Result<Sitting> resume(const Shelf& shelf, const PlayOptions& options, const std::string& file) {
  const Result<std::string> text = read_text_file(file);
  if (!text) return std::unexpected(text.error());
  const Result<Record> record = read_record(*text);
  if (!record) return fail(file + ": " + record.error().message);
  if (const auto other = other_game(options, *record)) return fail(file + " holds " + *other);
  Result<Sitting> sitting = Sitting::resume(shelf, *record, seating_of(options));
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

std::vector<std::string> parting_words(const Dialogue& dialogue, const Sitting& sitting,
                                       Leave leave) {
  std::vector<std::string> words;
  if (leave == Leave::game_over) {
    words = reckoning(sitting);
    words.push_back(verdict(sitting));
    if (!dialogue.file().empty()) words.push_back("The game is in " + dialogue.file() + ".");
    return words;
  }
  if (leave == Leave::end_of_input) words.emplace_back("The input has ended.");
  if (dialogue.file().empty()) {
    words.push_back("The game is not saved. The same deal again: noblesse play " +
                    std::string(sitting.match().game()) + " --players " +
                    std::to_string(sitting.match().players()) + " --seed " +
                    std::to_string(sitting.seed()));
  } else {
    words.push_back("The game is saved. Go on with: noblesse play --save " + dialogue.file());
  }
  return words;
}

// Whether the person wants another game.
bool wants_another(Terminal& terminal, const Sitting& sitting, Typing& reply) {
  Question question;
  question.text = verdict(sitting) + " Another game?";
  question.offers = {{.move = "no", .label = {}, .meaning = "leave the table", .also = {"leave"}},
                     {.move = "yes", .label = {}, .meaning = "a new deal", .also = {"again"}}};
  Scene scene;
  scene.title = title_of(sitting);
  scene.table = table_of(sitting);
  scene.company = sitting.company();
  scene.journal = sitting.journal();
  scene.news = sitting.journal().size();
  for (const std::string& line : reckoning(sitting)) scene.journal.push_back({line, false});
  scene.question = question.text;
  scene.hint = "Enter leaves";
  for (const Offer& offer : question.offers) scene.options.push_back({offer.move, offer.meaning});
  while (true) {
    reply = terminal.ask(scene);
    if (reply.kind != Typing::Kind::line) return false;
    const Typed answer = read_answer(reply.text, question);
    if (answer.kind == Typed::Kind::move) return answer.text == "yes";
    if (answer.kind == Typed::Kind::nothing || answer.kind == Typed::Kind::quit) return false;
    scene.notices = {"1 leaves, 2 deals a new game."};
    scene.again = true;
  }
}

}  // namespace

int run_play(const Shelf& shelf, const PlayOptions& asked) {
  PlayOptions options = asked;
  std::unique_ptr<Terminal> terminal;
  std::string file = options.save;
  const std::string from = !options.resume.empty()                              ? options.resume
                           : !options.save.empty() && file_exists(options.save) ? options.save
                                                                                : std::string();
  if (from.empty() && options.game.empty()) {
    terminal = open_terminal(options.plain);
    if (!ask_what_to_play(*terminal, shelf, options)) return kSuccess;
  }
  if (file.empty()) file = options.resume;

  Result<Sitting> sitting = from.empty() ? deal(shelf, options) : resume(shelf, options, from);
  if (!sitting) {
    terminal.reset();
    return complain(sitting.error());
  }
  if (terminal == nullptr) terminal = open_terminal(options.plain);

  std::string notice = from.empty() ? "Welcome. Type ? for help at any time; the deal is number " +
                                          std::to_string(sitting->seed()) + "."
                                    : "The game of " + from + " goes on.";
  while (true) {
    Dialogue dialogue(*terminal, *sitting, file);
    dialogue.note(notice);
    const Leave leave = dialogue.play();
    Typing reply;
    if (leave == Leave::game_over && wants_another(*terminal, *sitting, reply)) {
      options.game = sitting->match().game();
      options.players = sitting->match().players();
      options.edition = sitting->match().edition_id();
      options.seed.reset();
      file = dialogue.file().empty() ? std::string() : next_file(dialogue.file());
      sitting = deal(shelf, options);
      if (!sitting) return complain(sitting.error());
      notice = "A new deal, number " + std::to_string(sitting->seed()) + ".";
      continue;
    }
    terminal->farewell(parting_words(dialogue, *sitting, leave));
    if (leave == Leave::failed) return kFaultFound;
    const bool interrupted = leave == Leave::interrupted || reply.kind == Typing::Kind::interrupted;
    return interrupted ? kInterrupted : kSuccess;
  }
}

}  // namespace noblesse

#include "app/start.h"

#include <algorithm>

#include "app/answer.h"
#include "app/columns.h"
#include "app/compose.h"

namespace noblesse {
namespace {

struct Range {
  int fewest = 2;
  int most = 2;
};

// How many can play: at one edition, or at any of the game's if none is named.
Range range_of(const Shelf& shelf, const std::string& game, const std::string& edition) {
  Range range{kMaxSeats, 0};
  const auto widen = [&](int fewest, int most) {
    range.fewest = std::min(range.fewest, fewest);
    range.most = std::max(range.most, most);
  };
  for (const AnyEdition& any : shelf.all()) {
    if (game_of(any) != game || (!edition.empty() && id_of(any) != edition)) continue;
    if (const auto* adel = std::get_if<AdelEdition>(&any)) {
      widen((*adel)->tables.min_lords, (*adel)->tables.max_lords);
    } else if (const auto* mille = std::get_if<MilleEdition>(&any)) {
      widen((*mille)->tables.min_players, (*mille)->tables.max_players);
    }
  }
  return range.most == 0 ? Range{} : range;
}

Lines welcome(const Words& words, const Look& look) {
  const Style gold{.ink = Ink::gold, .strong = true};
  const std::string_view star = look.unicode ? "◆" : "*";
  const auto centred = [&](std::string_view text, Style style) {
    Line line;
    return line.pad((look.width - columns(text)) / 2).add(text, style).clipped(look.width);
  };
  return {Line(), centred("N  O  B  L  E  S  S  E", gold),
          centred(std::string(star) + " " + words("start-motto") + " " + std::string(star),
                  {.ink = Ink::faint}),
          Line()};
}

// The first screen, before it asks for anything.
Scene opening(const Words& words, const Question& question, std::string_view otherwise) {
  Scene scene;
  scene.title = "Noblesse";
  scene.table = [words](const Look& look) { return welcome(words, look); };
  scene.question = question.text;
  scene.hint = words("start-hint", {{"usual", otherwise}});
  scene.more = words("hint-more");
  return scene;
}

// Asks one thing until it is answered; empty if the person left.
std::string ask_one(Terminal& terminal, const Words& words, const Question& question,
                    std::string_view otherwise) {
  Scene scene = opening(words, question, otherwise);
  for (const Offer& offer : question.offers) {
    scene.options.push_back({offer.shown(), offer.meaning});
  }
  while (true) {
    const Typing reply = terminal.ask(scene);
    if (reply.kind != Typing::Kind::line) return {};
    scene.notices.clear();
    scene.again = true;
    scene.table_is_new = false;
    const Typed answer = read_answer(reply.text, question, words);
    switch (answer.kind) {
      case Typed::Kind::nothing: return std::string(otherwise);
      case Typed::Kind::move: return answer.text;
      case Typed::Kind::quit: return {};
      case Typed::Kind::unclear: scene.notices = {answer.text}; break;
      case Typed::Kind::help: scene.notices = question.help; break;
      default: scene.notices = {words("start-again")}; break;
    }
  }
}

Question which_game(const Words& words) {
  Question question;
  question.text = words("start-which");
  question.offers = {{.move = "adel",
                      .label = "Adel Verpflichtet",
                      .meaning = words("start-adel"),
                      .also = {"adel verpflichtet"}},
                     {.move = "mille",
                      .label = "Mille Grazie",
                      .meaning = words("start-mille"),
                      .also = {"mille grazie"}}};
  question.help = {words("start-help")};
  return question;
}

// A number is meant as a number of players here, not as the number of a choice.
std::string ask_players(Terminal& terminal, const Words& words, Range range, int usual) {
  const Args numbers{{"fewest", range.fewest}, {"most", range.most}, {"usual", usual}};
  Question question;
  question.text = words("start-players", numbers);
  question.help = {words("start-players-help")};
  question.complete = false;
  Scene scene = opening(words, question, std::to_string(usual));
  scene.table_is_new = false;
  while (true) {
    const Typing reply = terminal.ask(scene);
    if (reply.kind != Typing::Kind::line) return {};
    scene.notices.clear();
    scene.again = true;
    const Typed answer = read_answer(reply.text, question, words);
    if (answer.kind == Typed::Kind::nothing) return std::to_string(usual);
    if (answer.kind == Typed::Kind::quit) return {};
    if (answer.kind == Typed::Kind::help) {
      scene.notices = question.help;
      continue;
    }
    const std::string typed = tidy(reply.text);
    for (int n = range.fewest; n <= range.most; ++n) {
      if (typed == std::to_string(n)) return typed;
    }
    scene.notices = {words("start-players-again", numbers)};
  }
}

}  // namespace

int usual_players(const Shelf& shelf, const std::string& game, const std::string& edition) {
  const Range range = range_of(shelf, game, edition);
  return std::clamp(game == "adel" ? 4 : 3, range.fewest, range.most);
}

bool ask_what_to_play(Terminal& terminal, const Shelf& shelf, const Words& words,
                      PlayOptions& options) {
  if (options.game.empty()) {
    options.game = ask_one(terminal, words, which_game(words), "adel");
    if (options.game.empty()) return false;
  }
  if (!options.players) {
    const Range range = range_of(shelf, options.game, options.edition);
    const int usual = usual_players(shelf, options.game, options.edition);
    const std::string players = ask_players(terminal, words, range, usual);
    if (players.empty()) return false;
    options.players = players[0] - '0';
  }
  return true;
}

}  // namespace noblesse

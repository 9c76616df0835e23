#include "app/dialogue.h"

#include <utility>

#include "app/exhibit.h"
#include "app/table.h"

namespace noblesse {
namespace {

constexpr std::string_view kUsualHint = "a number or words · ? help · undo · save · quit";
constexpr std::string_view kFaceDownHint =
    "Enter turns the cards over · undo takes it back · or choose another · ? help";

std::string refused(const Error& error) {
  std::string text = error.message;
  if (!text.empty() && text.back() != '.') text += '.';
  if (!error.rule.empty()) text += " (" + error.rule + ")";
  return text;
}

std::string how_to_answer(const Question& question) {
  if (!question.how.empty()) return "Typed with " + question.how + ". ? explains.";
  const std::size_t n = question.offers.size();
  return n == 1 ? "Type 1, or ? for help."
                : "Type a number from 1 to " + std::to_string(n) + ", or the words. ? explains.";
}

// The person's objects and the phase, where an exhibition is being picked.
const adel::Match* showing(const Sitting& sitting) {
  if (sitting.match().game() != adel::Face::kName) return nullptr;
  const auto& match = static_cast<const adel::Match&>(sitting.match());
  const Viewer me = Viewer::of_seat(sitting.company().me);
  return match.seen_by(me).phase == adel::Phase::show ? &match : nullptr;
}

}  // namespace

Leave Dialogue::play() {
  while (true) {
    if (const Result<void> played = sitting_.let_bots_play(); !played) {
      note(refused(played.error()));
      return Leave::failed;
    }
    keep_saved();
    if (terminal_.covers() && round_is_new()) {
      if (const Outcome outcome = pause(); outcome.kind == Outcome::Kind::leave) {
        return outcome.leave;
      }
    }
    if (sitting_.over()) return Leave::game_over;
    if (sitting_.match().summary().round != round_) table_is_new_ = true;
    round_ = sitting_.match().summary().round;
    if (const Outcome outcome = decide(); outcome.kind == Outcome::Kind::leave) {
      return outcome.leave;
    }
  }
}

// The deal needs no pause: the first question shows it all.
bool Dialogue::round_is_new() const {
  return round_ != 0 && (sitting_.over() || sitting_.match().summary().round != round_);
}

Scene Dialogue::scene(const Question& question) const {
  Scene scene;
  scene.title = title_of(sitting_);
  scene.table = table_of(sitting_);
  scene.table_is_new = table_is_new_;
  scene.company = sitting_.company();
  scene.journal = sitting_.journal();
  scene.news = sitting_.news();
  scene.notices = notices_;
  scene.question = question.text;
  scene.again = again_;
  scene.hint = question.how.empty() ? std::string(kUsualHint) : question.how + " · ? help";
  for (std::size_t i = 0; i < question.offers.size() && i < question.listed; ++i) {
    const Offer& offer = question.offers[i];
    if (offer.move == held_) scene.marked = static_cast<int>(i);
    scene.options.push_back({offer.shown(), offer.meaning});
  }
  if (!held_.empty()) {
    scene.face_down = true;
    scene.question = "Face down before you: " + held_ + ".";
    scene.hint = kFaceDownHint;
  }
  return scene;
}

Dialogue::Outcome Dialogue::decide() {
  const Question question = ask(sitting_.match(), sitting_.company());
  held_.clear();
  draft_ = 0;
  again_ = false;
  while (true) {
    const Typing reply = terminal_.ask(scene(question));
    notices_.clear();
    table_is_new_ = false;
    again_ = true;
    if (reply.kind == Typing::Kind::end_of_input) return leaving(Leave::end_of_input);
    if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
    const Outcome outcome = answer(read_answer(reply.text, question), question);
    if (outcome.kind != Outcome::Kind::again) return outcome;
  }
}

Dialogue::Outcome Dialogue::answer(const Typed& answer, const Question& question) {
  switch (answer.kind) {
    case Typed::Kind::nothing:
      if (!held_.empty()) return commit(held_);
      if (question.complete && question.offers.size() == 1) {
        return choose(question.offers[0].move, question);
      }
      note(how_to_answer(question));
      return again();
    case Typed::Kind::move: return choose(answer.text, question);
    case Typed::Kind::other: return other(answer.text, question);
    case Typed::Kind::undo: {
      if (!held_.empty()) {
        note("You take back " + std::exchange(held_, {}) + ".");
        again_ = false;
        return again();
      }
      const Result<void> back = sitting_.take_back();
      if (!back) {
        note(back.error().message);
        return again();
      }
      note("You take your last decision back.");
      keep_saved();
      return done();
    }
    default: return common(answer, question);
  }
}

// The answers that every prompt understands.
Dialogue::Outcome Dialogue::common(const Typed& answer, const Question& question) {
  switch (answer.kind) {
    case Typed::Kind::help: return show(help_on(question, sitting_));
    case Typed::Kind::save: save(answer.text); return again();
    case Typed::Kind::quit: return quit();
    case Typed::Kind::table:
      table_is_new_ = true;
      again_ = false;
      return again();
    case Typed::Kind::unclear: note(answer.text); return again();
    default:
      if (const std::optional<Page> page = list_of(sitting_, answer.kind)) return show(*page);
      note("This game has no such list. ? tells what may be typed.");
      return again();
  }
}

Dialogue::Outcome Dialogue::show(const Page& page) {
  const Typing reply = terminal_.show(page);
  if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
  return again();
}

Dialogue::Outcome Dialogue::choose(const std::string& move, const Question& question) {
  if (!question.face_down || move == held_) return commit(move);
  held_ = move;
  return again();
}

Dialogue::Outcome Dialogue::commit(const std::string& move) {
  sitting_.has_read();
  const Result<void> decided = sitting_.decide(move);
  if (decided) return done();
  note(refused(decided.error()));
  return again();
}

// Something that is not in the list: an exhibition by its objects, or what the rules have to
// refuse.
Dialogue::Outcome Dialogue::other(const std::string& typed, const Question& question) {
  std::string move = typed;
  if (const adel::Match* match = showing(sitting_)) {
    const auto view = match->seen_by(Viewer::of_seat(sitting_.company().me));
    if (!held_.empty()) {
      if (const auto held = adel::read_decision(match->edition(), held_)) draft_ = held->objects();
    }
    const auto objects =
        adel::read_exhibition(match->edition(), view.known[view.viewer.seat()], draft_, typed);
    if (objects && !*objects) {
      note(refused(objects->error()));
      return again();
    }
    if (objects) {
      draft_ = **objects;
      held_.clear();
      move = adel::write_decision(match->edition(), adel::Decision::show(draft_));
    }
  }
  if (const Result<void> allowed = sitting_.try_out(move); !allowed) {
    note(refused(allowed.error()));
    note(how_to_answer(question));
    return again();
  }
  return choose(move, question);
}

Dialogue::Outcome Dialogue::pause() {
  Question question;
  const bool adel = sitting_.match().game() == adel::Face::kName;
  question.text = sitting_.over()
                      ? "The game is over."
                      : (adel ? "Round " : "Turn ") + std::to_string(round_) + " is over.";
  question.how = "Enter goes on";
  question.help = {"This is what happened since your last decision. Enter goes on."};
  held_.clear();
  again_ = false;
  while (true) {
    const Typing reply = terminal_.ask(scene(question));
    notices_.clear();
    if (reply.kind == Typing::Kind::end_of_input) return leaving(Leave::end_of_input);
    if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
    const Typed answer = read_answer(reply.text, question);
    if (answer.kind == Typed::Kind::nothing) return done();
    if (answer.kind == Typed::Kind::undo) {
      const Result<void> back = sitting_.take_back();
      if (back) return done();
      note(back.error().message);
    } else if (answer.kind == Typed::Kind::other) {
      note("There is nothing to decide here: Enter goes on.");
    } else if (const Outcome outcome = common(answer, question);
               outcome.kind != Outcome::Kind::again) {
      return outcome;
    }
  }
}

Dialogue::Outcome Dialogue::quit() {
  if (file_.written()) return leaving(Leave::quit);  // saved already, with every decision
  const std::string name = SaveFile::usual_name(sitting_);
  Question question;
  question.text = "You leave the game. Shall it be saved?";
  question.offers = {{.move = "yes", .label = "save", .meaning = "in " + name, .also = {}},
                     {.move = "no", .label = "leave", .meaning = "it is lost", .also = {"leave"}},
                     {.move = "stay", .label = {}, .meaning = "go on playing", .also = {"back"}}};
  question.help = {"save writes the game down, and you can go on later; save FILE names the file."};
  const std::string held = std::exchange(held_, {});
  again_ = false;
  while (true) {
    const Typing reply = terminal_.ask(scene(question));
    notices_.clear();
    again_ = true;
    if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
    if (reply.kind == Typing::Kind::end_of_input) return leaving(Leave::end_of_input);
    const Typed answer = read_answer(reply.text, question);
    const bool moved = answer.kind == Typed::Kind::move;
    if (moved && answer.text == "stay") break;
    if ((moved && answer.text == "no") || answer.kind == Typed::Kind::quit) {
      return leaving(Leave::quit);
    }
    if (moved || answer.kind == Typed::Kind::save) {
      save(moved ? name : answer.text);
      if (file_.written()) return leaving(Leave::quit);
    } else if (answer.kind == Typed::Kind::help) {
      if (const Outcome outcome = show(help_on(question, sitting_));
          outcome.kind == Outcome::Kind::leave) {
        return outcome;
      }
    } else {
      note("1 saves and leaves, 2 leaves, 3 stays.");
    }
  }
  held_ = held;
  again_ = false;
  return again();
}

void Dialogue::save(const std::string& path) {
  const Result<void> saved = file_.save_as(sitting_, path);
  note(saved ? "Saved in " + file_.path() + ", and from now on after every decision."
             : "Not saved: " + saved.error().message + ".");
}

void Dialogue::keep_saved() {
  if (const Result<void> kept = file_.keep(sitting_); !kept) {
    note("Not saved: " + kept.error().message + ".");
  }
}

}  // namespace noblesse

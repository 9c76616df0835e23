#include "app/dialogue.h"

#include <utility>

#include "app/columns.h"
#include "app/exhibit.h"
#include "app/table.h"

namespace noblesse {
namespace {

std::string refused(const Error& error) {
  std::string text = error.message;
  if (!text.empty() && text.back() != '.') text += '.';
  if (!error.rule.empty()) text += " (" + error.rule + ")";
  return text;
}

// Why the rules refuse what was typed. They say it in English; in other languages the reason's own
// name leads to the words, and what is no decision at all has none.
std::string refused(const Error& error, std::string_view typed, const Words& words) {
  if (words.english()) return refused(error);
  const std::string why =
      words.named("closed-" + error.key, words("not-understood", {{"typed", clip(typed, 30)}}));
  return refused({.message = why, .rule = error.rule, .key = {}});
}

std::string how_to_answer(const Question& question, const Words& words) {
  if (!question.how.empty()) return words("typed-with", {{"how", question.how}});
  const std::size_t n = question.offers.size();
  return n == 1 ? words("type-one") : words("type-number", {{"most", n}});
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
  const Words& words = sitting_.words();
  scene.hint =
      question.how.empty() ? words("hint-usual") : words("hint-how", {{"how", question.how}});
  scene.more = words("hint-more");
  for (std::size_t i = 0; i < question.offers.size() && i < question.listed; ++i) {
    const Offer& offer = question.offers[i];
    if (offer.move == held_) scene.marked = static_cast<int>(i);
    scene.options.push_back({offer.shown(), offer.meaning});
  }
  if (!held_.empty()) {
    scene.face_down = true;
    scene.question = words("face-down", {{"move", move_name(words, held_)}});
    scene.hint = words("hint-face-down");
  }
  return scene;
}

Dialogue::Outcome Dialogue::decide() {
  const Question question = ask(sitting_.match(), sitting_.company(), sitting_.words());
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
    const Outcome outcome = answer(read_answer(reply.text, question, sitting_.words()), question);
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
      note(how_to_answer(question, sitting_.words()));
      return again();
    case Typed::Kind::move: return choose(answer.text, question);
    case Typed::Kind::other: return other(answer.text, question);
    case Typed::Kind::undo: {
      if (!held_.empty()) {
        const std::string move = move_name(sitting_.words(), std::exchange(held_, {}));
        note(sitting_.words()("taken-back-card", {{"move", move}}));
        again_ = false;
        return again();
      }
      const Result<void> back = sitting_.take_back();
      if (!back) {
        note(back.error().message);
        return again();
      }
      note(sitting_.words()("taken-back"));
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
      note(sitting_.words()("no-such-list"));
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
  note(refused(decided.error(), move, sitting_.words()));
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
    const auto objects = adel::read_exhibition(match->edition(), view.known[view.viewer.seat()],
                                               draft_, typed, sitting_.words());
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
    note(refused(allowed.error(), typed, sitting_.words()));
    note(how_to_answer(question, sitting_.words()));
    return again();
  }
  return choose(move, question);
}

Dialogue::Outcome Dialogue::pause() {
  Question question;
  const Words& words = sitting_.words();
  const bool adel = sitting_.match().game() == adel::Face::kName;
  const char* key = sitting_.over() ? "pause-over" : adel ? "pause-round" : "pause-turn";
  question.text = words(key, {{"round", round_}});
  question.how = words("pause-how");
  question.help = {words("pause-help")};
  held_.clear();
  again_ = false;
  while (true) {
    const Typing reply = terminal_.ask(scene(question));
    notices_.clear();
    if (reply.kind == Typing::Kind::end_of_input) return leaving(Leave::end_of_input);
    if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
    const Typed answer = read_answer(reply.text, question, sitting_.words());
    if (answer.kind == Typed::Kind::nothing) return done();
    if (answer.kind == Typed::Kind::undo) {
      const Result<void> back = sitting_.take_back();
      if (back) return done();
      note(back.error().message);
    } else if (answer.kind == Typed::Kind::other) {
      note(words("pause-nothing"));
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
  const Words& words = sitting_.words();
  const auto offer = [&](const char* move, const std::string& key, const char* also) {
    const std::string label = words(key);
    return Offer{.move = move,
                 .label = label,
                 .meaning = words(key + "-about", {{"file", name}}),
                 .also = {also, label},
                 .called = words.english() ? move : label};
  };
  question.text = words("quit-ask");
  question.offers = {offer("yes", "quit-save", "yes"), offer("no", "quit-leave", "leave"),
                     offer("stay", "quit-stay", "back")};
  question.help = {words("quit-help")};
  const std::string held = std::exchange(held_, {});
  again_ = false;
  while (true) {
    const Typing reply = terminal_.ask(scene(question));
    notices_.clear();
    again_ = true;
    if (reply.kind == Typing::Kind::interrupted) return leaving(Leave::interrupted);
    if (reply.kind == Typing::Kind::end_of_input) return leaving(Leave::end_of_input);
    const Typed answer = read_answer(reply.text, question, sitting_.words());
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
      note(words("quit-again"));
    }
  }
  held_ = held;
  again_ = false;
  return again();
}

void Dialogue::save(const std::string& path) {
  const Result<void> saved = file_.save_as(sitting_, path);
  note(saved ? sitting_.words()("saved", {{"file", file_.path()}})
             : sitting_.words()("not-saved", {{"why", saved.error().message}}));
}

void Dialogue::keep_saved() {
  if (const Result<void> kept = file_.keep(sitting_); !kept) {
    note(sitting_.words()("not-saved", {{"why", kept.error().message}}));
  }
}

}  // namespace noblesse

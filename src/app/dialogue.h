// The talk with the person at the keyboard: asks for each decision, lets them change their mind
// while their card lies face down, answers their questions, and saves what they want saved.
#pragma once

#include "app/answer.h"
#include "app/save_file.h"
#include "app/sitting.h"
#include "app/terminal.h"

namespace noblesse {

enum class Leave : std::uint8_t { game_over, quit, end_of_input, interrupted, failed };

class Dialogue {
 public:
  // Every decision is saved in the file at once, if there is one.
  Dialogue(Terminal& terminal, Sitting& sitting, std::string file)
      : terminal_(terminal), sitting_(sitting), file_(std::move(file)) {}

  // Says something before the next question.
  void note(std::string notice) { notices_.push_back(std::move(notice)); }

  // Plays until the game is over or the person leaves.
  Leave play();

  // Where the game is saved; empty if it is not.
  std::string file() const { return file_.written() ? file_.path() : std::string(); }

 private:
  // What the person did with one prompt.
  struct Outcome {
    enum class Kind : std::uint8_t { again, done, leave };
    Kind kind = Kind::again;
    Leave leave = Leave::quit;
  };
  static Outcome again() { return {}; }
  static Outcome done() { return {.kind = Outcome::Kind::done}; }
  static Outcome leaving(Leave why) { return {Outcome::Kind::leave, why}; }

  Outcome decide();
  Outcome answer(const Typed& answer, const Question& question);
  Outcome choose(const std::string& move, const Question& question);
  Outcome commit(const std::string& move);
  Outcome other(const std::string& typed, const Question& question);
  Outcome common(const Typed& answer, const Question& question);
  Outcome pause();
  Outcome quit();
  Outcome show(const Page& page);

  Scene scene(const Question& question) const;
  bool round_is_new() const;
  void save(const std::string& named);
  void keep_saved();

  Terminal& terminal_;
  Sitting& sitting_;
  SaveFile file_;
  std::vector<std::string> notices_;
  std::string held_;         // the decision that lies face down
  std::uint64_t draft_ = 0;  // objects picked one by one for an exhibition
  bool table_is_new_ = true;
  bool again_ = false;
  int round_ = 0;  // the last one that the person was shown
};

}  // namespace noblesse

// What the person is asked, in words: the question, the offers with what each means, and the help
// with the numbers of the rules. Built from what their seat may know and may do, and nothing else.
#pragma once

#include <string>
#include <vector>

#include "app/company.h"
#include "app/names.h"
#include "match/adel/face.h"
#include "match/mille/face.h"

namespace noblesse {

struct Offer {
  std::string move;               // in the notation: "check 24"
  std::string label;              // as the list shows it, where that is not the move
  std::string meaning;            // one clause
  std::vector<std::string> also;  // other ways to say it: "24", "Verona"
  std::string called = {};        // the move in the person's language, where it is not theirs

  const std::string& spoken() const { return called.empty() ? move : called; }
  const std::string& shown() const { return label.empty() ? spoken() : label; }
};

struct Question {
  std::string text;
  std::vector<Offer> offers;
  std::size_t listed = SIZE_MAX;  // how many of them are listed; the others have to be typed
  bool complete = true;           // every legal decision is among the offers
  bool face_down = false;         // laid face down: can be changed until the cards are turned over
  std::string how;                // how to answer, where numbers are not the best way
  std::vector<std::string> help;  // paragraphs
};

// The seat must owe a decision.
Question ask(const Match& match, const Company& company, const Words& words);

// Paragraphs of help: those by the key with "-1", "-2", ... behind it.
std::vector<std::string> help_by(const Words& words, std::string_view key, int paragraphs,
                                 const Args& args = {});

// Calls the offer by its name in the person's language, which may be typed as well.
void name_offer(const Words& words, Offer& offer);

namespace adel {
Question ask(const Match& match, const Company& company, const Words& words);
}
namespace mille {
Question ask(const Match& match, const Company& company, const Words& words);
}

}  // namespace noblesse

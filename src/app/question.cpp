#include "app/question.h"

namespace noblesse {

Question ask(const Match& match, const Company& company, const Words& words) {
  if (match.game() == adel::Face::kName) {
    return adel::ask(static_cast<const adel::Match&>(match), company, words);
  }
  return mille::ask(static_cast<const mille::Match&>(match), company, words);
}

std::vector<std::string> help_by(const Words& words, std::string_view key, int paragraphs,
                                 const Args& args) {
  std::vector<std::string> help;
  for (int i = 1; i <= paragraphs; ++i) {
    help.push_back(words(std::string(key) + "-" + std::to_string(i), args));
  }
  return help;
}

void name_offer(const Words& words, Offer& offer) {
  if (words.english()) return;
  offer.called = move_name(words, offer.move);
  offer.also.push_back(offer.called);
}

}  // namespace noblesse

#include "app/question.h"

namespace noblesse {

Question ask(const Match& match, const Company& company) {
  if (match.game() == adel::Face::kName) {
    return adel::ask(static_cast<const adel::Match&>(match), company);
  }
  return mille::ask(static_cast<const mille::Match&>(match), company);
}

}  // namespace noblesse

#include "doors/purses.h"

#include "doors/forget.h"

namespace noblesse {

void Purses::charge(std::string_view whose, Moment now, Work work) {
  auto purse = purses_.find(whose);
  if (purse == purses_.end()) purse = purses_.emplace(whose, Bucket(rate_, now)).first;
  purse->second.owe(rate_, now, std::chrono::duration<double>(work).count());
}

std::optional<Milliseconds> Purses::debt(std::string_view whose, Moment now) const {
  const auto purse = purses_.find(whose);
  return purse == purses_.end() ? std::nullopt : purse->second.debt(rate_, now);
}

void Purses::forget(Moment now) {
  forget_some(purses_, forgotten_,
              [&](const auto& purse) { return purse.second.full(rate_, now); });
}

}  // namespace noblesse

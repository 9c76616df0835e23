// Somebody who waits for something that is not on the wire: woken once, by whoever has it or by
// whoever gives up. For the room's own use.
#pragma once

#include <functional>
#include <optional>
#include <utility>

namespace noblesse {

struct Waiting {
  bool over = false;
  std::move_only_function<void()> wake;  // null: nobody waits yet

  void end() {
    over = true;
    if (auto waiting = std::exchange(wake, nullptr)) waiting();
  }
};

// Where what the house says arrives.
template <class What>
struct Slip : Waiting {
  std::optional<What> what;

  void give(std::optional<What> given) {
    if (over) return;
    what = std::move(given);
    end();
  }
};

}  // namespace noblesse

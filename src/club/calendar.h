// Whether the machine's clock can be believed. What goes for good after months (sessions, guests,
// forsaken tables) goes only when the clock has been plausible for a day: a machine that starts
// once with a clock far ahead deletes nothing.
#pragma once

#include <optional>

#include "store/rows.h"
#include "table/post.h"

namespace noblesse {

class Calendar {
 public:
  // What was kept when the club was last open, and what the clock says now.
  Calendar(const std::optional<store::Calendar>& kept, Time now);

  // The clock was looked at again. To be kept.
  store::Calendar note(Time now);
  bool is_plausible() const { return kept_.seen - kept_.since >= kTrial; }

 private:
  static constexpr Time kTrial = 24LL * 60 * 60 * 1000;

  store::Calendar kept_;
};

}  // namespace noblesse

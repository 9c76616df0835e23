// Lays out a scene for a screen of a given size: the table, the journal, the question, the choices.
// What matters most is cut last: the question and its choices, then the table, then the journal.
#pragma once

#include "app/scene.h"

namespace noblesse {

struct Size {
  int width = 80;
  int height = 24;
};

// One screen without its last row, which is the prompt's. At most height - 1 lines, none wider than
// the screen. `selected` is the choice under the cursor, -1 for none.
Lines compose(const Scene& scene, Size size, bool unicode, int selected);

// The journal's last paragraphs in at most so many rows, the newest at the bottom.
Lines journal_rows(const Scene& scene, int width, int rows);

// The choices in at most so many rows: one a row with what it means where there is room, else side
// by side.
Lines option_rows(const Scene& scene, int width, int rows, int selected);

// A line across, with a word in it.
Line ruler(std::string_view word, int width, bool unicode);

}  // namespace noblesse

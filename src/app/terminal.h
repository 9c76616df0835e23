// Where the person sits: something that shows a scene and hands back what was typed. There are two
// of them, a screen and plain lines, and tests bring their own.
#pragma once

#include "app/scene.h"

namespace noblesse {

struct Typing {
  enum class Kind : std::uint8_t { line, end_of_input, interrupted };
  Kind kind = Kind::line;
  std::string text;
};

class Terminal {
 public:
  Terminal() = default;
  Terminal(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  virtual ~Terminal() = default;

  // Shows the scene and waits for a line.
  virtual Typing ask(const Scene& scene) = 0;
  // Shows a page and waits until it has been read.
  virtual Typing show(const Page& page) = 0;
  // What remains on the person's terminal when the game has been left. The command, if there is
  // one, stands alone and unbroken on its line, to be copied.
  virtual void farewell(const std::vector<std::string>& lines, const std::string& command) = 0;
  // Whether it waits after a reveal, because the next scene would cover what happened.
  virtual bool covers() const = 0;
};

}  // namespace noblesse

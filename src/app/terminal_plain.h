// Plain lines: for pipes, for terminals that can do nothing else, and for whoever likes it so. What
// happened is written once and stays; the table comes at the start of every round.
#pragma once

#include <cstdio>

#include "app/interrupt.h"
#include "app/line_reader.h"
#include "app/terminal.h"

namespace noblesse {

class PlainTerminal final : public Terminal {
 public:
  // `echo`: what was read is written too, where nobody sees it otherwise.
  PlainTerminal(int input, std::FILE* output, int width, bool unicode, bool echo)
      : reader_(input, kLongestLine, InterruptWatch::raised),
        output_(output),
        width_(width),
        unicode_(unicode),
        echo_(echo) {}

  Typing ask(const Scene& scene) override;
  Typing show(const Page& page) override;
  void farewell(const std::vector<std::string>& lines, const std::string& command) override;
  bool covers() const override { return false; }

 private:
  static constexpr std::size_t kLongestLine = 4096;

  Typing read_line();
  void write(const Line& line);
  void write(std::string_view text) { write(Line(text)); }

  InterruptWatch watch_;
  LineReader reader_;
  std::FILE* output_;
  int width_;
  bool unicode_;
  bool echo_;
  std::size_t told_ = 0;  // paragraphs of the journal that were written
};

}  // namespace noblesse
